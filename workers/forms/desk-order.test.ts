import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import { AUDIT_MESSAGES } from '../../src/contract/audit/messages';
import { GUIDES_MESSAGES } from '../../src/contract/dispatch';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import { isoDay, startOfDay } from '../../src/domain/mexico-city';
import { PROGRAM } from '../../src/domain/operator';
import { testAddress } from '../../src/domain/order/address.fixture';
import { promiseAt } from '../../src/domain/shipping/promise';
import { orderOf, readRow } from '../adapters/embedded/orders/row';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { env, liveRequest } from '../api/live-request.fixture';
import { deskFor } from '../desk';
import type { Env } from '../env';
import { MOST_SAVED } from './audit';
import { cookieOf, placed, row, send, TOKEN } from './desk-forms.fixture';

const PLACES = [
  ['97000', 'Yucatán', 2350, 'YUC', 'Mérida', 1],
  ['97100', 'Yucatán', 2350, 'YUC', 'Mérida', 1],
  ['22010', 'Baja California', 2321, 'BCN', 'Tijuana', 1],
  ['97999', 'Yucatán', 2350, 'YUC', 'Mérida', 0],
] as const;

const BORDER_TAX = JSON.stringify({
  viu: [{ region: 'norte', taxClassIds: [2], from: '2020-01-01' }],
});

const DAY_MS = 24 * 60 * 60 * 1000;

let cookie = '';
let keys = 0;

/** A key of a form that was never sent. */
function newKey(): string {
  keys += 1;
  return `${keys}`.padStart(32, 'k');
}

beforeAll(async () => {
  await env.CATALOGUE.batch(
    PLACES.map((place) =>
      env.CATALOGUE.prepare(
        "INSERT OR REPLACE INTO postal_code (code, state, region_id, region_code, municipality, city, neighbourhoods, covered) VALUES (?, ?, ?, ?, ?, NULL, '[]', ?)",
      ).bind(...place),
    ),
  );
});
afterAll(() =>
  env.CATALOGUE.batch(
    PLACES.map(([code]) => env.CATALOGUE.prepare('DELETE FROM postal_code WHERE code = ?').bind(code)),
  ),
);

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(async () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  cookie = cookieOf(await send('entrar', { token: TOKEN, name: 'Ana de bodega' }));
});

const desk = () => deskFor(env, liveRequest().store, Date.now(), PROGRAM);
const tell = (number: string, type: string, more: Record<string, string> = {}) =>
  send('pedido', { number, type, key: newKey(), ...more }, { cookie });
const addressOf = async (number: string) => {
  const found = await readRow(env, { number });
  return found && orderOf(found).shippingAddress;
};
const found = async (search: string) =>
  (await desk().order.list({ list: null, pay: '', place: '', days: null, sort: 'due', search, after: null })).rows.map(
    ({ order }) => order.number,
  );
const toldOf = async (number: string) => (await desk().order.find(number))?.told.map(({ type }) => type);

const FIELDS = {
  firstName: 'Luis',
  lastName: 'Canul Uc',
  phoneNumber: '999 888 7766',
  zipCode: '97100',
  streetAddress: 'Calle 21',
  exteriorNumber: '104',
  apartmentNumber: '',
  neighbourhood: 'Itzimná',
  city: '',
  betweenStreets: '',
  reference: 'Portón verde',
};

/** Corrects an address and answers the page it leads to and what it says. */
async function corrects(number: string, more: Record<string, string> = {}, settings: Partial<Env> = {}) {
  const fields = { number, key: newKey(), seen: '0', ...FIELDS, ...more };
  const { location, text } = await send('direccion', fields, { cookie, more: settings, accept: 'application/json' });
  return { location, text };
}

/** Has an order fetched at a branch. */
const atBranch = (number: string) =>
  env.SHOP.prepare("UPDATE orders SET doc = json_set(doc, '$.branch', json(?)) WHERE number = ?")
    .bind(JSON.stringify(BRANCH), number)
    .run();

