import { expect, test } from 'vitest';
import { drawsOf } from '../../../tests/simulation/seed';
import type { CartLine, Coupon } from '../cart/cart';
import { pricedLine } from '../cart/line-fixture';
import { computeTotals } from '../cart/totals/totals';
import { toCentavos } from '../money';
import { asItStands } from './as-it-stands';
import { allStaying, takenOff } from './items';
import type { Order, OrderLine } from './order';

const coupon: Coupon = { code: 'BUENFIN', kind: 'percent', value: 7, from: null, to: null };
const shipping = { amount: toCentavos(128_45), priceInclTax: toCentavos(149_00) };

const payment = { cost: toCentavos(10_00), costInclTax: toCentavos(11_60) };

/** An order of lines with these prices (centavos a unit with IVA) and quantities, with a coupon, a delivery and a fee. */
const placed = (goods: readonly (readonly [number, number])[]): Order =>
  orderOf(
    goods.map(([gross, qty]) => pricedLine(gross, { qty })),
    { coupon, shipping, payment },
  );

/** An order of these lines alone, or with what is added to their price or taken off it. */
function orderOf(
  goods: readonly CartLine[],
  more: Pick<Parameters<typeof computeTotals>[0], 'coupon' | 'shipping' | 'payment'> = {
    ...{ coupon: null, shipping: null, payment: null },
  },
): Order {
  const lines = goods.map((line, at) => ({ ...line, itemId: at + 1 }));
  const totals = computeTotals({ lines, ...more });
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
  expect(asItStands(order, { charged: full })).toBe(order);
  const less = without(order, [{ lineNo: 1, qty: 1 }]);
  const both = asItStands(less.order, { charged: toCentavos(charged - less.amount) });
  expect([both.totals.grandTotal, shownSum(both)]).toEqual([charged - less.amount, charged - less.amount]);
  expect(asItStands(order, { charged: toCentavos(0) }).totals).toMatchObject({ grandTotal: 0, tax: 0 });
  const off: Order = { ...order, status: 'canceled' };
  expect(asItStands(off, { charged: toCentavos(0) })).toBe(off);
});

/** A line of one unit with this price without IVA, at 16 %, 8 % or 0 %: of a net 100.00 they come to 16.00, 8.00 and 0.00. */
const taxed = (net: number, taxRate: number) => {
  const tax = (net * taxRate) / 100;
  return pricedLine(net + tax, { taxRate, unitTax: toCentavos(tax), unitNet: toCentavos(net) });
};

/** Worked by hand, from what is charged alone: at 16 % it holds 16/116 of IVA, whatever it was lowered from. */
test.each([
  // A price of 1,234.50 is 1,064.22 and IVA of 170.28; one of 1,160.00 is 1,000.00 and IVA of 160.00.
  ['one rate', orderOf([pricedLine(1234_50)]), 1234_50, 170_28, 1160_00, 160_00],
  // 3,477.68 less 7 % (243.44), sending of 149.00 and a fee of 11.60 are 3,394.84; of 2,894.84 the IVA is 399.29.
  ['coupon, sending and fee', placed([[1738_84, 2]]), 3394_84, 468_25, 2894_84, 399_29],
  // A quarter less of each: 87.00 with 12.00, 81.00 with 6.00 and 75.00 with none.
  ['three rates', orderOf([16, 8, 0].map((rate) => taxed(100_00, rate))), 324_00, 24_00, 243_00, 18_00],
  ['nothing that bears IVA', orderOf([taxed(300_00, 0)]), 300_00, 0, 250_00, 0],
  ['nothing charged', orderOf([pricedLine(1234_50)]), 1234_50, 170_28, 0, 0],
])('the IVA of a price that was lowered is that of what is charged: %s', (_, order, full, tax, charged, within) => {
  expect([order.totals.grandTotal, order.totals.tax]).toEqual([full, tax]);
  const { totals } = asItStands(order, { charged: toCentavos(charged) });
  expect([totals.grandTotal, totals.tax]).toEqual([charged, within]);
  expect(totals.segments.find(({ code }) => code === 'tax')?.value).toBe(within);
});
