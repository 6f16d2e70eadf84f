import { expect, test, vi } from 'vitest';
import type { CardInstructions } from '../../../../src/commerce/payments';
import { orderPayee } from '../../../../src/domain/payment/payee';
import type { Months } from '../../../../tests/peers/gateway/faults';
import { newToken } from '../../../http/token';
import { orderOwner } from '../../../objects/cart/owner';
import { placeInD1 } from '../orders/place-order';
import { embeddedPayments } from '../payments';
import { order } from '../testing/order';
import { APPROVED, cardShop, env, GATEWAY, minute, PRICE, placed, rig, see, send } from './card-shop.fixture';
import { startCardPayment } from './start';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const CONSENT = { chargeConsent: { version: '2026-11-22', at: '2026-11-22T12:00:00.000Z' } };

/** A shop whose cards take 3, 6 and 12 months, of which these are not held. */
const taking = (...charged: number[]) => ({
  ...env,
  PAYMENTS: JSON.stringify({
    viu: {
      card: {
        url: GATEWAY,
        months: [3, 6, 12].map((months) => ({ months, from: 90 * months, hold: !charged.includes(months) })),
      },
    },
  }),
});
env.PAYMENTS = taking().PAYMENTS;

function desk(shop = taking()) {
  const payments = embeddedPayments(shop, { storeCode: 'viu' }, Date.now());
  return {
    begin: (number: string) => startCardPayment(shop, orderPayee(number), 'https://tienda.example/vuelta', Date.now()),
    choose: (number: string, months: number) => payments.payInMonths({ number }, months),
    refresh: (number: string) => payments.refresh(orderPayee(number)),
    how: async (number: string) => (await payments.of({ number }))?.due?.how as CardInstructions,
  };
}

const held = (...months: number[]) => months.map((one) => ({ months: one, isChargedAtOnce: false }));
const made = () => rig.peer.all().map(({ months, capture, status }) => [months, capture, status]);

test('months that nobody refused are not exchanged: whoever chose them is not led to others, and nothing is held longer', async () => {
  const { begin, choose, how } = desk();
  const number = await placed(Date.now(), { months: 12 });
  for (const when of ['before', 'after']) {
    for (const months of [1, 6]) expect(await choose(number, months), when).toMatchObject({ problem: { status: 422 } });
    expect(await begin(number)).toMatchObject({ ok: true });
  }
  expect(made()).toEqual([[12, 'manual', 'open']]);
  expect(await how(number)).toMatchObject({ months: 12, refused: null });
  expect((await see(number)).events).toEqual([]);
});

test.each<[Months, number[], unknown[]]>([
  ['fewer', [1, 6], [[6, 'manual', 'closed']]],
  ['refused', [1, 3, 6], []],
  ['not-held', [1, 3, 6], [[12, 'automatic', 'closed']]],
])(
  'a gateway that answers months with %s is told to the shopper before anything is charged, and they choose',
  async (lie, instead, payments) => {
    const { begin, choose, how } = desk();
    const number = await placed(Date.now(), { months: 12 });
    rig.peer.faults.months = lie;
    expect(await begin(number)).toMatchObject({ ok: false, problem: { status: 409 } });
    expect(made()).toEqual(payments);
    expect(await how(number)).toMatchObject({
      months: 12,
      state: 'to-pay',
      isDeclined: false,
      refused: { by: 'gateway', instead: held(...instead) },
    });
    expect(await begin(number)).toMatchObject({ ok: false, problem: { status: 409 } });
    expect(made(), 'it is not asked again').toEqual(payments);
    expect(await see(number)).toMatchObject({ state: { money: { authorised: 0, due: PRICE } }, events: [] });
    rig.peer.faults.months = 'granted';
    for (const months of [12, 4]) expect((await choose(number, months)).ok).toBe(months === 12);
    expect(await choose(number, 6)).toEqual({ ok: true, value: null });
    expect(await how(number)).toMatchObject({ months: 6, refused: null });
    expect(await begin(number)).toMatchObject({ ok: true });
    expect(made()).toEqual([...payments, [6, 'manual', 'open']]);
    expect(await choose(number, 12)).toMatchObject({ ok: false, problem: { status: 422 } });
    expect((await see(number)).events).toMatchObject([{ type: 'pay-in-months', source: 'shopper', note: 'card 6' }]);
    const told = 'SELECT type FROM outbox WHERE subject = ? ORDER BY id';
    expect((await env.SHOP.prepare(told).bind(number).all()).results).toEqual([{ type: 'order-placed' }]);
  },
);

