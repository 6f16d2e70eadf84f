import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isoDay } from '../../src/domain/mexico-city';
import { PROGRAM } from '../../src/domain/operator';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { env, liveRequest } from '../api/live-request.fixture';
import { deskFor } from '../desk';
import { armed } from '../failpoint';
import { cookieOf, placed, row, send, TOKEN } from './desk-forms.fixture';
import { doToMany } from './desk-many';

let cookie = '';
let keys = 0;
function newKey(): string {
  keys += 1;
  return `${keys}`.padStart(32, 'm');
}

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(async () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  cookie = cookieOf(await send('entrar', { token: TOKEN, name: 'Ana de bodega' }));
});

const orders = () => deskFor(env, liveRequest().store, Date.now(), PROGRAM).order;
const SPEI = { paymentMethod: { code: 'spei', title: 'SPEI' } };
const tell = (number: string, type: string, more: Record<string, string> = {}) =>
  send('pedido', { number, type, key: newKey(), ...more }, { cookie });

test('many are canceled with one reason, once: each says where its money goes, and one that changed stays', async () => {
  const [door, paid, changed] = [await placed(), await placed(SPEI), await placed()];
  await tell(paid, 'received', { amount: '1160' });
  await tell(changed, 'accept');
  const goes = await orders().goes([door, paid], { type: 'cancel' });
  expect(goes.get(door)).toMatchObject({ amount: 116_000, byHand: 0, toCards: 0, unpaid: 116_000 });
  expect(goes.get(paid)).toMatchObject({ amount: 116_000, byHand: 116_000, toCards: 0, unpaid: 0 });
  const fields = { action: 'cancel', orders: `${door}.0 ${paid}.1 ${changed}.0`, key: newKey() };
  const asked = await send('varios', fields, { cookie });
  expect(asked.location).toContain(`/operacion/elegidos?hacer=cancel`);
  expect(asked.location).toContain(`elegido.${paid}=1`);
  expect((await row(door))?.status).toBe('pending');
  const why = { ...fields, note: 'Ya no hay' };
  await Promise.all([send('varios', why, { cookie }), send('varios', why, { cookie })]);
  expect([await row(door), await row(paid), await row(changed)]).toEqual([
    { status: 'canceled', events: 1 },
    { status: 'canceled', events: 2 },
    { status: 'processing', events: 1 },
  ]);
  const found = await orders().find(paid);
  expect(found?.events.at(-1)).toMatchObject({ type: 'cancel', note: 'Ya no hay', actor: 'Ana de bodega' });
  expect(found?.refundable.byHand).toBe(goes.get(paid)?.byHand);
});

test('a discount without its reason asks again and takes nothing off; with it, it stands in the history', async () => {
  const number = await placed();
  const asked = await tell(number, 'adjusted', { amount: '60' });
  expect(asked.location).toContain(`/operacion/pedido/${number}?confirmar=adjusted&monto=60&key=`);
  expect((await row(number))?.events).toBe(0);
  await tell(number, 'adjusted', { amount: '60', note: 'Precio prometido' });
  expect((await orders().find(number))?.events).toMatchObject([{ amount: 6000, note: 'Precio prometido' }]);
});

test('a day of 5,001 movements is summed and saved whole', async () => {
  const number = await placed(SPEI);
  const noon = Date.parse('2026-11-02T18:00:00Z');
  await env.SHOP.batch([
    env.SHOP.prepare(
      `WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 5001)
       INSERT INTO order_event (order_number, seq, type, amount, source, id, at)
       SELECT ?1, n, 'received', 7, 'operator', ?1 || ' mucho ' || n, ?2 + n FROM many`,
    ).bind(number, noon),
    env.SHOP.prepare('UPDATE orders SET received = 35007, last_event = 5001 WHERE number = ?').bind(number),
  ]);
  const day = { from: '2026-11-02', to: '2026-11-02' };
  expect(await orders().takings(day)).toEqual([{ form: 'spei', came: 35_007, left: 0 }]);
  const saved = await send('movimientos', { ...day, key: newKey() }, { cookie });
  expect(saved.type).toBe('text/csv; charset=utf-8');
  const lines = saved.text.trim().split('\r\n');
  expect([lines.length, lines.filter((line) => line.includes('"0.07"')).length]).toEqual([5002, 5001]);
});

test('the takings of a day are what the file of its movements adds up to, to the centavo', async () => {
  const [one, two] = [await placed(SPEI), await placed()];
  await tell(one, 'received', { amount: '1160.01' });
  await tell(one, 'refunded', { amount: '0.01', note: 'SPEI 4711' });
  await tell(two, 'accept');
  await tell(two, 'received', { amount: '999.99' });
  const day = isoDay(Date.now());
  const takings = await orders().takings({ from: day, to: day });
  const { text } = await send('movimientos', { from: day, to: day, key: newKey() }, { cookie });
  const cells = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  const sumOf = (name: string, sign: 1 | -1) =>
    cells
      .filter((line) => line[5] === name)
      .reduce((sum, line) => sum + Math.max(0, sign * Math.round(Number(line[6]) * 100)), 0);
  expect(cells.length).toBeGreaterThanOrEqual(3);
  for (const [form, name] of [
    ['spei', 'SPEI'],
    ['cashondelivery', 'Al entregar'],
  ] as const) {
    const taking = takings.find((each) => each.form === form);
    expect([name, taking?.came, taking?.left]).toEqual([name, sumOf(name, 1), sumOf(name, -1)]);
    expect(taking?.came).toBeGreaterThan(0);
  }
});

