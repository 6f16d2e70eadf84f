import { expect, test } from 'vitest';
import { drawsOf } from '../../../tests/simulation/seed';
import { toCentavos } from '../money';
import { allStaying, ITEMS_MESSAGES, stayingLines, takenOff } from './items';

type Line = Parameters<typeof takenOff>[0][number];

const line = (lineNo: number, qty: number, total: number, shipping = 0, gone = 0): Line => ({
  lineNo,
  qty,
  total: toCentavos(total),
  shipping: toCentavos(shipping),
  ...(gone > 0 ? { gone } : {}),
});
const after = (lines: Line[], gone: Readonly<Record<string, number>>): Line[] =>
  lines.map((one) => ({ ...one, gone: gone[one.lineNo] ?? 0 }));
const take = (lines: Line[], ...items: { lineNo: number; qty: number }[]) => {
  const taken = takenOff(lines, items);
  if (!taken.ok) throw new Error(taken.problem.message);
  return taken.value;
};

test('a unit takes its share of what its line costs along; a centavo that cannot be shared is of the first ones', () => {
  const lines = [line(1, 3, 1000), line(2, 1, 500)];
  expect(take(lines, { lineNo: 1, qty: 1 })).toEqual({ gone: { 1: 1 }, amount: 334, isAll: false });
  expect(take(after(lines, { 1: 1 }), { lineNo: 1, qty: 2 })).toEqual({ gone: { 1: 3 }, amount: 666, isAll: false });
});

test('what was paid for sending goes back with the last unit of the order, not before', () => {
  const lines = [line(1, 1, 1150, 150), line(2, 1, 550, 50)];
  expect(take(lines, { lineNo: 1, qty: 1 }).amount).toBe(1000);
  expect(take(after(lines, { 1: 1 }), { lineNo: 2, qty: 1 })).toEqual({
    gone: { 1: 1, 2: 1 },
    amount: 700,
    isAll: true,
  });
});

test('more units than stay, of whatever line, and none at all are refused with what is left', () => {
  const lines = [line(1, 3, 1000, 0, 1)];
  const refused = (...items: { lineNo: number; qty: number }[]) => {
    const taken = takenOff(lines, items);
    return taken.ok ? null : [taken.problem.status, taken.problem.message, taken.problem.detail];
  };
  expect(refused({ lineNo: 1, qty: 2 })).toBeNull();
  expect(refused({ lineNo: 1, qty: 3 })).toEqual([409, ITEMS_MESSAGES.tooMany, { lineNo: 1, left: 2 }]);
  expect(refused({ lineNo: 1, qty: 1 }, { lineNo: 1, qty: 2 })).toEqual([
    409,
    ITEMS_MESSAGES.tooMany,
    { lineNo: 1, left: 2 },
  ]);
  expect(refused({ lineNo: 9, qty: 1 })).toEqual([409, ITEMS_MESSAGES.tooMany, { lineNo: 9, left: 0 }]);
  for (const qty of [0, -1, 0.5]) expect(refused({ lineNo: 1, qty })).toEqual([422, ITEMS_MESSAGES.none, undefined]);
  expect(refused()).toEqual([422, ITEMS_MESSAGES.none, undefined]);
});

test('in whatever pieces an order goes, all of what it cost goes, each unit once', () => {
  const draws = drawsOf(29);
  for (let history = 0; history < 500; history += 1) {
    let lines = Array.from({ length: draws.within(1, 4) }, (_, at) => {
      const shipping = draws.within(0, 99);
      return line(at + 1, draws.within(1, 5), shipping + draws.within(0, 9_999), shipping);
    });
    const total = lines.reduce((sum, one) => sum + one.total, 0);
    let gone = 0;
    while (allStaying(lines).length > 0) {
      const { lineNo, qty } = draws.of(allStaying(lines));
      const taken = take(lines, { lineNo, qty: draws.within(1, qty) });
      expect(taken.amount).toBeGreaterThanOrEqual(0);
      gone += taken.amount;
      lines = after(lines, taken.gone);
      expect(taken.isAll).toBe(stayingLines(lines).length === 0);
    }
    expect(gone).toBe(total);
  }
});
