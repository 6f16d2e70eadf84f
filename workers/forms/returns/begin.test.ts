import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RETURNS_MESSAGES } from '../../../src/contract/returns/messages';
import { deskNewReturnPath } from '../../../src/contract/returns/pages';
import { isoDay } from '../../../src/domain/mexico-city';
import { PROGRAM } from '../../../src/domain/operator';
import { openDays } from '../../../src/domain/returns/clock';
import { RETURNS_REFUSED } from '../../../src/domain/returns/refusals';
import { recordOrderEvent } from '../../adapters/embedded/desk/record';
import { embeddedReturns } from '../../adapters/embedded/returns';
import { product, serve, storeView } from '../../adapters/embedded/testing/catalogue';
import { apiApp } from '../../api';
import { env, gatewayRequest, liveRequest } from '../../api/live-request.fixture';
import { deskFor } from '../../desk';
import { armed } from '../../failpoint';
import { returnLetter } from '../../mail/letters/return';
import type { OutboxEvent } from '../../outbox/event';
import { cookieOf, placed, row, send, TOKEN } from '../desk-forms.fixture';

const DAY_MS = 24 * 60 * 60 * 1000;

let cookie = '';
let keys = 0;
function newKey(): string {
  keys += 1;
  return `${keys}`.padStart(32, 'd');
}

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(async () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  cookie = cookieOf(await send('entrar', { token: TOKEN, name: 'Ana de bodega' }));
});

const returns = () => deskFor(env, liveRequest().store, Date.now(), PROGRAM).returns;

/** An order of a guest of one chair, delivered so many days ago. */
async function delivered(days = 0): Promise<string> {
  const number = await placed();
  for (const type of ['accept', 'send', 'deliver'] as const) {
    const told = { key: newKey(), note: null };
    const done = await recordOrderEvent(env, { number }, { type }, told, Date.now() - days * DAY_MS, PROGRAM);
    if (!done.ok) throw new Error(done.problem.message);
  }
  return number;
}

const asked = (order: string, more: Record<string, string> = {}) => ({
  ...{ order, 'qty-1': '1', 'reason-1': 'changed-mind', 'condition-1': 'unopened' },
  ...{ way: 'handed-over', key: newKey(), ...more },
});
const begin = (fields: Record<string, string>) => send('devolucion-empezar', fields, { cookie });

/** What the outbox holds of a return, with the letter each writes now. */
async function lettersOf(number: string) {
  const { results } = await env.SHOP.prepare(
    "SELECT *, next_attempt_at AS nextAttemptAt, created_at AS createdAt FROM outbox WHERE subject = ? AND type LIKE 'return-%' ORDER BY id",
  )
    .bind(number)
    .all<OutboxEvent & { nextAttemptAt: number; createdAt: number }>();
  return Promise.all(
    results.map(async (event) => {
      const told = await returnLetter({ env, event, origin: 'https://tienda.example', now: Date.now() });
      return { type: event.type, waits: event.nextAttemptAt - event.createdAt, letter: told?.letter ?? null };
    }),
  );
}

test('ACCT-006 what a guest brings to the branch is begun at the desk, leads to its question of amounts, and one letter tells all of it', async () => {
  const order = await delivered();
  const sent = await begin(asked(order));
  const number = /devolucion\/(\d{9})\?recibir=1$/.exec(sent.location ?? '')?.[1] ?? '';
  const found = await returns().find(number);
  expect(found).toMatchObject({ order, status: 'authorised', way: 'handed-over', isToWallet: false });
  expect(found?.events).toMatchObject([{ status: 'authorised', actor: 'Ana de bodega', note: null }]);
  expect((await returns().list('coming', null)).returns.map((one) => one.number)).toContain(number);
  const [first] = await lettersOf(number);
  expect(first?.waits).toBe(10 * 60 * 1000);
  expect(first?.letter?.lines).toContain('Ya la entregaste. La revisamos y te escribimos.');
  expect(first?.letter?.action?.url).toContain(`/checkout/pedido/${order}?`);
  const arrived = [{ lineNo: 1, arrived: 1, accepted: 1, isShelved: true, refusal: '' }];
  const cost = await returns().cost(number, arrived);
  expect(cost).toMatchObject({ ok: true, value: { amount: 116_000, toCards: 0, byHand: 0 } });
  const agreed = cost.ok ? (cost.value?.mark ?? '') : '';
  expect(await returns().receive(number, { seen: 1, agreed, key: crypto.randomUUID() }, arrived)).toMatchObject({
    ok: true,
  });
  expect((await lettersOf(number)).map(({ type, letter }) => [type, letter !== null])).toEqual([
    ['return-authorised', false],
    ['return-received', true],
  ]);
});

