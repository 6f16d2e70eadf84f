import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '../../../../src/domain/order/order';
import { value } from '../../../../tests/cart/port';
import { BOOKS_MS, CREDIT_MS } from '../../../areas/retention';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { order } from '../testing/order';
import { anonymiseOrders } from './anonymise';
import { placeInD1 } from './place-order';
import { orderOf, readRow } from './row';

const DAY_MS = 24 * 60 * 60 * 1000;
const SAID = 'canario';
const anonymise = anonymiseOrders({ booksMs: BOOKS_MS, creditMs: CREDIT_MS });
const WHO = /Ana|Pech|ana@example|Calle 60|Centro|9991234567|97000|canario/;

const TABLES = [
  ...['orders', 'order_event', 'order_word', 'order_key', 'coupon_use', 'card_payment'],
  ...['order_return', 'order_return_line', 'order_return_event'],
];

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 999 } })]));
beforeEach(async () => {
  await env.SHOP.batch(TABLES.map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)));
});

let last = 0;

/** An order that was delivered at NOON, with somebody in everything that hangs on it. Answers its number. */
async function delivered(more: Partial<Order> = {}, status = 'complete'): Promise<string> {
  last += 1;
  const placed = order(`o-${last}`, { 'SKU-1': 1 }, { createdAt: new Date(NOON - DAY_MS).toISOString(), ...more });
  const answer = await placeInD1(
    env,
    { ...placed, source: SAID },
    { owner: `de-${last}`, route: 'order', key: `${SAID} ${last}` },
  );
  const { number } = value(answer);
  const run = (sql: string, ...bound: (string | number)[]) =>
    env.SHOP.prepare(sql)
      .bind(...bound)
      .run();
  await run(
    `UPDATE orders SET status = ?2, customer_id = '7', guide = '${SAID}', dispatch = json_object('guide', '${SAID}') WHERE number = ?1`,
    ...[number, status],
  );
  await run(
    `INSERT INTO order_event (order_number, seq, type, source, id, note, at, actor) VALUES (?1, 1, 'deliver', 'operator', ?1, '${SAID}', ?2, '${SAID}')`,
    ...[number, NOON],
  );
  await run(
    `INSERT INTO order_return (number, store, order_number, customer_id, status, way, guide, comment, refusal, key_hash, created_at, version)
       VALUES (?1, 'viu', ?1, '7', 'refused', 'label', '${SAID}', '${SAID}', '${SAID}', ?1, ?2, 1)`,
    ...[number, NOON],
  );
  await run(
    `INSERT INTO order_return_line (return_number, line_no, qty, taken, reason, condition, refusal) VALUES (?1, 1, 1, 1, 'x', 'y', '${SAID}')`,
    number,
  );
  await run(
    `INSERT INTO order_return_event (return_number, seq, status, at, actor, note) VALUES (?1, 1, 'refused', ?2, '${SAID}', '${SAID}')`,
    ...[number, NOON],
  );
  await run(
    `INSERT INTO coupon_use (store, code, order_number, used_at, customer_id, email) VALUES ('viu', 'HOLA', ?1, 0, '7', '${SAID}')`,
    number,
  );
  await run(
    `INSERT INTO card_payment (key, payee_kind, payee_id, store, url, return_url, amount, currency, state, last_digits, created_at)
       VALUES (?1, 'order', ?1, 'viu', '${SAID}', '${SAID}', 1, 'MXN', 'closed', '${SAID}', 0)`,
    number,
  );
  return number;
}

const written = async () =>
  JSON.stringify(
    (await env.SHOP.batch(TABLES.map((table) => env.SHOP.prepare(`SELECT * FROM ${table}`)))).map(
      ({ results }) => results,
    ),
  );

test('an order leads to nobody once the books of its year are kept long enough, and says what was sold to which region', async () => {
  const number = await delivered();
  await anonymise(env, NOON + BOOKS_MS);
  expect(await written(), 'to its last day').toMatch(WHO);
  for (let again = 0; again < 2; again += 1) await anonymise(env, NOON + BOOKS_MS + 1);
  expect(await written()).not.toMatch(WHO);
  const row = await readRow(env, { number });
  expect(row && { ...orderOf(row), customerId: row.customerId }).toMatchObject({
    ...{ number, status: 'complete', customerId: null },
    shippingAddress: { country: 'MX', state: 'Yucatán', city: '', firstName: '' },
    lines: [{ sku: 'SKU-1', qty: 1, total: 116_000 }],
  });
  const words = await env.SHOP.prepare('SELECT word FROM order_word').all();
  expect(words.results).toEqual([{ word: String(Number(number)) }]);
});

test('an order that is open, owes money or was bought on credit leads to its shopper for longer', async () => {
  const long = NOON + BOOKS_MS + 1;
  const { totals } = order('x', { 'SKU-1': 1 });
  const onCredit = await delivered({ totals: { ...totals, creditPaymentMethodCode: 'credito' } });
  const open = await delivered({}, 'processing');
  const owing = await delivered();
  await env.SHOP.prepare('UPDATE orders SET received = 500, charged = 400, wallet = 0 WHERE number = ?')
    .bind(owing)
    .run();
  await anonymise(env, long);
  const named = async () =>
    (await env.SHOP.prepare("SELECT number FROM orders WHERE email <> '' ORDER BY number").all()).results.map(
      (row) => row.number,
    );
  expect(await named()).toEqual([onCredit, open, owing]);
  await anonymise(env, NOON + (10 * 365 + 3) * DAY_MS + 1);
  expect(await named()).toEqual([open, owing]);
});
