import { describe, expect, test } from 'vitest';
import { problem, value } from '../../../tests/cart/port';
import { toCentavos } from '../money';
import type { CartLine, PaymentMethod, ShippingMethod } from './cart';
import { type CartContent, EMPTY_CONTENT } from './content';
import type { PricedItem } from './item/item-request';
import type { SplitItem } from './item/split';
import { pricedLine, testLine } from './line-fixture';
import { FALLBACK_SHIPPING_METHOD } from './methods';
import {
  addSplit,
  choosePayment,
  chooseShipping,
  clearLines,
  dropLine,
  putBack,
  type Rules,
  refreshLines,
  removedLine,
  setLine,
  withoutSoldOut,
} from './operations';
import { motorcycleByCategory } from './validate';

const NOW = 1_000_000_000;
const MINUTE = 60_000;
const RULES: Rules = {
  flags: { allowOutOfStockInCart: false, synchronizeStock: true, useZeroPriceProduct: true } as Rules['flags'],
  isMotorcycle: motorcycleByCategory([31]),
  now: NOW,
};
const holding = (lines: CartLine[], more: Partial<CartContent> = {}): CartContent => ({
  ...EMPTY_CONTENT,
  lines,
  nextItemId: lines.length + 1,
  ...more,
});
const item = (line: CartLine, stock: PricedItem['stock'] = { is_in_stock: true, qty: 5 }): PricedItem => {
  const { itemId: _itemId, ...rest } = line;
  return { line: rest, stock };
};
const split = (line: CartLine, units = 1, more: Partial<SplitItem> = {}): SplitItem => ({
  ...item(line),
  units,
  ...more,
});
const MESA = testLine({ itemId: 1, sku: 'MESA', name: 'Mesa' });
const SILLA = testLine({ itemId: 2, sku: 'SILLA', name: 'Silla' });
const briefly = (lines: readonly CartLine[]) => lines.map(({ itemId, sku, qty }) => [itemId, sku, qty]);

describe('adding', () => {
  test('one product: a new line with the next id, its stock told, one notice', () => {
    const change = value(addSplit(holding([MESA]), [split(SILLA)], 2, RULES));
    expect(briefly(change.content.lines)).toEqual([
      [1, 'MESA', 1],
      [2, 'SILLA', 2],
    ]);
    expect(change).toMatchObject({
      itemId: 2,
      content: { nextItemId: 3 },
      notices: [{ id: 'productAddedToCart', level: 'success' }],
    });
    expect(change.refused).toBeUndefined();
    expect(change.content.lines[1]).toMatchObject({ stockQty: 5, inStock: true, info: { stock: 'In stock!' } });
    expect(change.content.lines[0]).toBe(MESA);
  });

  test('an equal line grows, keeps its id and is told as an update', () => {
    const change = value(addSplit(holding([MESA]), [split(MESA)], 2, RULES));
    expect(briefly(change.content.lines)).toEqual([[1, 'MESA', 3]]);
    expect(change).toMatchObject({
      itemId: 1,
      content: { nextItemId: 2 },
      notices: [{ id: 'productQuantityUpdated' }],
    });
  });

  test('an equal line whose price has moved takes it, which is told beside the add; of another line nothing is told', () => {
    const dearer = pricedLine(120_00, { sku: 'MESA', name: 'Mesa' });
    const change = value(addSplit(holding([MESA, SILLA]), [split(dearer)], 1, RULES));
    expect(change.content.lines[0]).toMatchObject({ qty: 2, unitGross: 120_00 });
    expect(change.notices).toMatchObject([
      { id: 'productQuantityUpdated' },
      { id: 'priceChanged', params: { name: 'Mesa', from: '$116.00', to: '$120.00' } },
    ]);
    const set = value(addSplit(holding([MESA]), [split(SILLA), split(dearer, 2)], 1, RULES));
    expect(set.notices).toMatchObject([{ id: 'productAddedToCart' }, { id: 'priceChanged' }]);
  });

  test('a set: units times the quantity, the first member is the touched line, one notice for all', () => {
    const change = value(addSplit(EMPTY_CONTENT, [split(MESA), split(SILLA, 2)], 2, RULES));
    expect(briefly(change.content.lines)).toEqual([
      [1, 'MESA', 2],
      [2, 'SILLA', 4],
    ]);
    expect(change).toMatchObject({
      itemId: 1,
      notices: [{ id: 'productAddedToCart', message: 'Product has been added to the cart!' }],
    });
    expect(change.notices).toHaveLength(1);
  });

  test('what is known of no stock leaves the line as it was priced', () => {
    const [line] = value(addSplit(EMPTY_CONTENT, [{ ...split(MESA), stock: null }], 1, RULES)).content.lines;
    expect(line).toMatchObject({ stockQty: null, info: {}, errors: {} });
  });

  test('more than there is, or a hundred and first product, leaves the cart as it is', () => {
    const before = holding([MESA]);
    const refused = value(addSplit(before, [split(SILLA, 1, { part: { name: 'Silla', piece: 2 } })], 6, RULES));
    expect(refused).toEqual({
      content: before,
      itemId: null,
      refused: true,
      notices: [
        {
          id: 'requestedQty',
          level: 'error',
          message: 'There is not enough of {name} for that many sets',
          params: { max: 5, name: 'Silla', piece: 2 },
        },
      ],
    });
    const full = holding(Array.from({ length: 100 }, (_, index) => testLine({ itemId: index + 1, sku: `P-${index}` })));
    expect(problem(addSplit(full, [split(SILLA)], 1, RULES))).toMatchObject({ status: 422, detail: { max: 100 } });
  });
});