test('ACCT-006 the day an operator chooses to fetch a return is agreed: its letter tells it', async () => {
  const day = isoDay(openDays(Date.now())[0] ?? 0);
  const sent = await begin(asked(await delivered(), { way: 'collect', collectOn: day }));
  const number = /devolucion\/(\d{9})/.exec(sent.location ?? '')?.[1] ?? '';
  const found = await returns().find(number);
  expect(found?.collectOn).not.toBeNull();
  expect(found?.collectAgreed).toBe(found?.collectOn);
  const [first] = await lettersOf(number);
  expect(first?.letter?.lines.some((line) => line.startsWith('Pasamos por ella el '))).toBe(true);
});

test('a letter of an authorised return that is written once its customer sent it says that it is on its way, not here', async () => {
  const order = await delivered();
  const sent = await begin(asked(order, { way: 'parcel' }));
  const number = /devolucion\/(\d{9})/.exec(sent.location ?? '')?.[1] ?? '';
  const said = async () => (await lettersOf(number)).at(-1)?.letter;
  expect((await said())?.lines[1]).toBe(`Tu devolución del pedido ${order} está autorizada.`);
  await env.SHOP.batch([
    env.SHOP.prepare("UPDATE orders SET customer_id = 'ana' WHERE number = ?").bind(order),
    env.SHOP.prepare("UPDATE order_return SET customer_id = 'ana' WHERE number = ?").bind(number),
  ]);
  const own = embeddedReturns(env, Date.now()).ofCustomer({ customerId: 'ana' } as Parameters<
    ReturnType<typeof embeddedReturns>['ofCustomer']
  >[0]);
  expect(await own.care?.ship(order, number, { carrier: '', guide: '' })).toMatchObject({ ok: true });
  const letter = await said();
  expect(letter?.subject).toBe(`Tu devolución ${number}: En camino`);
  expect(letter?.lines.slice(1)).toEqual([
    `Tu devolución del pedido ${order} viene en camino. Te escribimos cuando llegue.`,
  ]);
});

test('that an operator began a return stands on record once, also where the Worker ends right behind it', async () => {
  const order = await delivered();
  const lines = [{ lineNo: 1, qty: 1, reason: 'damaged', condition: 'opened' }];
  const wish = { order, lines, way: 'parcel', collectOn: null, comment: '' } as const;
  const key = newKey();
  armed.set('desk.after-write', 'throw');
  await expect(returns().begin(wish, 'Avisó a tiempo', key)).rejects.toThrow('desk.after-write');
  const records = async () => {
    const { results } = await env.SHOP.prepare(
      `SELECT actor, note, after, key FROM desk_audit JOIN order_return ON order_return.number = subject_id
       WHERE action = 'begin-return' AND order_number = ?`,
    )
      .bind(order)
      .all();
    return results;
  };
  const [made] = await returns().ofOrder(order);
  const once = [
    {
      ...{ actor: PROGRAM.name, note: 'Avisó a tiempo', key: `return ${made?.number} 1` },
      after: JSON.stringify({ status: 'authorised', order }),
    },
  ];
  expect(await records()).toEqual(once);
  expect(await returns().begin(wish, 'Avisó a tiempo', key)).toMatchObject({ value: { number: made?.number } });
  expect(await records()).toEqual(once);
  // Nothing is begun, and nothing stands on record of it.
  const many = { ...wish, lines: lines.map((line) => ({ ...line, qty: 9 })) };
  expect(await returns().begin(many, '', newKey())).toMatchObject({ problem: { status: 409 } });
  expect(await records()).toEqual(once);
});

