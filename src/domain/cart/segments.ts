import { toCentavos } from '../money';
import type { TotalSegment, Totals } from './cart';

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

/**
 * Where a subtotal without credit is given and lies below the subtotal: that one is shown, the difference stands
 * second.
 */
function subtotalLines(amounts: Amounts): TotalSegment[] {
  const difference =
    amounts.subtotalWithoutCredit === null ? 0 : amounts.subtotalInclTax - amounts.subtotalWithoutCredit;
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
    ...subtotalLines(amounts),
    ...(amounts.discount !== 0 || amounts.couponCode !== null ? [line('discount', -amounts.discount)] : []),
    ...(hasShipping ? [line('shipping', amounts.shippingInclTax)] : []),
    ...(amounts.paymentInclTax !== 0 ? [line('payment', amounts.paymentInclTax)] : []),
    line('tax', amounts.tax, 'taxes'),
    line('grand_total', amounts.grandTotal, 'footer'),
  ];
}
