import { expect, test, vi } from 'vitest';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { embeddedPayments } from '../payments';
import { APPROVED, cardShop, env, HOUR_MS, minute, PRICE, placed, rig, see, start, started } from './card-shop.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const VIU = { storeCode: 'viu' };
const MINUTE_MS = 60_000;
const at = (ms: number) => embeddedPayments(env, VIU, Date.now() + ms);
const howOf = async (number: string) => (await at(0).of({ number }))?.due?.how;
const look = (number: string, ms: number) => at(ms).refresh(orderPayee(number));

test('a payment that the gateway has not ten minutes later either is checked no longer: it is paid by another one, or otherwise', async () => {
  const [number, other] = [await placed(), await placed()];
  const lost = await started(number);
  await started(other);
  rig.peer.lose();
  await look(number, 9 * MINUTE_MS);
  expect(await howOf(number), 'it may show it later').toMatchObject({ state: 'checking' });
  await minute(11 * MINUTE_MS);
  for (const one of [number, other]) expect(await howOf(one)).toMatchObject({ state: 'to-pay', isDeclined: false });
  expect(await at(0).payOtherwise({ number: other }, 'spei')).toEqual({ ok: true, value: null });
  const payment = await started(number);
  expect([payment.id === lost.id, rig.peer.all()]).toEqual([false, [payment]]);
  await rig.peer.pay(payment, APPROVED);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { authorised: PRICE } });
});

test('one that it did not have for a while is the same when it is started anew, and is never paid twice', async () => {
  const number = await placed();
  const payment = await started(number);
  rig.peer.faults.forgets = true;
  await minute();
  expect(await howOf(number)).toMatchObject({ state: 'to-pay' });
  rig.peer.faults.forgets = false;
  const [again, once] = await Promise.all([started(number), started(number)]);
  expect([again, once, rig.peer.all()]).toEqual([payment, payment, [payment]]);
  await rig.peer.pay(payment, APPROVED);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { authorised: PRICE } });
  expect(await start(number)).toMatchObject({ ok: false, problem: { status: 409 } });
});

test('what was paid there counts, whether the gateway tells of it or is asked, though it had lost the payment', async () => {
  const [told, asked] = [await placed(), await placed()];
  const payments = [await started(told), await started(asked)] as const;
  rig.peer.faults.forgets = true;
  await minute();
  rig.peer.faults.forgets = false;
  await rig.peer.pay(payments[0], APPROVED);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(payments[1], APPROVED);
  await minute(4 * HOUR_MS);
  for (const number of [told, asked])
    expect((await see(number)).state).toMatchObject({ status: 'processing', money: { authorised: PRICE } });
});

test('a payment of which something moved stays what it is, whatever the gateway has lost', async () => {
  const number = await placed();
  await rig.peer.pay(await started(number), APPROVED);
  rig.peer.faults.forgets = true;
  await minute();
  await look(number, HOUR_MS);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { authorised: PRICE } });
  expect(await start(number)).toMatchObject({ ok: false, problem: { status: 409 } });
});