test('an address is corrected before its order goes: once a key, with who and when, told by letter, and found by what it is now', async () => {
  const number = await placed();
  const key = newKey();
  for (let n = 0; n < 2; n += 1) await corrects(number, { key });
  expect(await addressOf(number)).toMatchObject({
    firstName: 'Luis',
    phoneNumber: '9998887766',
    zipCode: '97100',
    streetAddress: 'Calle 21',
    city: 'Mérida',
    state: 'Yucatán',
    reference: 'Portón verde',
  });
  expect(await row(number)).toEqual({ status: 'pending', events: 1 });
  const shown = await desk().order.find(number);
  expect(shown?.events).toMatchObject([
    {
      type: 'correct-address',
      actor: 'Ana de bodega',
      note: expect.stringMatching(/^Ana Pech, .*Calle 60 491.* → Luis Canul Uc, 9998887766, Calle 21 104/),
    },
  ]);
  const record = await env.SHOP.prepare('SELECT * FROM desk_audit WHERE subject_id = ?').bind(number).all();
  expect(record.results).toMatchObject([{ action: 'correct-address', actor: 'Ana de bodega', note: null }]);
  expect(JSON.stringify(record.results), 'who did it is kept for years, addresses are not').not.toMatch(
    /Calle|Canul|Pech|97100|9998887766/,
  );
  expect(await toldOf(number)).toEqual(['order-placed', 'order-address']);
  expect(await found('canul uc luis')).toContain(number);
  expect(await found('9998887766')).toContain(number);
  expect(shown?.order.totals).toEqual((await desk().order.find(number))?.order.totals);
  await corrects(number, { seen: '1' });
  expect(await row(number), 'it was that already').toEqual({ status: 'pending', events: 1 });
  expect((await corrects(number, { key, streetAddress: 'Calle 99' })).text).toContain(
    'The key of this request was already used',
  );
  expect((await addressOf(number))?.streetAddress).toBe('Calle 21');
});

test('an order that goes to another place is promised anew, and says what it was', async () => {
  const days = { from: 2, to: 4 };
  const promise = promiseAt(days, Date.now(), DELIVERY_CALENDAR);
  const number = await placed({
    promise,
    shippingMethod: { carrierCode: 'tablerate', methodCode: 'homeDelivery', title: 'Envío', deliveryDays: days },
  });
  await env.CATALOGUE.prepare("UPDATE postal_code SET delivery_from = 7, delivery_to = 9 WHERE code = '97100'").run();
  expect((await corrects(number)).text, 'the other day is asked about first').toContain('More changes with');
  expect((await addressOf(number))?.zipCode).toBe('97000');
  await corrects(number, { agreed: '97100 Itzimná' });
  const read = await readRow(env, { number });
  const order = read && orderOf(read);
  expect(order?.promise).toEqual({
    ...promiseAt({ from: 7, to: 9 }, promise.before - 1, DELIVERY_CALENDAR),
    change: { why: 'address', was: promise },
  });
  expect(order?.shippingMethod?.deliveryDays).toEqual({ from: 7, to: 9 });
});

test('another day is promised once a key, with who, when and why; where it cannot be, nothing of what was typed is lost', async () => {
  const day = startOfDay(Date.now()) + DAY_MS;
  const number = await placed({ promise: { from: day, to: day, before: day } });
  await tell(number, 'accept');
  const [key, later] = [newKey(), startOfDay(Date.now()) + 4 * DAY_MS];
  const fields = { seen: '1', day: isoDay(later), reason: 'carrier' };
  for (const wrong of [
    { day: isoDay(Date.now() - DAY_MS) },
    { day: '' },
    { reason: '' },
    { day: isoDay(day + 130 * DAY_MS) },
  ])
    expect((await tell(number, 'move-day', { ...fields, ...wrong })).status).toBe(303);
  expect((await row(number))?.events, 'nothing was written').toBe(1);
  for (let n = 0; n < 2; n += 1) await tell(number, 'move-day', { ...fields, key });
  const shown = await desk().order.find(number);
  expect(shown?.events.slice(1)).toMatchObject([
    { type: 'move-day', actor: 'Ana de bodega', note: `${isoDay(day)} → ${isoDay(later)} · carrier` },
  ]);
  expect(shown?.order.promise).toMatchObject({
    to: later,
    isByLast: true,
    change: { why: 'carrier', was: { to: day } },
  });
  await tell(number, 'move-day', { ...fields, seen: '2' });
  expect((await row(number))?.events, 'it was that already').toBe(2);
  await tell(number, 'move-day', { ...fields, seen: '1', day: isoDay(later + DAY_MS) });
  expect((await row(number))?.events, 'it changed since it was shown').toBe(2);
  expect(await toldOf(number)).toEqual(['order-placed', 'order-day']);
});

