import { allocate, type Centavos, sum, toCentavos } from '../../money';
import type { CartLine, Coupon, PaymentMethod, ShippingMethod, TotalSegment, Totals } from '../cart';
import { isVirtualLine, itemCount } from '../lines';
import { couponShares, missingForCoupon } from './coupon';
import { rowGross, rowNet, rowTax } from './row';

/** Titles are message keys. */
const TITLES = {
  subtotal_incl_tax: 'Subtotal',
  credit_total: 'Credit',
  discount: 'Discount',
  shipping: 'Shipping',
  payment: 'Payment',
  tax: 'Tax',
  grand_total: 'Grand Total',
};

/** Titles that lines of ours may have. */
export const SEGMENT_TITLES: readonly string[] = Object.values(TITLES);

type Amounts = Pick<
  Totals,
  | 'subtotalInclTax'
  | 'discount'
  | 'shippingInclTax'
  | 'paymentInclTax'
  | 'tax'
  | 'grandTotal'
  | 'couponCode'
  | 'subtotalWithoutCredit'
  | 'creditPaymentMethodTitle'
>;

const line = (code: keyof typeof TITLES, value: number, area?: TotalSegment['area']): TotalSegment => ({
  code,
  title: TITLES[code],
  value: toCentavos(value),
  ...(area ? { area } : {}),
});

/** The line of a delivery that costs nothing. */
export const SHIPPING_SEGMENT: TotalSegment = line('shipping', 0);

/** A subtotal without credit that lies below the subtotal is shown in its place, and the difference stands second. */
function creditLines(amounts: Amounts, subtotalWithoutCredit: Centavos): TotalSegment[] {
  const difference = amounts.subtotalInclTax - subtotalWithoutCredit;
  if (difference <= 0) return [line('subtotal_incl_tax', amounts.subtotalInclTax)];
  const credit = line('credit_total', difference);
  return [
    line('subtotal_incl_tax', amounts.subtotalInclTax - difference),
    amounts.creditPaymentMethodTitle ? { ...credit, title: amounts.creditPaymentMethodTitle } : credit,
  ];
}

/**
 * The lines a shopper sees. Those without an area add up to the grand total; `hasShipping` shows shipping even when it
 * is free.
 */
export function segmentsOf(amounts: Amounts, hasShipping: boolean): TotalSegment[] {
  return [
    ...(amounts.subtotalWithoutCredit === null
      ? [line('subtotal_incl_tax', amounts.subtotalInclTax)]
      : creditLines(amounts, amounts.subtotalWithoutCredit)),
    ...(amounts.discount !== 0 || amounts.couponCode !== null ? [line('discount', -amounts.discount)] : []),
    ...(hasShipping ? [line('shipping', amounts.shippingInclTax)] : []),
    ...(amounts.paymentInclTax !== 0 ? [line('payment', amounts.paymentInclTax)] : []),
    line('tax', amounts.tax, 'taxes'),
    line('grand_total', amounts.grandTotal, 'footer'),
  ];
}

interface CreditTerms {
  /** What the goods would cost without the credit, with IVA. */
  subtotalWithoutCredit: Centavos;
  paymentMethodCode: string;
  paymentMethodTitle: string;
}

interface TotalsInput {
  lines: readonly CartLine[];
  coupon: Coupon | null;
  shipping: Pick<ShippingMethod, 'amount' | 'priceInclTax'> | null;
  payment: Pick<PaymentMethod, 'cost' | 'costInclTax'> | null;
  credit?: CreditTerms | null;
}

const NOTHING = toCentavos(0);

/** Cost spread over lines by what they cost, or by their quantity where they cost nothing. */
function spread(
  cost: Centavos,
  lines: readonly CartLine[],
  discounted: readonly number[],
  takes: (line: CartLine) => boolean,
): Centavos[] {
  if (cost === 0) return lines.map(() => NOTHING);
  const byAmount = lines.map((line, index) => (takes(line) ? (discounted[index] ?? 0) : 0));
  if (byAmount.some((weight) => weight > 0)) return allocate(cost, byAmount);
  return allocate(
    cost,
    lines.map((line) => (takes(line) ? line.qty : 0)),
  );
}

/**
 * The amounts of a cart. Everything with IVA is exact: row = unit gross × qty, coupon and costs are spread over the
 * rows to the centavo, Σ rows = grand total = Σ shown lines. Virtual lines carry no shipping; an empty cart costs
 * nothing. See ADR 0006.
 */
export function computeTotals({ lines, coupon, shipping, payment, credit = null }: TotalsInput): Totals {
  const delivered = lines.some((line) => !isVirtualLine(line)) ? shipping : null;
  const charged = lines.length > 0 ? payment : null;
  const discounts = couponShares(lines, coupon);
  const discounted = lines.map((line, index) => rowGross(line) - (discounts[index] ?? 0));
  const shippingShares = spread(delivered?.priceInclTax ?? NOTHING, lines, discounted, (line) => !isVirtualLine(line));
  const paymentShares = spread(charged?.costInclTax ?? NOTHING, lines, discounted, () => true);
  const rows = lines.map((line, index) => {
    const discount = discounts[index] ?? NOTHING;
    const costs = sum([shippingShares[index] ?? NOTHING, paymentShares[index] ?? NOTHING]);
    const total = toCentavos(rowGross(line) - discount + costs);
    return {
      itemId: line.itemId,
      qty: line.qty,
      gross: rowGross(line),
      discount,
      tax: rowTax(line, discount),
      shipping: costs,
      total,
    };
  });
  const amounts = {
    subtotal: sum(lines.map(rowNet)),
    subtotalInclTax: sum(rows.map((row) => row.gross)),
    discount: sum(discounts),
    shipping: delivered?.amount ?? NOTHING,
    shippingInclTax: delivered?.priceInclTax ?? NOTHING,
    paymentInclTax: charged?.costInclTax ?? NOTHING,
    tax: toCentavos(
      sum(rows.map((row) => row.tax)) +
        (delivered ? delivered.priceInclTax - delivered.amount : 0) +
        (charged ? charged.costInclTax - charged.cost : 0),
    ),
    grandTotal: sum(rows.map((row) => row.total)),
    itemsQty: itemCount(lines),
    couponCode: coupon && missingForCoupon(lines, coupon) === 0 ? coupon.code : null,
    subtotalWithoutCredit: credit?.subtotalWithoutCredit ?? null,
    creditPaymentMethodCode: credit?.paymentMethodCode ?? null,
    creditPaymentMethodTitle: credit?.paymentMethodTitle ?? null,
  };
  return { ...amounts, rows, segments: segmentsOf(amounts, delivered !== null) };
}