describe('setting a quantity', () => {
  test('the line takes quantity, price and stock of now, and a moved price is told', () => {
    const before = holding([MESA, SILLA]);
    const change = value(setLine(before, MESA, 3, item(pricedLine(120_00, { sku: 'MESA', name: 'Mesa' })), RULES));
    expect(briefly(change.content.lines)).toEqual([
      [1, 'MESA', 3],
      [2, 'SILLA', 1],
    ]);
    expect(change.content.lines[0]).toMatchObject({ unitGross: 120_00, stockQty: 5, info: { stock: 'In stock!' } });
    expect(change.itemId).toBe(1);
    expect(change.notices).toEqual([
      { id: 'productQuantityUpdated', level: 'success', message: 'Product quantity has been updated!' },
      {
        id: 'priceChanged',
        level: 'warning',
        message: 'The price of {name} has changed from {from} to {to}',
        params: { name: 'Mesa', from: '$116.00', to: '$120.00' },
      },
    ]);
  });

  test('errors of an earlier check do not hold it back; stock and limits do', () => {
    const broken = item(testLine({ sku: 'MESA', errors: { price: 'Bad price' } }));
    expect(value(setLine(holding([MESA]), MESA, 2, broken, RULES)).refused).toBeUndefined();
    const before = holding([MESA]);
    expect(value(setLine(before, MESA, 6, item(MESA), RULES))).toMatchObject({
      content: before,
      itemId: 1,
      refused: true,
      notices: [{ params: { max: 5 } }],
    });
    expect(problem(setLine(before, MESA, 0, item(MESA), RULES)).status).toBe(422);
  });
});

