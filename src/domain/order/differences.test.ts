import { describe, expect, test } from 'vitest';
import type { PricedItem } from '../cart/item/item-request';
import { pricedLine, testLine, testWarranty } from '../cart/line-fixture';
import { toCentavos } from '../money';
import type { StockFacts } from '../stock';
import { priceDifferences, quantityDifferences, stockDifferences, stockNotices, totalDifference } from './differences';

const mesa = pricedLine(116_00, { itemId: 1, sku: 'MESA', name: 'Mesa', qty: 2 });
const silla = pricedLine(58_00, { itemId: 2, sku: 'SILLA', name: 'Silla' });
const item = (stock: StockFacts | null, more: Partial<PricedItem> = {}): PricedItem => ({
  line: testLine(),
  stock,
  ...more,
});

test('prices: of every line that moved, in pesos with its warranty, by the name of now', () => {
  expect(
    priceDifferences([mesa, silla], [silla, { ...mesa, name: 'Mesa nueva', unitGross: toCentavos(120_50) }]),
  ).toEqual([{ kind: 'price', sku: 'MESA', name: 'Mesa nueva', from: 116, to: 120.5 }]);
  expect(priceDifferences([{ ...mesa, warranty: testWarranty() }], [mesa])).toEqual([
    { kind: 'price', sku: 'MESA', name: 'Mesa', from: 174, to: 116 },
  ]);
  expect(priceDifferences([mesa, silla], [silla])).toEqual([]);
});

describe('stock', () => {
  const found = (lines: (typeof mesa)[], items: [number, PricedItem | null][]) =>
    stockDifferences(lines, new Map(items));

  test('lines of one sku are counted together', () => {
    const few = item({ is_in_stock: true, qty: 3 });
    expect(found([mesa, { ...mesa, itemId: 3 }], [[1, few]])).toEqual([
      { kind: 'stock', sku: 'MESA', name: 'Mesa', requested: 4, available: 3 },
    ]);
    expect(
      found(
        [mesa, { ...silla, sku: 'SILLA' }],
        [
          [1, few],
          [2, few],
        ],
      ),
    ).toEqual([]);
    expect(found([{ ...mesa, qty: 3 }], [[1, few]])).toEqual([]);
  });

  test('what is sold no longer is not there at all; what nothing is known of is', () => {
    const gone = [{ kind: 'stock', sku: 'MESA', name: 'Mesa', requested: 2, available: 0 }];
    expect(found([mesa], [[1, null]])).toEqual(gone);
    expect(found([mesa], [])).toEqual(gone);
    expect(found([mesa], [[1, item(null)]])).toEqual([]);
    expect(found([mesa], [[1, item({ is_in_stock: false, qty: 9 })]])).toEqual(gone);
  });

  test('of a set the scarcest part is named', () => {
    const part = { name: 'Pata', piece: 4 };
    expect(found([mesa], [[1, item({ is_in_stock: true, qty: 1 }, { scarcest: part })]])).toEqual([
      { kind: 'stock', sku: 'MESA', name: 'Mesa', requested: 2, available: 1, part },
    ]);
  });

  test('it is told by name: too few with how many there are, none as to be removed, a part as a part', () => {
    const difference = { kind: 'stock', sku: 'MESA', name: 'Mesa', requested: 4, available: 3 } as const;
    expect(
      stockNotices([difference, { ...difference, available: 0 }, { ...difference, part: { name: 'Pata', piece: 4 } }]),
    ).toEqual([
      {
        id: 'requestedQty',
        level: 'error',
        message: 'The requested qty is not available',
        params: { max: 3, name: 'Mesa' },
      },
      {
        id: 'outOfStock',
        level: 'error',
        message: 'The product is out of stock and must be removed to continue',
        params: { name: 'Mesa' },
      },
      {
        id: 'requestedQty',
        level: 'error',
        message: 'There is not enough of {name} for that many sets',
        params: { max: 3, name: 'Pata', piece: 4 },
      },
    ]);
    expect(
      stockNotices([
        { kind: 'coupon', code: 'DIEZ', reason: 'The coupon has been used up' },
        { kind: 'total', from: null, to: 5 },
      ]),
    ).toEqual([]);
  });
});

test('quantities: what the other side changed or took out, by line', () => {
  expect(quantityDifferences([mesa, silla], [{ ...mesa, qty: 5 }])).toEqual([
    { kind: 'quantity', sku: 'MESA', requested: 2, inCart: 5 },
    { kind: 'quantity', sku: 'SILLA', requested: 1, inCart: 0 },
  ]);
  expect(quantityDifferences([mesa, silla], [silla, mesa])).toEqual([]);
});

test('the total: in pesos, from nothing where none was answered', () => {
  expect(totalDifference(toCentavos(100_50), toCentavos(99_00))).toEqual([{ kind: 'total', from: 100.5, to: 99 }]);
  expect(totalDifference(null, toCentavos(99_00))).toEqual([{ kind: 'total', from: null, to: 99 }]);
  expect(totalDifference(toCentavos(0), toCentavos(1))).toEqual([{ kind: 'total', from: 0, to: 0.01 }]);
  expect(totalDifference(toCentavos(99_00), toCentavos(99_00))).toEqual([]);
});
