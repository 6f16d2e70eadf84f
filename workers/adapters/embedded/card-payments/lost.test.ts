import { expect, test, vi } from 'vitest';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { happen } from '../../../../tests/peers/gateway/payment';
import { orderDeclined } from '../../../mail/letters/order-declined';
import { orderPlaced } from '../../../mail/letters/order-received';
import type { OutboxEvent } from '../../../outbox/event';
import { embeddedPayments } from '../payments';
import {
  APPROVED,
  cardShop,
  env,
  HOUR_MS,
  minute,
  PRICE,
  placed,
  rig,
  see,
  start,
  started,
  typesOf,
} from './card-shop.fixture';

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

test('a declined card leaves the payment open, and another card pays it', async () => {
  const number = await placed();
  const payment = await started(number);
  for (const card of ['4000000000000002', '4000000000009995']) await rig.peer.pay(payment, card);
  expect(await typesOf(number)).toEqual([]);
  await minute();
  const { results: events } = await env.SHOP.prepare(
    `SELECT id, type, subject, store, secret, attempts, created_at AS createdAt, next_attempt_at - created_at AS wait FROM outbox
     WHERE type = 'order-declined' AND subject = ?`,
  )
    .bind(number)
    .all<OutboxEvent & { wait: number }>();
  expect(events.map(({ wait }) => wait)).toEqual([10 * 60_000]);
  const event = events[0] as OutboxEvent;
  const written = () => orderDeclined({ env, event, origin: 'https://tienda.example', now: Date.now() });
  expect(await written()).toMatchObject({
    to: 'ana@example.mx',
    letter: {
      subject: `Tu banco no aprobó el pago de tu pedido ${number}`,
      lines: ['Hola, Ana', 'Tu banco no aprobó el pago de $1,160.00 y no se te cobró nada.', expect.any(String)],
    },
  });
  // The letter of the order does not say beside it that it waits for its payment, unless it is asked for once more.
  const placing = await env.SHOP.prepare("SELECT id FROM outbox WHERE type = 'order-placed' AND subject = ?")
    .bind(number)
    .first<{ id: number }>();
  const received = () =>
    orderPlaced({
      env,
      event: { ...event, id: placing?.id ?? 0, type: 'order-placed' },
      origin: 'https://tienda.example',
      now: Date.now(),
    });
  expect(await received()).toBeNull();
  await env.SHOP.prepare('UPDATE outbox SET resent_at = 1 WHERE id = ?').bind(placing?.id).run();
  expect(await received()).toMatchObject({ letter: { subject: `Tu pedido ${number} espera tu pago` } });
  expect((await started(number)).id).toBe(payment.id);
  await rig.peer.pay(payment, APPROVED);
  expect(await written()).toBeNull();
  await rig.peer.pay(payment, APPROVED);
  expect(await typesOf(number)).toEqual(['authorised']);
});

test('a gateway that closes a payment before it shows that it was paid is asked once more, and then no more', async () => {
  const [paid, left] = [await placed(), await placed()];
  const payments = [await started(paid), await started(left)] as const;
  rig.peer.faults.telling = 'never';
  for (const payment of payments) payment.status = 'closed';
  await minute();
  expect((await see(paid)).state).toMatchObject({ status: 'pending', money: { authorised: 0 } });
  happen(payments[0], 'authorised', PRICE * 100, Date.now());
  await minute(4 * HOUR_MS);
  expect((await see(paid)).state).toMatchObject({ status: 'processing', money: { authorised: PRICE } });
  const { results } = await env.SHOP.prepare('SELECT asks, next_ask_at AS next FROM card_payment WHERE payee_id = ?')
    .bind(left)
    .all();
  expect(results).toEqual([{ asks: 2, next: null }]);
});

test('a closed payment that holds nothing is asked for no more once its gateway has it no longer, or has not answered for a day', async () => {
  const numbers = [await placed(), await placed()] as const;
  for (const number of numbers) (await started(number)).status = 'closed';
  await minute();
  const [gone, silent] = numbers.map((number) =>
    env.SHOP.prepare('SELECT next_ask_at AS next FROM card_payment WHERE payee_id = ?').bind(number),
  );
  const nextOf = async (payment?: D1PreparedStatement) => (await payment?.first<{ next: number | null }>())?.next;
  expect(await nextOf(gone)).toEqual(expect.any(Number));
  await env.SHOP.prepare('UPDATE card_payment SET next_ask_at = 1 WHERE payee_id = ?').bind(numbers[0]).run();
  rig.peer.faults.forgets = true;
  await minute(0);
  rig.peer.faults.forgets = false;
  expect([await nextOf(gone), await nextOf(silent)]).toEqual([null, expect.any(Number)]);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 500 }));
  await minute(4 * HOUR_MS);
  expect(await nextOf(silent), 'it may answer again').toEqual(expect.any(Number));
  await minute(25 * HOUR_MS);
  expect(await nextOf(silent)).toBeNull();
});
