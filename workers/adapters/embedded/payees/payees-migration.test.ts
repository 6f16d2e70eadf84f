import '../../../areas';
import { env as testEnv } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import type { PaymentNotification } from '../../../../src/domain/payment/notification';
import { orderPayee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { operationByKey } from '../card-payments/operations';
import { cardRefundsOf } from '../card-payments/refunds';
import { paymentsOf } from '../card-payments/rows';
import { takeOfPayee } from '../payment-events/take';
import { listUnmatched } from '../payment-events/unmatched';
import { shopBefore } from '../testing/database-of-before';

const env: Env = testEnv;
const NUMBER = '000000001';
const PAYEE = orderPayee(NUMBER);

const ROWS = [
  `INSERT INTO orders (number, store, order_id, owner, status, email, grand_total, created_at, doc, charged, authorised, captured, received)
   VALUES ('${NUMBER}', 'viu', 'uno', 'nadie', 'processing', 'ana@example.com', 1000, 1, '{"paymentMethod":{"code":"card"}}', 1000, 1000, 300, 800)`,
  `INSERT INTO order_event (order_number, seq, type, amount, source, id, at) VALUES
   ('${NUMBER}', 1, 'authorised', 1000, 'gateway', 'evt', 1), ('${NUMBER}', 2, 'received', 500, 'collector', 'mov', 2),
   ('${NUMBER}', 3, 'send', NULL, 'operator', 'enviar', 3), ('${NUMBER}', 4, 'adjusted', 10, 'operator', 'rebaja', 4)`,
  `INSERT INTO unmatched_payment (source, id, type, form, reference, order_number, amount, currency, reason, at) VALUES
   ('collector', 'suyo', 'refunded', 'spei', '1', '${NUMBER}', 5, 'MXN', 'refused', 3), ('collector', 'de-nadie', 'received', 'spei', '2', NULL, 5, 'MXN', 'reference', 4)`,
  `INSERT INTO card_payment (key, order_number, store, payment_id, url, return_url, amount, currency, capture, months, state, is_pending, decline, authorised, authorised_until, captured, movements, created_at, next_ask_at, asks) VALUES
   ('${NUMBER}-1', '${NUMBER}', 'viu', 'cerrado', 'https://p', 'https://t', 1000, 'MXN', 'manual', 3, 'closed', 0, NULL, 700, 99, 300, 2, 1, 9, 3),
   ('${NUMBER}-2', '${NUMBER}', 'viu', 'abierto', 'https://q', 'https://u', 100, 'MXN', 'automatic', 1, 'open', 1, 'lost', 0, NULL, 0, 0, 2, 8, 1)`,
  `INSERT INTO payment_operation (key, payment_key, kind, amount, created_at, next_attempt_at, attempts, finished_at, failure) VALUES
   ('hecho', '${NUMBER}-1', 'capture', 300, 1, 2, 1, 5, 'busy'), ('debido', '${NUMBER}-1', 'refund', 50, 1, 2, 4, NULL, NULL)`,
];

beforeAll(async () => {
  const migrate = await shopBefore('0023_payees');
  await env.SHOP.batch(ROWS.map((row) => env.SHOP.prepare(row)));
  await migrate();
});

test('payments and what is owed to the gateway are those of their order, as they stood', async () => {
  const both = {
    payeeKind: 'order',
    payeeId: NUMBER,
    store: 'viu',
    currency: 'MXN',
    grantedMonths: null,
    lastDigits: null,
  };
  const open = { state: 'open', isPending: true, isUnchecked: true, decline: 'lost', asks: 1, nextAskAt: 8 };
  const closed = { state: 'closed', isPending: false, isUnchecked: false, decline: null, asks: 3, nextAskAt: 9 };
  const nothing = { authorised: 0, authorisedUntil: null, captured: 0, movements: 0 };
  const held = { authorised: 700, authorisedUntil: 99, captured: 300, movements: 2 };
  const second = { key: `${NUMBER}-2`, paymentId: 'abierto', url: 'https://q', returnUrl: 'https://u' };
  const first = { key: `${NUMBER}-1`, paymentId: 'cerrado', url: 'https://p', returnUrl: 'https://t' };
  expect(await paymentsOf(env, PAYEE)).toEqual([
    { ...both, ...second, ...open, ...nothing, amount: 100, capture: 'automatic', months: 1, createdAt: 2 },
    { ...both, ...first, ...closed, ...held, amount: 1000, capture: 'manual', months: 3, createdAt: 1 },
  ]);
  expect(await paymentsOf(env, { kind: 'club', id: NUMBER })).toEqual([]);
  expect(await operationByKey(env, 'hecho')).toMatchObject({
    payeeKind: 'order',
    payeeId: NUMBER,
    amount: 300,
    finishedAt: 5,
    failure: 'busy',
  });
  expect(await operationByKey(env, 'debido')).toMatchObject({ amount: 50, attempts: 4, nextAttemptAt: 2 });
  expect(await cardRefundsOf(env, PAYEE)).toEqual({
    onCards: 300,
    back: 0,
    underWay: 50,
    wasRefused: false,
    inWallet: 0,
  });
  const another = `INSERT INTO payment_operation (key, payment_key, payee_kind, payee_id, kind, created_at, next_attempt_at) VALUES ('otro', '${NUMBER}-1', 'order', '${NUMBER}', 'refund', 1, 2)`;
  await expect(env.SHOP.prepare(another).run(), 'one of a kind is open').rejects.toThrow('UNIQUE');
});

test('movements that fit nothing name their order, or nobody', async () => {
  expect((await listUnmatched(env, false, 9)).map(({ id, payeeKind, payeeId }) => [id, payeeKind, payeeId])).toEqual([
    ['suyo', 'order', NUMBER],
    ['de-nadie', null, null],
  ]);
});

test('what counted before is known when it is told again, and what an operator did is no movement', async () => {
  const told = (more: Partial<PaymentNotification>): PaymentNotification => ({
    id: 'evt',
    type: 'authorised',
    form: 'card',
    reference: 'cerrado',
    amount: toCentavos(1000),
    currency: 'MXN',
    at: 1,
    ...more,
  });
  const take = (one: PaymentNotification) => takeOfPayee(env, { payee: PAYEE, currency: 'MXN' }, one, 20);
  expect(await take(told({}))).toEqual({ ok: true, value: 'known' });
  expect(await take(told({ id: 'mov', form: 'spei', type: 'received', amount: toCentavos(500) }))).toEqual({
    ok: true,
    value: 'known',
  });
  expect(await take(told({ amount: toCentavos(999) }))).toEqual({ ok: true, value: 'unmatched' });
  const { results } = await env.SHOP.prepare('SELECT id, payee_id AS payee FROM payment_movement ORDER BY id').all();
  expect(results).toEqual([
    { id: 'evt', payee: NUMBER },
    { id: 'mov', payee: NUMBER },
  ]);
});