test('the same form twice is one return, and two operators never take back more than was bought', async () => {
  const order = await delivered();
  const fields = asked(order);
  const [one, two] = [await begin(fields), await begin(fields)];
  expect(one.location).toBe(two.location);
  const others = await Promise.all([begin(asked(order)), begin(asked(order))]);
  for (const other of others) expect(other.location).toBe(deskNewReturnPath(order));
  expect(await returns().ofOrder(order)).toHaveLength(1);
  const records = await env.SHOP.prepare(
    "SELECT count(*) AS n FROM desk_audit WHERE action = 'begin-return' AND after LIKE ?",
  )
    .bind(`%${order}%`)
    .first<{ n: number }>();
  expect(records?.n).toBe(1);
});

test.each([
  ['a change of mind whose days are over', 20, 'changed-mind'],
  ['a fault after ninety days', 95, 'damaged'],
])('%s is taken back at the desk only with a reason, which stands in its history', async (_, days, reason) => {
  const order = await delivered(days);
  const fields = { 'reason-1': reason, way: 'branch' };
  const refused = await begin(asked(order, fields));
  expect(refused.location).toBe(deskNewReturnPath(order));
  const without = await returns().begin(
    { order, lines: [{ lineNo: 1, qty: 1, reason, condition: 'opened' }], way: 'branch', collectOn: null, comment: '' },
    '',
    newKey(),
  );
  expect(without).toMatchObject({
    ok: false,
    problem: { status: 422, fields: [{ field: 'beyond', message: RETURNS_MESSAGES.beyondMissing }] },
  });
  expect(await returns().ofOrder(order)).toEqual([]);
  await begin(asked(order, { ...fields, beyond: 'Estuvo de viaje' }));
  const [made] = await returns().ofOrder(order);
  const found = await returns().find(made?.number ?? '');
  expect(found?.events).toMatchObject([{ actor: 'Ana de bodega', note: 'Estuvo de viaje' }]);
  const [told] = await lettersOf(made?.number ?? '');
  expect(told?.letter?.lines.join(' ')).toContain(`con su número: ${made?.number}`);
});

test('what was not sent yet is canceled instead, whoever asks, and a day on which nobody drives is none', async () => {
  const waiting = await placed();
  expect(await returns().form(waiting)).toMatchObject({ ok: true, value: { problem: RETURNS_REFUSED.notSent } });
  await begin(asked(waiting, { beyond: 'Lo pidió por teléfono' }));
  expect(await returns().ofOrder(waiting)).toEqual([]);
  const order = await delivered();
  await begin(asked(order, { way: 'collect', collectOn: '2020-01-01' }));
  expect(await returns().ofOrder(order)).toEqual([]);
  expect((await row(order))?.status).toBe('complete');
});

test('a program begins a return by call, once under its key, and hears which field is wrong', async () => {
  const order = await delivered(20);
  const call = async (json: object, key: string) => {
    const raw = new Request(`https://tienda.example/api/desk/orders/${order}/returns`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(json),
    });
    const answer = await apiApp().request(raw, undefined, { ...env, REQUEST: await gatewayRequest(raw) });
    return { status: answer.status, body: await answer.json<{ result: { increment_id: string } }>() };
  };
  const items = [{ order_item_id: 1, qty: 1, reason: 'changed-mind', condition: 'opened' }];
  const refused = await call({ items, way: 'handed-over' }, newKey());
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('"beyond"')]);
  const key = newKey();
  const made = await Promise.all([1, 2].map(() => call({ items, way: 'handed-over', beyond: 'Cortesía' }, key)));
  expect(made.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(made.map(({ body }) => body.result.increment_id)).size).toBe(1);
  expect(await returns().ofOrder(order)).toMatchObject([{ status: 'authorised', way: 'handed-over' }]);
});
