import { describe, expect, test } from 'vitest';
import { value } from '../../../tests/cart/port';
import { MERIDA } from '../../../tests/cart/requests';
import { toCentavos } from '../money';
import { pricedLine, testLine } from './line-fixture';
import { addLine, removeLine, setQty } from './lines';
import { FALLBACK_SHIPPING_METHOD } from './methods';
import { serverLine, testRetailer } from './retailer-fixture';
import { shippingLookupAddress } from './shipping-information';
import { type ConnectOptions, clearCart, connectCart, pullCart } from './sync/connect';
import { isTotalsSyncRequired } from './sync/rules';
import { serverItem } from './sync/server-item';
import { areTotalsOf } from './totals/from-wire';
import { computeTotals } from './totals/totals';
import { admit } from './validate';

const OPTIONS: ConnectOptions = {
  guest: true,
  force: true,
  mergeQty: false,
  synchronize: true,
  serverMergeByDefault: true,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  nextItemId: 50,
};
const CONNECTED = { cartId: 'cart-1', bypassCount: 0, syncEnabled: true };
const brief = (lines: readonly { sku: string; qty: number }[]) => lines.map(({ sku, qty }) => [sku, qty]);
const foo = (qty: number, more: object = {}) => testLine({ sku: 'foo', qty, ...more });
const { itemId: _id, ...newFoo } = foo(123);
const strict = {
  flags: { allowOutOfStockInCart: false, synchronizeStock: true, useZeroPriceProduct: true },
  stock: null,
  isMotorcycle: () => false,
};
const totalsOf = (
  lines: Parameters<typeof computeTotals>[0]['lines'],
  shipping: typeof FALLBACK_SHIPPING_METHOD | null = null,
) => computeTotals({ lines, coupon: null, shipping, payment: null });

