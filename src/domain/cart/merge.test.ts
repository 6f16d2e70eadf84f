import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUANTITY } from '../validation';
import { testLine } from './line-fixture';
import { MAX_LINES } from './lines';
import { mergeLines } from './merge';

const cart = (...entries: [sku: string, qty: number][]) =>
  entries.map(([sku, qty], index) => testLine({ itemId: index + 1, sku, qty, serverItemId: `${index}` }));
const bySku = (lines: { sku: string; qty: number }[]) => Object.fromEntries(lines.map((line) => [line.sku, line.qty]));

test('a guest cart is summed into the customer’s, which keeps its ids; new lines get new ids', () => {
  const merged = mergeLines(cart(['A', 2], ['B', 1]), cart(['C', 4], ['A', 3]), 9);
  expect(merged.lines.map(({ itemId, sku, qty, serverItemId }) => [itemId, sku, qty, serverItemId])).toEqual([
    [1, 'A', 5, '0'],
    [2, 'B', 1, '1'],
    [9, 'C', 4, null],
  ]);
  expect(merged.nextItemId).toBe(10);
});

test('what passes a limit is cut and told, and the customer loses nothing', () => {
  const merged = mergeLines(cart(['A', MAX_QUANTITY - 1]), cart(['A', 3]), 9);
  expect(merged.lines).toMatchObject([{ qty: MAX_QUANTITY }]);
  expect(merged.notices).toMatchObject([{ id: 'requestedQty', params: { max: MAX_QUANTITY } }]);
  const full = cart(...Array.from({ length: MAX_LINES }, (_, index): [string, number] => [`S${index}`, 1]));
  const overflow = mergeLines(full, cart(['MORE', 1]), 999);
  expect(overflow.lines).toHaveLength(MAX_LINES);
  expect(overflow.notices).toHaveLength(1);
});

test('which cart is merged into which does not change what is bought', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 50 })), { selector: ([sku]) => sku });
  fc.assert(
    fc.property(entries, entries, (one, two) => {
      expect(bySku(mergeLines(cart(...one), cart(...two), 99).lines)).toEqual(bySku(mergeLines(cart(...two), cart(...one), 99).lines));
    }),
  );
});
