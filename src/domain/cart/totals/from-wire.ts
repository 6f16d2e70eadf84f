import { allocate, fromDecimal, toCentavos } from '../../money';
import type { CartLine, Totals } from '../cart';
import { itemCount } from '../lines';
import { rowGross } from './row';
import { segmentsOf } from './totals';

/** What is read of a retailer's totals; amounts in pesos. Source: contract §1.1. */
export interface ServerTotals {
  grand_total: number;
  subtotal: number;
  subtotal_incl_tax?: number;
  discount_amount: number;
  shipping_amount: number;
  shipping_incl_tax?: number;
  tax_amount: number;
  coupon_code?: string;
  items: { item_id: number | string; qty: number; row_total_incl_tax: number; discount_amount?: number }[];
  total_segments: { code: string; value: number }[];
  subtotal_without_credit?: number;
  credit_payment_method_code?: string;
  credit_payment_method_title?: string;
}

/** What each line costs with IVA by the retailer's word, or by ours for a line it does not name. */
function grossRows(lines: readonly CartLine[], server: ServerTotals) {
  return lines.map((line) => {
    const item = server.items.find((other) => String(other.item_id) === line.serverItemId);
    return item ? fromDecimal(item.row_total_incl_tax) : rowGross(line);
  });
}

/** Segments that name parts of the sum this shop reads elsewhere. */
const NAMED_PARTS = new Set(['subtotal', 'subtotal_incl_tax', 'shipping', 'payment', 'tax', 'grand_total']);
/** A reduction may be told without IVA, and every amount rounded by itself. */
const WITH_TAX = 1.25;
const ROUNDING = 5;

/**
 * Whether a retailer's totals are of exactly these lines and explain themselves: what lies between its rows and its
 * grand total is told as a discount or a cost. Totals that contradict themselves are nobody's price.
 */
export function areTotalsOf(server: ServerTotals, lines: readonly CartLine[]): boolean {
  const items = new Map(server.items.map((item) => [String(item.item_id), item]));
  if (
    server.items.length !== lines.length ||
    lines.some((line) => line.serverItemId === null || items.get(line.serverItemId)?.qty !== line.qty)
  )
    return false;
  const sumOf = (list: readonly number[]): number =>
    list.reduce((total, amount) => total + fromDecimal(Math.abs(amount)), 0);
  const others = server.total_segments.filter(({ code }) => !NAMED_PARTS.has(code)).map(({ value }) => value);
  const payment = server.total_segments.find(({ code }) => code === 'payment')?.value ?? 0;
  const parts =
    sumOf(server.items.map((item) => item.row_total_incl_tax)) +
    fromDecimal(server.shipping_incl_tax ?? server.shipping_amount) +
    fromDecimal(payment);
  const reduced = parts - fromDecimal(server.grand_total);
  const toldOff = Math.max(
    sumOf([server.discount_amount]),
    sumOf(server.items.map((item) => item.discount_amount ?? 0)),
    sumOf(others.filter((value) => value < 0)),
  );
  const toldOn = sumOf(others.filter((value) => value > 0));
  const rounding = ROUNDING * (lines.length + 1);
  return reduced <= toldOff * WITH_TAX + rounding && -reduced <= toldOn + rounding;
}

/**
 * A retailer's totals as ours. Its grand total is what will be charged, so it stands; its discount is often given
 * without IVA and its lines then do not add up: the discount shown is what lies between the other lines and the grand
 * total.
 */
export function totalsFromWire(server: ServerTotals, lines: readonly CartLine[]): Totals {
  const gross = grossRows(lines, server);
  const subtotalInclTax = toCentavos(gross.reduce((total, row) => total + row, 0));
  const shippingInclTax = fromDecimal(server.shipping_incl_tax ?? server.shipping_amount);
  const grandTotal = fromDecimal(server.grand_total);
  const payment = fromDecimal(server.total_segments.find((segment) => segment.code === 'payment')?.value ?? 0);
  const between = subtotalInclTax + shippingInclTax + payment - grandTotal;
  const discount = toCentavos(Math.max(0, between));
  const paymentInclTax = toCentavos(payment + Math.max(0, -between));
  const tax = fromDecimal(server.tax_amount);
  const share = (amount: number, weights: readonly number[]) =>
    lines.length > 0 ? allocate(toCentavos(amount), weights) : [];
  const discounts = share(discount, gross);
  const goods = gross.map((row, index) => row - (discounts[index] ?? 0));
  const positive = goods.map((row) => Math.max(0, row));
  const costs = share(shippingInclTax + paymentInclTax, positive);
  const goodsTax = Math.max(0, tax - Math.max(0, shippingInclTax - fromDecimal(server.shipping_amount)));
  const taxes = share(goodsTax, positive);
  const nothing = toCentavos(0);
  const amounts = {
    subtotal: fromDecimal(server.subtotal),
    subtotalInclTax,
    discount,
    shipping: fromDecimal(server.shipping_amount),
    shippingInclTax,
    paymentInclTax,
    tax,
    grandTotal,
    itemsQty: itemCount(lines),
    couponCode: server.coupon_code ?? null,
    subtotalWithoutCredit:
      server.subtotal_without_credit === undefined ? null : fromDecimal(server.subtotal_without_credit),
    creditPaymentMethodCode: server.credit_payment_method_code ?? null,
    creditPaymentMethodTitle: server.credit_payment_method_title ?? null,
  };
  const rows = lines.map((line, index) => ({
    itemId: line.itemId,
    qty: line.qty,
    gross: gross[index] ?? nothing,
    discount: discounts[index] ?? nothing,
    tax: taxes[index] ?? nothing,
    shipping: costs[index] ?? nothing,
    total: toCentavos((goods[index] ?? 0) + (costs[index] ?? 0)),
  }));
  return {
    ...amounts,
    rows,
    segments: segmentsOf(
      amounts,
      server.total_segments.some((segment) => segment.code === 'shipping') || shippingInclTax > 0,
    ),
  };
}
