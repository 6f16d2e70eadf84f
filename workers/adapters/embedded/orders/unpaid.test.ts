import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { unpaidOrdersOf } from '../../../settings/unpaid-orders';
import { env as bindings, NOON, product, serve, storeView } from '../testing/catalogue';
import { order } from '../testing/order';
import { changeOrder } from './change';
import { expireOrders } from './expire';
import { findOrder, placeInD1 } from './place-order';
import type { OrderKey } from './statements';

/** The figures of a shop that sets none. */
const env = { ...bindings, UNPAID_ORDERS: undefined } as unknown as typeof bindings;
const store = storeView('viu');
const SECOND_MS = 1000;
const WEEK_MS = 7 * 24 * 60 * 60 * SECOND_MS;
const TOO_MANY = 'Several orders that are paid on delivery are already on their way to this telephone or address.';

const key = (name: string): OrderKey => ({ owner: `carrito-${name}`, route: 'order', key: name });
const stockOf = async (sku: string) =>
  (await env.SHOP.prepare("SELECT qty FROM stock WHERE store = 'viu' AND sku = ?").bind(sku).first<{ qty: number }>())
    ?.qty;
const count = async (from: string) =>
  (await env.SHOP.prepare(`SELECT count(*) AS n FROM ${from}`).first<{ n: number }>())?.n;

interface To {
  phoneNumber?: string;
  exteriorNumber?: string;
  at?: number;
  qty?: number;
  code?: string;
  isFree?: boolean;
}

let last = 0;

/** Orders one chair, paid on delivery, to this telephone and number of the street. */
async function place(
  { phoneNumber, exteriorNumber, at = NOON, qty = 1, code = 'cashondelivery', isFree = false }: To = {},
  challengePassed = false,
) {
  last += 1;
  const name = `o-${last}`;
  const base = order(
    name,
    { 'SKU-1': qty },
    { createdAt: new Date(at).toISOString(), paymentMethod: { code, title: code } },
  );
  const to = base.shippingAddress;
  if (!to) throw new Error('the fixture has no address');
  const shippingAddress = {
    ...to,
    phoneNumber: phoneNumber ?? String(5_500_000_000 + last),
    exteriorNumber: exteriorNumber ?? String(last),
  };
  const totals = isFree ? { ...base.totals, grandTotal: toCentavos(0) } : base.totals;
  return placeInD1(env, { ...base, totals, shippingAddress }, key(name), challengePassed);
}

const numberOf = async (placed: ReturnType<typeof place>): Promise<string> => {
  const one = await placed;
  if (!one.ok) throw new Error(one.problem.message);
  return one.value.number;
};

beforeAll(() => serve(store, [product(1, 'Silla', { stock: { is_in_stock: true, qty: 999 } })]));
beforeEach(async () => {
  const tables = ['orders', 'order_line', 'order_key', 'order_hold', 'outbox', 'coupon_use', 'stock_move'];
  await env.SHOP.batch([
    ...tables.map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)),
    env.SHOP.prepare('UPDATE stock SET qty = 999'),
  ]);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a telephone may have five unpaid orders open, a sixth is refused with when to come again, and a passed challenge lets it through', async () => {
  const phoneNumber = '999 123 4567';
  for (let orders = 0; orders < 5; orders += 1)
    expect((await place({ phoneNumber, at: NOON + orders * SECOND_MS })).ok).toBe(true);
  const refused = await place({ phoneNumber: '+52 (999) 123-4567', at: NOON + 10 * SECOND_MS });
  expect(refused).toEqual({
    ok: false,
    problem: { status: 429, message: TOO_MANY, detail: { retryAfter: WEEK_MS / SECOND_MS - 10 } },
  });
  expect([await count('orders'), await count('order_hold'), await stockOf('SKU-1')]).toEqual([5, 5, 994]);
  expect((await place({ phoneNumber: '9991234568' })).ok).toBe(true);
  expect((await place({ phoneNumber }, true)).ok).toBe(true);
  expect((await place({ phoneNumber })).ok).toBe(false);
});

test('so may a house, however its address is written, whatever the telephone', async () => {
  for (let orders = 0; orders < 5; orders += 1)
    expect((await place({ exteriorNumber: orders % 2 ? 'No. 491' : '491' })).ok).toBe(true);
  expect((await place({ exteriorNumber: '#491' })).ok).toBe(false);
  expect((await place({ exteriorNumber: '492' })).ok).toBe(true);
});

test('what costs nothing is no unpaid order: it counts for no telephone and is refused for none', async () => {
  const to = { phoneNumber: '9991112233', exteriorNumber: '7' };
  for (let orders = 0; orders < 6; orders += 1) expect((await place({ ...to, isFree: true })).ok).toBe(true);
  expect(await count('order_hold')).toBe(0);
  for (let orders = 0; orders < 5; orders += 1) expect((await place(to)).ok).toBe(true);
  expect([(await place(to)).ok, (await place({ ...to, isFree: true })).ok]).toEqual([false, true]);
});