const sentDoor = async () => {
  const number = await placed();
  await tell(number, 'accept');
  await tell(number, 'send');
  return number;
};
const received = (number: string) =>
  env.SHOP.prepare('SELECT received FROM orders WHERE number = ?').bind(number).first<number>('received');

test('who may not note money is not asked about it after what was handed over', async () => {
  const number = await sentDoor();
  const back = '/operacion/pedidos?lista=en-camino';
  const after = async (role: 'orders' | 'money') => {
    const operator = { id: `id-${role}`, name: 'Beto', role };
    const request = liveRequest();
    const call = {
      request,
      sent: { action: 'deliver', orders: `${number}.2`, volver: back },
      key: `deliver-${number}`,
      mine: () => ({ operator, desk: () => deskFor(env, request.store, Date.now(), operator) }),
    } as unknown as Parameters<typeof doToMany>[0];
    return (await doToMany(call)).location;
  };
  expect(await after('orders')).toBe(back);
  expect(await after('money')).toMatch(/^\/operacion\/elegidos\?hacer=received/);
});

test('what was taken at the door is noted of many at once, once a form; one that somebody noted meanwhile is told and stays, the others are done', async () => {
  const [one, two, other] = [await sentDoor(), await sentDoor(), await sentDoor()];
  const back = '/operacion/pedidos?lista=en-camino';
  const delivered = { action: 'deliver', orders: `${one}.2 ${two}.2 ${other}.2`, volver: back, key: newKey() };
  const after = await send('varios', delivered, { cookie });
  const question = new URL(after.location ?? '', 'https://tienda.example');
  expect(question.pathname).toBe('/operacion/elegidos');
  expect(Object.fromEntries(question.searchParams)).toEqual({
    hacer: 'received',
    volver: back,
    [`elegido.${one}`]: '3',
    [`elegido.${two}`]: '3',
    [`elegido.${other}`]: '3',
  });
  await tell(other, 'received', { amount: '160' });
  const noted = { action: 'received', orders: `${one}.3 ${two}.3 ${other}.3`, volver: back, key: newKey() };
  const both = await Promise.all([send('varios', noted, { cookie }), send('varios', noted, { cookie })]);
  expect(both.map(({ location }) => location)).toEqual([back, back]);
  await send('varios', noted, { cookie });
  expect([await received(one), await received(two), await received(other)]).toEqual([116_000, 116_000, 16_000]);
  expect((await orders().find(one))?.events.at(-1)).toMatchObject({
    type: 'received',
    amount: 116_000,
    source: 'operator',
    actor: 'Ana de bodega',
  });
  expect((await orders().find(one))?.refundable.noted).toBe(116_000);
  const results = await orders().recordMany('received', [{ number: other, seen: 3 }], newKey());
  expect(results).toMatchObject([
    { number: other, result: { ok: false, problem: { status: 409, detail: { changes: [{ type: 'received' }] } } } },
  ]);
});

test('of two operators who note the money of the same orders each amount is noted once', async () => {
  const numbers = [await sentDoor(), await sentDoor()];
  const chosen = numbers.map((number) => ({ number, seen: 2 }));
  const told = await Promise.all([newKey(), newKey()].map((key) => orders().recordMany('received', chosen, key)));
  expect(told.flat().filter(({ result }) => result.ok)).toHaveLength(2);
  expect(await Promise.all(numbers.map(received))).toEqual([116_000, 116_000]);
});

test('after handing over what needs no money noted, the list is there again', async () => {
  const paid = await placed(SPEI);
  await tell(paid, 'received', { amount: '1160' });
  await tell(paid, 'send');
  const back = '/operacion/pedidos?lista=en-camino';
  const deliver = (number: string, seen: number) =>
    send('varios', { action: 'deliver', orders: `${number}.${seen}`, volver: back, key: newKey() }, { cookie });
  expect((await deliver(paid, 2)).location).toBe(back);
});

test('half of the amount within the hour is asked about at the order: noted with many it stays as it is', async () => {
  const number = await sentDoor();
  await tell(number, 'received', { amount: '580' });
  const [told] = await orders().recordMany('received', [{ number, seen: 3 }], newKey());
  expect(told?.result).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await received(number)).toBe(58_000);
});

test('where the money of one of many could not be written, sent again under its key each amount is noted once', async () => {
  const numbers = [await sentDoor(), await sentDoor()];
  const chosen = numbers.map((number) => ({ number, seen: 2 }));
  const key = newKey();
  armed.set('desk.after-step', 'throw');
  const told = await orders().recordMany('received', chosen, key);
  expect(told.filter(({ result }) => result.ok)).toHaveLength(1);
  expect((await orders().recordMany('received', chosen, key)).map(({ result }) => result.ok)).toEqual([true, true]);
  expect(await Promise.all(numbers.map(received))).toEqual([116_000, 116_000]);
});
