import { toCentavos } from '../money';
import { ok, type Result, refuse } from '../result';
import type { Destination, PaymentMethod, ShippingMethod } from './cart';
import { MESSAGES } from './messages';

/** Offered where no method can be looked up. Source: spec 0 §9. */
export const FALLBACK_SHIPPING_METHOD: ShippingMethod = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'Flat rate',
  method_title: 'Flat rate',
  amount: toCentavos(400),
  priceInclTax: toCentavos(500),
  available: true,
  errorMessage: '',
  default: true,
  offline: true,
  deliveryDays: null,
};

export const CASH_ON_DELIVERY = 'cashondelivery';
/** Message key of what cash on delivery means. Source: spec 2 §8. */
export const CASH_ON_DELIVERY_TEXT = 'You are going to pay for this order upon delivery.';

/** The default one that works online, else the first that does; null when none does. */
export function defaultShippingMethod(methods: readonly ShippingMethod[]): ShippingMethod | null {
  const online = methods.filter((method) => !method.offline && method.available);
  return online.find((method) => method.default) ?? online[0] ?? null;
}

/** The default one, else the first; null when there is none. */
export const defaultPaymentMethod = (methods: readonly PaymentMethod[]): PaymentMethod | null => methods.find((method) => method.default) ?? methods[0] ?? null;

/** Methods a cart may be paid by: nobody comes to the door for a virtual one. */
export const offeredPaymentMethods = (methods: readonly PaymentMethod[], { virtual }: { virtual: boolean }): PaymentMethod[] =>
  methods.filter((method) => !virtual || method.code !== CASH_ON_DELIVERY);

/** Our own methods first, then those a retailer's answer brought that are not there yet, marked as the retailer's. */
export function joinPaymentMethods(current: readonly PaymentMethod[], server: readonly PaymentMethod[]): PaymentMethod[] {
  const own = current.filter((method) => !method.isServerMethod);
  const codes = new Set(own.map((method) => method.code));
  const fresh = server.filter((method) => !codes.has(method.code) && codes.add(method.code));
  return [...own, ...fresh.map((method) => ({ ...method, isServerMethod: true }))];
}

/** The country totals are made for: where the cart goes, else the store's default tax country; 422 when neither is known. */
export function totalsCountry(destination: Pick<Destination, 'country'> | null, defaultCountry: string): Result<string> {
  const country = destination?.country || defaultCountry;
  return country ? ok(country) : refuse(422, MESSAGES.noTaxCountry);
}
