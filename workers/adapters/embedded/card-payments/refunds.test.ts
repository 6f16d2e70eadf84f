import { expect, test, vi } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { orderItems } from '../../../mail/letters/order-status';
import { embeddedDeskOrders } from '../desk/orders';
import { embeddedPayments } from '../payments';
import { embeddedRefunds } from '../refunds';
import {
  act,
  approved,
  cardShop,
  desk,
  env,
  GATEWAY,
  HOUR_MS,
  minute,
  PRICE,
  placed,
  rig,
  see,
  started,
  typesOf,
} from './card-shop.fixture';
import { reconcileCardPayments } from './due';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const page = (view: 'viu' | 'muebles_america' = 'viu') => embeddedDeskOrders(env, view, Date.now(), PROGRAM);
const byHand = (number: string, amount: number, note: string | null = 'SPEI 123') =>
  desk(number, 'events', { type: 'refunded', amount, note });
const moneyOf = async (number: string) => (await see(number)).state.money;

test('the page of the desk charges a card before it says that its order was sent, and does not say so where that fails', async () => {
  const { number, payment } = await approved();
  rig.peer.faults.calls.capture = { fault: 'error', times: 1 };
  const send = () => page().record(number, { type: 'send' }, { key: 'enviar', note: null });
  expect(await send()).toMatchObject({ ok: false, problem: { status: 503 } });
  expect((await see(number)).state.status).toBe('processing');
  expect(await page('muebles_america').record(number, { type: 'send' }, { key: 'otra', note: null })).toMatchObject({
    ok: false,
    problem: { status: 404 },
  });
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised']);
  expect(await send()).toMatchObject({ ok: true, value: { state: { status: 'sent' } } });
  expect(await moneyOf(number)).toMatchObject({ captured: PRICE, due: 0 });
});

const WHOLE = { ...env, PAYMENTS: JSON.stringify({ viu: { card: { url: GATEWAY, captures: 'whole' } } }) };

test.each([
  [
    'parts',
    env,
    [
      ['captured', PRICE - 160],
      ['released', 160],
    ],
    { captured: PRICE - 160, refunded: 0 },
  ],
  [
    'whole',
    WHOLE,
    [
      ['captured', PRICE],
      ['refunded', 160],
    ],
    { captured: PRICE, refunded: 160 },
  ],
] as const)(
  'a gateway that takes a hold in %s charges what is sent, and the rest is with the card as the order goes',
  async (takes, shop, moves, money) => {
    rig.peer.faults.isWhole = takes === 'whole';
    const { number, payment } = await approved();
    await act(number, 'credited', 160);
    // Of a hold in one piece nothing is let go before, however often the schedule looks at it.
    if (takes === 'whole') await reconcileCardPayments(shop, Date.now() + 2 * HOUR_MS);
    expect(payment.events).toHaveLength(1);
    const ahead = { charged: PRICE * 100, back: 16_000 };
    expect(await embeddedPayments(shop, { storeCode: 'viu' }, Date.now()).of({ number })).toMatchObject({
      wholeCharge: takes === 'whole' ? ahead : null,
    });
    const event = { id: 0, type: 'order-items', subject: number, createdAt: Date.now() } as const;
    const letter = await orderItems({ env: shop, event, origin: 'https://tienda.example', now: Date.now() } as never);
    const isAnnounced = /te cobraremos \$1,160\.00 .* te devolveremos \$160\.00/.test(JSON.stringify(letter));
    expect(isAnnounced, 'the letter of a part that is canceled says what will be charged').toBe(takes === 'whole');
    const sent = await embeddedDeskOrders(shop, 'viu', Date.now(), PROGRAM).record(
      number,
      { type: 'send' },
      { key: 'enviar', note: null },
    );
    expect(sent).toMatchObject({ ok: true });
    expect(new Set(payment.events.slice(1).map(({ type, amount }) => `${type} ${amount}`))).toEqual(
      new Set(moves.map(([type, amount]) => `${type} ${amount}`)),
    );
    expect(await moneyOf(number)).toMatchObject({ ...money, due: 0, toRefund: 0, toRelease: 0 });
    const told = await env.SHOP.prepare("SELECT count(*) AS told FROM outbox WHERE subject = ? AND type = 'order-over'")
      .bind(number)
      .first('told');
    expect(told, 'the customer is told of what was charged beyond the price').toBe(takes === 'whole' ? 1 : 0);
  },
);

