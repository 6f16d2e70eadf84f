import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DESK_MESSAGES } from '../../src/contract/desk/messages';
import { MOST_ROWS } from '../../src/contract/desk-pages/lists';
import { PROGRAM } from '../../src/domain/operator';
import { embeddedDeskPayments } from '../adapters/embedded/payment-events/desk';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { env } from '../api/live-request.fixture';
import { cookieOf, placed, row, send, TOKEN } from './desk-forms.fixture';

const PAGE = '/operacion/preguntas';

let cookie = '';

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(async () => {
  await env.SHOP.prepare('DELETE FROM unmatched_payment').run();
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  cookie = cookieOf(await send('entrar', { token: TOKEN, name: 'Ana de caja' }));
});

/** Keeps a transfer whose reference is of no order. */
const unmatched = (id: string, currency = 'MXN') =>
  env.SHOP.prepare(
    `INSERT INTO unmatched_payment (source, id, type, form, reference, amount, currency, reason, at)
     VALUES ('collector', ?, 'received', 'spei', '1', 100, ?, 'reference', ?)`,
  )
    .bind(id, currency, Date.now())
    .run();
const isOpen = async (id: string) =>
  (await env.SHOP.prepare('SELECT resolved_at FROM unmatched_payment WHERE id = ?').bind(id).first('resolved_at')) ===
  null;

const answered = async (form: string, fields: Record<string, string>) => {
  const { status, text } = await send(form, { source: 'collector', ...fields }, { cookie, accept: 'application/json' });
  const { result, meta } = JSON.parse(text) as {
    result: string | { field: string }[] | { location: string };
    meta?: { location: string };
  };
  if (typeof result === 'string') return { status, location: meta?.location, said: result };
  if (Array.isArray(result)) return { status, location: meta?.location, fields: result.map(({ field }) => field) };
  return { status, location: result.location };
};

test('a payment put onto an order leads back to the list; a field that is refused, to its question, and nothing is counted', async () => {
  const number = await placed();
  await unmatched('suelto');
  const apply = (more: Record<string, string> = {}) =>
    answered('aplicar-pago', { id: 'suelto', number, seen: '0', ...more });
  const question = `${PAGE}?de=collector&pago=suelto&pedido=${number}`;
  expect(await apply({ note: 'x'.repeat(501) })).toMatchObject({ status: 422, location: question, fields: ['note'] });
  expect(await apply({ number: 'no es' })).toMatchObject({
    status: 422,
    location: `${PAGE}?de=collector&pago=suelto&pedido=no+es`,
    fields: ['number'],
  });
  expect((await row(number))?.events).toBe(0);
  expect(await isOpen('suelto')).toBe(true);
  expect(await apply({ note: 'Lo dijo por teléfono' })).toMatchObject({ status: 200, location: PAGE });
  expect((await row(number))?.events).toBeGreaterThan(0);
  expect(await isOpen('suelto')).toBe(false);
});

test('a payment in another currency is refused as such, and waits on', async () => {
  const number = await placed();
  await unmatched('dolares', 'USD');
  const { status, said } = await answered('aplicar-pago', { id: 'dolares', number, seen: '0' });
  expect(status).toBe(409);
  expect(said).toBe(DESK_MESSAGES.paymentCurrency);
  expect((await row(number))?.events).toBe(0);
  expect(await isOpen('dolares')).toBe(true);
});

test('a payment is put away only with what was found out', async () => {
  await unmatched('ajeno');
  expect(await answered('pregunta', { id: 'ajeno' })).toMatchObject({ status: 422, location: PAGE, fields: ['note'] });
  expect(await isOpen('ajeno')).toBe(true);
  expect(await answered('pregunta', { id: 'ajeno', note: 'Es de la otra empresa' })).toMatchObject({ status: 200 });
  expect(await isOpen('ajeno')).toBe(false);
});

test('a payment for an order of another store view cannot be put onto one of this, and waits on', async () => {
  const [number, others] = [await placed(), await placed()];
  await env.SHOP.prepare("UPDATE orders SET store = 'muebles_america' WHERE number = ?").bind(others).run();
  await unmatched('de-otra');
  await env.SHOP.prepare(
    "UPDATE unmatched_payment SET payee_kind = 'order', payee_id = ?, reason = 'refused' WHERE id = 'de-otra'",
  )
    .bind(others)
    .run();
  const { status, said } = await answered('aplicar-pago', { id: 'de-otra', number, seen: '0' });
  expect([status, said]).toEqual([409, DESK_MESSAGES.paymentOtherView]);
  expect((await row(number))?.events).toBe(0);
  expect(await isOpen('de-otra')).toBe(true);
});

test('of movements that wait one more is read than is shown, so that the page can say that there are others', async () => {
  const waiting = MOST_ROWS + 3;
  await env.SHOP.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO unmatched_payment (source, id, type, form, reference, amount, currency, reason, at)
     SELECT 'collector', 'muchos-' || i, 'received', 'spei', '1', 100, 'MXN', 'reference', i FROM n`,
  )
    .bind(waiting)
    .run();
  const desk = embeddedDeskPayments(env, { store: storeView('viu'), operator: PROGRAM, now: Date.now() });
  const shown = (await desk.unmatchedPayments()).map(({ id }) => id);
  expect([shown.length, shown[0]]).toEqual([MOST_ROWS + 1, 'muchos-1']);
});
