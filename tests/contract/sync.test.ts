import { beforeAll, describe, expect, test } from 'vitest';
import { add, problem, value } from '../cart/port';
import type { Fault } from '../peers/family/faults';
import { type Face, face, keptBy, tell } from './faces';
import { env, serveFixture } from './fixture';

beforeAll(serveFixture);

const linesOf = async (at: Face) =>
  value(await at.commerce.cart(at.token).read()).cart.lines.map((line) => [line.sku, line.qty]);

async function quoteOf(at: Face) {
  const [quote] = (await keptBy(at)).quotes;
  if (!quote) throw new Error('the retailer has no cart');
  return quote;
}

const quoteLines = async (at: Face) => (await quoteOf(at)).lines.map((line) => [line.sku, line.qty]);

/** Changes the retailer's cart behind our back, as another device does. */
async function elsewhere(at: Face, call: 'update' | 'delete', cartItem: Record<string, unknown>): Promise<void> {
  const { id } = await quoteOf(at);
  const response = await fetch(`${env.FAMILY}/${at.token}/api/cart/${call}?token=&cartId=${id}`, {
    method: 'POST',
    body: JSON.stringify({ cartItem }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** A cart with two tables at a retailer of the family. */
async function withTables(): Promise<Face> {
  const at = face('family');
  value(await at.commerce.cart(at.token).apply(add('MESA-PINO', 2), null));
  return at;
}

test('LIMIT-020 LIMIT-021 the first line of a cart is at the retailer at once', async () => {
  expect(await quoteLines(await withTables())).toEqual([['MESA-PINO', 2]]);
});

test('LIMIT-021 where a store view does not merge by itself, connecting changes neither cart; the next change brings both in step', async () => {
  const at = face('family', { beginning: 'unmerged-' });
  value(await at.commerce.cart(at.token).apply(add('MESA-PINO', 2), null));
  expect([await linesOf(at), await quoteLines(at)]).toEqual([[['MESA-PINO', 2]], []]);
  value(await at.commerce.cart(at.token).apply(add('BANCO-ALTO'), null));
  expect((await quoteLines(at)).sort()).toEqual([
    ['BANCO-ALTO', 1],
    ['MESA-PINO', 2],
  ]);
});

test('CART-031 where a store view forces its own state, what was added elsewhere goes when the carts are compared', async () => {
  const at = face('family', { beginning: 'forced-' });
  value(await at.commerce.cart(at.token).apply(add('MESA-PINO', 2), null));
  await elsewhere(at, 'update', { sku: 'LAMPARA-ARCO', qty: 1 });
  value(await at.commerce.cart(at.token).review());
  expect([await linesOf(at), await quoteLines(at)]).toEqual([[['MESA-PINO', 2]], [['MESA-PINO', 2]]]);
});

test('CART-032 what was added elsewhere is taken in when the carts are compared, with its options and its warranty', async () => {
  const at = await withTables();
  await elsewhere(at, 'update', { sku: 'TAPETE-LANA-GR-CH', qty: 1 });
  await elsewhere(at, 'update', {
    sku: 'MESA-PINO',
    qty: 1,
    extension_attributes: { additional_data: { warranty: { sku: 'GARANTIA-MESA-12' } } },
  });
  const { cart } = value(await at.commerce.cart(at.token).review());
  expect(
    cart.lines.map((line) => [
      line.sku,
      line.qty,
      line.options.map(({ value: chosen }) => chosen),
      line.warranty?.sku ?? null,
    ]),
  ).toEqual([
    ['MESA-PINO', 2, [], null],
    ['TAPETE-LANA-GR-CH', 1, ['Gris', 'Chico'], null],
    ['MESA-PINO', 1, [], 'GARANTIA-MESA-12'],
  ]);
  expect(cart.totals.subtotalInclTax).toBe(3 * 299_899 + 99_900 + 30_000);
  await at.commerce.cart(at.token).apply(add('BANCO-ALTO'), null);
  expect(await quoteLines(at)).toEqual([...cart.lines.map((line) => [line.sku, line.qty]), ['BANCO-ALTO', 1]]);
});

test('CART-031 what was added elsewhere goes when the shopper changes the cart here', async () => {
  const at = await withTables();
  await elsewhere(at, 'update', { sku: 'LAMPARA-ARCO', qty: 1 });
  await at.commerce.cart(at.token).apply(add('BANCO-ALTO'), null);
  const here = [
    ['MESA-PINO', 2],
    ['BANCO-ALTO', 1],
  ];
  expect([await linesOf(at), await quoteLines(at)]).toEqual([here, here]);
});

test('CART-030 what was taken out elsewhere is put back', async () => {
  const at = await withTables();
  const [line] = (await quoteOf(at)).lines;
  await elsewhere(at, 'delete', { sku: 'MESA-PINO', item_id: line?.item_id });
  await at.commerce.cart(at.token).review();
  expect([await linesOf(at), await quoteLines(at)]).toEqual([[['MESA-PINO', 2]], [['MESA-PINO', 2]]]);
});

test('a quantity that was changed elsewhere is set to ours', async () => {
  const at = await withTables();
  const [line] = (await quoteOf(at)).lines;
  await elsewhere(at, 'update', { sku: 'MESA-PINO', item_id: line?.item_id, qty: 5 });
  await at.commerce.cart(at.token).review();
  expect([await linesOf(at), await quoteLines(at)]).toEqual([[['MESA-PINO', 2]], [['MESA-PINO', 2]]]);
});

describe('mistakes of the family that are not repeated', () => {
  test('Q6: two adds at once are two, whatever the retailer sums', async () => {
    const at = face('family');
    const adds = await Promise.all([1, 2].map(() => at.commerce.cart(at.token).apply(add('MESA-PINO'), null)));
    for (const added of adds) value(added);
    expect([await linesOf(at), await quoteLines(at)]).toEqual([[['MESA-PINO', 2]], [['MESA-PINO', 2]]]);
  });

  test('Q9: a coupon that is refused in words is refused (case E47)', async () => {
    const at = await withTables();
    const before = (await keptBy(at)).calls.length;
    expect(problem(await at.commerce.cart(at.token).apply({ kind: 'coupon', code: 'NO-HAY' }, null))).toMatchObject({
      status: 404,
      message: "The coupon code isn't valid",
    });
    expect((await keptBy(at)).calls.slice(before)).toEqual(['cart/apply-coupon']);
    expect(value(await at.commerce.cart(at.token).read()).cart.coupon).toBeNull();
  });

  test.each<[string, Fault[]]>([
    ['is lost', [{ call: 'cart/delete', mode: 'unavailable', times: 2 }]],
    [
      'is lost, and then whether the coupon was taken off',
      [
        { call: 'cart/delete', mode: 'unavailable', times: 2 },
        { call: 'cart/delete-coupon', mode: 'lose' },
      ],
    ],
  ])('a coupon does not come back after a clear whose removal %s', async (_, faults) => {
    const at = await withTables();
    const cart = () => at.commerce.cart(at.token);
    expect(value(await cart().apply({ kind: 'coupon', code: 'BUENFIN' }, null)).cart.coupon).toBe('BUENFIN');
    await tell(at, { faults });
    value(await cart().apply({ kind: 'clear' }, null));
    expect(value(await cart().apply(add('BANCO-ALTO'), null)).cart).toMatchObject({
      coupon: null,
      totals: { discount: 0 },
    });
    value(await cart().review());
    expect(value(await cart().read()).cart).toMatchObject({ coupon: null, totals: { discount: 0 } });
    expect(await quoteOf(at)).toMatchObject({ coupon: null, lines: [{ sku: 'BANCO-ALTO', qty: 1 }] });
    expect(value(await cart().apply({ kind: 'coupon', code: 'BUENFIN' }, null)).cart.coupon).toBe('BUENFIN');
    value(await cart().review());
    expect(value(await cart().read()).cart.coupon).toBe('BUENFIN');
  });

  test('two removals at once end with both lines gone, each deleted once (case E49)', async () => {
    const at = await withTables();
    const cart = () => at.commerce.cart(at.token);
    value(await cart().apply(add('BANCO-ALTO'), null));
    value(await cart().apply(add('LAMPARA-ARCO'), null));
    const [first, second] = value(await cart().read()).cart.lines;
    await Promise.all([first, second].map((line) => cart().apply({ kind: 'remove', itemId: line?.itemId ?? 0 }, null)));
    expect([await linesOf(at), await quoteLines(at)]).toEqual([[['LAMPARA-ARCO', 1]], [['LAMPARA-ARCO', 1]]]);
    expect((await keptBy(at)).calls.filter((call) => call === 'cart/delete')).toHaveLength(2);
  });
});