test('letters about a return or an invoice whose number is that of an order do not stand with the order', async () => {
  const number = await placed();
  await env.SHOP.prepare(
    `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at)
     SELECT value, ?1, 'viu', 1, 1 FROM json_each('["return-requested", "invoice-decided", "refund-asked"]')`,
  )
    .bind(number)
    .run();
  expect(await toldOf(number)).toEqual(['order-placed', 'refund-asked']);
});

test('a guide that is corrected to what it is writes nothing, and the customer is not told again', async () => {
  const number = await placed();
  await tell(number, 'accept');
  const dhl = { carrier: 'dhl', guide: '1234567890' };
  await tell(number, 'send', dhl);
  const told = await toldOf(number);
  expect((await tell(number, 'correct-guide', dhl)).status).toBe(303);
  expect([(await row(number))?.events, await toldOf(number)]).toEqual([2, told]);
  await tell(number, 'correct-guide', { ...dhl, guide: '1234567891' });
  expect((await row(number))?.events).toBe(3);
});

test('what moved the money of orders is saved between two days, as spreadsheets take it', async () => {
  const number = await placed();
  await tell(number, 'received', { amount: '1200', over: 'si' });
  await tell(number, 'refunded', { amount: '40', note: '=SPEI 4711', day: isoDay(Date.now()) });
  const today = isoDay(Date.now());
  const saves = (from: string, to = today) => send('movimientos', { from, to }, { cookie, accept: 'application/json' });
  const saved = await saves(today);
  expect(saved.type).toBe('text/csv; charset=utf-8');
  const [head, ...rows] = saved.text.trim().split('\r\n');
  expect(head).toContain('"Forma de pago","Monto","Referencia","CFDI de egreso"');
  expect(rows.filter((one) => one.startsWith(`"${number}"`))).toEqual([
    expect.stringMatching(/^"\d+","[^"]+","","","Dinero recibido","[^"]+","1200\.00","",""$/),
    // A sum finds what left; what its operator wrote is no formula.
    expect.stringMatching(/^"\d+","[^"]+","","[^"]+","[^"]+","[^"]+","-40\.00","'=SPEI 4711",""$/),
  ]);
  expect((await saves('2026-01-01', '2026-01-02')).text).toContain('No money moved in these days');
  expect((await saves('ayer')).status).toBe(422);
  expect((await saves('2026-01-02', '2026-01-01')).text).toContain('The last day is before the first one');
});

test('the record of operators is saved whole or not at all', async () => {
  const number = await placed();
  await tell(number, 'accept');
  const saves = () => send('registro', { sobre: 'order' }, { cookie, accept: 'application/json' });
  const few = await saves();
  expect([few.type, few.text.includes(number)]).toEqual(['text/csv; charset=utf-8', true]);
  await env.SHOP.prepare(
    `WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ${MOST_SAVED})
     INSERT INTO desk_audit (store, at, actor, actor_id, action, subject, subject_id)
     SELECT 'viu', 0, 'x', 'x', 'resend', 'order', n FROM many`,
  ).run();
  const many = await saves();
  expect(many.text).toContain(AUDIT_MESSAGES.tooManyEntries);
  expect(many.type).not.toContain('csv');
});

test('the day money was sent back stands apart from its reference, and is the day that its shopper reads', async () => {
  const number = await placed({ createdAt: '2026-01-10T18:00:00Z', paymentMethod: { code: 'spei', title: 'SPEI' } });
  await tell(number, 'received', { amount: '50' });
  await tell(number, 'cancel');
  const sent = { amount: '50', note: 'SPEI 4711' };
  for (const day of ['2026-02-40', '2999-01-01', '2026-01-09']) await tell(number, 'refunded', { ...sent, day });
  expect((await desk().refunds.of(number))?.moves).toEqual([]);
  await tell(number, 'refunded', { ...sent, day: '2026-01-15' });
  const sentOn = Date.parse('2026-01-15T06:00:00Z');
  expect((await desk().refunds.of(number))?.moves).toMatchObject([{ note: 'SPEI 4711', at: sentOn }]);
  expect((await desk().order.find(number))?.events.at(-1)).toMatchObject({ note: 'SPEI 4711', sentOn });
});

test('what its customer asked for of the delivery, and an invoice, stay with a corrected address', async () => {
  const delivery = { notes: 'Timbre 2', receiver: 'Rosa Uc', hours: '' };
  const number = await placed({
    shippingAddress: testAddress({ delivery, taxId: 'XAXX010101000', betweenStreets: '59 y 61' }),
  });
  await corrects(number);
  const now = await addressOf(number);
  expect(now).toMatchObject({ streetAddress: 'Calle 21', delivery, taxId: 'XAXX010101000' });
  expect(now).not.toHaveProperty('betweenStreets');
});

