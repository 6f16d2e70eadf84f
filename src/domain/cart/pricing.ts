import { toCentavos } from '../money';
import { defaultPaymentMethod, offeredPaymentMethods } from '../payment/methods';
import { isOffered } from '../payment/months';
import { isPickupOnly, type ShippingRates, shippingMethodsFor, specialOf } from '../shipping';
import type { PaymentMethod, PaymentTerms, ShippingMethod } from './cart';
import type { CartContent } from './content';
import { isPickup } from './handover';
import { isVirtual } from './lines';
import { defaultShippingMethod } from './methods';
import { computeTotals } from './totals';

/** The way this cart is delivered: the chosen one while it is offered, else the default; null when there is none or nothing to deliver. */
export function shippingOf(content: Pick<CartContent, 'lines' | 'shippingMethods' | 'chosenShipping'>): ShippingMethod | null {
  if (isVirtual(content.lines)) return null;
  const { chosenShipping: chosen, shippingMethods: methods } = content;
  const found = methods.find((method) => method.available && method.carrier_code === chosen?.carrierCode && method.method_code === chosen.methodCode);
  return found ?? defaultShippingMethod(methods);
}

/** Ways this cart may be paid: those a retailer named, else `ours`. */
export const paymentsOf = (content: Pick<CartContent, 'lines' | 'paymentMethods' | 'chosenShipping'>, ours: readonly PaymentMethod[]): PaymentMethod[] =>
  offeredPaymentMethods(content.paymentMethods ?? ours, { virtual: isVirtual(content.lines), pickup: isPickup(content) });

/** The way this cart is paid: the chosen one while it is offered, else the default; null when there is none. */
export function paymentOf(
  content: Pick<CartContent, 'lines' | 'paymentMethods' | 'chosenShipping' | 'chosenPayment'>,
  ours: readonly PaymentMethod[],
): PaymentMethod | null {
  const methods = paymentsOf(content, ours);
  return methods.find((method) => method.code === content.chosenPayment) ?? defaultPaymentMethod(methods);
}

/** What belongs to the way this cart is paid. */
export function paymentTermsOf(
  content: Pick<CartContent, 'lines' | 'paymentMethods' | 'chosenPayment' | 'chosenShipping' | 'chosenMonths' | 'totals'>,
  ours: readonly PaymentMethod[],
): PaymentTerms {
  const method = paymentOf(content, ours);
  const months = content.chosenMonths ?? 1;
  if (!method || method.code !== content.chosenPayment) return { months: 1, isChargedAtOnce: method?.isChargedAtOnce === true };
  return { months: isOffered(method, months, content.totals.grandTotal) ? months : null, isChargedAtOnce: method.isChargedAtOnce === true };
}

/** What its goods cost after discounts, with IVA: what table rates go by. */
function merchandiseGross(content: CartContent) {
  const { subtotalInclTax, discount } = computeTotals({ lines: content.lines, coupon: content.coupon, shipping: null, payment: null });
  return toCentavos(subtotalInclTax - discount);
}

/** The content with the methods our own rates offer it. */
export const withShippingMethods = (content: CartContent, rates: ShippingRates): CartContent => ({
  ...content,
  shippingMethods: shippingMethodsFor({
    subtotalGross: merchandiseGross(content),
    coverage: content.coverage,
    pickupOnly: isPickupOnly(content.lines),
    hasBranches: content.hasBranches === true || content.branch !== undefined,
    special: specialOf(content.lines),
    rates,
  }),
});

/** The content with its amounts worked out here; `ours` are our own ways to pay. */
export const withTotals = (content: CartContent, ours: readonly PaymentMethod[]): CartContent => ({
  ...content,
  totals: computeTotals({ lines: content.lines, coupon: content.coupon, shipping: shippingOf(content), payment: paymentOf(content, ours) }),
});
