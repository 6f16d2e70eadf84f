import { sum, toCentavos } from '../../money';
import { defaultPaymentMethod, NOTHING_TO_PAY, offeredPaymentMethods } from '../../payment/methods';
import { isCharged, isOffered } from '../../payment/months';
import { isPickupOnly, type ShippingRates, shippingMethodsFor, specialOf } from '../../shipping/shipping';
import type { PaymentMethod, PaymentTerms, ShippingMethod } from '../cart';
import type { CartContent } from '../content';
import { isPickup } from '../fulfilment';
import { isVirtual } from '../lines';
import { defaultShippingMethod } from '../methods';
import { couponShares } from './coupon';
import { hasNothingToPay } from './derived';
import { rowGross } from './row';
import { computeTotals } from './totals';

/**
 * The way this cart is delivered: the chosen one while it is offered, else the default; null when there is none or
 * nothing to deliver.
 */
export function shippingOf(
  content: Pick<CartContent, 'lines' | 'shippingMethods' | 'chosenShipping'>,
): ShippingMethod | null {
  if (isVirtual(content.lines)) return null;
  const { chosenShipping: chosen, shippingMethods: methods } = content;
  const found = methods.find(
    (method) =>
      method.available && method.carrier_code === chosen?.carrierCode && method.method_code === chosen.methodCode,
  );
  return found ?? defaultShippingMethod(methods);
}

type Payable = Pick<CartContent, 'lines' | 'paymentMethods' | 'chosenShipping' | 'totals'>;

/**
 * Ways this cart may be paid: those a retailer named, else `ours`. One that costs nothing has a way even where none of
 * them is offered it.
 */
export function paymentsOf(content: Payable, ours: readonly PaymentMethod[]): PaymentMethod[] {
  const offered = offeredPaymentMethods(content.paymentMethods ?? ours, {
    virtual: isVirtual(content.lines),
    pickup: isPickup(content),
  });
  return offered.length === 0 && hasNothingToPay(content) ? [NOTHING_TO_PAY] : offered;
}

/** The way this cart is paid: the chosen one while it is offered, else the default; null when there is none. */
export function paymentOf(
  content: Payable & Pick<CartContent, 'chosenPayment'>,
  ours: readonly PaymentMethod[],
): PaymentMethod | null {
  const methods = paymentsOf(content, ours);
  return methods.find((method) => method.code === content.chosenPayment) ?? defaultPaymentMethod(methods);
}

/**
 * What belongs to `method`, the way this cart is paid (`paymentOf`): neither months nor a charge where nothing is to be
 * paid.
 */
export function paymentTermsOf(
  content: Pick<Payable, 'lines' | 'totals'> & Pick<CartContent, 'chosenPayment' | 'chosenMonths'>,
  method: PaymentMethod | null,
): PaymentTerms {
  const isChosen = method !== null && method.code === content.chosenPayment;
  if (!method || hasNothingToPay(content)) return { isChosen, months: 1, isChargedAtOnce: false };
  const asked = isChosen ? (content.chosenMonths ?? 1) : 1;
  const months = isOffered(method, asked, content.totals.grandTotal) ? asked : null;
  return { isChosen, months, isChargedAtOnce: isCharged(method, asked) };
}

/** What its goods cost after discounts, with IVA: what table rates go by. */
const merchandiseGross = ({ lines, coupon }: CartContent) =>
  toCentavos(sum(lines.map(rowGross)) - sum(couponShares(lines, coupon)));

/** The content with the methods our own rates offer it. */
export const withShippingMethods = (content: CartContent, rates: ShippingRates): CartContent => ({
  ...content,
  shippingMethods: shippingMethodsFor({
    coverage: content.coverage,
    pickupOnly: isPickupOnly(content.lines),
    hasBranches: content.hasBranches === true || content.branch !== undefined,
    rates,
    // Asked for only where the place is known.
    get subtotalGross() {
      return merchandiseGross(content);
    },
    get special() {
      return specialOf(content.lines);
    },
  }),
});

/** The content with its amounts worked out here; `ours` are our own ways to pay. */
export const withTotals = (content: CartContent, ours: readonly PaymentMethod[]): CartContent => ({
  ...content,
  totals: computeTotals({
    lines: content.lines,
    coupon: content.coupon,
    shipping: shippingOf(content),
    payment: paymentOf(content, ours),
  }),
});
