import { expect, test, vi } from 'vitest';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { toCentavos } from '../../../../src/domain/money';
import type { ItemUnits } from '../../../../src/domain/order/items';
import {
  act,
  approved,
  cardShop,
  env,
  HOUR_MS,
  PRICE,
  placed,
  rig,
  see,
  typesOf,
} from '../card-payments/card-shop.fixture';
import { giveBackDue } from '../card-payments/give-back';
import { embeddedDeskOrders } from '../desk/orders';
import { order } from '../testing/order';
import { changeOrder } from './change';
import { takeItems } from './items';
import { placeInD1 } from './place-order';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

let last = 0;
const by = (id: string) => ({ source: 'shopper', id, at: Date.now() }) as const;
const cancel = (number: string, items: ItemUnits[] | null, id: string) =>
  takeItems(env, { number }, 'cancel-items', items, by(id));
const shelf = async () =>
  (await env.SHOP.prepare("SELECT qty FROM stock WHERE store = 'viu' AND sku = 'SKU-1'").first<{ qty: number }>())?.qty;

/** An order of three chairs that waits for its transfer. */
async function threeChairs(): Promise<string> {
  last += 1;
  const made = await placeInD1(
    env,
    { ...order(`tres-${last}`, { 'SKU-1': 3 }), paymentMethod: { code: 'spei', title: 'SPEI' } },
    { owner: `t-${last}`, route: 'order', key: `tres-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}
const statusOf = async (number: string) => (await see(number)).state.status;

test('a unit that is canceled is charged no more and stands on the shelf again once, however often it is told', async () => {
  const before = (await shelf()) ?? 0;
  const number = await threeChairs();
  const { charged = 0 } = (await see(number)).state.money;
  const told = await Promise.all(Array.from({ length: 5 }, () => cancel(number, [{ lineNo: 1, qty: 1 }], 'una')));
  expect(told.filter((one) => one.ok && !one.value.known)).toHaveLength(1);
  expect(told.every(({ ok }) => ok)).toBe(true);
  expect([await shelf(), await statusOf(number)]).toEqual([before - 2, 'pending']);
  expect((await see(number)).state.money.charged).toBeCloseTo(charged - PRICE, 2);
  expect(await cancel(number, [{ lineNo: 1, qty: 3 }], 'tres')).toMatchObject({
    ok: false,
    problem: { status: 409, detail: { lineNo: 1, left: 2 } },
  });
});

test('what is left is canceled as a whole: the rest goes back on the shelf, and nothing is charged', async () => {
  const before = (await shelf()) ?? 0;
  const number = await threeChairs();
  await cancel(number, [{ lineNo: 1, qty: 1 }], 'primera');
  await cancel(number, [{ lineNo: 1, qty: 2 }], 'resto');
  expect([await shelf(), await statusOf(number), (await see(number)).state.money.charged]).toEqual([
    before,
    'canceled',
    0,
  ]);
});

test('a dozen who cancel units of one order at once cancel what there is of it', async () => {
  const before = (await shelf()) ?? 0;
  const number = await threeChairs();
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, at) => cancel(number, [{ lineNo: 1, qty: 1 }], `a-la-vez-${at}`)),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(3);
  expect([await shelf(), await statusOf(number)]).toEqual([before, 'canceled']);
});

test('of canceling and sending one happens, and the other is told', async () => {
  const number = await placed();
  await changeOrder(env, { number }, { type: 'accept' }, { source: 'operator', id: `${number} a`, at: Date.now() });
  const [sent, canceled] = await Promise.all([
    changeOrder(env, { number }, { type: 'send' }, { source: 'operator', id: `${number} s`, at: Date.now() }),
    cancel(number, null, `${number} c`),
  ]);
  expect([sent.ok, canceled.ok].filter(Boolean)).toHaveLength(1);
  expect(await statusOf(number)).toBe(sent.ok ? 'sent' : 'canceled');
});

test('what a card holds for a canceled order is let go, and nothing is charged', async () => {
  const { number, payment } = await approved();
  expect((await cancel(number, null, 'apartado')).ok).toBe(true);
  await giveBackDue(env, Date.now() + 1);
  expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'released']);
});

test('what a card paid goes back to it once by itself, also where the first answer is lost', async () => {
  const { number, payment } = await approved();
  await act(number, 'send');
  await act(number, 'deliver');
  const taken = await takeItems(env, { number }, 'return-items', null, by('regreso'));
  expect(taken).toMatchObject({ ok: true, value: { state: { status: 'complete' } } });
  rig.peer.faults.calls.refund = { fault: 'lost', times: 1 };
  const later = Date.now() + HOUR_MS;
  await Promise.all([giveBackDue(env, later), giveBackDue(env, later)]);
  await giveBackDue(env, later + HOUR_MS);
  await giveBackDue(env, later + 3 * HOUR_MS);
  expect(payment.events.filter(({ type }) => type === 'refunded').map(({ amount }) => amount)).toEqual([PRICE]);
  expect((await typesOf(number)).filter((type) => type === 'refunded')).toHaveLength(1);
  const { results } = await env.SHOP.prepare('SELECT due_at FROM refund').all();
  expect(results).toEqual([{ due_at: null }]);
});

test.each([
  ['takes back', 'return-items', ['send']],
  ['cancels unit by unit', 'cancel-items', ['send', 'take-back-send']],
] as const)(
  'what an operator %s goes to the card by itself up to the amount of one name; above it two names send it',
  async (_, type, steps) => {
    const limited = { ...env, TWO_NAMES_ABOVE: `{"viu": ${PRICE - 1}}` };
    const { number, payment } = await approved();
    for (const step of steps) await act(number, step);
    const operator = { id: 'id-ana', name: 'ana', role: 'money' } as const;
    const told = { source: 'operator', id: 'regreso-1', operator, at: Date.now() } as const;
    expect((await takeItems(env, { number }, type, null, told)).ok).toBe(true);
    await giveBackDue(limited, Date.now() + HOUR_MS);
    expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'captured']);
    expect(await env.SHOP.prepare('SELECT due_at FROM refund').first()).toEqual({ due_at: null });
    expect((await see(number)).state.money).toMatchObject({ toRefund: PRICE });
    const desk = embeddedDeskOrders(limited, 'viu', Date.now(), operator);
    expect(await desk.refundToCard(number, toCentavos(PRICE * 100), { key: 'a' })).toMatchObject({
      problem: { message: DESK_MESSAGES.secondName },
    });
  },
);
