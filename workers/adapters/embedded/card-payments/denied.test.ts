import { expect, test, vi } from 'vitest';
import { patiently } from '../../../../tests/patiently';
import { embeddedPayments } from '../payments';
import {
  act,
  approved,
  cardShop,
  desk,
  env,
  HOUR_MS,
  minute,
  PRICE,
  placed,
  rig,
  see,
  start,
  started,
} from './card-shop.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const moneyOf = async (number: string) => (await see(number)).state.money;
const byHand = (number: string, amount: number) =>
  desk(number, 'events', { type: 'refunded', amount, note: 'SPEI 123' });

/** From now on the gateway does what is asked by this call and says no, and answers no question while `isMute`. */
function denying(operation: string) {
  const real = vi.mocked(globalThis.fetch).getMockImplementation();
  const fault = { isMute: true, denies: true };
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const { url, method } = new Request(input, init);
    if (method === 'GET' && fault.isMute) throw new TypeError('the answer was lost');
    const answer = await real?.(input, init);
    if (!answer) throw new TypeError('no gateway');
    return fault.denies && url.endsWith(`/${operation}`)
      ? Response.json({ error: 'refused' }, { status: 409 })
      : answer;
  });
  return fault;
}

test('a refund that the gateway makes and denies is not sent back by hand as well: its refusal counts once the payment shows that nothing moved', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'cancel');
  rig.peer.faults.telling = 'never';
  const fault = denying('refund');
  expect((await desk(number, 'refunds', { amount: PRICE })).status).toBe(503);
  expect((await byHand(number, PRICE)).status).toBe(409);
  fault.isMute = false;
  await minute();
  expect(await moneyOf(number)).toMatchObject({ refunded: PRICE, toRefund: 0 });
  expect((await byHand(number, PRICE)).status).toBe(409);
  expect(payment.events.filter(({ type }) => type === 'refunded')).toHaveLength(1);
});

test('a charge that the gateway makes and denies is one all the same: the order is sent', async () => {
  const { number, payment } = await approved();
  rig.peer.faults.telling = 'never';
  const fault = denying('capture');
  fault.isMute = false;
  expect((await act(number, 'send')).status).toBe(200);
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'captured']);
  expect(await moneyOf(number)).toMatchObject({ captured: PRICE, due: 0 });
});

test('an order that moves on to a transfer while its payment by card is being made leads nobody there, and the payment is closed', async () => {
  const number = await placed();
  rig.peer.faults.calls.start = { fault: 'slow', times: 1 };
  rig.peer.faults.slowMs = 200;
  const starting = start(number);
  await patiently(async () =>
    expect(await env.SHOP.prepare('SELECT 1 FROM card_payment WHERE payee_id = ?').bind(number).first()).not.toBeNull(),
  );
  expect(await embeddedPayments(env, { storeCode: 'viu' }, Date.now()).payOtherwise({ number }, 'spei')).toEqual({
    ok: true,
    value: null,
  });
  expect(await starting).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(rig.peer.all().map(({ status }) => status)).toEqual(['open']);
  await minute();
  await minute(4 * HOUR_MS);
  expect(rig.peer.all().map(({ status }) => status)).toEqual(['closed']);
});

test('an order that was paid otherwise cannot be paid by card as well: the payment that was open is closed', async () => {
  const number = await placed();
  await started(number);
  await act(number, 'received', PRICE);
  await minute();
  await minute(4 * HOUR_MS);
  expect(rig.peer.all().map(({ status }) => status)).toEqual(['closed']);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { due: 0, toRefund: 0 } });
});

test('money that a card is being sent is not noted as sent back by hand, though both began at the same moment', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'received', 500);
  const write = env.SHOP.batch.bind(env.SHOP);
  let isThere = () => {};
  const there = new Promise<void>((resolve) => {
    isThere = resolve;
  });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.spyOn(env.SHOP, 'batch').mockImplementationOnce(async (statements) => {
    isThere();
    await held;
    return write(statements) as never;
  });
  const hand = byHand(number, 500);
  await there;
  rig.peer.faults.calls.refund = { fault: 'lost', times: 1 };
  expect((await desk(number, 'refunds', { amount: 500 })).status).toBe(503);
  goOn();
  expect((await hand).body).toMatchObject({ code: 409, result: 'Another refund of this payment is under way' });
  await minute();
  expect(payment.events.filter(({ type }) => type === 'refunded')).toHaveLength(1);
  expect(await moneyOf(number)).toMatchObject({ refunded: 500, toRefund: 0 });
});

test('a send under a key that stood for something else charges nothing', async () => {
  const { number, payment } = await approved();
  await desk(number, 'events', { type: 'credited', amount: 100 }, 'una');
  expect((await desk(number, 'events', { type: 'send' }, 'una')).status).toBe(422);
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised']);
});
