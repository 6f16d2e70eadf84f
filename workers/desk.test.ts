import { expect, test } from 'vitest';
import type { AuditQuery } from '../src/commerce/desk/audit';
import { toCentavos } from '../src/domain/money';
import { type Operator, OperatorRefused, type Role } from '../src/domain/operator';
import { placeInD1 } from './adapters/embedded/orders/place-order';
import { env, NOON, product, serve, storeView } from './adapters/embedded/testing/catalogue';
import { order } from './adapters/embedded/testing/order';
import { deskFor } from './desk';

const VIU = storeView('viu');
const operator = (name: string, role: Role): Operator => ({ id: `id-${name}`, name, role });
const deskOf = (name: string, role: Role) => deskFor(env, VIU, NOON, operator(name, role));
const ALL: AuditQuery = { actor: null, subject: null, subjectId: null, from: null, to: null, after: null };

let last = 0;
async function placed(): Promise<string> {
  last += 1;
  await serve(VIU, [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
  const key = `quien-${last}`;
  const made = await placeInD1(env, order(key, { 'SKU-1': 1 }), { owner: key, route: 'order', key });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}

test('each role does what it may, and what it may not does nothing', async () => {
  const number = await placed();
  const told = (key: string) => ({ key, note: null });
  const received = { type: 'received', amount: toCentavos(100) } as const;
  const [see, orders, money] = [deskOf('ver', 'see'), deskOf('bodega', 'orders'), deskOf('caja', 'money')];
  expect((await see.order.find(number))?.state.status).toBe('pending');
  await expect(see.order.record(number, { type: 'accept' }, told('a'))).rejects.toThrow(OperatorRefused);
  await expect(see.order.recordMany('send', [{ number, seen: 0 }], 'b')).rejects.toThrow(OperatorRefused);
  await expect(orders.order.record(number, received, told('c'))).rejects.toThrow(OperatorRefused);
  await expect(orders.order.recordMany('received', [{ number, seen: 0 }], 'g')).rejects.toThrow(OperatorRefused);
  await expect(orders.order.refundToCard(number, toCentavos(100), { key: 'd' })).rejects.toThrow(OperatorRefused);
  await expect(orders.payments.resolveUnmatched('gateway', 'x', null)).rejects.toThrow(OperatorRefused);
  await expect(money.audit.list(ALL, 10)).rejects.toThrow(OperatorRefused);
  expect((await see.order.find(number))?.events).toEqual([]);
  expect((await orders.order.record(number, { type: 'accept' }, told('e'))).ok).toBe(true);
  expect((await money.order.record(number, received, told('f'))).ok).toBe(true);
  expect((await see.order.find(number))?.events.map(({ type, actor }) => [type, actor])).toEqual([
    ['accept', 'bodega'],
    ['received', 'caja'],
  ]);
});

test('what was done is on record once: who, what about, what it was like and what it is', async () => {
  const number = await placed();
  const ana = deskOf('ana', 'all');
  for (let n = 0; n < 2; n += 1)
    await ana.order.record(number, { type: 'cancel' }, { key: 'x', note: 'se arrepintió' });
  await ana.order.record(number, { type: 'send' }, { key: 'y', note: null });
  const { entries } = await ana.audit.list({ ...ALL, subject: 'order', subjectId: number }, 10);
  expect(entries).toEqual([
    {
      id: expect.any(Number),
      at: NOON,
      actor: 'ana',
      action: 'cancel',
      subject: 'order',
      subjectId: number,
      before: { status: 'pending', charged: 116_000 },
      after: { status: 'canceled', charged: 0 },
      note: 'se arrepintió',
    },
  ]);
});

test('the record is narrowed by who, what about and when, and goes on behind its last entry', async () => {
  const numbers = [await placed(), await placed(), await placed()];
  const [eva, leo] = [deskOf('eva', 'all'), deskOf('leo', 'all')];
  for (const number of numbers) await eva.order.record(number, { type: 'accept' }, { key: 'k', note: null });
  await leo.order.record(numbers[0] ?? '', { type: 'cancel' }, { key: 'l', note: null });
  const ids = async (query: Partial<AuditQuery>, size = 10) => {
    const { entries, next } = await eva.audit.list({ ...ALL, ...query }, size);
    return { of: entries.map(({ subjectId }) => subjectId), next };
  };
  expect((await ids({ actor: 'leo' })).of).toEqual([numbers[0]]);
  const first = await ids({ actor: 'eva' }, 2);
  expect([first.of, (await ids({ actor: 'eva', after: first.next }, 2)).of]).toEqual([
    [numbers[2], numbers[1]],
    [numbers[0]],
  ]);
  expect((await ids({ actor: 'eva', from: NOON + 1 })).of).toEqual([]);
  expect((await ids({ actor: 'eva', to: NOON })).of).toEqual([]);
  expect((await ids({ actor: 'eva', subject: 'coupon' })).of).toEqual([]);
  expect(await eva.audit.actors()).toEqual(expect.arrayContaining(['eva', 'leo']));
  const elsewhere = deskFor(env, storeView('muebles_america'), NOON, operator('eva', 'all'));
  expect((await elsewhere.audit.list(ALL, 10)).entries).toEqual([]);
});

test('a decision that leaves no record by itself is noted under its operator, and one of nothing is not', async () => {
  const ana = deskOf('nora', 'all');
  expect(await ana.reviews.decide(999_999, true)).toBe(false);
  expect((await ana.audit.list({ ...ALL, actor: 'nora' }, 10)).entries).toEqual([]);
  await env.SHOP.prepare(
    `INSERT INTO unresolved_order (store, order_id, sent_at, given_up_at) VALUES ('viu', 'nadie-sabe', 1, 2)`,
  ).run();
  expect(await ana.order.closeUnresolved('nadie-sabe')).toBe(true);
  expect((await ana.audit.list({ ...ALL, actor: 'nora' }, 10)).entries).toMatchObject([
    { action: 'close-unresolved', subjectId: 'nadie-sabe' },
  ]);
});

test('the file for the carrier is of whoever moves orders, and each order in it says who took its address', async () => {
  const numbers = [await placed(), await placed()];
  const chosen = numbers.map((number) => ({ number, seen: 0 }));
  await expect(deskOf('ver', 'see').order.forCarrier(chosen)).rejects.toThrow(OperatorRefused);
  await expect(deskOf('ver', 'see').order.forNotes(chosen), 'paper as files').rejects.toThrow(OperatorRefused);
  expect(await deskOf('empaque', 'orders').order.forNotes(chosen)).toHaveLength(2);
  expect(await deskOf('ver', 'see').order.chosen(chosen), 'looking stays what everybody may').toHaveLength(2);
  await env.SHOP.prepare(`UPDATE orders SET doc = json_set(doc, '$.branch', json('{"code":"0001"}')) WHERE number = ?`)
    .bind(numbers[1])
    .run();
  const carried = await deskOf('empaque', 'orders').order.forCarrier(chosen);
  expect(carried.map(({ order }) => order.number)).toEqual([numbers[0]]);
  const { entries } = await deskOf('jefa', 'all').audit.list({ ...ALL, actor: 'empaque' }, 10);
  expect(entries.map(({ action, subjectId, note }) => [action, subjectId, note])).toEqual([
    ['save-for-carrier', numbers[0], null],
  ]);
});
