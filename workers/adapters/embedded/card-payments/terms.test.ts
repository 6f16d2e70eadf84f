import { expect, test, vi } from 'vitest';
import { PROGRAM } from '../../../../src/domain/operator';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { patiently } from '../../../../tests/patiently';
import { newToken } from '../../../http/token';
import { orderOwner } from '../../../objects/cart/owner';
import { embeddedDeskOrders } from '../desk/orders';
import { takeItems } from '../orders/items';
import { placeInD1 } from '../orders/place-order';
import { embeddedPayments } from '../payments';
import { order } from '../testing/order';
import {
  APPROVED,
  act,
  approved,
  cardShop,
  env,
  GATEWAY,
  HOUR_MS,
  minute,
  PRICE,
  placed,
  rig,
  see,
  send,
  start,
  started,
  typesOf,
} from './card-shop.fixture';
import { reconcileCardPayments } from './due';
import { startCardPayment } from './start';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const DAY_MS = 24 * HOUR_MS;
const AT_ONCE = { chargeConsent: { version: '2026-11-22', at: '2026-11-22T12:00:00.000Z' } };
const withMonths = {
  ...env,
  PAYMENTS: JSON.stringify({ viu: { card: { url: GATEWAY, months: [{ months: 6, from: 1100 }] } } }),
};

test('a card that is charged at once, with consent, pays the order, is neither held nor charged again, and is refunded', async () => {
  const number = await placed(Date.now(), AT_ONCE);
  const payment = await started(number);
  expect(payment.capture).toBe('automatic');
  await rig.peer.pay(payment, APPROVED);
  expect((await see(number)).state).toMatchObject({
    status: 'processing',
    money: { received: PRICE, authorised: 0, due: 0, toCapture: 0 },
  });
  expect((await act(number, 'send')).status).toBe(200);
  await act(number, 'cancel');
  expect((await embeddedDeskOrders(env, 'viu', Date.now(), PROGRAM).find(number))?.refundable).toMatchObject({
    byHand: 0,
    underWay: PRICE * 100,
  });
  expect(payment.events.map(({ type }) => type)).toEqual(['received']);
});

test('an order without consent is never charged at once', async () => {
  const { payment } = await approved();
  expect([payment.capture, payment.months]).toEqual(['manual', 1]);
});

test('the months that were chosen are handed to the gateway; what comes to less by now is paid at once', async () => {
  const first = await placed(Date.now(), { months: 6 });
  const begin = (number: string) =>
    startCardPayment(withMonths, orderPayee(number), 'https://tienda.example/', Date.now());
  expect(await begin(first)).toMatchObject({ ok: true });
  expect(rig.peer.all()[0]).toMatchObject({ months: 6, amount: PRICE });
  const howOf = async (number: string) =>
    (await embeddedPayments(withMonths, { storeCode: 'viu' }, Date.now()).of({ number }))?.due?.how;
  expect(await howOf(first)).toMatchObject({ form: 'card', months: 6 });
  await act(first, 'received', 100);
  expect(await howOf(first)).toMatchObject({ months: 1 });
  expect(await begin(first)).toMatchObject({ ok: true });
  expect(rig.peer.all().map(({ months, amount, status }) => [months, amount, status])).toEqual([
    [6, PRICE, 'closed'],
    [1, PRICE - 100, 'open'],
  ]);
});

test('an order of which an item is canceled before it is paid keeps the months it was sold with', async () => {
  const offered = { ...env, PAYMENTS: withMonths.PAYMENTS.replace('1100', '2000') };
  const made = await placeInD1(
    env,
    {
      ...order('dos-a-meses', { 'SKU-1': 2 }, { createdAt: new Date().toISOString() }),
      paymentMethod: { code: 'card', title: 'Tarjeta', months: 6 },
    },
    { owner: 'dos', route: 'order', key: 'dos-a-meses' },
  );
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  const origin = { source: 'shopper', id: `${number} una`, at: Date.now() } as const;
  await takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], origin);
  const how = (await embeddedPayments(offered, { storeCode: 'viu' }, Date.now()).of({ number }))?.due?.how;
  expect(how).toMatchObject({ form: 'card', months: 6 });
  await startCardPayment(offered, orderPayee(number), 'https://tienda.example/', Date.now());
  expect(rig.peer.all().map(({ months, amount }) => [months, amount])).toEqual([[6, PRICE]]);
});

