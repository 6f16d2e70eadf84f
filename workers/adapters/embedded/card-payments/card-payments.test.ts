import { expect, test, vi } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { patiently } from '../../../../tests/patiently';
import { armed, type Failpoint } from '../../../failpoint';
import { expireOrders } from '../orders/expire';
import { takeOfPayee } from '../payment-events/take';
import { embeddedPayments } from '../payments';
import {
  APPROVED,
  act,
  approved,
  cardShop,
  desk,
  env,
  HOUR_MS,
  minute,
  PRICE,
  placed,
  questions,
  rig,
  see,
  start,
  started,
  tellShop,
  typesOf,
} from './card-shop.fixture';
import { reconcileCardPayments } from './due';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const DAY_MS = 24 * 60 * 60 * 1000;

cardShop();

test('an order is authorised, captured when it is sent, and its money conserved', async () => {
  const { number, payment } = await approved();
  expect((await see(number)).state).toMatchObject({
    status: 'processing',
    money: { authorised: PRICE, due: PRICE, toCapture: PRICE, received: 0 },
  });
  expect((await act(number, 'send')).status).toBe(200);
  expect((await see(number)).state).toMatchObject({
    status: 'sent',
    money: { captured: PRICE, received: PRICE, due: 0, toCapture: 0, toRelease: 0 },
  });
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'captured']);
});

test('a payment is started once, however often and at once it is asked for', async () => {
  const number = await placed();
  const begun = await Promise.all(Array.from({ length: 10 }, () => start(number)));
  expect(new Set(begun.map((one) => one.ok && one.value.url)).size).toBe(1);
  expect(rig.peer.all()).toHaveLength(1);
  expect(await start('999999999')).toMatchObject({ ok: false, problem: { status: 404 } });
});

test.each(['lost', 'error'] as const)(
  'a payment whose start got no answer (%s) is the same payment at the next try',
  async (fault) => {
    const number = await placed();
    rig.peer.faults.calls.start = { fault, times: 1 };
    expect(await start(number)).toMatchObject({ ok: false, problem: { status: 503 } });
    await started(number);
    expect(rig.peer.all()).toHaveLength(1);
  },
);

test('webhook never: the scheduled question finds what was paid, and the order is the same as with one', async () => {
  const number = await placed();
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(await started(number), APPROVED);
  expect((await see(number)).state.status).toBe('pending');
  await reconcileCardPayments(env, Date.now());
  expect((await see(number)).state.status).toBe('pending');
  await minute();
  await minute();
  expect(await see(number)).toMatchObject({
    state: { status: 'processing', money: { authorised: PRICE } },
    events: [{ type: 'authorised', source: 'gateway' }],
  });
});

test('webhook twice, and beside the scheduled question: it counts once', async () => {
  rig.peer.faults.telling = 'twice';
  const { number } = await approved();
  await Promise.all([minute(), tellShop(rig.notices[0] ?? ''), tellShop(rig.notices[0] ?? '')]);
  expect(await typesOf(number)).toEqual(['authorised']);
});

test('what a card holds of an order whose price is lowered to nothing is let go of, and it is sent without a charge', async () => {
  const { number, payment } = await approved();
  expect((await act(number, 'credited', PRICE)).status).toBe(200);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { toCapture: 0, toRelease: PRICE } });
  await minute();
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'released']);
  expect((await act(number, 'send')).status).toBe(200);
  expect((await see(number)).state).toMatchObject({ status: 'sent', money: { captured: 0, due: 0, toRelease: 0 } });
});

test('an order whose price is lowered to nothing before its card is given is secured, and nobody can pay it any more', async () => {
  const number = await placed();
  const payment = await started(number);
  await act(number, 'credited', PRICE);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { due: 0 } });
  expect(await start(number)).toMatchObject({ ok: false, problem: { status: 409 } });
  await minute();
  await minute();
  expect(payment.status).toBe('closed');
  expect((await act(number, 'send')).status).toBe(200);
});

