import { expect, test, vi } from 'vitest';
import { isoDay } from '../../../../src/domain/mexico-city';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { STORE_PAYMENT } from '../../../../src/domain/payment/methods';
import { orderPayee } from '../../../../src/domain/payment/payee';
import {
  APPROVED,
  act,
  cardShop,
  desk,
  env,
  PRICE,
  placed,
  rig,
  send,
  started,
} from '../card-payments/card-shop.fixture';
import { takeItems } from '../orders/items';
import { takeOfPayee } from '../payment-events/take';
import { takePayment } from '../payment-events/take-payment';
import { keepUnmatched, readUnmatched } from '../payment-events/unmatched';
import { embeddedRefunds } from '../refunds';
import { embeddedDeskOrders } from './orders';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

interface MovementsPage {
  movements: {
    at: string;
    notedAt: string;
    order: string;
    type: string;
    form: string | null;
    amount: number | null;
    reference: string | null;
  }[];
  next: string | null;
}

const AUTH = { authorization: 'Bearer servicio-de-prueba' };
const today = isoDay(Date.now());

/** The sums of a day as the desk shows them, and as its movements add up. */
async function sums(all: MovementsPage['movements']) {
  const day = { from: today, to: today };
  const takings = await embeddedDeskOrders(env, 'viu', Date.now(), PROGRAM).takings(day);
  const forms = [...new Set(all.flatMap(({ form }) => (form === null ? [] : [form])))];
  const of = (form: string, sign: 1 | -1) =>
    all
      .filter((one) => one.form === form)
      .reduce((sum, { amount }) => sum + Math.max(0, sign * Math.round((amount ?? 0) * 100)), 0);
  return [takings, forms.map((form) => ({ form, came: of(form, 1), left: of(form, -1) }))];
}

/** All movements between two days, a few events at a time, and how many pages they had. */
async function between(from: string, to: string, size = 2) {
  const all: MovementsPage['movements'] = [];
  let pages = 0;
  for (let after = ''; ; ) {
    const page = await send(`desk/movements?${new URLSearchParams({ from, to, size: String(size) })}${after}`, {
      headers: AUTH,
    });
    expect(page.status).toBe(200);
    const { movements, next } = page.body.result as MovementsPage;
    all.push(...movements);
    pages += 1;
    if (next === null) return { all, pages };
    after = `&after=${next}`;
  }
}

test('what came, went back, bounced and went into a wallet is told by day, form and reference, with what a CFDI of type egreso takes off', async () => {
  const number = await placed();
  await env.SHOP.prepare('UPDATE orders SET customer_id = ?2 WHERE number = ?1')
    .bind(number, crypto.randomUUID())
    .run();
  await act(number, 'received', 300);
  await rig.peer.pay(await started(number), APPROVED);
  await act(number, 'send');
  await act(number, 'credited', 100);
  await desk(number, 'events', { type: 'refunded', amount: 10, note: 'SPEI 4711', sentOn: today });
  await desk(number, 'events', { type: 'bounced', amount: 10, note: 'cuenta cerrada' });
  await embeddedRefunds(env, 'viu', Date.now()).toWallet(number);
  await desk(number, 'refunds', { amount: 74.14 });
  // Nobody paid for it: nothing moves, and no invoice is less.
  await act(await placed(), 'cancel');
  await env.SHOP.prepare("UPDATE orders SET store = 'muebles_america' WHERE number = ?")
    .bind(await placed())
    .run();
  const { all, pages } = await between(today, today);
  const money = { order: number, reference: null, sentOn: null, cfdiEgreso: null };
  expect(all).toMatchObject([
    { ...money, type: 'received', form: 'by-hand', amount: 300 },
    { ...money, type: 'captured', form: 'card', amount: PRICE - 300 },
    { ...money, type: 'credited', form: null, amount: null, cfdiEgreso: 100 },
    { ...money, type: 'refunded', form: 'by-hand', amount: -10, reference: 'SPEI 4711', sentOn: today },
    { ...money, type: 'bounced', form: 'by-hand', amount: 10, reference: 'cuenta cerrada' },
    { ...money, type: 'refunded', form: 'wallet', amount: -25.86 },
    { ...money, type: 'refunded', form: 'card', amount: -74.14 },
  ]);
  expect(pages).toBeGreaterThan(2);
  const [shown, added] = await sums(all);
  expect(shown).toEqual(added);
  expect((await between('2026-11-01', '2026-11-02')).all).toEqual([]);
  expect((await send('desk/movements?from=2026-02-30&to=2026-03-01', { headers: AUTH })).status).toBe(422);
  expect((await send(`desk/movements?from=${today}&to=${today}`, {})).status).toBe(401);
});