test('a card that does not take the months is told so; another card may take them, or it is paid at once', async () => {
  const { begin, choose, refresh, how } = desk();
  const number = await placed(Date.now(), { months: 12 });
  rig.peer.faults.months = 'not-of-card';
  const first = await begin(number);
  const [payment] = rig.peer.all();
  if (!payment) throw new Error('no payment');
  await rig.peer.pay(payment, APPROVED);
  await refresh(number);
  expect(await how(number)).toMatchObject({ isDeclined: false, refused: { by: 'card', instead: held(1, 3, 6) } });
  expect(await begin(number)).toEqual(first);
  expect(await choose(number, 1)).toEqual({ ok: true, value: null });
  expect(await begin(number)).toMatchObject({ ok: true });
  expect(made()).toEqual([
    [12, 'manual', 'closed'],
    [1, 'manual', 'open'],
  ]);
  const [, other] = rig.peer.all();
  if (!other) throw new Error('no payment');
  await rig.peer.pay(other, APPROVED);
  expect(await see(number)).toMatchObject({ state: { status: 'processing', money: { authorised: PRICE } } });
});

test('a payment in other months that cannot be closed yet is closed later, and nothing is begun beside it', async () => {
  const { begin, choose } = desk();
  const number = await placed(Date.now(), { months: 12 });
  rig.peer.faults.months = 'fewer';
  rig.peer.faults.calls.release = { fault: 'error', times: 2 };
  expect(await begin(number)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await choose(number, 1)).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(made()).toEqual([[6, 'manual', 'open']]);
  await minute();
  expect(made()).toEqual([[6, 'manual', 'closed']]);
  expect(await choose(number, 1)).toEqual({ ok: true, value: null });
});

test('months that are charged at once take the consent of the order along; what is held again needs none', async () => {
  const { begin, choose, how } = desk(taking(6, 12));
  const numbers = [
    await placed(Date.now(), { months: 12, ...CONSENT }),
    await placed(Date.now(), { months: 12, ...CONSENT }),
  ];
  rig.peer.faults.months = 'refused';
  for (const number of numbers) await begin(number);
  const [first = '', second = ''] = numbers;
  expect((await how(first)).refused?.instead).toEqual([...held(1, 3), { months: 6, isChargedAtOnce: true }]);
  rig.peer.faults.months = 'granted';
  await choose(first, 6);
  await choose(second, 3);
  for (const number of numbers) await begin(number);
  expect(made()).toEqual([
    [6, 'automatic', 'open'],
    [3, 'manual', 'open'],
  ]);
  expect([(await how(first)).isChargedAtOnce, (await how(second)).isChargedAtOnce]).toEqual([true, false]);
});

test('months that came to be charged at once after an order was placed without consent are not asked for', async () => {
  const { begin, how } = desk(taking(12));
  const number = await placed(Date.now(), { months: 12 });
  expect(await how(number)).toMatchObject({ months: 1, refused: null });
  expect(await begin(number)).toMatchObject({ ok: true });
  expect(made()).toEqual([[1, 'manual', 'open']]);
});

test('a program is told in how many payments an order may be paid instead, and chooses one of them', async () => {
  const token = newToken();
  const mine = {
    ...order('meses-1', { 'SKU-1': 1 }, { createdAt: new Date().toISOString() }),
    paymentMethod: { code: 'card', title: 'Tarjeta', months: 12 },
  };
  await placeInD1(env, mine, { owner: await orderOwner(token, null), route: 'order', key: 'meses-1' });
  const ask = (more: object = {}) =>
    send(`order/card-payment?cartId=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: 'meses-1', ...more }),
    });
  rig.peer.faults.months = 'fewer';
  expect((await ask()).status).toBe(409);
  const { body } = await send(`sync/order/meses-1?cartId=${token}`, { method: 'GET' });
  expect(body.result).toMatchObject({ to_pay: { form: 'card', declined: false, months_instead: [1, 6] } });
  rig.peer.faults.months = 'granted';
  expect((await ask({ payment_months: 3 })).status).toBe(422);
  expect((await ask({ payment_months: 6 })).status).toBe(200);
  expect(made().at(-1)).toEqual([6, 'manual', 'open']);
});
