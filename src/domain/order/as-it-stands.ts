import { segmentsOf } from '../cart/totals/totals';
import { type Centavos, NO_CENTAVOS, sum, times, toCentavos } from '../money';
import { costOfFirst, staying } from './items';
import type { OrderMoney } from './money';
import type { Order, OrderLine } from './order';
import { isOff } from './status';

const less = (amount: Centavos, by: Centavos): Centavos => toCentavos(amount - by);

/** A line with the units that stay and what they cost; `isEmpty` where nothing of the order stays. */
function lineAsItStands({ gone = 0, ...line }: OrderLine, isEmpty: boolean): OrderLine {
  const { qty, gross, tax, total, shipping } = line;
  const stays = (amount: Centavos) => less(amount, costOfFirst(amount, qty, gone));
  const goods = stays(less(total, shipping));
  const sending = isEmpty ? NO_CENTAVOS : shipping;
  return {
    ...line,
    qty: qty - gone,
    gross: stays(gross),
    discount: less(stays(gross), goods),
    tax: stays(tax),
    shipping: sending,
    total: toCentavos(goods + sending),
  };
}

/** Title of what the shop took off the price of an order afterwards; a message key. */
export const REDUCTION_TITLE = 'Taken off afterwards';

/** The same order with what was taken off its price, beside its units, as a line of its own before the tax and the total. */
function reduced(order: Order, charged: Centavos): Order {
  const { totals } = order;
  const { grandTotal, tax, segments } = totals;
  const by = grandTotal - charged;
  if (by <= 0) return order;
  // Of what is charged as much is IVA as of what it cost before.
  const within = toCentavos(Math.round((tax * charged) / grandTotal));
  const values: Readonly<Record<string, Centavos>> = { tax: within, grand_total: charged };
  const told = segments.map((one) => (one.area ? { ...one, value: values[one.code] ?? one.value } : one));
  const reduction = { code: 'reduction', title: REDUCTION_TITLE, value: toCentavos(-by) };
  const [added, footing] = [told.filter(({ area }) => !area), told.filter(({ area }) => area)];
  return {
    ...order,
    totals: { ...totals, tax: within, grandTotal: charged, segments: [...added, reduction, ...footing] },
  };
}

/**
 * An order as it stands: its lines with the units that were neither canceled nor returned, and totals that are what is
 * charged for them, with what its price was lowered by where its money is given. Every line stays, also one of no units.
 * An order that is off is told as it was placed.
 */
export function asItStands(order: Order, money?: Pick<OrderMoney, 'charged'>): Order {
  const left = withoutGone(order);
  return money && !isOff(order.status) ? reduced(left, money.charged) : left;
}

/** An order without the units that do not stay. */
function withoutGone(order: Order): Order {
  const { lines, totals } = order;
  if (isOff(order.status) || lines.every(({ gone = 0 }) => gone === 0)) return order;
  const isEmpty = lines.every((line) => staying(line) === 0);
  const now = lines.map((line) => lineAsItStands(line, isEmpty));
  const sumOf = (which: readonly OrderLine[], part: 'gross' | 'discount' | 'tax' | 'total') =>
    sum(which.map((line) => line[part]));
  const left = (amount: Centavos, part: 'gross' | 'discount' | 'tax' | 'total') =>
    less(amount, less(sumOf(lines, part), sumOf(now, part)));
  const unlessEmpty = (amount: Centavos) => (isEmpty ? NO_CENTAVOS : amount);
  const units = sum(lines.map(({ gone = 0 }) => toCentavos(gone)));
  const amounts = {
    ...totals,
    subtotal: less(totals.subtotal, sum(lines.map(({ unitNet, gone = 0 }) => times(unitNet, gone)))),
    subtotalInclTax: left(totals.subtotalInclTax, 'gross'),
    discount: left(totals.discount, 'discount'),
    shipping: unlessEmpty(totals.shipping),
    shippingInclTax: unlessEmpty(totals.shippingInclTax),
    paymentInclTax: unlessEmpty(totals.paymentInclTax),
    tax: unlessEmpty(left(totals.tax, 'tax')),
    grandTotal: left(totals.grandTotal, 'total'),
    itemsQty: totals.itemsQty - units,
    // What a credit adds is not known by unit: it stays within the subtotal.
    subtotalWithoutCredit: null,
  };
  const hasShipping = totals.segments.some(({ code }) => code === 'shipping');
  const rows = totals.rows.map((row, at) => {
    const { qty, gross, discount, tax, shipping, total } = now[at] ?? row;
    return { itemId: row.itemId, qty, gross, discount, tax, shipping, total };
  });
  return { ...order, lines: now, totals: { ...amounts, rows, segments: segmentsOf(amounts, hasShipping) } };
}

/** What an order comes to as it stands: the one total that lists and pages name. */
export const totalAsItStands = (order: Order, money: Pick<OrderMoney, 'charged'>): Centavos =>
  asItStands(order, money).totals.grandTotal;
