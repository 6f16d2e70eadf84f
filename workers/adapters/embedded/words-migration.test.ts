import { env as testEnv } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { PROGRAM } from '../../../src/domain/operator';
import { orderPayee } from '../../../src/domain/payment/payee';
import type { Env } from '../../env';
import { operationByKey } from './card-payments/operations';
import { paymentsOf } from './card-payments/rows';
import { shopDatabase } from './database';
import { embeddedDeskOrders } from './desk/orders';
import { readOrder } from './orders/read';
import { releaseStockStatements } from './orders/release';
import { closeUnresolved, listUnresolved } from './orders/unresolved';
import { listUnmatched, resolveUnmatched } from './payment-events/unmatched';
import { backInStockNotice } from './schema/shop';
import { shopBefore } from './testing/database-of-before';

const env: Env = testEnv;
const NUMBER = '000000001';

const ROWS = [
  `INSERT INTO orders (number, store, order_id, owner, status, email, grand_total, created_at, doc, charged)
   VALUES ('${NUMBER}', 'viu', 'uno', 'nadie', 'processing', 'ana@example.com', 1000, 1, '{"lines":[],"totals":{"grandTotal":1000}}', 900)`,
  `INSERT INTO order_event (order_number, seq, type, amount, source, id, at) VALUES
   ('${NUMBER}', 1, 'authorised', 1000, 'gateway', 'a', 1), ('${NUMBER}', 2, 'credited', 100, 'operator', 'b', 2)`,
  `INSERT INTO payment_question (source, id, type, form, reference, amount, currency, reason, at, settled_at) VALUES
   ('collector', 'abierto', 'received', 'spei', '1', 500, 'MXN', 'reference', 3, NULL),
   ('collector', 'resuelto', 'received', 'spei', '2', 500, 'MXN', 'reference', 4, 9)`,
  `INSERT INTO card_payment (key, order_number, store, payment_id, return_url, amount, currency, state, held, held_until, taken, created_at)
   VALUES ('${NUMBER}-1', '${NUMBER}', 'viu', 'pago', 'https://tienda.example', 1000, 'MXN', 'open', 700, 99, 300, 1)`,
  `INSERT INTO payment_ask (key, payment_key, kind, amount, created_at, next_attempt_at, settled_at) VALUES
   ('hecho', '${NUMBER}-1', 'capture', 300, 1, 2, 5), ('debido', '${NUMBER}-1', 'release', 700, 1, 2, NULL)`,
  `INSERT INTO unresolved_order (store, order_id, sent_at, given_up_at, settled_at)
   VALUES ('viu', 'perdido', 1, 2, NULL), ('viu', 'sabido', 1, 2, 3)`,
  "INSERT INTO stock (store, sku, product_id, qty, is_in_stock, manage_stock) VALUES ('viu', 'MESA', 7, 4, 1, 1)",
  `INSERT INTO stock_move (order_number, sku, qty, managed, returned_at) VALUES ('${NUMBER}', 'MESA', 1, 1, NULL)`,
  `INSERT INTO branch_move (order_number, branch, sku, qty, known, returned_at) VALUES ('${NUMBER}', 'centro', 'MESA', 1, 1, 8)`,
  `INSERT INTO restock_notice (store, sku, email, email_key, token_hash, created_at)
   VALUES ('viu', 'MESA', 'Ana@example.com', 'ana@example.com', 'hash', 6)`,
];

beforeAll(async () => {
  const migrate = await shopBefore('0022_words');
  await env.SHOP.batch(ROWS.map((row) => env.SHOP.prepare(row)));
  await migrate();
});

test('a price that was lowered is an adjustment of its order', async () => {
  const order = await readOrder(env, 'viu', NUMBER);
  expect(order?.events.map(({ type, amount }) => [type, amount])).toEqual([
    ['authorised', 1000],
    ['adjusted', 100],
  ]);
});

test('unmatched payments are open or resolved as they were, and one can be resolved', async () => {
  expect((await listUnmatched(env, true, 9)).map(({ id, resolvedAt }) => [id, resolvedAt])).toEqual([['resuelto', 9]]);
  expect((await listUnmatched(env, false, 9)).map(({ id }) => id)).toEqual(['abierto']);
  expect(await resolveUnmatched(env, { source: 'collector', id: 'abierto' }, 10)).toBe(true);
  expect(await resolveUnmatched(env, { source: 'collector', id: 'abierto' }, 11)).toBe(false);
});

test('a card keeps what is authorised on it, until when, and what was captured; its operations are done or owed', async () => {
  expect(await paymentsOf(env, orderPayee(NUMBER))).toMatchObject([
    { authorised: 700, authorisedUntil: 99, captured: 300 },
  ]);
  expect((await embeddedDeskOrders(env, 'viu', 1, PROGRAM).find(NUMBER))?.authorisedUntil).toBe(99);
  expect(await operationByKey(env, 'hecho')).toMatchObject({ kind: 'capture', finishedAt: 5 });
  expect(await operationByKey(env, 'debido')).toMatchObject({ kind: 'release', finishedAt: null });
  const second = `INSERT INTO payment_operation (key, payment_key, payee_kind, payee_id, kind, created_at, next_attempt_at) VALUES ('otro', '${NUMBER}-1', 'order', '${NUMBER}', 'release', 1, 2)`;
  await expect(env.SHOP.prepare(second).run(), 'one of a kind is open').rejects.toThrow('UNIQUE');
});

test('an order nobody could find out about waits until it is closed', async () => {
  expect((await listUnresolved(env, 'viu')).map(({ orderId }) => orderId)).toEqual(['perdido']);
  expect(await closeUnresolved(env, 'viu', 'sabido', 9)).toBe(false);
  expect(await closeUnresolved(env, 'viu', 'perdido', 9)).toBe(true);
});

test('units that were not released yet go back on the shelf, once', async () => {
  for (const now of [20, 21]) await env.SHOP.batch(releaseStockStatements(env.SHOP, '?1', NUMBER, now));
  expect(await env.SHOP.prepare('SELECT qty FROM stock').first()).toEqual({ qty: 5 });
  expect(await env.SHOP.prepare('SELECT released_at FROM stock_move').first()).toEqual({ released_at: 20 });
  expect(await env.SHOP.prepare('SELECT released_at FROM branch_move').first()).toEqual({ released_at: 8 });
});

test('who waits for a product still does, and is noted once', async () => {
  const notices = await shopDatabase(env).select().from(backInStockNotice);
  expect(notices).toMatchObject([{ sku: 'MESA', email: 'Ana@example.com', sentAt: null }]);
  const again = `INSERT INTO back_in_stock_notice (store, sku, email, email_key, token_hash, created_at) VALUES ('viu', 'MESA', 'a', 'ana@example.com', 'otro', 7)`;
  await expect(env.SHOP.prepare(again).run()).rejects.toThrow('UNIQUE');
});
