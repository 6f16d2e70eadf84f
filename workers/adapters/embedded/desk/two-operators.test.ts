import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { toCentavos } from '../../../../src/domain/money';
import type { Operator } from '../../../../src/domain/operator';
import { testAddress } from '../../../../src/domain/order/address.fixture';
import type { OrderEvent } from '../../../../src/domain/order/events';
import { deskFor } from '../../../desk';
import { placeInD1 } from '../orders/place-order';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { emptyOrders } from '../testing/empty-orders';
import { order } from '../testing/order';

const named = (name: string): Operator => ({ id: `id-${name}`, name, role: 'money' });
const deskOf = (name: string) => deskFor(env, storeView('viu'), NOON, named(name)).order;
const [ana, luis] = [deskOf('ana'), deskOf('luis')];

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(async () => {
  await emptyOrders();
});

const amount = toCentavos(10_000);
const dispatch = { carrier: 'dhl', name: 'DHL', guide: '1234567890', url: null } as const;
const SENT = ['accept', 'send'] as const;
/** What an operator may say of an order, after what. */
const VERBS: [OrderEvent, readonly ('accept' | 'send' | 'deliver')[]][] = [
  [{ type: 'accept' }, []],
  [{ type: 'cancel' }, []],
  [{ type: 'note' }, []],
  [{ type: 'received', amount }, []],
  [{ type: 'adjusted', amount }, []],
  [{ type: 'refunded', amount }, []],
  [{ type: 'reversed', amount }, []],
  [{ type: 'bounced', amount }, []],
  [{ type: 'take-back-received', amount }, []],
  [{ type: 'correct-address', address: testAddress({ streetAddress: 'Calle 1' }) }, []],
  [{ type: 'send' }, ['accept']],
  [{ type: 'move-day', to: NOON, reason: 'carrier' }, ['accept']],
  [{ type: 'take-back-accept' }, ['accept']],
  [{ type: 'deliver' }, SENT],
  [{ type: 'correct-guide', dispatch }, SENT],
  [{ type: 'take-back-send' }, SENT],
  [{ type: 'take-back-deliver' }, [...SENT, 'deliver']],
];

test('of two operators at one moment one cancels units or one takes something off, and the other is told', async () => {
  for (let pair = 0; pair < 6; pair += 1) {
    const key = `a-la-vez-${pair}`;
    const made = await placeInD1(env, order(key, { 'SKU-1': 2 }), { owner: key, route: 'order', key });
    if (!made.ok) throw new Error(made.problem.message);
    const { number } = made.value;
    const less = { type: 'adjusted', amount: toCentavos(100) } as const;
    const both = await Promise.all([
      ana.record(number, less, { key: `${key} ana`, note: null, seen: 0 }),
      luis.cancelItems(number, [{ lineNo: 1, qty: 1 }], { key: `${key} luis`, note: null, seen: 0 }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await ana.find(number))?.events).toHaveLength(1);
  }
});

test('of two operators on one order the second is told what the first did, whatever they do, and nothing of it happens', async () => {
  for (const [event, before] of VERBS) {
    const key = `dos-${event.type}`;
    const made = await placeInD1(env, order(key, { 'SKU-1': 1 }), { owner: key, route: 'order', key });
    if (!made.ok) throw new Error(made.problem.message);
    const { number } = made.value;
    for (const type of before) await ana.record(number, { type }, { key: `${key} ${type}`, note: null });
    const seen = before.length;
    const less = { type: 'adjusted', amount: toCentavos(100) } as const;
    expect((await ana.record(number, less, { key: `${key} ana`, note: null, seen })).ok).toBe(true);
    const { state } = (await ana.find(number)) ?? {};
    expect([event.type, await luis.record(number, event, { key: `${key} luis`, note: 'SPEI 1', seen })]).toMatchObject([
      event.type,
      {
        ok: false,
        problem: {
          status: 409,
          message: DESK_MESSAGES.changed,
          detail: { changes: [{ type: 'adjusted', actor: 'ana' }] },
        },
      },
    ]);
    const after = await ana.find(number);
    expect([after?.events.length, after?.state]).toEqual([seen + 1, state]);
  }
});
