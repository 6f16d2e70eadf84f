import { expect, test, vi } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { testAddress } from '../../../../src/domain/order/address.fixture';
import type { OrderEvent } from '../../../../src/domain/order/events';
import { armed } from '../../../failpoint';
import { embeddedDeskOrders } from '../desk/orders';
import { embeddedDeskRefunds } from '../refunds';
import {
  APPROVED,
  approved,
  cardShop,
  env,
  HOUR_MS,
  minute,
  PRICE,
  placed,
  rig,
  started,
  tellShop,
} from './card-shop.fixture';
import { giveBackDue } from './give-back';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const page = () => embeddedDeskOrders(env, 'viu', Date.now(), PROGRAM);
const tell = (number: string, event: OrderEvent, key: string, seen?: number) =>
  page().record(number, event, { key, note: null, ...(seen === undefined ? {} : { seen }) });
const shown = async (number: string) => {
  const found = await page().find(number);
  if (!found) throw new Error('no order');
  return found;
};

test('a parcel that never left is to be sent again: what was charged stays charged, is not charged twice, and goes back only when it is canceled', async () => {
  const { number, payment } = await approved();
  expect((await shown(number)).cardDigits).toBe('4242');
  const all = { list: null, pay: '', place: '', days: null, sort: 'due', after: null } as const;
  const found = await page().list({ ...all, search: '4242' });
  expect(found.rows.map(({ order, foundBy }) => [order.number, foundBy])).toEqual([[number, 'card']]);
  await tell(number, { type: 'send' }, 'a');
  await tell(number, { type: 'take-back-send' }, 'b');
  expect((await shown(number)).state).toMatchObject({ status: 'processing', money: { received: PRICE * 100 } });
  await tell(number, { type: 'send' }, 'c');
  expect((await shown(number)).state.status).toBe('sent');
  expect(payment.events.filter(({ type }) => type === 'captured')).toHaveLength(1);
  await tell(number, { type: 'take-back-send' }, 'd');
  await tell(number, { type: 'cancel' }, 'e');
  expect((await shown(number)).refundable.underWay).toBe(PRICE * 100);
});

test('the list says what goes to its card by itself, and not so where some of it came by hand', async () => {
  const goes = async (number: string) => (await embeddedDeskRefunds(env, 'viu').accounts([number])).get(number);
  const { number } = await approved();
  await tell(number, { type: 'send' }, 'a');
  await tell(number, { type: 'cancel' }, 'b');
  expect((await shown(number)).refundable).toMatchObject({ underWay: PRICE * 100, toCards: 0, byHand: 0 });
  expect(await goes(number)).toBe('by-itself');
  rig.peer.faults.calls.refund = { fault: 'lost', times: 1 };
  await giveBackDue(env, Date.now(), number);
  expect((await shown(number)).refundable.underWay, 'asked of its gateway').toBe(PRICE * 100);
  expect(await goes(number)).toBe('by-itself');
  const { number: both } = await approved();
  await tell(both, { type: 'received', amount: toCentavos(PRICE * 100) }, 'c');
  await tell(both, { type: 'send' }, 'd');
  await tell(both, { type: 'cancel' }, 'e');
  expect((await shown(both)).refundable.byHand).toBeGreaterThan(0);
  expect(await goes(both)).not.toBe('by-itself');
  // What its gateway refused once for good goes back by hand.
  const { number: refused } = await approved();
  await tell(refused, { type: 'send' }, 'f');
  await tell(refused, { type: 'cancel' }, 'g');
  rig.peer.faults.calls.refund = { fault: 'error', times: 1 };
  await giveBackDue(env, Date.now(), refused);
  expect(await goes(refused)).toBe('by-itself');
  await env.SHOP.prepare(
    "UPDATE payment_operation SET finished_at = ?2, failure = 'not-whole' WHERE payee_id = ?1 AND kind = 'refund'",
  )
    .bind(refused, Date.now())
    .run();
  expect(await goes(refused)).not.toBe('by-itself');
});

test('a gateway that denies the charge leaves the order where it is, and there is nothing to take back', async () => {
  const { number, payment } = await approved();
  rig.peer.faults.calls.capture = { fault: 'error', times: 9 };
  expect((await tell(number, { type: 'send' }, 'a')).ok).toBe(false);
  expect(await tell(number, { type: 'take-back-send' }, 'b')).toMatchObject({ ok: false, problem: { status: 409 } });
  expect((await shown(number)).state).toMatchObject({ status: 'processing', money: { received: 0 } });
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised']);
});

