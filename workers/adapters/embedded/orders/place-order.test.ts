import { beforeEach, expect, test } from 'vitest';
import { BRANCH } from '../../../../src/domain/branch/branch.fixture';
import { embeddedCommerce } from '..';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { countedBatches } from '../testing/counted-batches';
import { fullShelves } from '../testing/full-shelves';
import { order } from '../testing/order';
import { findOrder, placeInD1 } from './place-order';
import type { OrderKey } from './statements';

const store = storeView('viu');
const key = (name: string, owner = 'carrito-1'): OrderKey => ({ owner, route: 'POST /api/order', key: name });
const qtyOf = async (sku: string) => {
  const info = await embeddedCommerce(env, store, NOON).stock.check(sku);
  return info.ok ? info.value.qty : null;
};
const count = async (table: string) =>
  (await env.SHOP.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

beforeEach(async () => {
  await env.SHOP.batch(
    ['orders', 'order_line', 'order_key', 'outbox', 'coupon_use', 'stock_move'].map((table) =>
      env.SHOP.prepare(`DELETE FROM ${table}`),
    ),
  );
  await serve(store, [
    product(1, 'Silla', { stock: { is_in_stock: true, qty: 20 } }),
    product(2, 'Mesa', { stock: { is_in_stock: true, qty: 3 } }),
    product(3, 'Instalación', { type_id: 'virtual', stock: { is_in_stock: true, qty: 0, manage_stock: false } }),
    product(4, 'Agotada', { stock: { is_in_stock: false, qty: 5, manage_stock: true } }),
    product(5, 'Suspendida', { type_id: 'virtual', stock: { is_in_stock: false, qty: 0, manage_stock: false } }),
  ]);
});

test('an order is written with its lines, stock, outbox event and nine-digit number, and is found again', async () => {
  const placed = await placeInD1(env, order('o-1', { 'SKU-1': 2, 'SKU-3': 5 }), key('k-1'));
  if (!placed.ok) throw new Error(placed.problem.message);
  expect(placed.value.number).toMatch(/^\d{9}$/);
  expect(await qtyOf('SKU-1')).toBe(18);
  expect(await qtyOf('SKU-3')).toBe(0);
  expect(await count('order_line')).toBe(2);
  expect(await env.SHOP.prepare('SELECT type, subject, delivered_at FROM outbox').all()).toMatchObject({
    results: [{ type: 'order-placed', subject: placed.value.number, delivered_at: null }],
  });
  expect(await findOrder(env, 'viu', 'o-1')).toEqual(placed.value);
  expect(await findOrder(env, 'viu', placed.value.number, 'carrito-1')).toEqual(placed.value);
  const backendId = String(Number(placed.value.number));
  expect(await findOrder(env, 'viu', backendId, 'carrito-1')).toEqual(placed.value);
  expect(await findOrder(env, 'viu', backendId, 'carrito-2')).toBeNull();
  expect(await findOrder(env, 'viu', 'o-1', 'carrito-2')).toBeNull();
  expect(await findOrder(env, 'muebles_america', 'o-1')).toBeNull();
});

test('50 parallel calls with one key make one order', async () => {
  const placed = await Promise.all(
    Array.from({ length: 50 }, () => placeInD1(env, order('o-1', { 'SKU-1': 1 }), key('k-1'))),
  );
  expect(new Set(placed.map((one) => (one.ok ? one.value.number : 'refused'))).size).toBe(1);
  expect([await count('orders'), await count('order_key'), await count('outbox'), await qtyOf('SKU-1')]).toEqual([
    1, 1, 1, 19,
  ]);
});

test('the same order id of the same owner under another key is the same order; of another owner it is another', async () => {
  const first = await placeInD1(env, order('o-1', { 'SKU-1': 1 }), key('k-1'));
  const again = await placeInD1(env, order('o-1', { 'SKU-1': 1 }), key('k-2'));
  const other = await placeInD1(env, order('o-1', { 'SKU-1': 1 }), key('k-1', 'carrito-2'));
  expect(again).toEqual(first);
  expect(other.ok && first.ok && other.value.number !== first.value.number).toBe(true);
  expect(await qtyOf('SKU-1')).toBe(18);
});

test('one token names a cart in each store view: the same key in another view is another order', async () => {
  const other = storeView('muebles_america');
  await serve(other, [product(1, 'Silla', { stock: { is_in_stock: true, qty: 20 } })]);
  const here = await placeInD1(env, order('o-1', { 'SKU-1': 1 }), key('k-1'));
  const there = await placeInD1(env, { ...order('o-1', { 'SKU-1': 1 }), storeCode: other.storeCode }, key('k-1'));
  expect(here.ok && there.ok && here.value.number !== there.value.number).toBe(true);
  expect([here, there].map((one) => one.ok && one.value.storeCode)).toEqual(['viu', other.storeCode]);
});

test('50 buyers of 20 units make 20 orders, 30 clean refusals and numbers without gaps or doubles', async () => {
  const placed = await Promise.all(
    Array.from({ length: 50 }, (_, index) => placeInD1(env, order(`o-${index}`, { 'SKU-1': 1 }), key(`k-${index}`))),
  );
  const numbers = placed.flatMap((one) => (one.ok ? [Number(one.value.number)] : []));
  expect(numbers).toHaveLength(20);
  expect(Math.max(...numbers) - Math.min(...numbers)).toBe(19);
  for (const one of placed) {
    if (!one.ok)
      expect(one.problem).toMatchObject({
        status: 409,
        message: 'The requested qty is not available',
        detail: { skus: [{ sku: 'SKU-1', requested: 1, available: 0 }] },
      });
  }
  expect(await qtyOf('SKU-1')).toBe(0);
  expect(await count('orders')).toBe(20);
});

test('an order short of one sku takes nothing of any; two lines of a sku count together', async () => {
  const short = order('o-1', { 'SKU-1': 2, 'SKU-2': 2 });
  const twice = {
    ...short,
    lines: [...short.lines, ...order('x', { 'SKU-2': 2 }).lines.map((line) => ({ ...line, lineNo: 3 }))],
  };
  const placed = await placeInD1(env, twice, key('k-1'));
  expect(placed).toMatchObject({
    ok: false,
    problem: { status: 409, detail: { skus: [{ sku: 'SKU-2', requested: 4, available: 3 }] } },
  });
  expect([
    await qtyOf('SKU-1'),
    await qtyOf('SKU-2'),
    await count('orders'),
    await count('order_key'),
    await count('outbox'),
  ]).toEqual([20, 3, 0, 0, 0]);
});

test.each([['SKU-4'], ['SKU-5'], ['NO-SUCH-SKU']])(
  'what is marked out of stock or unknown is not sold: %s',
  async (sku) => {
    const placed = await placeInD1(env, order('o-1', { [sku]: 1 }), key('k-1'));
    expect(placed).toMatchObject({
      ok: false,
      problem: { status: 409, detail: { skus: [{ sku, requested: 1, available: 0 }] } },
    });
    expect(await count('orders')).toBe(0);
  },
);

test('the use of a coupon is written with its order', async () => {
  const reduced = order('o-1', { 'SKU-1': 1 });
  await placeInD1(env, { ...reduced, totals: { ...reduced.totals, couponCode: 'BUENFIN' } }, key('k-1'));
  expect(await env.SHOP.prepare('SELECT store, code FROM coupon_use').all()).toMatchObject({
    results: [{ store: 'viu', code: 'BUENFIN' }],
  });
});

test('STOCK-001 stock info has product_id, product_sku, qty, is_in_stock and manage_stock; a list leaves out unknown skus', async () => {
  const { stock } = embeddedCommerce(env, store, NOON);
  expect(await stock.check('SKU-2')).toEqual({
    ok: true,
    value: { product_id: 2, product_sku: 'SKU-2', qty: 3, is_in_stock: true, manage_stock: true },
  });
  expect(await stock.check('NO-SUCH-SKU')).toMatchObject({ ok: false, problem: { status: 404 } });
  expect((await stock.list(['SKU-3', 'NO-SUCH-SKU', 'SKU-1'])).map((info) => info.product_sku)).toEqual([
    'SKU-3',
    'SKU-1',
  ]);
});

test('an order reads what it takes and not the shelf: as many rows with 300 more products, at home and at a branch', async () => {
  const atBranch = async (qty: number) =>
    env.SHOP.prepare("INSERT OR REPLACE INTO branch_stock (store, branch, sku, qty) VALUES ('viu', ?, 'SKU-1', ?)")
      .bind(BRANCH.code, qty)
      .run();
  await atBranch(10);
  const rowsOf = async (name: string) => {
    const rows = [];
    for (const branch of [null, BRANCH]) {
      const { SHOP, cost } = countedBatches(env.SHOP);
      const one = order(`${name}-${branch?.code ?? 'casa'}`, { 'SKU-1': 1 }, branch ? { branch } : {});
      expect(await placeInD1({ ...env, SHOP }, one, key(one.orderId))).toMatchObject({ ok: true });
      rows.push(cost.rows);
    }
    return rows;
  };
  const few = await rowsOf('pocos');
  await fullShelves(env.SHOP, BRANCH.code);
  const many = await rowsOf('muchos');
  many.forEach((rows, at) => {
    expect([rows, rows < (few[at] ?? 0) + 50]).toEqual([rows, true]);
  });
  expect(await qtyOf('SKU-1')).toBe(18);
  expect(
    await env.SHOP.prepare("SELECT qty FROM branch_stock WHERE branch = ? AND sku = 'SKU-1'").bind(BRANCH.code).first(),
  ).toEqual({ qty: 8 });
});
