import { describe, expect, test } from 'vitest';
import { toCentavos } from '../money';
import type { Result } from '../result';
import { MAX_QUANTITY } from '../validation';
import { testLine, testWarranty } from './line-fixture';
import {
  addLine,
  isVirtual,
  itemCount,
  lineQty,
  MAX_LINES,
  removeLine,
  restoreLine,
  restoreQty,
  setQty,
  toQty,
} from './lines';

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe('add', () => {
  test('CART-014 adding an equal product increments its quantity (case B3) and takes its present price', () => {
    const first = value(addLine([], testLine({ qty: 10 }), 1));
    const dearer = testLine({ qty: 10, unitGross: toCentavos(120_00) });
    const second = value(addLine(first.lines, dearer, first.nextItemId));
    expect(second).toMatchObject({
      nextItemId: 2,
      line: { itemId: 1, qty: 20, prevQty: 10, unitGross: 120_00 },
    });
    expect(second.lines).toEqual([second.line]);
  });

  test('CART-013 the same product with another warranty becomes a line of its own', () => {
    const { lines, nextItemId } = value(addLine([], testLine(), 1));
    const insured = value(addLine(lines, testLine({ warranty: testWarranty() }), nextItemId));
    expect(insured.lines.map((line) => [line.itemId, line.qty])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('an id is never given twice, not even after its line was removed', () => {
    const first = value(addLine([], testLine(), 1));
    const emptied = removeLine(first.lines, 1).lines;
    expect(value(addLine(emptied, testLine({ sku: 'B' }), first.nextItemId)).line.itemId).toBe(2);
  });

  test('a full line and a full cart refuse with their limit and change nothing', () => {
    const full = testLine({ qty: MAX_QUANTITY });
    expect(addLine([full], testLine(), 2)).toMatchObject({
      ok: false,
      problem: { status: 422, detail: { max: MAX_QUANTITY } },
    });
    const cart = Array.from({ length: MAX_LINES }, (_, index) => testLine({ itemId: index + 1, sku: `S${index}` }));
    expect(addLine(cart, testLine({ sku: 'MORE' }), 999)).toMatchObject({
      ok: false,
      problem: { status: 422, detail: { max: MAX_LINES } },
    });
    expect(addLine(cart, testLine({ sku: 'S7' }), 999)).toMatchObject({
      ok: true,
      value: { line: { itemId: 8, qty: 2 } },
    });
  });
});

describe('quantity', () => {
  test('CART-020 a quantity given as text becomes an integer (case B13)', () => {
    expect(value(setQty([testLine()], 1, '2')).line.qty).toBe(2);
    expect(toQty(' 7 ')).toBe(7);
    for (const bad of ['', 'dos', '2x', '1.5', 1.5, Number.NaN, null, {}]) expect(toQty(bad)).toBeNull();
  });

  test('a quantity is at least 1 and at most the limit, else 422 naming the field', () => {
    expect(lineQty(MAX_QUANTITY)).toEqual({ ok: true, value: MAX_QUANTITY });
    expect(lineQty(MAX_QUANTITY + 1)).toMatchObject({
      ok: false,
      problem: { status: 422, fields: [{ field: 'qty', rule: 'max' }] },
    });
    for (const bad of [0, -1, -1e9, 'x'])
      expect(lineQty(bad)).toMatchObject({
        ok: false,
        problem: { status: 422, fields: [{ field: 'qty', rule: 'min' }] },
      });
  });

  test('an unknown line is 404', () => {
    expect(setQty([testLine()], 9, 1)).toMatchObject({ ok: false, problem: { status: 404 } });
  });

  test('what a refusal falls back to is the quantity a retailer confirmed last, not one it never saw', () => {
    const confirmed = testLine({ qty: 1, prevQty: 1, serverItemId: '5' });
    const twice = value(setQty(value(setQty([confirmed], 1, 9)).lines, 1, 12));
    expect(twice.line).toMatchObject({ qty: 12, prevQty: 1 });
    expect(restoreQty(twice.lines, 1)).toMatchObject([{ qty: 1 }]);
    expect(restoreQty([testLine({ qty: 9 })], 1)).toEqual([]);
  });
});

describe('remove and restore', () => {
  const parent = testLine({ itemId: 1, sku: 'SET', parentSku: 'SET' });
  const child = testLine({ itemId: 2, sku: 'SET-A', parentSku: 'SET' });
  const other = testLine({ itemId: 3, sku: 'B' });
  const ids = (lines: { itemId: number }[]) => lines.map((line) => line.itemId);

  test('CART-017 children leave with their parent only when asked for, and never with a bundle', () => {
    expect(ids(removeLine([parent, child, other], 1).lines)).toEqual([2, 3]);
    expect(ids(removeLine([parent, child, other], 1, { withChildren: true }).lines)).toEqual([3]);
    const bundle = { ...parent, productType: 'bundle' };
    expect(ids(removeLine([bundle, child, other], 1, { withChildren: true }).lines)).toEqual([2, 3]);
  });

  test('a line without sku takes nobody along, and an unknown id removes nothing', () => {
    const nameless = testLine({ itemId: 4, sku: '', parentSku: '' });
    const orphan = testLine({ itemId: 5, sku: 'C', parentSku: '' });
    expect(ids(removeLine([nameless, orphan, other], 4, { withChildren: true }).lines)).toEqual([5, 3]);
    expect(removeLine([other], 77)).toEqual({ lines: [other], removed: [] });
  });

  test('a restored line has its own id and joins what became equal to it', () => {
    const removed = testLine({ itemId: 4, qty: 2, serverItemId: '9', serverCartId: 'q' });
    expect(value(restoreLine([other], removed)).lines).toMatchObject([
      { itemId: 3 },
      { itemId: 4, qty: 2, serverItemId: null },
    ]);
    expect(value(restoreLine([testLine({ itemId: 7, qty: 3 })], removed)).lines).toMatchObject([{ itemId: 7, qty: 5 }]);
  });
});

test('the count is of quantities, or of lines where it is configured so', () => {
  const lines = [testLine({ qty: 3 }), testLine({ itemId: 2, sku: 'B', qty: 2 })];
  expect(itemCount(lines)).toBe(5);
  expect(itemCount(lines, 'items')).toBe(2);
});

test('CART-039 a cart is virtual when it holds something and all of it is virtual or downloadable', () => {
  const ebook = testLine({ productType: 'downloadable' });
  const service = testLine({ itemId: 2, productType: 'virtual' });
  expect(isVirtual([ebook, service])).toBe(true);
  expect(isVirtual([ebook, testLine({ itemId: 3 })])).toBe(false);
  expect(isVirtual([])).toBe(false);
});