test('where it would cost otherwise the operator is asked, and the order keeps its price; after it went nothing is corrected', async () => {
  const number = await placed();
  expect((await corrects(number, { zipCode: '97999' })).text).toContain('Nobody delivers to this postal code');
  expect((await corrects(number, { zipCode: '22010' }, { BORDER_TAX })).text).toContain('More changes with');
  expect((await corrects(number, { zipCode: '00000' })).text).toContain('zipCode');
  expect((await corrects(number, { phoneNumber: '12' })).text).toContain('phoneNumber');
  expect(await row(number)).toEqual({ status: 'pending', events: 0 });
  expect((await corrects(number, { zipCode: '97999', agreed: '97999 Itzimná' })).text).toContain('Nobody delivers');
  expect((await corrects(number, { zipCode: '22010', agreed: '97100 Itzimná' }, { BORDER_TAX })).text).toContain(
    'More changes with',
  );
  expect(await row(number), 'what was ticked was ticked for another place').toEqual({ status: 'pending', events: 0 });
  await corrects(number, { zipCode: '22010', agreed: '22010 Itzimná' }, { BORDER_TAX });
  const kept = await desk().order.find(number);
  expect([kept?.order.shippingAddress?.state, kept?.order.totals.grandTotal]).toEqual(['Baja California', 116_000]);
  await tell(number, 'accept');
  await tell(number, 'send');
  await corrects(number, { seen: '3', streetAddress: 'Calle 1' });
  expect((await addressOf(number))?.streetAddress).toBe('Calle 21');
});

test('what was done under a key is answered as it was, by another session too, whatever became of its order since', async () => {
  const day = startOfDay(Date.now()) + DAY_MS;
  const number = await placed({ promise: { from: day, to: day, before: day } });
  const pickup = await placed({ promise: { from: day, to: day, before: day } });
  await atBranch(pickup);
  for (const one of [number, pickup]) await tell(one, 'accept');
  const elsewhere = { number, key: newKey(), seen: '1', ...FIELDS };
  const to = { day: isoDay(day + DAY_MS), time: '13:00', reason: 'carrier' };
  const move = { number: pickup, type: 'move-day', key: newKey(), seen: '1', ...to };
  const both = async () => {
    const json = { cookie, accept: 'application/json' };
    return [(await send('direccion', elsewhere, json)).status, (await send('pedido', move, json)).status];
  };
  expect(await both()).toEqual([200, 200]);
  await corrects(number, { seen: '2', zipCode: '22010', agreed: '22010 Itzimná' });
  await tell(pickup, 'send');
  cookie = cookieOf(await send('entrar', { token: TOKEN, name: 'Ana de bodega' }));
  expect(await both()).toEqual([200, 200]);
  expect([(await row(number))?.events, await row(pickup)]).toEqual([3, { status: 'sent', events: 3 }]);
  expect((await addressOf(number))?.zipCode).toBe('22010');
});

test('of an order that is picked up the receiver is corrected, and the branch stays where it is', async () => {
  const number = await placed();
  await atBranch(number);
  await corrects(number);
  expect(await addressOf(number)).toEqual({
    ...testAddress(),
    firstName: 'Luis',
    lastName: 'Canul Uc',
    phoneNumber: '9998887766',
  });
});

test('of two who correct the same order at once one wins, and the other is told what changed', async () => {
  const number = await placed();
  const both = await Promise.all(['Calle 1', 'Calle 2'].map((streetAddress) => corrects(number, { streetAddress })));
  expect((await row(number))?.events).toBe(1);
  expect(both.filter(({ text }) => text.includes('The order changed meanwhile'))).toHaveLength(1);
});