test('a webhook counts by itself while the gateway cannot be asked, and the order is not sent before it could be charged', async () => {
  const number = await placed();
  const payment = await started(number);
  rig.peer.faults.calls.ask = { fault: 'error', times: 1 };
  await rig.peer.pay(payment, APPROVED);
  expect((await see(number)).state.status).toBe('processing');
  rig.peer.faults.calls.capture = { fault: 'error', times: 1 };
  expect((await act(number, 'send')).status).toBe(503);
  expect((await see(number)).state.status).toBe('processing');
  expect((await act(number, 'send')).status).toBe(200);
  expect((await see(number)).state).toMatchObject({ status: 'sent', money: { captured: PRICE } });
});

test('an amount or currency that the gateway lies about moves nothing and is a question', async () => {
  const number = await placed();
  const payment = await started(number);
  rig.peer.faults.lies = 1;
  await rig.peer.pay(payment, APPROVED);
  expect(await see(number)).toMatchObject({ state: { status: 'pending' }, events: [] });
  expect(await questions()).toMatchObject({ questions: [{ reason: 'amount' }] });
  rig.peer.faults.lies = 0;
  payment.currency = 'USD';
  await minute();
  expect(await typesOf(number)).toEqual([]);
});

test('a start that names another amount is not shown to anybody', async () => {
  const number = await placed();
  rig.peer.faults.lies = 1;
  expect(await start(number)).toMatchObject({ ok: false, problem: { status: 503 } });
});

test('what is held is let go when the order is canceled, and nobody can pay there any more', async () => {
  const [{ number, payment }, open] = [await approved(), await placed()];
  const unpaid = await started(open);
  await act(number, 'cancel');
  await act(open, 'cancel');
  await minute();
  await minute(4 * HOUR_MS);
  expect((await see(number)).state).toMatchObject({
    status: 'canceled',
    money: { authorised: PRICE, released: PRICE, toRelease: 0 },
  });
  expect([payment.status, unpaid.status]).toEqual(['closed', 'closed']);
  expect(await typesOf(open)).toEqual(['cancel']);
});

test('an order that expired while the bank was deciding lets go what it approves', async () => {
  const number = await placed(Date.now() - 8 * DAY_MS);
  const payment = await started(number);
  rig.peer.faults.lateMs = 1;
  await rig.peer.pay(payment, '4000000000000259');
  await expireOrders(env, Date.now());
  await patiently(() => expect(payment.status).toBe('closed'));
  await patiently(async () => expect(await typesOf(number)).toContain('authorised'));
  await minute();
  await minute(4 * HOUR_MS);
  expect((await see(number)).state).toMatchObject({
    status: 'expired',
    money: { authorised: PRICE, released: PRICE, toRefund: 0 },
  });
});

test('of an order that was paid otherwise as well, what is held is let go', async () => {
  const { number } = await approved();
  await act(number, 'received', PRICE);
  await minute();
  await minute(4 * HOUR_MS);
  expect((await see(number)).state).toMatchObject({
    status: 'processing',
    money: { released: PRICE, toCapture: 0, toRelease: 0, due: 0 },
  });
});

test('a part that came otherwise leaves the rest for the card: a payment of another amount is closed first', async () => {
  const number = await placed();
  const first = await started(number);
  await act(number, 'received', 160);
  const second = await started(number);
  expect([first.status, second.amount]).toEqual(['closed', 1000]);
  await rig.peer.pay(first, APPROVED);
  await rig.peer.pay(second, APPROVED);
  expect((await see(number)).state).toMatchObject({
    status: 'processing',
    money: { authorised: 1000, toCapture: 1000, due: 1000 },
  });
});

test('a card that cannot be charged any more refuses the send, and the order waits for its money anew', async () => {
  const { number, payment } = await approved();
  rig.peer.faults.telling = 'never';
  rig.peer.undo(payment, 'released');
  expect((await act(number, 'send')).status).toBe(409);
  expect((await see(number)).state).toMatchObject({ status: 'pending', money: { released: PRICE, due: PRICE } });
  const again = await started(number);
  expect(again.id).not.toBe(payment.id);
  await rig.peer.pay(again, APPROVED);
  await minute();
  expect((await act(number, 'send')).status).toBe(200);
  expect((await see(number)).state.money).toMatchObject({ authorised: 2 * PRICE, captured: PRICE, due: 0 });
});