describe('taking out and putting back', () => {
  test('a removed line is remembered with its time, newest first, ten of them', () => {
    const removed = Array.from({ length: 10 }, (_, index) => ({ line: testLine({ itemId: 100 + index }), at: index }));
    const change = value(dropLine(holding([MESA, SILLA], { removed }), 1, RULES));
    expect(briefly(change.content.lines)).toEqual([[2, 'SILLA', 1]]);
    expect(change.content.removed).toHaveLength(10);
    expect(change.content.removed.slice(0, 2)).toEqual([{ line: MESA, at: NOW }, removed[0]]);
    expect(change).toMatchObject({
      itemId: null,
      notices: [{ id: 'other', level: 'success', message: 'Product has been removed from the cart!' }],
    });
    expect(problem(dropLine(change.content, 1, RULES)).status).toBe(404);
  });

  test('members leave with the grouped product they stand for', () => {
    const member = testLine({ itemId: 2, sku: 'SILLA', parentSku: 'MESA' });
    expect(value(dropLine(holding([MESA, member]), 1, RULES)).content).toMatchObject({
      lines: [],
      removed: [{ line: MESA }, { line: member }],
    });
  });

  test('it can be put back for ten minutes, by its own id', () => {
    const content = holding([], { removed: [{ line: MESA, at: NOW - 10 * MINUTE }] });
    expect(removedLine(content, 1, NOW)).toBe(MESA);
    expect(removedLine(content, 1, NOW + 1)).toBeNull();
    expect(removedLine(content, 2, NOW)).toBeNull();
  });

  test('it comes back at the price of now, and is no longer among the removed', () => {
    const content = holding([SILLA], { removed: [MESA, testLine({ itemId: 9 })].map((line) => ({ line, at: NOW })) });
    const change = value(putBack(content, MESA, item(pricedLine(120_00, { sku: 'MESA', name: 'Mesa' })), RULES));
    expect(briefly(change.content.lines)).toEqual([
      [2, 'SILLA', 1],
      [1, 'MESA', 1],
    ]);
    expect(change.content.lines[1]).toMatchObject({ unitGross: 120_00, stockQty: 5 });
    expect(change.content.removed.map(({ line }) => line.itemId)).toEqual([9]);
    expect(change.itemId).toBe(1);
    expect(change.notices).toMatchObject([
      { id: 'other', level: 'success', message: 'Product is back in the cart!' },
      { id: 'priceChanged' },
    ]);
  });

  test('what was sold out meanwhile stays out, and can be tried again', () => {
    const content = holding([SILLA], { removed: [{ line: MESA, at: NOW }] });
    const change = value(putBack(content, MESA, item(MESA, { is_in_stock: false, qty: 0 }), RULES));
    expect(change).toMatchObject({ content, itemId: null, refused: true, notices: [{ id: 'outOfStock' }] });
  });

  test('emptying remembers up to ten lines and lets the coupon go', () => {
    const coupon = { code: 'BIENVENIDO10', kind: 'percent', value: 10, from: null, to: null } as const;
    const older = { line: testLine({ itemId: 9 }), at: 1 };
    const change = clearLines(holding([MESA, SILLA], { coupon, removed: [older] }), RULES);
    expect(change).toMatchObject({ itemId: null, notices: [], content: { lines: [], coupon: null } });
    expect(change.content.removed).toEqual([{ line: MESA, at: NOW }, { line: SILLA, at: NOW }, older]);
    const many = holding(Array.from({ length: 12 }, (_, index) => testLine({ itemId: index + 1 })));
    expect(clearLines(many, RULES).content.removed).toHaveLength(10);
  });
});

describe('reading prices again', () => {
  test('every line that was looked up is as its product is now, the others stay', () => {
    const other = testLine({ itemId: 3, sku: 'LAMPARA' });
    const found = new Map([
      [1, item(pricedLine(120_00, { sku: 'MESA', name: 'Mesa' }))],
      [2, null],
    ]);
    const { content, notices, itemId } = refreshLines(holding([MESA, SILLA, other]), found);
    expect(content.lines[0]).toMatchObject({ unitGross: 120_00, inStock: true, stockQty: 5 });
    expect(content.lines[1]).toMatchObject({
      unitGross: 116_00,
      inStock: false,
      errors: { stock: 'Out of the stock!' },
    });
    expect(content.lines[2]).toBe(other);
    expect(notices).toMatchObject([{ id: 'priceChanged', params: { name: 'Mesa' } }]);
    expect(itemId).toBeNull();
  });
});