test('the desk says until when a card is held, and a hold that lapses unheard is found by asking then', async () => {
  const { number, payment } = await approved();
  const until = Date.parse(payment.held_until ?? '');
  const authorisedUntil = async () =>
    (await embeddedDeskOrders(env, 'viu', Date.now(), PROGRAM).find(number))?.authorisedUntil;
  expect(await authorisedUntil()).toBe(until);
  rig.peer.faults.telling = 'never';
  rig.peer.undo(payment, 'released');
  await reconcileCardPayments(env, until - DAY_MS);
  expect(await typesOf(number)).toEqual(['authorised']);
  await reconcileCardPayments(env, until);
  expect(await see(number)).toMatchObject({
    state: { status: 'pending' },
    events: [{ type: 'authorised' }, { type: 'released' }],
  });
  expect(await authorisedUntil()).toBeNull();
});

test('delivery counts from the moment the order was paid, not from what came before or after it', async () => {
  const number = await placed();
  const securedAt = async () =>
    (await embeddedPayments(env, { storeCode: 'viu' }, Date.now()).of({ number }))?.securedAt;
  await act(number, 'received', 100);
  expect(await securedAt()).toBeNull();
  const payment = await started(number);
  await rig.peer.pay(payment, APPROVED);
  const at = Date.parse(payment.events[0]?.at ?? '');
  await act(number, 'received', 5);
  expect(await securedAt()).toBe(at);
  rig.peer.undo(payment, 'released');
  await patiently(async () => expect(await securedAt()).toBeNull());
});

test('nothing is started for an order that is off, and its hold is let go though the gateway was never told why', async () => {
  const number = await placed();
  await act(number, 'cancel');
  expect(await start(number)).toMatchObject({ ok: false, problem: { status: 409 } });
  await minute();
  expect(rig.peer.all()).toEqual([]);
});

test('a program is told where the shopper gives the card, for the order of its own cart alone', async () => {
  const [token, other] = [newToken(), newToken()];
  const mine = {
    ...order('programa-1', { 'SKU-1': 1 }, { createdAt: new Date().toISOString() }),
    paymentMethod: { code: 'card', title: 'Tarjeta' },
  };
  const made = await placeInD1(env, mine, { owner: await orderOwner(token, null), route: 'order', key: 'programa-1' });
  if (!made.ok) throw new Error(made.problem.message);
  const ask = (cartId: string, orderId = 'programa-1') =>
    send(`order/card-payment?cartId=${cartId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId }),
    });
  const [first, second] = [await ask(token), await ask(token, made.value.number)];
  const payment = rig.peer.all()[0];
  expect(first.body.result).toEqual({ order_id: 'programa-1', url: `${GATEWAY}/pagar/${payment?.id}` });
  expect(second.body.result).toEqual(first.body.result);
  expect(payment?.returnUrl).toMatch(/^https:\/\/localhost\/pago\/regreso\/order\/programa-1$/);
  for (const [cartId, id] of [
    [other, 'programa-1'],
    [token, 'otro'],
    [token, 'x'.repeat(10_000)],
  ] as const)
    expect((await ask(cartId, id)).status).toBeGreaterThanOrEqual(400);
  await rig.peer.pay(payment as NonNullable<typeof payment>, APPROVED);
  expect((await ask(token)).status).toBe(409);
  expect(rig.peer.all()).toHaveLength(1);
});