test('a refund goes back to the card once under its key, and never more than is to be refunded', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'credited', 500);
  expect((await desk(number, 'refunds', { amount: 500.01 })).status).toBe(409);
  rig.peer.faults.calls.refund = { fault: 'lost', times: 1 };
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
  rig.peer.faults.calls.refund = { fault: 'error', times: 1 };
  expect((await desk(number, 'refunds', { amount: PRICE })).status).toBe(503);
  await minute();
  expect((await see(number)).state.money).toMatchObject({ refunded: PRICE, toRefund: 0 });
});

test('a chargeback takes the money back', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  rig.peer.undo(payment, 'reversed');
  await patiently(async () =>
    expect((await see(number)).state).toMatchObject({ money: { reversed: PRICE, due: PRICE } }),
  );
});

const VIU = { storeCode: 'viu' };
const howOf = async (number: string) => (await embeddedPayments(env, VIU, Date.now()).of({ number }))?.due?.how;

test('the page of an order says that it is to be paid, that a card was refused, or that it is being checked, and learns that it was paid', async () => {
  const number = await placed();
  const refresh = (one: string) => embeddedPayments(env, VIU, Date.now()).refresh(orderPayee(one));
  await refresh(number);
  expect(await howOf(number)).toMatchObject({ form: 'card', state: 'to-pay', isDeclined: false });
  const payment = await started(number);
  expect(await howOf(number), 'nobody knows what they do there').toMatchObject({ state: 'checking' });
  await rig.peer.pay(payment, '4000000000009995');
  rig.peer.faults.calls.ask = { fault: 'error', times: 1 };
  await refresh(number);
  expect(await howOf(number)).toMatchObject({ state: 'checking' });
  await refresh(number);
  expect(await howOf(number)).toMatchObject({ state: 'to-pay', isDeclined: true, others: [{ code: 'spei' }] });
  rig.peer.faults.lateMs = 60_000;
  await started(number);
  await rig.peer.pay(payment, '4000000000000259');
  await refresh(number);
  expect(await howOf(number)).toMatchObject({ state: 'checking', isDeclined: false });
  const silent = await placed();
  await rig.peer.pay(await started(silent), '4000000000000077');
  expect((await see(silent)).state.status).toBe('pending');
  await refresh(silent);
  expect(await howOf(silent)).toBeNull();
  expect((await see(silent)).state.status).toBe('processing');
});

test('an order is paid otherwise only once nobody can pay it by card: not while the gateway does not say so', async () => {
  const number = await placed();
  const payment = await started(number);
  const otherwise = (method = 'spei') => embeddedPayments(env, VIU, Date.now()).payOtherwise({ number }, method);
  expect(await otherwise('cashondelivery')).toMatchObject({ ok: false, problem: { status: 422 } });
  rig.peer.faults.calls.release = { fault: 'error', times: 1 };
  expect(await otherwise()).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(await howOf(number)).toMatchObject({ form: 'card' });
  expect(await otherwise()).toEqual({ ok: true, value: null });
  expect(await otherwise()).toEqual({ ok: true, value: null });
  expect([payment.status, (await howOf(number))?.form]).toEqual(['closed', 'spei']);
  expect(await start(number)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(rig.peer.all()).toHaveLength(1);
  const paid = await approved();
  expect(await embeddedPayments(env, VIU, Date.now()).payOtherwise({ number: paid.number }, 'spei')).toMatchObject({
    ok: false,
    problem: { status: 409 },
  });
});

test('to be paid otherwise is an event of the order: it is kept, told to shopper and retailer, and gives the time of that form of payment', async () => {
  const number = await placed();
  const until = async () =>
    (
      await env.SHOP.prepare('SELECT until FROM order_hold WHERE order_number = ?')
        .bind(number)
        .first<{ until: number }>()
    )?.until ?? 0;
  const before = await until();
  const both = await Promise.all(
    ['spei', 'spei'].map((method) => embeddedPayments(env, VIU, Date.now()).payOtherwise({ number }, method)),
  );
  expect(both).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
  ]);
  expect(await see(number)).toMatchObject({
    order: { paymentMethod: { code: 'spei' } },
    state: { status: 'pending', money: { charged: PRICE, due: PRICE } },
    events: [{ type: 'pay-otherwise', source: 'shopper', amount: null, note: 'spei' }],
  });
  expect(await until()).toBeGreaterThan(before);
  for (const [table, column] of [
    ['outbox', 'subject'],
    ['webhook_event', 'order_number'],
  ])
    expect(
      (await env.SHOP.prepare(`SELECT type FROM ${table} WHERE ${column} = ? ORDER BY id`).bind(number).all()).results,
    ).toEqual([{ type: 'order-placed' }, { type: 'order-pay-otherwise' }]);
  expect(
    await embeddedPayments(env, { storeCode: 'muebles_america' }, Date.now()).payOtherwise(
      { number: await placed() },
      'spei',
    ),
  ).toMatchObject({
    ok: false,
  });
});