describe('choosing', () => {
  const way = (code: string, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
    ...FALLBACK_SHIPPING_METHOD,
    carrier_code: 'tablerate',
    method_code: code,
    offline: false,
    ...more,
  });
  const offered = holding([MESA], {
    shippingMethods: [way('homeDelivery'), way('express', { available: false, errorMessage: 'Not today' })],
  });

  test('a way of delivery that is offered', () => {
    const change = value(chooseShipping(offered, { carrierCode: 'tablerate', methodCode: 'homeDelivery' }));
    expect(change).toEqual({
      content: { ...offered, chosenShipping: { carrierCode: 'tablerate', methodCode: 'homeDelivery' } },
      itemId: null,
      notices: [],
    });
  });

  test.each([
    ['another carrier', offered, { carrierCode: 'pickup', methodCode: 'homeDelivery' }],
    ['another method', offered, { carrierCode: 'tablerate', methodCode: 'drone' }],
    [
      'nothing to deliver',
      { ...offered, lines: [testLine({ productType: 'virtual' })] },
      { carrierCode: 'tablerate', methodCode: 'homeDelivery' },
    ],
  ])('%s is not offered', (_what, content, chosen) => {
    const message = 'This way is not offered for your cart';
    expect(problem(chooseShipping(content, chosen))).toMatchObject({
      status: 422,
      message,
      fields: [{ field: 'shippingMethod', rule: 'offered', message }],
    });
  });

  test('one that is not available says why, in its own words or for want of coverage', () => {
    const chosen = { carrierCode: 'tablerate', methodCode: 'express' };
    const refusal = (message: string) => ({
      status: 422,
      message,
      fields: [{ field: 'shippingMethod', rule: 'available', message }],
    });
    expect(problem(chooseShipping(offered, chosen))).toMatchObject(refusal('Not today'));
    const silent = { ...offered, shippingMethods: [way('express', { available: false })] };
    expect(problem(chooseShipping(silent, chosen))).toMatchObject(refusal('Zip code without coverage'));
  });

  test('a way to pay among ours, or among those a retailer named', () => {
    const pay = (code: string): PaymentMethod => ({
      code,
      title: code,
      description: '',
      cost: toCentavos(0),
      costInclTax: toCentavos(0),
      default: false,
      offline: false,
      isServerMethod: false,
    });
    const ours = [pay('cashondelivery')];
    expect(value(choosePayment(offered, { code: 'cashondelivery' }, ours))).toEqual({
      content: { ...offered, chosenPayment: 'cashondelivery' },
      itemId: null,
      notices: [],
    });
    expect(problem(choosePayment(offered, { code: 'spei' }, ours)).fields).toMatchObject([
      { field: 'paymentMethod', rule: 'offered' },
    ]);
    const theirs = { ...offered, paymentMethods: [pay('spei')] };
    expect(value(choosePayment(theirs, { code: 'spei' }, ours)).content.chosenPayment).toBe('spei');
    expect(problem(choosePayment(theirs, { code: 'cashondelivery' }, ours)).status).toBe(422);
    const virtual = { ...offered, lines: [testLine({ productType: 'virtual' })] };
    expect(problem(choosePayment(virtual, { code: 'cashondelivery' }, ours)).status).toBe(422);
  });
});

test('what is sold out leaves a cart nobody else keeps, unless it may stay, and can be put back', () => {
  const content = holding([MESA, { ...SILLA, inStock: false }]);
  const flags = (more: Partial<Rules['flags']>): Rules => ({
    ...RULES,
    flags: { ...RULES.flags, synchronizeCart: false, ...more },
  });
  const left = withoutSoldOut(content, flags({}));
  expect(briefly(left.lines)).toEqual([[1, 'MESA', 1]]);
  expect(removedLine(left, 2, NOW)?.sku).toBe('SILLA');
  for (const more of [{ synchronizeCart: true }, { allowOutOfStockInCart: true }])
    expect(withoutSoldOut(content, flags(more)).lines).toHaveLength(2);
});