test('what was a mistake is taken back once, two at the same time as well, and what was shown before counts no more', async () => {
  const number = await placed();
  await tell(number, 'accept', { seen: '0' });
  await Promise.all([tell(number, 'take-back-accept', { seen: '1' }), tell(number, 'take-back-accept', { seen: '1' })]);
  expect(await row(number)).toEqual({ status: 'pending', events: 2 });
  const hold = await env.SHOP.prepare('SELECT until FROM order_hold WHERE order_number = ?').bind(number).first();
  expect(hold, 'it has its time to pay again').not.toBeNull();
  await tell(number, 'accept', { seen: '2' });
  await tell(number, 'send', { seen: '3', carrier: 'dhl', guide: '1234567890' });
  await tell(number, 'take-back-send', { seen: '3' });
  expect((await row(number))?.status, 'it had been sent meanwhile').toBe('sent');
  await tell(number, 'take-back-send', { seen: '4' });
  const back = await desk().order.find(number);
  expect([back?.state.status, back?.order.dispatch]).toEqual(['processing', undefined]);
  expect(await toldOf(number)).toEqual(['order-placed', 'order-sent', 'order-not-sent']);
  await tell(number, 'send', { seen: '5', carrier: 'dhl', guide: '9999999999' });
  await tell(number, 'deliver', { seen: '6' });
  await tell(number, 'take-back-deliver', { seen: '7' });
  expect(await row(number)).toEqual({ status: 'sent', events: 8 });
  for (const type of ['take-back-accept', 'take-back-deliver']) await tell(number, type, { seen: '8' });
  expect((await row(number))?.events).toBe(8);
});

test('a note stands in the history under its name, moves nothing, and is no surprise to whoever acts beside it', async () => {
  const number = await placed();
  await tell(number, 'note', { note: 'Llamó: lo quiere por la tarde' });
  await tell(number, 'note', { note: '' });
  await tell(number, 'accept', { seen: '0' });
  const shown = await desk().order.find(number);
  expect(shown?.events.map(({ type, note, actor }) => [type, note, actor])).toEqual([
    ['note', 'Llamó: lo quiere por la tarde', 'Ana de bodega'],
    ['accept', null, 'Ana de bodega'],
  ]);
});

test('a code opens its order: its number, its bars, its guide; of two with one guide both', async () => {
  const [one, two] = [await placed(), await placed()];
  for (const number of [one, two]) {
    await tell(number, 'accept');
    await tell(number, 'send', { carrier: 'dhl', guide: '5550001112' });
  }
  const { ofCode } = desk().order;
  expect(await Promise.all([ofCode(one), ofCode(`0${one}`), ofCode(String(Number(one)))])).toEqual([
    [one],
    [one],
    [one],
  ]);
  expect((await ofCode('5550001112')).toSorted()).toEqual([one, two]);
  expect(await ofCode('NADA-1')).toEqual([]);
  expect(await found('5550001112')).toEqual(expect.arrayContaining([one, two]));
  const elsewhere = deskFor(env, { ...liveRequest().store, storeCode: 'mavi' }, Date.now(), PROGRAM);
  expect(await elsewhere.order.ofCode(one)).toEqual([]);
});

test('a pasted guide counts for its order as it was shown: what happened since is not overwritten', async () => {
  const number = await placed();
  await tell(number, 'accept');
  const paste = (seen: string) =>
    send(
      'guias',
      { carrier: 'dhl', guides: `${number}\t1234567890`, seen: `${number}.${seen}`, key: newKey() },
      { cookie, accept: 'application/json' },
    );
  const { text } = await paste('0');
  expect(text).toContain(GUIDES_MESSAGES.changed);
  expect(text).not.toContain(GUIDES_MESSAGES.notNow);
  expect((await row(number))?.status).toBe('processing');
  await paste('1');
  expect((await row(number))?.status).toBe('sent');
});

test('a transfer that is noted by hand keeps its reference and counts from the day it came, none before its order', async () => {
  const createdAt = Date.parse('2026-01-12T18:00:00Z');
  const days = { from: 2, to: 3 };
  const shippingMethod = { carrierCode: 'a', methodCode: 'b', title: 'Envío', deliveryDays: days };
  const promise = promiseAt(days, createdAt, DELIVERY_CALENDAR);
  const number = await placed({
    createdAt: new Date(createdAt).toISOString(),
    paymentMethod: { code: 'spei', title: 'SPEI' },
    ...{ shippingMethod, promise },
  });
  const came = { amount: '600', note: 'SPEI 8812739' };
  for (const day of ['2026-01-11', '2025-01-12', '2999-01-01']) await tell(number, 'received', { ...came, day });
  expect((await desk().order.find(number))?.events).toEqual([]);
  await tell(number, 'received', { ...came, day: '2026-01-12' });
  await tell(number, 'received', { ...came, amount: '560', day: '2026-01-12' });
  const found = await desk().order.find(number);
  const sentOn = Date.parse('2026-01-12T06:00:00Z');
  expect(found?.events).toMatchObject([
    { type: 'received', note: 'SPEI 8812739', sentOn },
    { type: 'received', sentOn },
  ]);
  expect(found?.order.promise).toMatchObject({ from: promise?.from, to: promise?.to });
});