/** Cases of the family's carts that no other test names, by their ids in its list of behaviours. */
const CASES: Record<string, () => unknown> = {
  'B1 an added product is the line of an empty cart': () =>
    expect(brief(value(addLine([], newFoo, 1)).lines)).toEqual([['foo', 123]]),
  'B5 a deleted product leaves none': () => expect(removeLine([foo(10)], 1).lines).toEqual([]),
  'B9 an updated quantity replaces the one before': () =>
    expect(brief(value(setQty([foo(10)], 1, 20)).lines)).toEqual([['foo', 20]]),
  'B11 what else a line has stays with a new quantity': () =>
    expect(value(setQty([foo(10, { deliveryOption: 'baz' })], 1, 20)).line).toMatchObject({
      qty: 20,
      deliveryOption: 'baz',
    }),
  'D3 without methods the grand total is the subtotal': () => {
    const totals = totalsOf([pricedLine(100, { itemId: 1 }), pricedLine(200, { itemId: 2, qty: 2 })]);
    expect([totals.subtotalInclTax, totals.grandTotal]).toEqual([500, 500]);
  },
  'D5, Q2: shipping is added once, not per line': () => {
    const five = { ...FALLBACK_SHIPPING_METHOD, amount: toCentavos(500), priceInclTax: toCentavos(500) };
    expect(
      totalsOf(
        [1, 2, 3].map((itemId) => pricedLine(1000, { itemId, sku: `S${itemId}` })),
        five,
      ).grandTotal,
    ).toBe(3500);
  },
  'D9 a discount names its coupon, none has neither': () => {
    const coupon = { code: 'foo', kind: 'fixed' as const, value: 123, from: null, to: null };
    const discounted = computeTotals({ lines: [pricedLine(1000)], coupon, shipping: null, payment: null });
    expect([discounted.couponCode, discounted.discount]).toEqual(['foo', 123]);
    const plain = totalsOf([pricedLine(1000)]);
    expect([plain.couponCode, plain.discount]).toEqual([null, 0]);
  },
  'E21 totals are not asked for while what they depend on is the same': () => {
    expect([isTotalsSyncRequired('a', 'a'), isTotalsSyncRequired('b', 'a'), isTotalsSyncRequired('a', null)]).toEqual([
      false,
      true,
      true,
    ]);
  },
  'E31, Q3: what is known to be sold out is not added': () =>
    expect(
      admit([], newFoo, 1, { ...strict, stock: { is_in_stock: false, qty: 0 } }).problems.map(({ message }) => message),
    ).toEqual(['The product is out of stock and cannot be added to the cart!']),
  'E33 an unknown price is not added': () =>
    expect(
      admit([], { ...newFoo, unitGross: toCentavos(-100) }, 1, strict).problems.map(({ message }) => message),
    ).toEqual(['Product price is unknown, product cannot be added to the cart!']),
  'E35 a quantity of a line the retailer does not know is sent as a new line': () =>
    expect(serverItem(foo(4), 4, null, 'cart-1')).toMatchObject({ sku: 'foo', qty: 4, quoteId: 'cart-1' }),
  'E37 removing the last line deletes it there': async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    const result = await pullCart(CONNECTED, [], { ...OPTIONS, dryRun: false }, retailer);
    expect([retailer.calls, retailer.lines]).toEqual([['pull', 'delete A id5'], []]);
    expect(result.log).toContainEqual({ party: 'server', status: 'update-required' });
  },
  'E41 a customer who signs in has both quantities': async () => {
    const retailer = testRetailer([serverLine('A', 3, 5)]);
    const options = { ...OPTIONS, guest: false, force: false, mergeQty: true };
    const result = await connectCart(
      { ...CONNECTED, cartId: null },
      [testLine({ sku: 'A', qty: 2 })],
      options,
      retailer,
    );
    expect(retailer.calls).toEqual(['create', 'pull', 'update A×5 id5']);
    expect(brief(result.lines)).toEqual([['A', 5]]);
  },
  'Q1: an equal line gets the id it has there, and its removal reaches the retailer': async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    const { lines } = await pullCart(CONNECTED, [testLine({ sku: 'A' })], { ...OPTIONS, dryRun: false }, retailer);
    expect(lines).toMatchObject([{ serverItemId: '5' }]);
    await pullCart(CONNECTED, [], { ...OPTIONS, dryRun: false }, retailer);
    expect(retailer.lines).toEqual([]);
  },
  'Q5: what another device put there stays while somebody checks out': async () => {
    const retailer = testRetailer([serverLine('B', 2, 6)]);
    const result = await pullCart(CONNECTED, [], { ...OPTIONS, force: false, dryRun: false }, retailer);
    expect([brief(result.lines), retailer.calls]).toEqual([[['B', 2]], ['pull']]);
  },
  'Q19: a removal of nothing removes nothing': () => {
    const lines = [foo(1), testLine({ itemId: 2, sku: 'bar', parentSku: '' })];
    for (const itemId of [0, 99, Number.NaN])
      expect(removeLine(lines, itemId, { withChildren: true }).lines).toEqual(lines);
  },
  'Q27: after a merge a refused change falls back to what was confirmed': async () => {
    const retailer = testRetailer([serverLine('A', 3, 5)]);
    const options = { ...OPTIONS, guest: false, force: false, mergeQty: true, dryRun: false };
    const merged = await pullCart(CONNECTED, [testLine({ sku: 'A', qty: 2 })], options, retailer);
    retailer.fates = [500];
    const [line] = merged.lines;
    const changed = value(setQty(merged.lines, line?.itemId ?? 0, 9));
    expect(brief((await pullCart(CONNECTED, changed.lines, { ...OPTIONS, dryRun: false }, retailer)).lines)).toEqual([
      ['A', 5],
    ]);
  },
  'Q30: methods are asked for with the street that is known': () => {
    expect(shippingLookupAddress(MERIDA)).toMatchObject({ street: ['Calle 60 491', 'Centro'] });
  },
  'Q31: totals of other quantities than the cart has are not taken': () => {
    const line = testLine({ qty: 3, serverItemId: '5', serverCartId: 'cart-1' });
    const item = {
      item_id: 5,
      qty: 2,
      price: 100,
      price_incl_tax: 116,
      row_total_incl_tax: 232,
      tax_percent: 16,
      discount_amount: 0,
    };
    const totals = {
      grand_total: 232,
      subtotal: 200,
      discount_amount: 0,
      shipping_amount: 0,
      tax_amount: 32,
      items_qty: 2,
      items: [item],
      total_segments: [],
    };
    expect(areTotalsOf(totals, [line])).toBe(false);
    expect(areTotalsOf({ ...totals, items: [{ ...item, qty: 3 }] }, [line])).toBe(true);
  },
  'a line that was removed here does not come back from a cart that others fill too': async () => {
    const retailer = testRetailer([serverLine('A', 1, 5), serverLine('B', 1, 6)]);
    const result = await pullCart(
      CONNECTED,
      [],
      { ...OPTIONS, force: false, gone: new Set(['5']), dryRun: false },
      retailer,
    );
    expect([brief(result.lines), retailer.calls]).toEqual([[['B', 1]], ['pull', 'delete A id5']]);
  },
  'a cart of a customer that is gone at the retailer gives way to another one of theirs': async () => {
    const retailer = testRetailer();
    retailer.pulls = [{ state: 'refused', code: 404, message: 'No such entity' }];
    const result = await pullCart(
      CONNECTED,
      [testLine({ sku: 'A' })],
      { ...OPTIONS, guest: false, dryRun: false },
      retailer,
    );
    expect(retailer.calls).toEqual(['pull', 'create', 'pull', 'update A×1']);
    expect(result.connection.isGuest).toBeUndefined();
  },
  'E39 a cart that is cleared here alone calls nobody': async () => {
    const retailer = testRetailer([serverLine('A', 1, 5)]);
    expect((await clearCart(CONNECTED, OPTIONS, retailer, { sync: false })).lines).toEqual([]);
    expect([retailer.calls, brief(retailer.lines)]).toEqual([[], [['A', 1]]]);
  },
};

describe('carts of the family', () => {
  for (const [name, run] of Object.entries(CASES)) test(name, () => run() as Promise<void>);
});
