import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clabeOf } from '../../src/domain/payment/clabe';
import { tillReference } from '../../src/domain/payment/till-reference';
import { expireOrders } from '../adapters/embedded/orders/expire';
import { placeInD1 } from '../adapters/embedded/orders/place-order';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { emptyOrders } from '../adapters/embedded/testing/empty-orders';
import { order } from '../adapters/embedded/testing/order';
import { gateway } from '../gateway';
import { contentDigest } from '../http/digest';
import { env } from './live-request.fixture';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const KEY = 'clave-de-los-avisos';
const SPEI = { bank: '646', plaza: '180', account: '01', bankName: 'STP', beneficiary: 'Tianguis' };
const STORE = { prefix: '9800', shops: ['Farmacia'] };
const PRICE = 1160;
const DAY_MS = 24 * 60 * 60 * 1000;
const SETTINGS = { PAYMENTS: JSON.stringify({ viu: { spei: SPEI, store: STORE } }), PAYMENTS_KEY: KEY };

interface Event {
  id?: string;
  type?: string;
  form?: string;
  reference?: string;
  amount?: number;
  currency?: string;
  at?: string;
}

let last = 0;
const lines: string[] = [];

async function send(path: string, init: RequestInit, more: object = {}) {
  const ctx = createExecutionContext();
  const response = await gateway(
    new Request(`https://localhost/api/${path}`, init),
    { ...env, ...SETTINGS, ...more } as never,
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return { status: response.status, body: await response.json<{ result: Record<string, never> }>() };
}

const signed = async (body: string, at = Date.now(), key = KEY) => {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${await contentDigest(key, `${seconds}.${body}`)}`;
};

async function post(body: string, signature: string | null, more: object = {}, address = '10.9.0.1') {
  return send(
    'payments/notifications',
    {
      method: 'POST',
      body,
      headers: { 'x-local-address': address, ...(signature === null ? {} : { 'payments-signature': signature }) },
    },
    more,
  );
}

/** Tells of a movement and answers what became of it. */
async function tell(event: Event): Promise<string> {
  last += 1;
  const body = JSON.stringify({
    id: `aviso-${last}`,
    type: 'received',
    form: 'spei',
    currency: 'MXN',
    at: new Date().toISOString(),
    amount: PRICE,
    ...event,
  });
  const { status, body: answer } = await post(body, await signed(body));
  expect(status, JSON.stringify(answer)).toBe(200);
  return String(answer.result.outcome);
}

/** Places an order of one chair, and answers its number and what it is paid with. */
async function placed(at = Date.now()) {
  last += 1;
  const made = await placeInD1(
    env,
    {
      ...order(`pago-${last}`, { 'SKU-1': 1 }, { createdAt: new Date(at).toISOString() }),
      paymentMethod: { code: 'spei', title: 'SPEI' },
    },
    { owner: `c-${last}`, route: 'order', key: `pago-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  return { number, clabe: clabeOf(SPEI, number), till: tillReference(STORE.prefix, number) };
}

const AUTH = { headers: { authorization: 'Bearer servicio-de-prueba' } };

async function see(number: string) {
  const { body } = await send(`desk/orders/${number}`, AUTH);
  return body.result as unknown as {
    state: { status: string; money: Record<string, number> };
    events: { type: string; source: string; id: string }[];
  };
}

interface Question {
  source: string;
  id: string;
  order: string | null;
  reason: string;
  amount: number;
}
const questions = async (query = '') =>
  ((await send(`desk/payment-questions${query}`, AUTH)).body.result as unknown as { questions: Question[] }).questions;
const newsOf = async (number: string) =>
  (
    await env.SHOP.prepare('SELECT type FROM outbox WHERE subject = ? ORDER BY id').bind(number).all<{ type: string }>()
  ).results.map(({ type }) => type);

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(async () => {
  lines.length = 0;
  await emptyOrders();
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

test('what comes with a notification of cookies and tokens counts nothing in it: its signature alone lets it in', async () => {
  const { number, clabe } = await placed();
  const body = JSON.stringify({
    id: `aviso-de-nadie-${number}`,
    type: 'received',
    form: 'spei',
    reference: clabe,
    currency: 'MXN',
    at: new Date().toISOString(),
    amount: PRICE,
  });
  const tell = (signature: string) =>
    send('payments/notifications?token=de-nadie', {
      method: 'POST',
      body,
      headers: {
        'x-local-address': '10.9.0.7',
        authorization: 'Bearer de-nadie',
        cookie: '__Host-session=de-nadie; __Host-cart-2=de-nadie',
        'payments-signature': signature,
      },
    });
  expect((await tell('t=1,v1=00')).status).toBe(401);
  expect((await see(number)).state.status).toBe('pending');
  const told = await tell(await signed(body));
  expect([told.status, told.body.result.outcome]).toEqual([200, 'counted']);
  expect((await see(number)).state.status).toBe('processing');
});

test('a client is told with the order how it is paid, in pesos and until when, and nothing more once it is paid', async () => {
  const { number, clabe } = await placed();
  const find = async () => {
    const body = JSON.stringify({ number, email: 'ana@example.mx' });
    const answer = await send('order/find', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-local-address': '10.9.1.1' },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.result as unknown as { orderNumber: string; to_pay: unknown };
  };
  expect(await find()).toMatchObject({
    orderNumber: number,
    to_pay: {
      form: 'spei',
      amount: PRICE,
      until: expect.any(String),
      clabe,
      bank: 'STP',
      beneficiary: 'Tianguis',
      concept: number,
    },
  });
  await tell({ reference: clabe });
  expect((await find()).to_pay).toBeNull();
});

test('an order is paid by a transfer to its CLABE or at a till with its reference, and is to be sent', async () => {
  const [first, second] = [await placed(), await placed()];
  expect(await tell({ reference: first.clabe })).toBe('counted');
  expect(await tell({ form: 'store', reference: second.till })).toBe('counted');
  for (const { number } of [first, second]) {
    expect(await see(number)).toMatchObject({
      state: { status: 'processing', money: { received: PRICE, due: 0 } },
      events: [{ type: 'received', source: 'collector' }],
    });
    expect(await newsOf(number)).toEqual(['order-placed', 'order-paid']);
  }
});

test('short: what is missing is still due, and the second transfer pays it', async () => {
  const { number, clabe } = await placed();
  await tell({ reference: clabe, amount: 1000.01 });
  expect((await see(number)).state).toMatchObject({ status: 'pending', money: { due: 159.99 } });
  await tell({ reference: clabe, amount: 159.99 });
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { due: 0, toRefund: 0 } });
  expect(await newsOf(number)).toEqual(['order-placed', 'order-short', 'order-paid']);
});

test('over: the order is paid, and what came on top is to be refunded', async () => {
  const { number, clabe } = await placed();
  await tell({ reference: clabe, amount: PRICE + 0.5 });
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { due: 0, toRefund: 0.5 } });
  expect(await newsOf(number)).toEqual(['order-placed', 'order-paid', 'order-over']);
});

