import { BRANCH_PICKUP } from '../branch/branch';
import { toCentavos } from '../money';
import { ok, type Result, refuse } from '../result';
import type { Destination, ShippingMethod } from './cart';
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

/**
 * The default one that works online, else the first that does; null when none does. Nobody is sent to a branch unless
 * they chose it or there is no other way.
 */
export function defaultShippingMethod(methods: readonly ShippingMethod[]): ShippingMethod | null {
  const online = methods.filter((method) => !method.offline && method.available);
  return (
    online.find((method) => method.default) ?? online.find((method) => method.method_code !== BRANCH_PICKUP) ?? null
  );
}

/**
 * The country totals are made for: where the cart goes, else the store's default tax country; 422 when neither is
 * known.
 */
export function totalsCountry(
  destination: Pick<Destination, 'country'> | null,
  defaultCountry: string,
): Result<string> {
  const country = destination?.country || defaultCountry;
  return country ? ok(country) : refuse(422, MESSAGES.noTaxCountry);
}
