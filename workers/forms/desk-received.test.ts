import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toCentavos } from '../../src/domain/money';
import { PROGRAM } from '../../src/domain/operator';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { env } from '../api/live-request.fixture';
import { deskFor } from '../desk';
import { cookieOf, placed, row, send, TOKEN } from './desk-forms.fixture';

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const desk = () => deskFor(env, storeView('viu'), Date.now(), PROGRAM).order;
const received = (number: string) =>
  env.SHOP.prepare('SELECT received FROM orders WHERE number = ?').bind(number).first<number>('received');
const question = (number: string, key: string, amount: string) =>
  `/operacion/pedido/${number}?confirmar=received&monto=${amount}&key=${key}`;

test('cash is noted once under the key of its form, whatever the page showed meanwhile, and the same amount under another one only when it is other money', async () => {
  const number = await placed();
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  const [first, second] = ['A'.repeat(32), 'B'.repeat(32)];
  const sent = (key: string, more: Record<string, string> = {}) =>
    send('pedido', { number, type: 'received', amount: '10.00', key, ...more }, { cookie });
  expect((await sent(first, { seen: '0' })).location).toBe(`/operacion/pedido/${number}`);
  // Back in the browser: the same form, once as it stood and once on a page that was drawn anew.
  await sent(first, { seen: '0' });
  await sent(first, { seen: '1' });
  expect(await row(number)).toEqual({ status: 'pending', events: 1 });
  expect((await sent(second, { seen: '1' })).location).toBe(question(number, second, '10.00'));
  expect(await received(number)).toBe(1_000);
  expect((await sent(second, { seen: '1', again: 'si' })).location).toBe(`/operacion/pedido/${number}`);
  expect(await received(number)).toBe(2_000);
});

test('an amount beyond what is due is noted only by who says that it is right', async () => {
  const number = await placed();
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  const key = 'C'.repeat(32);
  const over = { number, type: 'received', amount: '90000.00', key };
  expect((await send('pedido', over, { cookie })).location).toBe(question(number, key, '90000.00'));
  expect(await received(number)).toBe(0);
  await send('pedido', { ...over, over: 'si' }, { cookie });
  expect(await received(number)).toBe(9_000_000);
});

test('cash noted by mistake is taken back with a reason, at most as much as was noted by hand, and both stand in the history and the day', async () => {
  const number = await placed();
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  const seen = (await desk().find(number))?.state.money.charged ?? 0;
  await send('pedido', { number, type: 'received', amount: (seen / 100).toFixed(2), key: 'D'.repeat(32) }, { cookie });
  expect(await row(number)).toEqual({ status: 'processing', events: 1 });
  const back = { number, type: 'take-back-received', amount: (seen / 100).toFixed(2) };
  await send('pedido', { ...back, key: 'E'.repeat(32) }, { cookie });
  expect(await received(number), 'without a reason').toBe(seen);
  const stale = { ...back, note: 'Era de otro pedido', seen: '0', key: 'G'.repeat(32) };
  const refused = await send('pedido', stale, { cookie });
  expect(refused.location, 'asked again, with what was typed').toBe(
    `/operacion/pedido/${number}?confirmar=take-back-received&monto=${back.amount}&key=${stale.key}`,
  );
  await send('pedido', { ...back, note: 'Era de otro pedido', key: 'F'.repeat(32) }, { cookie });
  expect(await row(number)).toEqual({ status: 'pending', events: 2 });
  expect(await received(number)).toBe(0);
  const again = await desk().record(
    number,
    { type: 'take-back-received', amount: toCentavos(1) },
    { key: 'otra', note: 'x' },
  );
  expect(again).toMatchObject({ ok: false, problem: { status: 409, detail: { most: 0 } } });
  const found = await desk().find(number);
  expect(found?.events).toMatchObject([
    { type: 'received', amount: seen },
    { type: 'take-back-received', amount: seen, note: 'Era de otro pedido', actor: expect.any(String) },
  ]);
  const day = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);
  const { movements } = await desk().movements({ from: day, to: day, after: null }, 200);
  expect(movements.filter((one) => one.number === number)).toMatchObject([
    { type: 'received', amount: seen },
    { type: 'take-back-received', amount: -seen, reference: 'Era de otro pedido' },
  ]);
});

test('money that a bank told of is not taken back by hand as a mistake', async () => {
  const number = await placed();
  await env.SHOP.batch([
    env.SHOP.prepare('UPDATE orders SET received = 500, last_event = 1 WHERE number = ?').bind(number),
    env.SHOP.prepare(
      "INSERT INTO order_event (order_number, seq, type, amount, source, id, at) VALUES (?1, 1, 'received', 500, 'collector', 'banco ' || ?1, 1)",
    ).bind(number),
  ]);
  const back = await desk().record(
    number,
    { type: 'take-back-received', amount: toCentavos(500) },
    { key: 'k', note: 'x' },
  );
  expect(back).toMatchObject({ ok: false, problem: { status: 409, detail: { most: 0 } } });
});