test('late: the order has expired, and all that came is to be refunded', async () => {
  const { number, clabe } = await placed(Date.now() - 8 * DAY_MS);
  await expireOrders(env, Date.now());
  expect(await tell({ reference: clabe })).toBe('counted');
  expect((await see(number)).state).toMatchObject({ status: 'expired', money: { charged: 0, toRefund: PRICE } });
  expect(await newsOf(number)).toEqual(['order-placed', 'order-expired', 'order-late']);
});

test('double: one transfer told ten times at once counts once, two transfers count twice', async () => {
  const { number, clabe } = await placed();
  const told = await Promise.all(Array.from({ length: 10 }, () => tell({ id: 'rastreo-1', reference: clabe })));
  expect(told.sort()).toEqual(['counted', ...Array(9).fill('known')]);
  expect((await see(number)).state.money).toMatchObject({ received: PRICE, toRefund: 0 });
  await tell({ id: 'rastreo-2', reference: clabe });
  expect((await see(number)).state.money).toMatchObject({ received: 2 * PRICE, toRefund: PRICE });
});

test('reversed: the order waits for its money anew', async () => {
  const { number, till } = await placed();
  await tell({ form: 'store', reference: till });
  expect(await tell({ type: 'reversed', form: 'store', reference: till })).toBe('counted');
  expect((await see(number)).state).toMatchObject({
    status: 'pending',
    money: { due: PRICE, reversed: PRICE, disputed: 0 },
  });
});

