import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait-until';
import type { ManyResult } from '../../src/commerce/desk/orders';
import type { Cart, CartAnswer } from '../../src/domain/cart/cart';
import type { PlaceOutcome } from '../../src/domain/order/order';
import type { Result } from '../../src/domain/result';
import type { Failpoint } from '../../workers/failpoint';
import { newToken } from '../../workers/http/token';
import { add, placed, value } from '../cart/port';
import { DELIVERY, orderRequest } from '../cart/requests';
import { sampledOf } from '../sample';
import type { DeskWrite, Left } from './desk-writes';
import type { Call } from './entry';
import { KillableShop } from './harness';

/** An interrupted order is looked at after 5 seconds at the latest. */
const ALARM_MS = 20_000;

let shop: KillableShop;
beforeAll(async () => {
  shop = await KillableShop.open({ TWO_NAMES_ABOVE: '{"viu": 1}' });
});
afterAll(() => shop.close());

async function filledCart(token: string, units = 1): Promise<number> {
  value(await shop.call<Result<CartAnswer>>({ do: 'apply', token, operation: add('FALLA', units), key: 'primera' }));
  value(await shop.call<Result<CartAnswer>>({ do: 'apply', token, operation: DELIVERY, key: 'envio' }));
  return shop.call<number>({ do: 'stock', sku: 'FALLA' });
}

const read = async (token: string): Promise<Cart> =>
  value(await shop.call<Result<{ cart: Cart }>>({ do: 'read', token })).cart;

const ORDER_POINTS: Failpoint[] = [
  'order.after-seal',
  'order.before-batch',
  'order.after-batch',
  'order.after-clear',
  'order.before-transfer',
  'order.after-transfer',
];

for (const point of sampledOf(ORDER_POINTS, 2)) {
  test(`an order whose process is killed at ${point} is one order when it is asked for again`, async () => {
    const token = newToken();
    const before = await filledCart(token);
    const place = { do: 'place', token, request: orderRequest(point), key: 'llave' } as const;
    // What is left goes to the cart that comes after it behind the answer.
    await shop.killAt(point, place, { behind: point.endsWith('-transfer') });
    const again = placed(await shop.call<Result<PlaceOutcome>>(place));
    expect(placed(await shop.call<Result<PlaceOutcome>>(place)).number).toBe(again.number);
    expect(await shop.call<number>({ do: 'stock', sku: 'FALLA' })).toBe(before - 1);
    expect(await read(token)).toMatchObject({ state: 'open', lines: [], lastOrder: again.number });
  });
}

for (const point of ['cart.before-commit', 'cart.after-commit'] as const) {
  test(`an operation whose process is killed at ${point} is done once, and what was acknowledged before is there`, async () => {
    const token = newToken();
    await filledCart(token);
    const grow = { do: 'apply', token, operation: add('FALLA', 2), key: 'segunda' } as const;
    await shop.killAt(point, grow);
    expect((await read(token)).lines[0]?.qty).toBeGreaterThanOrEqual(1);
    expect(value(await shop.call<Result<CartAnswer>>(grow)).line?.qty).toBe(3);
  });
}

test('orders that are sent together, and are killed between two steps, are each accepted and sent once', async () => {
  const numbers: string[] = [];
  for (const name of ['uno', 'dos', 'tres']) {
    const token = newToken();
    await filledCart(token);
    const place = { do: 'place', token, request: orderRequest(name), key: name } as const;
    numbers.push(placed(await shop.call<Result<PlaceOutcome>>(place)).number);
  }
  const send = { do: 'send', numbers, key: 'juntos' } as const;
  await shop.killAt('desk.after-step', send);
  for (let n = 0; n < 2; n += 1) {
    const results = await shop.call<ManyResult[]>(send);
    expect(results.map(({ number, result }) => [number, result.ok])).toEqual(numbers.map((number) => [number, true]));
  }
  for (const number of numbers) {
    const { events } = await shop.call<{ events: { type: string }[] }>({ do: 'order', number });
    expect(events.map(({ type }) => type)).toEqual(['accept', 'send']);
  }
});

const OF_AN_ORDER = { point: 'desk.after-step', before: [] } as const;
const ELSEWHERE = { point: 'desk.after-write', before: [] } as const;
const SENT = ['accept', 'send'] as const;
const PAID_AND_OFF = ['received', 'cancel'] as const;

/** Steps of a return that have no key: that they are over is what is said when they are sent again. */
const WITHOUT_KEY: ReadonlySet<string> = new Set(['authorise-return', 'close-return']);