test('what came by card is not noted as sent back by hand, what came otherwise is; both say what they were', async () => {
  const { number } = await approved();
  await act(number, 'send');
  await act(number, 'received', 300);
  await act(number, 'credited', 500);
  expect((await page().find(number))?.refundable).toEqual({
    byHand: 30000,
    toCards: 0,
    underWay: 50000,
    takenBack: 30000,
    sentByHand: 0,
    noted: 30000,
    notedLast: 30000,
  });
  expect((await byHand(number, 300.01)).body).toMatchObject({
    code: 409,
    result: 'This came by card: send it back to the card',
  });
  expect((await byHand(number, 300, null)).body).toMatchObject({ code: 422 });
  expect((await byHand(number, 300)).status).toBe(200);
  expect((await desk(number, 'refunds', { amount: 500 })).status).toBe(200);
  expect(await moneyOf(number)).toMatchObject({ refunded: 800, toRefund: 0 });
});

test('while the gateway has not answered a refund, the same money is not sent back by hand or once more', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'received', PRICE);
  rig.peer.faults.calls.refund = { fault: 'lost', times: 1 };
  expect((await desk(number, 'refunds', { amount: PRICE }, 'una')).status).toBe(503);
  expect((await page().find(number))?.refundable).toEqual({
    byHand: 0,
    toCards: 0,
    underWay: PRICE * 100,
    takenBack: 0,
    sentByHand: 0,
    noted: 0,
    notedLast: 0,
  });
  expect((await byHand(number, PRICE)).status).toBe(409);
  await minute();
  expect(await moneyOf(number)).toMatchObject({ refunded: PRICE, toRefund: 0 });
  expect(payment.events.filter(({ type }) => type === 'refunded')).toHaveLength(1);
});

test('what a bank took back is noted by hand with its reference, as far as no card told it; the order waits for it anew', async () => {
  const { number } = await approved();
  const reversed = (amount: number, key: string, note: string | null = 'Aclaración 77') =>
    desk(number, 'events', { type: 'reversed', amount, note }, key);
  expect((await reversed(PRICE, 'una')).body).toMatchObject({ code: 409, meta: { most: 0 } });
  await act(number, 'received', 300);
  expect((await reversed(300, 'dos', null)).body).toMatchObject({ code: 422, result: [{ field: 'note' }] });
  expect((await reversed(300.01, 'tres')).body).toMatchObject({ code: 409, meta: { most: 300_00 } });
  expect([(await reversed(300, 'cuatro')).status, (await reversed(300, 'cuatro')).status]).toEqual([200, 200]);
  expect(await moneyOf(number)).toMatchObject({ received: 300, reversed: 300, disputed: 0 });
  expect((await page().find(number))?.refundable.takenBack).toBe(0);
});

