import { expect, test } from 'vitest';
import { drawsOf } from '../../../tests/simulation/seed';
import type { Coupon } from '../cart/cart';
import { pricedLine } from '../cart/line-fixture';
import { computeTotals } from '../cart/totals/totals';
import { toCentavos } from '../money';
import { asItStands } from './as-it-stands';
import { allStaying, takenOff } from './items';
import type { Order, OrderLine } from './order';

const coupon: Coupon = { code: 'BUENFIN', kind: 'percent', value: 7, from: null, to: null };
const shipping = { amount: toCentavos(128_45), priceInclTax: toCentavos(149_00) };

/** An order of lines with these prices (net centavos a unit) and quantities, with a coupon, a delivery and a fee. */
function placed(goods: readonly (readonly [number, number])[]): Order {
  const lines = goods.map(([net, qty], at) => ({ ...pricedLine(net, { qty }), itemId: at + 1 }));
  const payment = { cost: toCentavos(10_00), costInclTax: toCentavos(11_60) };
  const totals = computeTotals({ lines, coupon, shipping, payment });
  const told = lines.map((line, at) => ({ ...line, ...totals.rows[at], lineNo: at + 1 }));
  return { number: '000000042', status: 'processing', lines: told as unknown as OrderLine[], totals } as Order;
}

/** The same once these units were taken off; and what it costs less. */
function without(order: Order, items: { lineNo: number; qty: number }[]): { order: Order; amount: number } {
  const taken = takenOff(order.lines, items);
  if (!taken.ok) throw new Error(taken.problem.message);
  const { gone, amount } = taken.value;
  const lines = order.lines.map((line) => ({ ...line, gone: gone[line.lineNo] ?? 0 }));
  return { order: { ...order, lines }, amount };
}

const shownSum = ({ totals }: Order) =>
  totals.segments.filter(({ area }) => !area).reduce((sum, { value }) => sum + value, 0);

test('an order of which all stays, or that is off, is told as it was placed', () => {
  const order = placed([[1738_84, 2]]);
  expect(asItStands(order)).toBe(order);
  const off: Order = { ...without(order, [{ lineNo: 1, qty: 1 }]).order, status: 'canceled' };
  expect(asItStands(off)).toBe(off);
});

test('whatever is taken off, in whatever steps: lines, shown sums and total are what is still charged', () => {
  const { within } = drawsOf(42);
  for (let run = 0; run < 200; run += 1) {
    const first = placed(Array.from({ length: within(1, 4) }, () => [within(1, 9_999_99), within(1, 5)] as const));
    let [order, charged] = [first, first.totals.grandTotal as number];
    for (let left = allStaying(order.lines); left.length > 0; left = allStaying(order.lines)) {
      const { lineNo, qty } = left[within(0, left.length - 1)] ?? { lineNo: 1, qty: 1 };
      const taken = without(order, [{ lineNo, qty: within(1, qty) }]);
      [order, charged] = [taken.order, charged - taken.amount];
      const now = asItStands(order);
      expect(now.totals.grandTotal).toBe(charged);
      expect(shownSum(now)).toBe(charged);
      expect(now.lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(now.totals.subtotalInclTax);
      expect(now.totals.discount).toBeGreaterThanOrEqual(0);
    }
    expect(charged).toBe(0);
    expect(asItStands(order).totals).toMatchObject({ tax: 0, shippingInclTax: 0, itemsQty: 0 });
  }
});

test('what the price was lowered by stands before the total, which is what is charged, and no unit costs less', () => {
  const order = placed([[1738_84, 2]]);
  const full = order.totals.grandTotal;
  const charged = toCentavos(full - 500_00);
  const now = asItStands(order, { charged });
  expect([now.totals.grandTotal, shownSum(now), now.lines]).toEqual([charged, charged, order.lines]);
  expect(now.totals.segments.find(({ code }) => code === 'reduction')?.value).toBe(-500_00);
  expect(now.totals.tax).toBe(Math.round((order.totals.tax * charged) / full));
  expect(asItStands(order, { charged: full })).toBe(order);
  const less = without(order, [{ lineNo: 1, qty: 1 }]);
  const both = asItStands(less.order, { charged: toCentavos(charged - less.amount) });
  expect([both.totals.grandTotal, shownSum(both)]).toEqual([charged - less.amount, charged - less.amount]);
  expect(asItStands(order, { charged: toCentavos(0) }).totals).toMatchObject({ grandTotal: 0, tax: 0 });
  const off: Order = { ...order, status: 'canceled' };
  expect(asItStands(off, { charged: toCentavos(0) })).toBe(off);
});