test('a reversal that is told before its payment waits for it, and an order is not paid by money that is gone', async () => {
  const { number, clabe } = await placed();
  expect(await tell({ id: 'vuelta', type: 'reversed', reference: clabe })).toBe('question');
  expect((await see(number)).events).toEqual([]);
  expect(await tell({ reference: clabe })).toBe('counted');
  expect((await see(number)).state).toMatchObject({
    status: 'pending',
    money: { received: PRICE, reversed: PRICE, disputed: 0, due: PRICE },
  });
  expect(await questions()).toEqual([]);
  expect(await questions('?settled=true')).toMatchObject([{ id: 'vuelta', reason: 'refused' }]);
});

test('what fits no order moves nothing, and is kept once for the operator with its reason', async () => {
  const { number, clabe } = await placed();
  const broken = `${clabe.slice(0, -1)}${(Number(clabe.at(-1)) + 1) % 10}`;
  const stranger = clabeOf(SPEI, '999999999');
  const cases: [Event, string, string | null][] = [
    [{ id: 'q1', reference: broken }, 'reference', null],
    [{ id: 'q2', reference: stranger }, 'reference', null],
    [{ id: 'q3', reference: clabe, currency: 'USD' }, 'currency', number],
    [{ id: 'q4', reference: clabe, type: 'authorised' }, 'type', number],
    [{ id: 'q5', reference: clabe, type: 'refunded' }, 'refused', number],
    [{ id: 'q6', form: 'card', reference: 'pay_1', type: 'received' }, 'reference', null],
  ];
  for (const [event] of [...cases, ...cases]) expect(await tell(event)).toBe('question');
  expect((await questions()).map(({ id, reason, order: named }) => [id, reason, named])).toEqual(
    cases.map(([{ id }, reason, named]) => [id, reason, named]),
  );
  expect(await see(number)).toMatchObject({ state: { status: 'pending' }, events: [] });
  expect(lines.filter((line) => line.includes('payment.unmatched')).length).toBeGreaterThan(0);
  for (const secret of [clabe, broken, number, KEY]) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});

test('an id that was told before with another amount or order is a question, not lost', async () => {
  const [first, second] = [await placed(), await placed()];
  await tell({ id: 'mismo', reference: first.clabe });
  expect(await tell({ id: 'mismo', reference: second.clabe })).toBe('question');
  expect(await questions()).toMatchObject([{ id: 'mismo', reason: 'reused', order: second.number, amount: PRICE }]);
  expect((await see(second.number)).events).toEqual([]);
});

const answerOf = async (verb: 'settle' | 'apply', id: string, more: Record<string, string> = {}) =>
  (
    await send(`desk/payment-questions/${verb}`, {
      method: 'POST',
      headers: { ...AUTH.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ source: 'collector', id, ...more }),
    })
  ).status;
const recordOf = async (id: string) =>
  (
    await env.SHOP.prepare("SELECT action, note FROM desk_audit WHERE subject = 'payment' AND subject_id = ?")
      .bind(id)
      .all()
  ).results;

test('the operator settles a question once, and what they found out stands on record', async () => {
  await tell({ id: 'perdido', reference: '1' });
  expect(await answerOf('settle', 'perdido', { note: 'Es de la otra empresa' })).toBe(200);
  expect(await answerOf('settle', 'perdido')).toBe(404);
  expect(await questions()).toEqual([]);
  expect(await recordOf('perdido')).toEqual([{ action: 'resolve-payment', note: 'Es de la otra empresa' }]);
  const { number } = await placed();
  expect(await answerOf('apply', 'perdido', { order: number })).toBe(409);
  expect((await see(number)).events).toEqual([]);
});

