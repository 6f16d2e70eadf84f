import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gateway } from '../../../../tests/peers/gateway/gateway';
import type { GatewayPayment } from '../../../../tests/peers/gateway/payment';
import { serveGateway } from '../../../../tests/peers/gateway/site';
import { signature } from '../../../../tests/peers/gateway/teller';
import { env as bare } from '../../../api/live-request.fixture';
import type { Env } from '../../../env';
import { armed, type Failpoint } from '../../../failpoint';
import { gateway as front } from '../../../gateway';
import { expireOrders } from '../orders/expire';
import { placeInD1 } from '../orders/place';
import { embeddedPayments } from '../payments';
import { product, serve, storeView } from '../testing/catalogue';
import { order } from '../testing/order';
import { settleCardPayments } from './due';
import { startCardPayment } from './start';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const GATEWAY = 'http://localhost:4999';
const KEY = 'clave-de-los-avisos';
const TOKEN = 'clave-de-la-pasarela';
const RETURN = 'https://tienda.example/checkout/pedido/1';
const PRICE = 1160;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const APPROVED = '4242 4242 4242 4242';
const SPEI = { bank: '646', plaza: '180', account: '01', bankName: 'STP', beneficiary: 'VIU' };
const env: Env = { ...bare, PAYMENTS: JSON.stringify({ viu: { card: { url: GATEWAY }, spei: SPEI } }), PAYMENTS_KEY: KEY, GATEWAY_TOKEN: TOKEN };

let peer: Gateway;
let last = 0;
/** Signed notices that the gateway has sent. */
let notices: string[] = [];
/** What the gateway has answered, and what was logged. */
let heard: string[] = [];

async function send(path: string, init: RequestInit) {
  const ctx = createExecutionContext();
  const response = await front(new Request(`https://localhost/api/${path}`, init), env, ctx);
  await waitOnExecutionContext(ctx);
  return { status: response.status, body: await response.json<{ result: never }>() };
}

async function tellShop(body: string): Promise<void> {
  notices.push(body);
  const sent = await send('payments/notifications', { method: 'POST', body, headers: { 'payments-signature': await signature(KEY, body, Date.now()) } });
  expect(sent.status).toBe(200);
}

interface Shown {
  state: { status: string; money: Record<string, number> };
  events: { type: string; amount: number; source: string }[];
}
const AUTH = { authorization: 'Bearer servicio-de-prueba' };
const see = async (number: string) => (await send(`desk/orders/${number}`, { headers: AUTH })).body.result as Shown;
const typesOf = async (number: string) => (await see(number)).events.map(({ type }) => type);
const questions = async () => (await send('desk/payment-questions', { headers: AUTH })).body.result as { questions: { reason: string }[] };