test('ten refunds at once under ten keys send back no more than is to be refunded', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'credited', 400);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => desk(number, 'refunds', { amount: 300 }, `devolver-${n}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(payment.events.filter(({ type }) => type === 'refunded')).toHaveLength(1);
  expect((await desk(number, 'refunds', { amount: 100 })).status).toBe(200);
  expect((await desk(number, 'refunds', { amount: 0.01 })).status).toBe(409);
  expect(await moneyOf(number)).toMatchObject({ refunded: 400, toRefund: 0 });
});

test('what the gateway does not take back for good goes back by hand', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'cancel');
  payment.events.push({
    ...(payment.events[1] as (typeof payment.events)[number]),
    id: 'evt_contracargo',
    type: 'reversed',
  });
  expect((await desk(number, 'refunds', { amount: PRICE })).status).toBe(409);
  payment.events.pop();
  expect(await typesOf(number)).toContain('cancel');
  await act(number, 'received', PRICE);
  expect((await byHand(number, PRICE)).status).toBe(200);
});

test('an order of another store view is neither charged nor refunded', async () => {
  const { number } = await approved();
  await act(number, 'send');
  await act(number, 'cancel');
  expect(await page('muebles_america').refundToCard(number, toCentavos(100), { key: 'una' })).toMatchObject({
    ok: false,
    problem: { status: 404 },
  });
  expect(await page().refundToCard(number, toCentavos(PRICE * 100), { key: 'una' })).toMatchObject({ ok: true });
});

test('an answer that says yes and moved nothing is none: it is asked again under the same key, and nothing goes twice', async () => {
  const hollow = (operation: string) => {
    rig.peer.faults.calls[operation] = { fault: 'hollow', times: 1 };
  };
  const { number, payment } = await approved();
  hollow('capture');
  expect((await act(number, 'send')).status).toBe(503);
  expect((await act(number, 'send')).status).toBe(200);
  await act(number, 'cancel');
  hollow('refund');
  expect((await desk(number, 'refunds', { amount: PRICE }, 'una')).status).toBe(503);
  expect((await desk(number, 'refunds', { amount: PRICE }, 'otra')).status).toBe(409);
  await minute();
  expect(await moneyOf(number)).toMatchObject({ refunded: PRICE, toRefund: 0 });
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'captured', 'refunded']);
  const unpaid = await placed();
  const open = await started(unpaid);
  hollow('release');
  const otherwise = () =>
    embeddedPayments(env, { storeCode: 'viu' }, Date.now()).payOtherwise({ number: unpaid }, 'spei');
  expect(await otherwise()).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(open.status).toBe('open');
  expect([await otherwise(), open.status]).toEqual([{ ok: true, value: null }, 'closed']);
});

test('of a refund that the gateway does not carry out whole the rest stays owed: asked again for three days, and then sent by hand', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'cancel');
  rig.peer.faults.calls.refund = { fault: 'less', times: 1 };
  expect((await desk(number, 'refunds', { amount: PRICE }, 'una')).status).toBe(503);
  await minute();
  await minute(70 * HOUR_MS);
  expect(await moneyOf(number)).toMatchObject({ refunded: PRICE / 2, toRefund: PRICE / 2 });
  expect((await byHand(number, PRICE / 2)).status, 'the gateway may still do it').toBe(409);
  await minute(73 * HOUR_MS);
  expect((await page().find(number))?.refundable).toMatchObject({ byHand: (PRICE / 2) * 100, underWay: 0 });
  expect((await byHand(number, PRICE / 2 + 0.01)).status).toBe(409);
  expect((await byHand(number, PRICE / 2)).status).toBe(200);
  expect(await moneyOf(number)).toMatchObject({ refunded: PRICE, toRefund: 0 });
  expect(payment.events.filter(({ type }) => type === 'refunded').map(({ amount }) => amount)).toEqual([PRICE / 2]);
});

test('what a refund that was given up had moved does not count for the next one, and is not asked of anybody twice', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'cancel');
  rig.peer.faults.calls.refund = { fault: 'less', times: 1 };
  await desk(number, 'refunds', { amount: PRICE }, 'una');
  await minute(73 * HOUR_MS);
  expect(await embeddedRefunds(env, 'viu', Date.now()).of(number)).toMatchObject({
    toCards: 0,
    byHand: (PRICE / 2) * 100,
  });
  rig.peer.faults.calls.refund = { fault: 'hollow', times: 1 };
  const again = () => desk(number, 'refunds', { amount: PRICE / 2 }, 'otra');
  expect((await again()).status, 'nothing moved for this one yet').toBe(503);
  expect(await moneyOf(number)).toMatchObject({ toRefund: PRICE / 2 });
  expect((await again()).status).toBe(200);
  expect(await moneyOf(number)).toMatchObject({ refunded: PRICE, toRefund: 0 });
  expect(payment.events.filter(({ type }) => type === 'refunded')).toHaveLength(2);
});