test('of another store view nothing is told, and a cursor that is none begins anew', async () => {
  const [own, others] = [await placed(), await placed()];
  for (const number of [own, others]) await act(number, 'received', PRICE);
  await env.SHOP.prepare("UPDATE orders SET store = 'muebles_america' WHERE number = ?").bind(others).run();
  const told = await send(`desk/movements?from=${today}&to=${today}&after=nada`, { headers: AUTH });
  expect((told.body.result as MovementsPage).movements.map(({ order }) => order)).toEqual([own]);
});

test('units that are canceled of a paid order take their price off its invoice, once', async () => {
  const number = await placed();
  await act(number, 'received', PRICE);
  const by = { source: 'shopper', id: `${number} una`, at: Date.now() } as const;
  for (let taps = 0; taps < 2; taps += 1) await takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], by);
  const { all } = await between(today, today);
  expect(all.filter(({ type }) => type !== 'received')).toMatchObject([
    { form: null, amount: null, cfdiEgreso: PRICE },
  ]);
});

test('what a bank tells late is of the day it is told, so that a month that was saved stays as it is', async () => {
  const number = await placed();
  await act(number, 'received', PRICE);
  const long = Date.now() - 40 * 24 * 60 * 60 * 1000;
  const reversed = {
    id: 'tarde',
    type: 'reversed',
    form: 'spei',
    reference: '1',
    amount: toCentavos(PRICE * 100),
  } as const;
  const payee = { payee: orderPayee(number), currency: 'MXN' };
  const taken = await takeOfPayee(env, payee, { ...reversed, currency: 'MXN', at: long }, Date.now());
  expect(taken).toEqual({ ok: true, value: 'counted' });
  expect((await between(isoDay(long), isoDay(long))).all).toEqual([]);
  const { all } = await between(today, today, 1);
  expect(all).toMatchObject([{ type: 'received' }, { type: 'reversed', at: new Date(long).toISOString() }]);
  expect(isoDay(Date.parse(all[1]?.notedAt ?? ''))).toBe(today);
});

test('money that is put onto an order keeps the way and the day it came by, whatever the order is paid by', async () => {
  const number = await placed();
  const came = Date.parse('2026-10-05T03:00:00Z');
  await keepUnmatched(
    env,
    {
      id: 'suelto',
      type: 'received',
      form: 'store',
      reference: '77',
      amount: toCentavos(100),
      currency: 'MXN',
      at: came,
    },
    'reference',
    null,
  );
  await send('desk/payment-questions/apply', {
    method: 'POST',
    headers: { ...AUTH, 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'collector', id: 'suelto', order: number }),
  });
  const { all } = await between(today, today);
  expect(all).toMatchObject([{ type: 'received', amount: 1, form: STORE_PAYMENT, sentOn: '2026-10-04' }]);
  const [shown, added] = await sums(all);
  expect(shown).toEqual(added);
});

test('money of an unknown reference came no later than it was told, and goes onto an order as of today at the latest', async () => {
  const [number, now] = [await placed(), Date.now()];
  const ahead = {
    type: 'received',
    form: 'spei',
    reference: '78',
    amount: toCentavos(100),
    currency: 'MXN',
    at: now + 40 * 24 * 60 * 60 * 1000,
  } as const;
  expect(await takePayment(env, { ...ahead, id: 'ahora' }, now)).toEqual({ ok: true, value: 'unmatched' });
  expect((await readUnmatched(env, { source: 'collector', id: 'ahora' }))?.at).toBe(now);
  await keepUnmatched(env, { ...ahead, id: 'antes' }, 'reference', null);
  for (const id of ['ahora', 'antes'])
    await send('desk/payment-questions/apply', {
      method: 'POST',
      headers: { ...AUTH, 'content-type': 'application/json' },
      body: JSON.stringify({ source: 'collector', id, order: number }),
    });
  const { all } = await between(today, today);
  expect(all.map(({ type, ...rest }) => [type, 'sentOn' in rest && rest.sentOn])).toEqual([
    ['received', today],
    ['received', today],
  ]);
  const { results } = await env.SHOP.prepare('SELECT max(at) <= ? AS past FROM payment_movement')
    .bind(Date.now())
    .all();
  expect(results).toEqual([{ past: 1 }]);
});