const desk = (number: string, what: string, json: object, key: string = crypto.randomUUID()) =>
  send(`desk/orders/${number}/${what}`, {
    method: 'POST',
    headers: { ...AUTH, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(json),
  });
const act = (number: string, type: string, amount?: number) => desk(number, 'events', { type, ...(amount === undefined ? {} : { amount }) });

async function placed(at = Date.now()): Promise<string> {
  last += 1;
  const made = await placeInD1(
    env,
    { ...order(`tarjeta-${last}`, { 'SKU-1': 1 }, { createdAt: new Date(at).toISOString() }), paymentMethod: { code: 'card', title: 'Tarjeta' } },
    { owner: `c-${last}`, route: 'order', key: `tarjeta-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}

const start = (number: string, now = Date.now()) => startCardPayment(env, number, RETURN, now);

/** Starts the payment of an order and answers it as the gateway has it. */
async function started(number: string): Promise<GatewayPayment> {
  const begun = await start(number);
  if (!begun.ok) throw new Error(begun.problem.message);
  const payment = peer.find(begun.value.url.split('/').at(-1) ?? '');
  if (!payment) throw new Error('no payment');
  return payment;
}

/** An order that was placed and whose card was approved. */
async function approved(): Promise<{ number: string; payment: GatewayPayment }> {
  const number = await placed();
  const payment = await started(number);
  await peer.pay(payment, APPROVED, 1);
  return { number, payment };
}

/** What the scheduled function does, so much later that everything is due. */
const minute = (later = 2 * HOUR_MS) => settleCardPayments(env, Date.now() + later);

beforeEach(async () => {
  const tables = ['orders', 'order_event', 'order_line', 'order_key', 'order_hold', 'outbox', 'stock_move', 'payment_question', 'card_payment', 'payment_ask'];
  await env.SHOP.batch(tables.map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)));
  await serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
  notices = [];
  heard = [];
  peer = new Gateway(
    () => GATEWAY,
    (payment, event) => tellShop(JSON.stringify({ ...event, form: 'card', reference: payment.id })),
  );
  peer.faults.slowMs = 1;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await serveGateway(peer, new Request(input, init), { token: TOKEN, tell: async () => true });
    if (!answer) throw new TypeError('the answer was lost');
    heard.push(await answer.clone().text());
    return answer;
  });
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation((line) => heard.push(String(line)));
});
afterEach(() => {
  armed.clear();
  vi.restoreAllMocks();
});

test('an order is authorised, captured when it is sent, and its money conserved', async () => {
  const { number, payment } = await approved();
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { authorised: PRICE, due: PRICE, toCapture: PRICE, received: 0 } });
  expect((await act(number, 'send')).status).toBe(200);
  expect((await see(number)).state).toMatchObject({ status: 'sent', money: { captured: PRICE, received: PRICE, due: 0, toCapture: 0, toRelease: 0 } });
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'captured']);
});

test('a payment is started once, however often and at once it is asked for', async () => {
  const number = await placed();
  const begun = await Promise.all(Array.from({ length: 10 }, () => start(number)));
  expect(new Set(begun.map((one) => one.ok && one.value.url)).size).toBe(1);
  expect(peer.all()).toHaveLength(1);
  expect(await start('999999999')).toMatchObject({ ok: false, problem: { status: 404 } });
});

test.each(['lost', 'error'] as const)('a payment whose start got no answer (%s) is the same payment at the next try', async (fault) => {
  const number = await placed();
  peer.faults.calls.start = { fault, times: 1 };
  expect(await start(number)).toMatchObject({ ok: false, problem: { status: 503 } });
  await started(number);
  expect(peer.all()).toHaveLength(1);
});

test('webhook never: the scheduled question finds what was paid, and the order is the same as with one', async () => {
  const number = await placed();
  peer.faults.telling = 'never';
  await peer.pay(await started(number), APPROVED, 1);
  expect((await see(number)).state.status).toBe('pending');
  await settleCardPayments(env, Date.now());
  expect((await see(number)).state.status).toBe('pending');
  await minute();
  await minute();
  expect(await see(number)).toMatchObject({
    state: { status: 'processing', money: { authorised: PRICE } },
    events: [{ type: 'authorised', source: 'gateway' }],
  });
});

test('webhook twice, and beside the scheduled question: it counts once', async () => {
  peer.faults.telling = 'twice';
  const { number } = await approved();
  await Promise.all([minute(), tellShop(notices[0] ?? ''), tellShop(notices[0] ?? '')]);
  expect(await typesOf(number)).toEqual(['authorised']);
});

test('a webhook counts by itself while the gateway cannot be asked, and the order is not sent before it could be charged', async () => {
  const number = await placed();
  const payment = await started(number);
  peer.faults.calls.ask = { fault: 'error', times: 2 };
  await peer.pay(payment, APPROVED, 1);
  expect((await see(number)).state.status).toBe('processing');
  expect((await act(number, 'send')).status).toBe(503);
  peer.faults.calls.capture = { fault: 'error', times: 1 };
  expect((await act(number, 'send')).status).toBe(503);
  expect((await see(number)).state.status).toBe('processing');
  expect((await act(number, 'send')).status).toBe(200);
  expect((await see(number)).state).toMatchObject({ status: 'sent', money: { captured: PRICE } });
});

test('a declined card leaves the payment open, and another card pays it', async () => {
  const number = await placed();
  const payment = await started(number);
  for (const card of ['4000000000000002', '4000000000009995']) await peer.pay(payment, card, 1);
  expect(await typesOf(number)).toEqual([]);
  expect((await started(number)).id).toBe(payment.id);
  await peer.pay(payment, APPROVED, 1);
  await peer.pay(payment, APPROVED, 1);
  expect(await typesOf(number)).toEqual(['authorised']);
});

test('an amount or currency that the gateway lies about moves nothing and is a question', async () => {
  const number = await placed();
  const payment = await started(number);
  peer.faults.lies = true;
  await peer.pay(payment, APPROVED, 1);
  expect(await see(number)).toMatchObject({ state: { status: 'pending' }, events: [] });
  expect(await questions()).toMatchObject({ questions: [{ reason: 'amount' }] });
  peer.faults.lies = false;
  payment.currency = 'USD';
  await minute();
  expect(await typesOf(number)).toEqual([]);
});

test('a start that names another amount is not shown to anybody', async () => {
  const number = await placed();
  peer.faults.lies = true;
  expect(await start(number)).toMatchObject({ ok: false, problem: { status: 503 } });
});

test('what is held is let go when the order is canceled, and nobody can pay there any more', async () => {
  const [{ number, payment }, open] = [await approved(), await placed()];
  const unpaid = await started(open);
  await act(number, 'cancel');
  await act(open, 'cancel');
  await minute();
  await minute(4 * HOUR_MS);
  expect((await see(number)).state).toMatchObject({ status: 'canceled', money: { authorised: PRICE, released: PRICE, toRelease: 0 } });
  expect([payment.status, unpaid.status]).toEqual(['closed', 'closed']);
  expect(await typesOf(open)).toEqual(['cancel']);
});

test('an order that expired while the bank was deciding lets go what it approves', async () => {
  const number = await placed(Date.now() - 8 * DAY_MS);
  const payment = await started(number);
  peer.faults.lateMs = 1;
  await peer.pay(payment, '4000000000000259', 1);
  await expireOrders(env, Date.now());
  await vi.waitFor(() => expect(payment.status).toBe('closed'));
  await vi.waitFor(async () => expect(await typesOf(number)).toContain('authorised'));
  await minute();
  await minute(4 * HOUR_MS);
  expect((await see(number)).state).toMatchObject({ status: 'expired', money: { authorised: PRICE, released: PRICE, toRefund: 0 } });
});

test('of an order that was paid otherwise as well, what is held is let go', async () => {
  const { number } = await approved();
  await act(number, 'received', PRICE);
  await minute();
  await minute(4 * HOUR_MS);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { released: PRICE, toCapture: 0, toRelease: 0, due: 0 } });
});

test('a part that came otherwise leaves the rest for the card: a payment of another amount is closed first', async () => {
  const number = await placed();
  const first = await started(number);
  await act(number, 'received', 160);
  const second = await started(number);
  expect([first.status, second.amount]).toEqual(['closed', 1000]);
  await peer.pay(first, APPROVED, 1);
  await peer.pay(second, APPROVED, 1);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { authorised: 1000, toCapture: 1000, due: 1000 } });
});

test('a card that cannot be charged any more refuses the send, and the order waits for its money anew', async () => {
  const { number, payment } = await approved();
  peer.faults.telling = 'never';
  peer.undo(payment, 'released');
  expect((await act(number, 'send')).status).toBe(409);
  expect((await see(number)).state).toMatchObject({ status: 'pending', money: { released: PRICE, due: PRICE } });
  const again = await started(number);
  expect(again.id).not.toBe(payment.id);
  await peer.pay(again, APPROVED, 1);
  await minute();
  expect((await act(number, 'send')).status).toBe(200);
  expect((await see(number)).state.money).toMatchObject({ authorised: 2 * PRICE, captured: PRICE, due: 0 });
});

test('a refund goes back to the card once under its key, and never more than is to be refunded', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'credited', 500);
  expect((await desk(number, 'refunds', { amount: 500.01 })).status).toBe(409);
  peer.faults.calls.refund = { fault: 'lost', times: 1 };
  expect((await desk(number, 'refunds', { amount: 500 }, 'devolver')).status).toBe(503);
  expect((await desk(number, 'refunds', { amount: 500 }, 'otra')).status).toBe(409);
  expect((await desk(number, 'refunds', { amount: 500 }, 'devolver')).status).toBe(200);
  expect((await desk(number, 'refunds', { amount: 500 }, 'devolver')).status).toBe(200);
  expect((await see(number)).state.money).toMatchObject({ refunded: 500, toRefund: 0 });
  expect(payment.events.filter(({ type }) => type === 'refunded')).toHaveLength(1);
});

test('a refund that got no answer is asked for again by itself', async () => {
  const { number } = await approved();
  await act(number, 'send');
  await act(number, 'cancel');
  peer.faults.calls.refund = { fault: 'error', times: 1 };
  expect((await desk(number, 'refunds', { amount: PRICE })).status).toBe(503);
  await minute();
  expect((await see(number)).state.money).toMatchObject({ refunded: PRICE, toRefund: 0 });
});

test('a chargeback takes the money back', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  peer.undo(payment, 'reversed');
  await vi.waitFor(async () => expect((await see(number)).state).toMatchObject({ money: { reversed: PRICE, due: PRICE } }));
});

const VIU = { storeCode: 'viu' };
const howOf = async (number: string) => (await embeddedPayments(env, VIU, Date.now()).of({ number }))?.due?.how;

test('the page of an order says that it is to be paid, that a card was refused, or that it is being checked, and learns that it was paid', async () => {
  const number = await placed();
  expect(await howOf(number)).toMatchObject({ form: 'card', state: 'to-pay', isDeclined: false });
  const payment = await started(number);
  await peer.pay(payment, '4000000000009995', 1);
  expect(await howOf(number)).toMatchObject({ state: 'to-pay', isDeclined: true, others: [{ code: 'spei' }] });
  peer.faults.calls.ask = { fault: 'error', times: 1 };
  expect(await howOf(number)).toMatchObject({ state: 'checking' });
  peer.faults.lateMs = 60_000;
  await peer.pay(payment, '4000000000000259', 1);
  expect(await howOf(number)).toMatchObject({ state: 'checking', isDeclined: false });
  const silent = await placed();
  await peer.pay(await started(silent), '4000000000000077', 1);
  expect(await howOf(silent)).toBeNull();
  expect((await see(silent)).state.status).toBe('processing');
});

test('an order is paid otherwise only once nobody can pay it by card: not while the gateway does not say so', async () => {
  const number = await placed();
  const payment = await started(number);
  const otherwise = (method = 'spei') => embeddedPayments(env, VIU, Date.now()).payOtherwise({ number }, method);
  expect(await otherwise('cashondelivery')).toMatchObject({ ok: false, problem: { status: 422 } });
  peer.faults.calls.release = { fault: 'error', times: 1 };
  expect(await otherwise()).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(await howOf(number)).toMatchObject({ form: 'card' });
  expect(await otherwise()).toEqual({ ok: true, value: null });
  expect(await otherwise()).toEqual({ ok: true, value: null });
  expect([payment.status, (await howOf(number))?.form]).toEqual(['closed', 'spei']);
  const paid = await approved();
  expect(await embeddedPayments(env, VIU, Date.now()).payOtherwise({ number: paid.number }, 'spei')).toMatchObject({ ok: false, problem: { status: 409 } });
});

test('no number of a card is in anything the gateway tells the shop, the shop keeps or logs', async () => {
  const number = await placed();
  const payment = await started(number);
  for (const card of ['4000000000000002', APPROVED]) await peer.pay(payment, card, 1);
  await act(number, 'send');
  for (const table of ['orders', 'order_event', 'outbox', 'payment_question', 'card_payment', 'payment_ask'])
    heard.push(JSON.stringify((await env.SHOP.prepare(`SELECT * FROM ${table}`).all()).results));
  const digits = [...heard, ...notices].map((text) => text.replace(/\D+/g, ' '));
  expect(digits.length).toBeGreaterThan(10);
  expect(digits.filter((text) => text.includes('4000000000000002') || /4242 ?4242/.test(text))).toEqual([]);
});

/** What an order has been through once everything was tried again after a crash. */
const POINTS: Failpoint[] = ['payment.before-ask', 'payment.after-ask', 'payment.before-settle'];

test.each(POINTS)('a capture that dies at %s is done once', async (point) => {
  const { number, payment } = await approved();
  armed.set(point, 'throw');
  expect((await act(number, 'send')).status).toBe(500);
  await minute();
  expect((await act(number, 'send')).status).toBe(200);
  expect((await see(number)).state).toMatchObject({ status: 'sent', money: { captured: PRICE, received: PRICE, due: 0, toRefund: 0 } });
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'captured']);
});

test.each(POINTS)('a refund that dies at %s is done once', async (point) => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'cancel');
  armed.set(point, 'throw');
  expect((await desk(number, 'refunds', { amount: PRICE }, 'una')).status).toBe(500);
  await minute();
  expect((await desk(number, 'refunds', { amount: PRICE }, 'una')).status).toBe(200);
  expect((await see(number)).state.money).toMatchObject({ refunded: PRICE, toRefund: 0 });
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'captured', 'refunded']);
});

test.each(POINTS)('a release that dies at %s is done once', async (point) => {
  const { number, payment } = await approved();
  await act(number, 'cancel');
  await minute(0);
  armed.set(point, 'throw');
  await minute();
  await minute(4 * HOUR_MS);
  await minute(8 * HOUR_MS);
  expect((await see(number)).state.money).toMatchObject({ released: PRICE, toRelease: 0 });
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'released']);
});

test.each(['payment.before-start', 'payment.after-start'] as const)('a start that dies at %s is one payment', async (point) => {
  const number = await placed();
  armed.set(point, 'throw');
  await expect(start(number)).rejects.toThrow(point);
  await peer.pay(await started(number), APPROVED, 1);
  expect(peer.all()).toHaveLength(1);
  expect(await typesOf(number)).toEqual(['authorised']);
});
