import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { toCentavos } from '../../../../src/domain/money';
import { type Operator, OperatorRefused, type Role } from '../../../../src/domain/operator';
import { deskFor } from '../../../desk';
import type { Env } from '../../../env';
import { placeInD1 } from '../orders/place-order';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { emptyOrders } from '../testing/empty-orders';
import { order } from '../testing/order';

const SPEI = { code: 'spei', title: 'Transferencia' };
const PRICE = 116_000;
/** Up to 500 pesos one name is enough. */
const LIMITED: Env = { ...env, TWO_NAMES_ABOVE: '{"viu": 500}' };

const operator = (name: string, role: Role): Operator => ({ id: `id-${name}`, name, role });
const deskOf = (name: string, role: Role = 'money') =>
  deskFor(LIMITED, storeView('viu'), NOON, operator(name, role)).order;
const [ana, luis, eva] = [deskOf('ana'), deskOf('luis'), deskOf('eva')];

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(async () => {
  await emptyOrders();
  await env.SHOP.prepare('DELETE FROM desk_approval').run();
});

let last = 0;
/** An order that was paid and called off: all of it is to be sent back. */
async function toSendBack(): Promise<string> {
  last += 1;
  const key = `dos-${last}`;
  const made = await placeInD1(env, order(key, { 'SKU-1': 1 }, { paymentMethod: SPEI }), {
    owner: key,
    route: 'order',
    key,
  });
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  for (const event of [{ type: 'received', amount: toCentavos(PRICE) }, { type: 'cancel' }] as const)
    await ana.record(number, event, { key: `${key} ${event.type}`, note: null });
  return number;
}

const sendsBack = (desk: typeof ana, number: string, amount: number, key: string) =>
  desk.record(number, { type: 'refunded', amount: toCentavos(amount) }, { key, note: 'SPEI 4711' });
const refunded = async (number: string) => (await ana.find(number))?.state.money.refunded;
const idOf = async (number: string) => (await ana.find(number))?.asked?.id ?? 0;
const toLookAt = async () =>
  (await ana.list({ list: 'look', pay: '', place: '', days: null, sort: 'due', search: null, after: null })).rows.map(
    ({ order: one, isAsked }) => [one.number, isAsked],
  );
const refusal = (status: number, message: string) => ({ ok: false, problem: { status, message } });

test('above the amount one name only asks: the order stands under “to look at” until a second one agrees, and then it is done by both', async () => {
  const number = await toSendBack();
  for (let n = 0; n < 2; n += 1)
    expect(await sendsBack(ana, number, PRICE, 'a')).toMatchObject(refusal(409, DESK_MESSAGES.secondName));
  expect([await refunded(number), await toLookAt()]).toEqual([0, [[number, true]]]);
  expect((await luis.find(number))?.asked).toMatchObject({
    kind: 'refunded',
    amount: PRICE,
    note: 'SPEI 4711',
    askedBy: 'ana',
    isOwn: false,
    agreedBy: null,
  });
  const asked = { number, id: await idOf(number) };
  expect(await ana.decideAsked(asked, true)).toMatchObject(refusal(403, DESK_MESSAGES.ownAsk));
  await expect(deskOf('bodega', 'orders').decideAsked(asked, true)).rejects.toThrow(OperatorRefused);
  expect(await sendsBack(luis, number, PRICE, 'b')).toMatchObject(refusal(409, DESK_MESSAGES.askedAlready));
  expect(await refunded(number)).toBe(0);
  // Two tabs, and a third operator: once.
  const answers = await Promise.all([luis, luis, eva].map((desk) => desk.decideAsked(asked, true)));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  const after = await ana.find(number);
  expect([after?.state.money.refunded, after?.asked, await toLookAt()]).toEqual([PRICE, null, []]);
  const back = after?.events.filter(({ type }) => type === 'refunded') ?? [];
  expect(back).toHaveLength(1);
  expect(back[0]).toMatchObject({ amount: PRICE, note: 'SPEI 4711' });
  expect(['ana + luis', 'ana + eva']).toContain(back[0]?.actor);
  expect(await sendsBack(ana, number, PRICE, 'a')).toMatchObject(refusal(409, DESK_MESSAGES.askDecided));
  const { results } = await env.SHOP.prepare(
    "SELECT action FROM desk_audit WHERE subject_id = ? AND action IN ('ask-second-name', 'agree')",
  )
    .bind(number)
    .all<{ action: string }>();
  expect(results.map(({ action }) => action)).toEqual(['ask-second-name', 'agree']);
});

test('up to the amount one name is enough, and parts of it count together', async () => {
  const number = await toSendBack();
  expect((await sendsBack(ana, number, 50_000, 'a')).ok).toBe(true);
  expect(await sendsBack(ana, number, 1, 'b')).toMatchObject(refusal(409, DESK_MESSAGES.secondName));
  expect(await sendsBack(ana, number, 50_000, 'a'), 'told again').toMatchObject({ ok: true, value: { known: true } });
  expect(await refunded(number)).toBe(50_000);
});

test('what was declined or taken back is not done, and can be asked for anew', async () => {
  const number = await toSendBack();
  for (const [key, desk] of [
    ['a', ana],
    ['b', luis],
  ] as const) {
    await sendsBack(ana, number, PRICE, key);
    const asked = { number, id: await idOf(number) };
    expect((await desk.decideAsked(asked, false)).ok).toBe(true);
    expect(await luis.decideAsked(asked, true)).toMatchObject(refusal(409, DESK_MESSAGES.askDecided));
    expect([await refunded(number), await toLookAt()]).toEqual([0, []]);
  }
});

test('what cannot be done any more says why, and waits to be declined; another store view knows nothing of it', async () => {
  const number = await toSendBack();
  await sendsBack(ana, number, PRICE, 'a');
  await env.SHOP.prepare('UPDATE orders SET refunded = received WHERE number = ?').bind(number).run();
  const asked = { number, id: await idOf(number) };
  const elsewhere = deskFor(LIMITED, storeView('mavi'), NOON, operator('eva', 'money')).order;
  expect(await elsewhere.decideAsked(asked, true)).toMatchObject({ problem: { status: 404 } });
  expect(await luis.decideAsked(asked, true)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect((await ana.find(number))?.asked).toMatchObject({ agreedBy: null });
  expect((await luis.decideAsked(asked, false)).ok).toBe(true);
});

test('of twenty calls at once, each below the amount, no more leaves by one name than the amount', async () => {
  const number = await toSendBack();
  const calls = Array.from({ length: 20 }, (_, n) => sendsBack(ana, number, 10_000, `a-${n}`));
  const told = await Promise.all(calls);
  const done = told.filter(({ ok }) => ok).length;
  expect(done).toBeGreaterThan(0);
  expect(await refunded(number)).toBe(done * 10_000);
  expect(done * 10_000).toBeLessThanOrEqual(50_000);
});