test('a payment that the gateway makes while a part comes by transfer is shown to nobody, and the rest is paid by another one', async () => {
  const number = await placed();
  const answered = vi.mocked(globalThis.fetch).getMockImplementation();
  vi.mocked(globalThis.fetch).mockImplementationOnce(async (input, init) => {
    await act(number, 'received', 160);
    return (await answered?.(input, init)) ?? new Response();
  });
  expect(await start(number)).toMatchObject({ ok: false, problem: { status: 503 } });
  await started(number);
  expect(rig.peer.all().map(({ status, amount }) => [status, amount])).toEqual([
    ['closed', PRICE],
    ['open', PRICE - 160],
  ]);
});

test('no number of a card is in anything the gateway tells the shop, the shop keeps or logs', async () => {
  const number = await placed();
  const payment = await started(number);
  for (const card of ['4000000000000002', APPROVED]) await rig.peer.pay(payment, card);
  await act(number, 'send');
  for (const table of ['orders', 'order_event', 'outbox', 'unmatched_payment', 'card_payment', 'payment_operation'])
    rig.heard.push(JSON.stringify((await env.SHOP.prepare(`SELECT * FROM ${table}`).all()).results));
  const digits = [...rig.heard, ...rig.notices].map((text) => text.replace(/\D+/g, ' '));
  expect(digits.length).toBeGreaterThan(10);
  expect(digits.filter((text) => text.includes('4000000000000002') || /4242 ?4242/.test(text))).toEqual([]);
});

/** What an order has been through once everything was tried again after a crash. */
const POINTS: Failpoint[] = ['payment.before-operation', 'payment.after-operation', 'payment.before-finish'];

test.each(POINTS)('a capture that dies at %s is done once', async (point) => {
  const { number, payment } = await approved();
  armed.set(point, 'throw');
  expect((await act(number, 'send')).status).toBe(500);
  await minute();
  expect((await act(number, 'send')).status).toBe(200);
  expect((await see(number)).state).toMatchObject({
    status: 'sent',
    money: { captured: PRICE, received: PRICE, due: 0, toRefund: 0 },
  });
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

test.each(['payment.before-start', 'payment.after-start'] as const)(
  'a start that dies at %s is one payment',
  async (point) => {
    const number = await placed();
    armed.set(point, 'throw');
    await expect(start(number)).rejects.toThrow(point);
    await rig.peer.pay(await started(number), APPROVED);
    expect(rig.peer.all()).toHaveLength(1);
    expect(await typesOf(number)).toEqual(['authorised']);
  },
);

test('what a card holds and gave is counted with the order, in the batch of each movement, once', async () => {
  const { number, payment } = await approved();
  const counted = () =>
    env.SHOP.prepare('SELECT authorised, captured FROM card_payment WHERE payment_id = ?').bind(payment.id).first();
  const told = (id: string, type: 'captured' | 'reversed', amount: number) =>
    takeOfPayee(
      env,
      { payee: orderPayee(number), currency: 'MXN' },
      { id, type, form: 'card', reference: payment.id, amount: toCentavos(amount), currency: 'MXN', at: Date.now() },
      Date.now(),
    );
  // Nothing but the movement is written: as if it broke off right behind it.
  for (const again of [false, true]) {
    expect(await told('m-1', 'captured', PRICE * 100)).toMatchObject({ ok: true });
    expect(await counted(), String(again)).toEqual({ authorised: 0, captured: PRICE * 100 });
  }
  await told('m-2', 'reversed', 500);
  expect(await counted()).toEqual({ authorised: 0, captured: PRICE * 100 - 500 });
});