test('killed right after each step, and told again under its key: once, and the shopper is written to once', async () => {
  const { number, payment } = await approved();
  const address = testAddress({ streetAddress: 'Calle 1' });
  const events: OrderEvent[] = [
    { type: 'correct-address', address },
    { type: 'note' },
    { type: 'send' },
    { type: 'take-back-send' },
    { type: 'send' },
    { type: 'deliver' },
    { type: 'take-back-deliver' },
  ];
  for (const [at, event] of events.entries()) {
    armed.set('desk.after-step', 'throw');
    await expect(tell(number, event, `k${at}`)).rejects.toThrow('desk.after-step');
    expect(await tell(number, event, `k${at}`)).toMatchObject({ ok: true });
  }
  const { events: history, told, state } = await shown(number);
  expect(history.map(({ type }) => type)).toEqual([
    'authorised',
    'correct-address',
    'note',
    'captured',
    'send',
    'take-back-send',
    'send',
    'deliver',
    'take-back-deliver',
  ]);
  expect(state.status).toBe('sent');
  expect(told.map(({ type }) => type)).toEqual([
    'order-placed',
    'order-paid',
    'order-address',
    'order-sent',
    'order-not-sent',
    'order-sent',
    'order-delivered',
    'order-not-delivered',
  ]);
  expect(payment.events.filter(({ type }) => type === 'captured')).toHaveLength(1);
});

test('a refund is answered once: a second answer to what was shown before sends nothing, two at once neither', async () => {
  const { number, payment } = await approved();
  await tell(number, { type: 'send' }, 'a');
  await tell(number, { type: 'cancel' }, 'b');
  const seen = (await shown(number)).events.length;
  const half = toCentavos(PRICE * 50);
  const both = await Promise.all(['c', 'd'].map((key) => page().refundToCard(number, half, { key, seen })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await page().refundToCard(number, half, { key: 'e', seen })).toMatchObject({
    ok: false,
    problem: { status: 409, detail: { changes: [{ type: 'refunded' }] } },
  });
  expect(payment.events.filter(({ type }) => type === 'refunded')).toHaveLength(1);
  const again = both[0]?.ok ? 'c' : 'd';
  expect((await page().refundToCard(number, half, { key: again, seen })).ok).toBe(true);
  expect((await shown(number)).refundable.underWay).toBe(PRICE * 50);
});

test('by card and by hand at once no more leaves by one name than the amount, and history names who asked for it', async () => {
  const { number, payment } = await approved();
  await tell(number, { type: 'received', amount: toCentavos(PRICE * 100) }, 'a');
  await tell(number, { type: 'send' }, 'b');
  await tell(number, { type: 'cancel' }, 'c');
  const ana = { id: 'id-ana', name: 'ana', role: 'money' } as const;
  const desk = embeddedDeskOrders({ ...env, TWO_NAMES_ABOVE: '{"viu": 500}' }, 'viu', Date.now(), ana);
  const amount = toCentavos(20_000);
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => [
      desk.refundToCard(number, amount, { key: `t-${n}` }),
      desk.record(number, { type: 'refunded', amount }, { key: `m-${n}`, note: 'SPEI 4711' }),
    ]).flat(),
  );
  const { state, events } = await shown(number);
  expect(state.money.refunded).toBeGreaterThan(0);
  expect(state.money.refunded).toBeLessThanOrEqual(50_000);
  const back = events.filter(({ type }) => type === 'refunded');
  expect(back.length).toBe(state.money.refunded / amount);
  expect(back.map(({ actor }) => actor)).toEqual(back.map(() => 'ana'));
  const byCard = payment.events.filter(({ type }) => type === 'refunded');
  expect(back.filter(({ source }) => source === 'gateway')).toHaveLength(byCard.length);
});

test('what an operator asked of a card and is told by the gateway later stands under the operator’s name', async () => {
  const { number } = await approved();
  await tell(number, { type: 'send' }, 'a');
  await tell(number, { type: 'cancel' }, 'b');
  rig.peer.faults.calls.refund = { fault: 'lost', times: 1 };
  const told = await page().refundToCard(number, toCentavos(PRICE * 100), { key: 'c' });
  expect(told).toMatchObject({ ok: false, problem: { status: 503 } });
  await minute();
  expect((await shown(number)).events.at(-1)).toMatchObject({
    type: 'refunded',
    source: 'gateway',
    actor: PROGRAM.name,
  });
});

test('of two refunds of one amount at once, each stands under the name of who asked for it', async () => {
  const number = await placed();
  const half = PRICE / 2;
  await tell(number, { type: 'received', amount: toCentavos(half * 100) }, 'a');
  const first = await started(number);
  await rig.peer.pay(first, APPROVED);
  await tell(number, { type: 'reversed', amount: toCentavos(half * 100) }, 'b');
  await rig.peer.pay(await started(number), APPROVED);
  await tell(number, { type: 'send' }, 'c');
  await tell(number, { type: 'cancel' }, 'd');
  rig.peer.faults.calls.refund = { fault: 'lost', times: 3 };
  rig.peer.faults.telling = 'never';
  const ana = { id: 'id-ana', name: 'ana', role: 'money' } as const;
  await embeddedDeskOrders(env, 'viu', Date.now(), ana).refundToCard(number, toCentavos(half * 100), { key: 'e' });
  await giveBackDue(env, Date.now() + HOUR_MS);
  // What went back by itself is told first.
  await tellShop(JSON.stringify({ ...first.events.at(-1), form: 'card', reference: first.id }));
  await minute(4 * HOUR_MS);
  const back = (await shown(number)).events.filter(({ type }) => type === 'refunded');
  expect(back.map(({ amount, actor }) => [amount, actor])).toEqual([
    [half * 100, null],
    [half * 100, 'ana'],
  ]);
});