test('money that fitted nothing is put onto one order, once, however many say so at once; what is too much of it is to be sent back', async () => {
  const [first, second] = [await placed(), await placed()];
  await tell({ id: 'suelto', reference: '1' });
  expect(await answerOf('apply', 'suelto', { order: '999999999' })).toBe(404);
  expect(await questions()).toHaveLength(1);
  const order = [first.number, second.number];
  const note = 'Lo dijo por teléfono';
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => answerOf('apply', 'suelto', { order: order[at % 2] ?? '', note })),
  );
  expect(answers.sort()).toEqual([200, 200, 200, 409, 409, 409]);
  const stand = await Promise.all(order.map(see));
  expect(stand.map(({ state }) => state.money.received).sort()).toEqual([0, PRICE]);
  const paid = stand[0]?.state.money.received === PRICE ? first.number : second.number;
  expect((await see(paid)).state.status).toBe('processing');
  expect(await questions()).toEqual([]);
  expect(await recordOf('suelto')).toEqual([{ action: 'apply-payment', note }]);
  await tell({ id: 'otro', reference: '1' });
  expect(await answerOf('apply', 'otro', { order: paid })).toBe(200);
  expect((await see(paid)).state.money).toMatchObject({ received: 2 * PRICE, toRefund: PRICE });
  await tell({ id: 'vuelto', type: 'reversed', reference: '1' });
  expect(await answerOf('apply', 'vuelto', { order: paid }), 'money that went').toBe(409);
});

test('only what was signed with the key within five minutes is taken', async () => {
  const { number, clabe } = await placed();
  const body = JSON.stringify({
    id: 'a',
    type: 'received',
    form: 'spei',
    reference: clabe,
    amount: PRICE,
    currency: 'MXN',
    at: new Date().toISOString(),
  });
  const now = Date.now();
  const good = await signed(body);
  const refused = [
    null,
    '',
    'v1=aa',
    await signed(body, now, 'otra'),
    await signed(`${body} `),
    await signed(body, now - 6 * 60_000),
    await signed(body, now + 6 * 60_000),
    good.replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`),
  ];
  for (const signature of refused) expect((await post(body, signature)).status).toBe(401);
  expect((await post(body, good, { PAYMENTS_KEY: undefined })).status).toBe(404);
  expect((await see(number)).events).toEqual([]);
  expect((await post(body, await signed(body, now - 4 * 60_000))).status).toBe(200);
  const long = JSON.stringify({ id: 'x'.repeat(64 * 1024) });
  expect((await post(long, await signed(long))).status).toBe(413);
  const odd: [string, number][] = [
    ['{', 400],
    ['{}', 422],
    [body.replace('1160', '1160.001'), 422],
    [body.replace('1160', '-1'), 422],
    [body.replace('"received"', '"credited"'), 422],
  ];
  for (const [text, status] of odd) expect((await post(text, await signed(text))).status).toBe(status);
});

test('notifications are not limited once they are signed; those that are not are', async () => {
  const { clabe } = await placed();
  const body = JSON.stringify({
    id: 'b',
    type: 'received',
    form: 'spei',
    reference: clabe,
    amount: 1,
    currency: 'MXN',
    at: new Date().toISOString(),
  });
  const few = { LIMITS_TIMES: '0.005' };
  const statuses = async (signature: string) =>
    Promise.all(Array.from({ length: 8 }, async () => (await post(body, signature, few, '10.9.0.2')).status));
  expect(new Set(await statuses('no'))).toEqual(new Set([401, 429]));
  expect(new Set(await statuses(await signed(body)))).toEqual(new Set([200]));
});

test('money that is told of with a moment to come came when it was told', async () => {
  const { number, clabe } = await placed();
  expect(await tell({ reference: clabe, at: '9999-12-31T23:59:59Z' })).toBe('counted');
  const { results } = await env.SHOP.prepare(
    'SELECT at FROM payment_movement WHERE payee_id = ?1 UNION ALL SELECT at FROM order_event WHERE order_number = ?1',
  )
    .bind(number)
    .all<{ at: number }>();
  expect(results).toHaveLength(2);
  for (const { at } of results) expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
});
