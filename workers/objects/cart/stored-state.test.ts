import { evictDurableObject, runDurableObjectAlarm, runInDurableObject, env as testEnv } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import { add, placed, problem, value } from '../../../tests/cart/port';
import { DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { openShop, VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { armed } from '../../failpoint';
import { newToken } from '../../http/token';
import type { CartObject } from './cart-object';
import { cartPort } from './port';
import { UPGRADES } from './state';

const env: Env = testEnv;

/** The version that this code writes. */
const VERSION = UPGRADES.length + 1;

/** The last version that remembered no order beside an open cart. */
const BEFORE_UNRESOLVED = 4;

/** The last version in which whoever held a token was answered. */
const BEFORE_OWNERS = 6;

/** The last version that called a closed cart spent. */
const BEFORE_MERGE_NAMES = 7;

beforeAll(() => openShop(env));

async function filledCart() {
  const token = newToken();
  const cart = cartPort(env, VIU, token);
  value(await cart.apply(add('MESA', 2), 'primera'));
  const stub = (env.CART as DurableObjectNamespace<CartObject>).getByName(`viu:${token}`);
  const sql = (...statements: string[]) =>
    runInDurableObject(
      stub,
      (_, { storage }) => statements.map((statement) => storage.sql.exec(statement).toArray()).at(-1) ?? [],
    );
  const reload = () => evictDurableObject(stub);
  return { token, cart, stub, sql, reload };
}

test('a cart stored before there were versions is sold from as it was, its unanswered change carried through', async () => {
  const { cart, stub, sql, reload } = await filledCart();
  const [row] = (await sql('SELECT state FROM cart')) as { state: string }[];
  const { pendingNotices: untold, ...state } = JSON.parse(row?.state ?? '') as {
    content: object;
    version: number;
    pendingNotices: object[];
  };
  const pending = {
    call: { route: 'cart/add', key: 'vieja', hash: 'x' },
    reason: 'add',
    next: state.content,
    itemId: 1,
    notices: [],
  };
  const older = JSON.stringify({ ...state, untold, pending }).replaceAll("'", "''");
  await sql(
    'DROP TABLE cart',
    'DROP TABLE outcome',
    'CREATE TABLE cart (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL)',
    `INSERT INTO cart VALUES (1, '${older}')`,
  );
  await reload();
  expect(value(await cart.read()).cart).toMatchObject({ version: 1, lines: [{ sku: 'MESA', qty: 2 }] });
  expect(value(await cart.apply(add('LAMPARA'), 'nueva')).cart).toMatchObject({
    version: 3,
    lines: [{ sku: 'MESA', qty: 2 }, { sku: 'LAMPARA' }],
  });
  expect(await sql('SELECT version FROM cart')).toEqual([{ version: VERSION }]);
  expect(
    await runInDurableObject(stub, (_, { storage }) => storage.sql.exec('SELECT count(*) AS n FROM outcome').one()),
  ).toEqual({ n: 2 });
});

test('an order that names no version is refused while nobody heard the total of a change that a restart carried through', async () => {
  const { cart, sql, reload } = await filledCart();
  value(await cart.apply(DELIVERY, null));
  const [before] = (await sql('SELECT state FROM cart')) as { state: string }[];
  value(await cart.apply(add('LAMPARA'), null));
  const [after] = (await sql('SELECT state FROM cart')) as { state: string }[];
  const pending = { call: null, reason: 'add', next: JSON.parse(after?.state ?? '').content, itemId: 2, notices: [] };
  const torn = JSON.stringify({ ...JSON.parse(before?.state ?? ''), pending }).replaceAll("'", "''");
  await sql(`UPDATE cart SET state = '${torn}'`);
  await reload();
  expect(problem(await cart.place(orderRequest('sin-oir'), null)).detail).toMatchObject([
    { kind: 'total', from: 381, to: 613 },
    { kind: 'version', requested: null },
  ]);
  expect(placed(await cart.place(orderRequest('sin-oir'), null)).totals.grandTotal).toBe(61_300);
});

test('an order that older code was placing is one order, found by its id, when newer code is asked for it', async () => {
  const { cart, sql, reload } = await filledCart();
  value(await cart.apply(DELIVERY, null));
  armed.set('order.after-batch', 'abort');
  await expect(cart.place(orderRequest('de-antes'), null)).rejects.toThrow();
  const [row] = (await sql('SELECT state FROM cart')) as { state: string }[];
  const { unresolved: _, seal, ...state } = JSON.parse(row?.state ?? '');
  const { from: _from, asked: _asked, said: _said, isDenied: _denied, ...older } = seal;
  expect(older.phase).toBe('placing');
  await sql(
    `UPDATE cart SET version = ${BEFORE_UNRESOLVED}, state = '${JSON.stringify({ ...state, seal: older }).replaceAll("'", "''")}'`,
  );
  await reload();
  expect(value(await cart.read()).cart).toMatchObject({ state: 'placing', unresolvedOrder: 'de-antes' });
  const order = placed(await cart.place(orderRequest('de-antes'), null));
  expect(placed(await cart.place(orderRequest('de-antes'), null)).number).toBe(order.number);
  expect(value(await cart.read()).cart).toMatchObject({ state: 'open', lines: [], unresolvedOrder: null });
});

test('a cart stored by newer code is busy for everything and keeps every byte, its alarm too', async () => {
  const { cart, stub, sql, reload } = await filledCart();
  await sql('UPDATE cart SET version = 99');
  const before = await sql('SELECT * FROM cart');
  await reload();
  const answers = await Promise.all([
    cart.read(),
    cart.apply(add('MESA'), 'primera'),
    cart.apply(add('MESA'), null),
    cart.saveCheckout({ personalDetails: null }, null),
    cart.paymentMethods(),
    cart.review(),
    cart.sync(),
    cart.place(orderRequest('nueva version'), null),
  ]);
  for (const answer of answers) expect(problem(answer)).toMatchObject({ status: 503, detail: { retryAfter: 1 } });
  vi.setSystemTime(Date.now() + 91 * 24 * 60 * 60 * 1000);
  try {
    await runDurableObjectAlarm(stub);
  } finally {
    vi.useRealTimers();
  }
  expect(await sql('SELECT * FROM cart')).toEqual(before);
  expect(await runInDurableObject(stub, (_, { storage }) => storage.getAlarm())).not.toBeNull();
  await sql(`UPDATE cart SET version = ${VERSION}`);
  await reload();
  expect(value(await cart.read()).cart.lines).toMatchObject([{ sku: 'MESA', qty: 2 }]);
});

test('a cart whose row is broken is kept aside and reported; the shopper gets a fresh one', async () => {
  const { cart, stub, sql, reload } = await filledCart();
  await sql(`UPDATE cart SET state = '{"version":'`);
  await reload();
  expect(value(await cart.read()).cart).toMatchObject({ version: 0, lines: [] });
  expect(await sql('SELECT version, state FROM cart_broken')).toEqual([{ version: VERSION, state: '{"version":' }]);
  await runDurableObjectAlarm(stub);
  expect(await sql('SELECT count(*) AS n FROM cart_broken')).toEqual([{ n: 1 }]);
  value(await cart.apply(add('LAMPARA'), null));
  await reload();
  expect(value(await cart.read()).cart.lines).toMatchObject([{ sku: 'LAMPARA' }]);
  expect(await sql('SELECT count(*) AS n FROM cart_broken')).toEqual([{ n: 1 }]);
});

test('a cart stored before carts had owners answers whoever holds its token, and can go into a customer’s', async () => {
  const { token, cart, sql, reload } = await filledCart();
  const [row] = (await sql('SELECT state FROM cart')) as { state: string }[];
  const { customer: _customer, mergesInto: _mergesInto, merged: _merged, ...state } = JSON.parse(row?.state ?? '');
  await sql(`UPDATE cart SET version = ${BEFORE_OWNERS}, state = '${JSON.stringify(state).replaceAll("'", "''")}'`);
  await reload();
  expect(value(await cart.read()).cart).toMatchObject({ version: 1, lines: [{ sku: 'MESA', qty: 2 }] });
  const ana = { account: 'shop:1', customerId: '1', owner: 'owner-1', sessionId: 'session-1' };
  const own = newToken();
  expect(value(await cartPort(env, VIU, token, false, ana).mergeInto(own))).toMatchObject({
    state: 'taken',
    token: own,
  });
  expect(value(await cartPort(env, VIU, own, false, ana).read()).cart.lines).toMatchObject([{ sku: 'MESA', qty: 2 }]);
});

test('a visitor’s cart that was stored on its way into its customer’s by the names of before still goes there', async () => {
  const { token, sql, reload } = await filledCart();
  const [row] = (await sql('SELECT state FROM cart')) as { state: string }[];
  const { closed: _, mergesInto: __, ...state } = JSON.parse(row?.state ?? '');
  const ana = { account: 'shop:1', customerId: '1', owner: 'owner-1', sessionId: 'session-1' };
  const own = newToken();
  const call = { route: 'merge', key: newToken(), hash: own, minted: true };
  const spent = { call, successor: own, heir: ana, isHandedOver: false, until: Date.now() + 60 * 60 * 1000 };
  const older = JSON.stringify({ ...state, spent, goesInto: { token: own, customer: ana } }).replaceAll("'", "''");
  await sql(`UPDATE cart SET version = ${BEFORE_MERGE_NAMES}, state = '${older}'`);
  await reload();
  expect(value(await cartPort(env, VIU, token, false, ana).mergeInto(own))).toMatchObject({
    state: 'taken',
    token: own,
  });
  expect(value(await cartPort(env, VIU, own, false, ana).read()).cart.lines).toMatchObject([{ sku: 'MESA', qty: 2 }]);
  expect(await sql('SELECT version FROM cart')).toEqual([{ version: VERSION }]);
});