test('twenty orders at once from one telephone are five', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => place({ phoneNumber: '9990000000' })));
  expect(all.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await stockOf('SKU-1')).toBe(994);
});

test('an order asked for again under its key counts once, also past the ceiling', async () => {
  const to = { ...order('x', { 'SKU-1': 1 }), orderId: 'repetido' };
  for (let tries = 0; tries < 12; tries += 1) expect((await placeInD1(env, to, key('repetido'))).ok).toBe(true);
  expect([await count('orders'), await count('order_hold')]).toEqual([1, 1]);
});

test.each(['processing', 'complete', 'canceled', 'expired'])('an order that is %s counts no more', async (status) => {
  const phoneNumber = '9991112233';
  const numbers = [];
  for (let orders = 0; orders < 5; orders += 1) numbers.push(await numberOf(place({ phoneNumber })));
  expect((await place({ phoneNumber })).ok).toBe(false);
  await env.SHOP.prepare('UPDATE orders SET status = ? WHERE number = ?').bind(status, numbers[0]).run();
  expect([(await place({ phoneNumber })).ok, (await place({ phoneNumber })).ok]).toEqual([true, false]);
});

test('neither telephone nor address stands in clear beside the hold', async () => {
  await place({ phoneNumber: '9991234567' });
  const [row] = (await env.SHOP.prepare('SELECT * FROM order_hold').all()).results;
  expect(row).toMatchObject({
    phone: expect.stringMatching(/^[0-9a-f]{64}$/),
    place: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(JSON.stringify(row)).not.toMatch(/9991234567|calle|97000/i);
});

test('99 false orders of ten chairs leave 949 of 999, not 9', async () => {
  const all = [];
  for (let orders = 0; orders < 99; orders += 1) all.push(await place({ phoneNumber: '9990000000', qty: 10 }));
  expect(all.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await stockOf('SKU-1')).toBe(949);
});

test('a cash order holds its stock for seven days to the second, then it expires and the stock goes back once', async () => {
  const number = await numberOf(place({ qty: 3 }));
  const other = await numberOf(place({ at: NOON + SECOND_MS }));
  expect(await expireOrders(env, NOON + WEEK_MS - SECOND_MS)).toBe(0);
  expect([await stockOf('SKU-1'), (await findOrder(env, 'viu', number))?.status]).toEqual([995, 'pending']);
  expect(await expireOrders(env, NOON + WEEK_MS)).toBe(1);
  expect([
    await stockOf('SKU-1'),
    (await findOrder(env, 'viu', number))?.status,
    (await findOrder(env, 'viu', other))?.status,
  ]).toEqual([998, 'expired', 'pending']);
  expect(await expireOrders(env, NOON + WEEK_MS)).toBe(0);
  expect(await stockOf('SKU-1')).toBe(998);
  expect(await env.SHOP.prepare("SELECT subject FROM outbox WHERE type = 'order-expired'").all()).toMatchObject({
    results: [{ subject: number }],
  });
});

/** All that is stored of an order, without what tells two orders apart. */
async function storedOf(number: string) {
  const rows = async (columns: string, from: string) =>
    (await env.SHOP.prepare(`SELECT ${columns} FROM ${from} = ?`).bind(number).all()).results;
  const [order] = await rows(
    'status, is_accepted, charged, authorised, captured, released, received, reversed, refunded, disputed, last_event',
    'orders WHERE number',
  );
  return {
    order,
    events: await rows('seq, type, amount, source, note, at', 'order_event WHERE order_number'),
    letters: await rows('type, created_at, next_attempt_at', 'outbox WHERE subject'),
    told: (await rows('type, store, state, created_at, next_attempt_at', 'webhook_event WHERE order_number')).map(
      (row) => ({
        ...row,
        state: JSON.parse(String(row.state)),
      }),
    ),
    stock: await rows('sku, qty, released_at', 'stock_move WHERE order_number'),
    coupons: await rows('code', 'coupon_use WHERE order_number'),
    holds: await rows('until', 'order_hold WHERE order_number'),
  };
}

test('an order that expires with many others stands as one that expires by itself: same money, events, letters, stock and coupon', async () => {
  const base = order('o', { 'SKU-1': 2 });
  const reduced = { ...base, totals: { ...base.totals, couponCode: 'BUENFIN' } };
  const numbers = [];
  for (const name of ['solo', 'otros']) {
    const number = await numberOf(placeInD1(env, { ...reduced, orderId: name }, key(name)));
    const part = await changeOrder(
      env,
      { number },
      { type: 'received', amount: toCentavos(30_000) },
      { source: 'collector', id: name, at: NOON },
    );
    expect(part.ok).toBe(true);
    numbers.push(number);
  }
  const [alone, withOthers] = numbers as [string, string];
  const at = NOON + WEEK_MS;
  await env.SHOP.prepare('UPDATE order_hold SET until = until + 1 WHERE order_number = ?').bind(alone).run();
  expect(await expireOrders(env, at)).toBe(1);
  await changeOrder(env, { number: alone }, { type: 'expire' }, { source: 'time', id: 'solo', at });
  const stored = await storedOf(withOthers);
  expect(stored).toMatchObject({ order: { status: 'expired', charged: 0, received: 30_000 }, coupons: [], holds: [] });
  expect(stored.told.at(-1)).toMatchObject({
    type: 'order-expired',
    state: { status: 'expired', isAccepted: false, money: { charged: 0, received: 30_000 } },
  });
  expect(stored).toEqual(await storedOf(alone));
  expect(await stockOf('SKU-1')).toBe(999);
});

test('runs at the same moment give back once, and one that breaks off in the middle gives back nothing until the next', async () => {
  await place({ qty: 5 });
  const due = NOON + WEEK_MS;
  await env.SHOP.prepare(
    "CREATE TRIGGER broken BEFORE UPDATE OF status ON orders BEGIN SELECT raise(ABORT, 'broken'); END",
  ).run();
  await expect(expireOrders(env, due)).rejects.toThrow('broken');
  expect([
    await stockOf('SKU-1'),
    await count('stock_move WHERE released_at IS NOT NULL'),
    await count("outbox WHERE type = 'order-expired'"),
  ]).toEqual([994, 0, 0]);
  await env.SHOP.prepare('DROP TRIGGER broken').run();
  const runs = await Promise.all(Array.from({ length: 8 }, () => expireOrders(env, due)));
  expect(runs.reduce((sum, expired) => sum + expired, 0)).toBe(1);
  expect([await stockOf('SKU-1'), await count("outbox WHERE type = 'order-expired'")]).toEqual([999, 1]);
});

test('an order that was paid in time, or a moment before it is expired, keeps its stock', async () => {
  const number = await numberOf(place({ qty: 2 }));
  await env.SHOP.prepare("UPDATE orders SET status = 'processing' WHERE number = ?").bind(number).run();
  expect(await expireOrders(env, NOON + 2 * WEEK_MS)).toBe(0);
  await env.SHOP.prepare("INSERT INTO order_hold (order_number, store, until, admitted) VALUES (?, 'viu', 0, 1)")
    .bind(number)
    .run();
  expect(await expireOrders(env, NOON + 2 * WEEK_MS)).toBe(0);
  expect([await stockOf('SKU-1'), (await findOrder(env, 'viu', number))?.status]).toEqual([997, 'processing']);
});

test('what is not counted is not given back, and more orders than one step holds all expire', async () => {
  await serve(store, [
    product(1, 'Silla', { stock: { is_in_stock: true, qty: 999 } }),
    product(3, 'Instalación', { type_id: 'virtual', stock: { is_in_stock: true, qty: 0, manage_stock: false } }),
  ]);
  for (let orders = 0; orders < 60; orders += 1) await place();
  await placeInD1(env, order('virtual', { 'SKU-3': 4 }), key('virtual'));
  expect(await expireOrders(env, NOON + WEEK_MS)).toBe(61);
  expect([await stockOf('SKU-1'), await stockOf('SKU-3')]).toEqual([999, 0]);
});

test('a store view sets its own figures, a wrong setting is named, and another way to pay holds as long as it says', async () => {
  const of = (UNPAID_ORDERS: string) => unpaidOrdersOf({ UNPAID_ORDERS }, 'viu');
  expect(of('{"viu":{"perPhone":2,"holdMinutes":{"cash":60}}}')).toMatchObject({
    perPhone: 2,
    perAddress: 5,
    holdMs: { cash: 3_600_000, card: 1_800_000 },
  });
  expect(of('{"mavi":{"perPhone":2}}')).toMatchObject({
    perPhone: 5,
    holdMs: { spei: 72 * 3_600_000, store: 48 * 3_600_000, cash: WEEK_MS },
  });
  expect(() => of('{"viu":{"perPhone":0}}')).toThrow('viu.perPhone');
  expect(() => of('nada')).toThrow('UNPAID_ORDERS is not JSON');
  for (let orders = 0; orders < 7; orders += 1)
    expect((await place({ phoneNumber: '9990000001', code: 'tarjeta' })).ok).toBe(true);
  expect([
    await expireOrders(env, NOON + 30 * 60 * SECOND_MS - 1),
    await expireOrders(env, NOON + 30 * 60 * SECOND_MS),
  ]).toEqual([0, 7]);
});