/** Where each is killed once it is written, and what happened to its order before. */
const WRITES: Record<DeskWrite, { point: Failpoint; before: readonly ('accept' | 'send' | DeskWrite)[] }> = {
  address: OF_AN_ORDER,
  guide: { ...OF_AN_ORDER, before: SENT },
  note: OF_AN_ORDER,
  'take-back-accept': { ...OF_AN_ORDER, before: ['accept'] },
  'take-back-send': { ...OF_AN_ORDER, before: SENT },
  'take-back-deliver': { ...OF_AN_ORDER, before: [...SENT, 'deliver'] },
  deliver: { ...OF_AN_ORDER, before: SENT },
  cancel: OF_AN_ORDER,
  received: OF_AN_ORDER,
  adjusted: OF_AN_ORDER,
  reversed: { ...OF_AN_ORDER, before: ['received'] },
  refunded: { ...OF_AN_ORDER, before: PAID_AND_OFF },
  bounced: { ...OF_AN_ORDER, before: [...PAID_AND_OFF, 'refunded'] },
  'take-back-received': { ...OF_AN_ORDER, before: ['received'] },
  'cancel-items': { point: 'desk.after-items', before: [] },
  'cancel-into-wallet': { point: 'desk.after-items', before: [] },
  receive: { point: 'desk.after-items', before: [...SENT, 'deliver'] },
  'begin-return': { ...ELSEWHERE, before: [...SENT, 'deliver'] },
  'authorise-return': { ...ELSEWHERE, before: [...SENT, 'deliver'] },
  'close-return': { ...ELSEWHERE, before: [...SENT, 'deliver'] },
  'apply-payment': ELSEWHERE,
  stock: ELSEWHERE,
  coupon: ELSEWHERE,
  'end-coupon': ELSEWHERE,
  group: ELSEWHERE,
  look: ELSEWHERE,
  invoice: ELSEWHERE,
};

test.each(sampledOf(Object.keys(WRITES) as DeskWrite[], 4))(
  '%s, killed once it is written and before its answer, is written once, however often it is sent',
  async (what) => {
    const { point, before } = WRITES[what];
    const token = newToken();
    await filledCart(token, 2);
    const { number } = placed(
      await shop.call<Result<PlaceOutcome>>({ do: 'place', token, request: orderRequest(what), key: what }),
    );
    for (const step of before) {
      const told = { number, key: `antes-${step}` };
      const call: Call =
        step === 'accept' || step === 'send'
          ? { do: 'tell', type: step, ...told }
          : { do: 'write', what: step, ...told };
      value(await shop.call<Result<unknown>>(call));
    }
    const write = { do: 'write', what, number, key: `una-${what}` } as const;
    await shop.killAt(point, write);
    for (let n = 0; n < 2; n += 1) {
      const again = await shop.call<Result<unknown>>(write);
      expect(again).toMatchObject(WITHOUT_KEY.has(what) ? { ok: false, problem: { status: 409 } } : { ok: true });
    }
    expect(await shop.call<Left>({ ...write, do: 'left' })).toEqual({ times: 1, isThere: 1 });
  },
);

test.each(['desk.after-write', 'desk.agreed', 'desk.after-agreed'] as const)(
  'money that two agreed to, killed at %s, is found waiting and moves once',
  async (point) => {
    const token = newToken();
    await filledCart(token);
    const order = { do: 'place', token, request: orderRequest(point), key: point } as const;
    const { number, totals } = placed(await shop.call<Result<PlaceOutcome>>(order));
    const ask = { do: 'ask', number, amount: totals.grandTotal - 100 } as const;
    if (point === 'desk.after-write') await shop.killAt(point, ask);
    for (let n = 0; n < 2; n += 1) await shop.call(ask);
    if (point !== 'desk.after-write') await shop.killAt(point, { do: 'agree', number });
    for (let n = 0; n < 2; n += 1) await shop.call({ do: 'agree', number });
    const { events } = await shop.call<{ events: { type: string; actor: string | null }[] }>({ do: 'order', number });
    expect(events.map(({ type, actor }) => [type, actor])).toEqual([['adjusted', 'ana + luis']]);
  },
);

test('an order whose process is killed after its batch is finished by the alarm when nobody asks', async () => {
  const token = newToken();
  const before = await filledCart(token);
  await shop.killAt('order.after-batch', { do: 'place', token, request: orderRequest('sola'), key: 'sola' });
  const cart = await waitUntil(
    async () => {
      const now = await read(token);
      return now.lastOrder === null ? null : now;
    },
    { timeoutMs: ALARM_MS, message: 'the alarm did not finish the order' },
  );
  expect(cart).toMatchObject({ state: 'open', lines: [] });
  expect(await shop.call<number>({ do: 'stock', sku: 'FALLA' })).toBe(before - 1);
});
