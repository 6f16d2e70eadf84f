import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isoDay, startOfDay } from '../../../src/domain/mexico-city';
import { toCentavos } from '../../../src/domain/money';
import type { Order } from '../../../src/domain/order/order';
import { changeOrder } from '../../adapters/embedded/orders/change';
import { expireOrders } from '../../adapters/embedded/orders/expire';
import { placeInD1 } from '../../adapters/embedded/orders/place-order';
import { product, serve, storeView } from '../../adapters/embedded/testing/catalogue';
import { emptyOrders } from '../../adapters/embedded/testing/empty-orders';
import { order } from '../../adapters/embedded/testing/order';
import { apiApp } from '..';
import { env, gatewayRequest } from '../live-request.fixture';

const app = apiApp();
const PRICE = 1160;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the three calls answer, together. */
interface Shown {
  state: { status: string; money: Record<string, number> };
  order: { lines: object[] };
  events: { type: string; amount: number | null; source: string; note: string | null; sentOn: string | null }[];
  orders: { number: string; state: Shown['state'] }[];
  next: string | null;
}

async function call(
  method: 'GET' | 'POST',
  path: string,
  { json, key, token = 'servicio-de-prueba' }: { json?: object; key?: string; token?: string } = {},
) {
  const asked = new Request(`https://tienda.example/api/desk/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  const answer = await app.request(asked, undefined, { ...env, REQUEST: await gatewayRequest(asked) });
  const { result, meta } = await answer.json<{
    result: Shown & Shown['state'];
    meta?: { replayed?: true; sameGuide?: string[] };
  }>();
  return { status: answer.status, result, isReplayed: meta?.replayed === true, sameGuide: meta?.sameGuide };
}

let last = 0;

/** Places an order of this many chairs and answers its number. */
async function placed({
  qty = 1,
  couponCode = null as string | null,
  email = 'ana@example.mx',
  at = Date.now(),
  promise = undefined as Order['promise'],
} = {}): Promise<string> {
  last += 1;
  const base = order(`mesa-${last}`, { 'SKU-1': qty }, { createdAt: new Date(at).toISOString() });
  const made = await placeInD1(
    env,
    {
      ...base,
      personalDetails: { ...base.personalDetails, emailAddress: email },
      totals: { ...base.totals, couponCode },
      ...(promise ? { promise } : {}),
    },
    { owner: `c-${last}`, route: 'order', key: `mesa-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}

const tell = (number: string, type: string, amount?: number, key?: string) =>
  call('POST', `orders/${number}/events`, {
    json: { type, ...(amount === undefined ? {} : { amount }), ...(type === 'refunded' ? { note: 'SPEI 4711' } : {}) },
    ...(key ? { key } : {}),
  });
const see = (number: string) => call('GET', `orders/${number}`);
const count = async (sql: string) =>
  (await env.SHOP.prepare(`SELECT count(*) AS n FROM ${sql}`).first<{ n: number }>())?.n;
const stock = async () =>
  (await env.SHOP.prepare("SELECT qty FROM stock WHERE store = 'viu' AND sku = 'SKU-1'").first<{ qty: number }>())?.qty;
const newsOf = async (number: string) =>
  (
    await env.SHOP.prepare('SELECT type FROM outbox WHERE subject = ? ORDER BY id').bind(number).all<{ type: string }>()
  ).results.map(({ type }) => type);

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(async () => {
  await emptyOrders();
  await env.SHOP.prepare('UPDATE stock SET qty = 100').run();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('an order paid in two parts is sent and delivered; each step is kept, and the shopper is told of it', async () => {
  const number = await placed();
  expect((await tell(number, 'received', 1000.5)).result).toMatchObject({
    status: 'pending',
    money: { received: 1000.5, due: 159.5 },
  });
  expect((await tell(number, 'received', 159.5)).result).toMatchObject({
    status: 'processing',
    money: { due: 0, toRefund: 0 },
  });
  expect((await tell(number, 'send')).result.status).toBe('sent');
  expect((await tell(number, 'deliver')).result.status).toBe('complete');
  const { result } = await see(number);
  expect(result.events.map(({ type, amount, source }) => [type, amount, source])).toEqual([
    ['received', 1000.5, 'operator'],
    ['received', 159.5, 'operator'],
    ['send', null, 'operator'],
    ['deliver', null, 'operator'],
  ]);
  expect(result.order.lines).toHaveLength(1);
  expect(await newsOf(number)).toEqual(['order-placed', 'order-short', 'order-paid', 'order-sent', 'order-delivered']);
  expect([await stock(), await count('order_hold')]).toEqual([99, 0]);
});

test('a canceled order gives back its stock and its coupon once, and money that comes later is to be refunded', async () => {
  const number = await placed({ qty: 3, couponCode: 'BUENFIN' });
  expect([await stock(), await count('coupon_use')]).toEqual([97, 1]);
  expect((await tell(number, 'cancel')).result.status).toBe('canceled');
  expect((await tell(number, 'cancel')).status).toBe(409);
  expect([await stock(), await count('coupon_use')]).toEqual([100, 0]);
  expect((await tell(number, 'received', 10)).result).toMatchObject({
    status: 'canceled',
    money: { charged: 0, toRefund: 10 },
  });
  expect(await newsOf(number)).toEqual(['order-placed', 'order-canceled', 'order-late']);
  expect((await call('GET', 'orders?toRefund=true')).result.orders.map(({ number: one }) => one)).toEqual([number]);
  expect((await tell(number, 'refunded', 10)).result.money).toMatchObject({ toRefund: 0, refunded: 10 });
});

test('a call says on which day money was sent by hand; a day that has not come, or is none, is refused', async () => {
  const number = await placed();
  await tell(number, 'cancel');
  await tell(number, 'received', 10);
  const sentBack = (sentOn: string) =>
    call('POST', `orders/${number}/events`, { json: { type: 'refunded', amount: 10, note: 'SPEI 4711', sentOn } });
  const [today, tomorrow] = [isoDay(Date.now()), isoDay(Date.now() + DAY_MS)];
  for (const day of [tomorrow, '2026-02-30']) expect((await sentBack(day)).status).toBe(422);
  expect((await sentBack(today)).status).toBe(200);
  expect((await see(number)).result.events.map(({ type, sentOn }) => [type, sentOn])).toEqual([
    ['cancel', null],
    ['received', null],
    ['refunded', today],
  ]);
});

test('an order nobody paid in time has the same story as one that was told so', async () => {
  const number = await placed({ qty: 2, couponCode: 'BUENFIN', at: Date.now() - 8 * DAY_MS });
  expect(await expireOrders(env, Date.now())).toBe(1);
  const { result } = await see(number);
  expect(result).toMatchObject({
    state: { status: 'expired', money: { charged: 0, due: 0 } },
    events: [{ type: 'expire', source: 'time' }],
  });
  expect([await stock(), await count('coupon_use')]).toEqual([100, 0]);
  expect((await tell(number, 'received', PRICE * 2)).result).toMatchObject({
    status: 'expired',
    money: { toRefund: PRICE * 2 },
  });
  expect(await expireOrders(env, Date.now())).toBe(0);
});

test('money taken back before the parcel goes: the order waits for it anew, and expires if it does not come', async () => {
  const number = await placed();
  await tell(number, 'received', PRICE);
  expect(await count('order_hold')).toBe(0);
  const takenBack = { type: 'reversed', amount: toCentavos(PRICE * 100) } as const;
  await changeOrder(env, { number }, takenBack, { source: 'collector', id: `contracargo-${number}`, at: Date.now() });
  expect((await see(number)).result.state).toMatchObject({ status: 'pending', money: { due: PRICE } });
  expect(await count('order_hold')).toBe(1);
  expect(await expireOrders(env, Date.now() + 8 * DAY_MS)).toBe(1);
  expect(await stock()).toBe(100);
});

test('what is told under one key happens once, ten at a time; under ten keys ten times, and none is lost', async () => {
  const number = await placed({ qty: 10 });
  const same = await Promise.all(Array.from({ length: 10 }, () => tell(number, 'received', 1, 'una')));
  expect(same.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(same.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
  expect((await tell(number, 'received', 2, 'una')).status).toBe(422);
  expect((await tell(number, 'accept', undefined, 'una')).status).toBe(422);
  await Promise.all(Array.from({ length: 10 }, (_, index) => tell(number, 'received', 1, `clave-${index}`)));
  expect((await see(number)).result).toMatchObject({ state: { money: { received: 11 } } });
  const [, off] = await Promise.all([tell(number, 'accept'), tell(number, 'cancel')]);
  expect(off.status).toBe(200);
  expect((await see(number)).result.state.status).toBe('canceled');
});

test('what makes no sense is refused with a reason, and changes nothing', async () => {
  const number = await placed();
  expect(await tell(number, 'received')).toMatchObject({ status: 422 });
  expect(await tell(number, 'received', 10.005)).toMatchObject({ status: 422 });
  expect(await tell(number, 'received', -1)).toMatchObject({ status: 422 });
  expect(await tell(number, 'send', 5)).toMatchObject({ status: 422 });
  expect(await tell(number, 'expire')).toMatchObject({ status: 422 });
  expect(await tell(number, 'refunded', 1)).toMatchObject({ status: 409 });
  for (const type of ['authorised', 'captured', 'released', 'reversed'])
    expect(await tell(number, type, 1)).toMatchObject({ status: 422 });
  expect(await tell('999999999', 'cancel')).toMatchObject({ status: 404 });
  expect((await call('POST', `orders/${number}/events`, { json: { type: 'cancel' }, token: 'otra' })).status).toBe(401);
  expect((await see(number)).result).toMatchObject({
    state: { status: 'pending', money: { charged: PRICE } },
    events: [],
  });
});

test('orders are found newest first by page, by status, by number and by e-mail', async () => {
  const numbers = [await placed(), await placed({ email: 'Beto@Example.mx' }), await placed()];
  await tell(numbers[0] as string, 'accept');
  const list = async (query: string) => (await call('GET', `orders?${query}`)).result;
  const shown = async (query: string) => (await list(query)).orders.map(({ number: one }) => one);
  const page = await list('size=2');
  expect([page.orders.map(({ number: one }) => one), page.next]).toEqual([[numbers[2], numbers[1]], numbers[1]]);
  expect(await shown(`size=2&before=${page.next}`)).toEqual([numbers[0]]);
  expect(await shown('status=processing')).toEqual([numbers[0]]);
  expect(await shown('search=beto%40example.mx')).toEqual([numbers[1]]);
  expect(await shown(`search=${numbers[2]}`)).toEqual([numbers[2]]);
  const toPrepare = await list('list=prepare&size=2');
  expect(toPrepare.orders.map(({ number: one }) => one)).toEqual([numbers[0], numbers[1]]);
  expect(await shown(`list=prepare&size=2&before=${toPrepare.next}`)).toEqual([numbers[2]]);
  expect(await shown('days=fresh')).toEqual(numbers.toReversed());
  await env.SHOP.prepare('UPDATE orders SET promised_to = ? WHERE number = ?')
    .bind(Date.now() - 2 * DAY_MS, numbers[1])
    .run();
  expect(await shown('list=prepare&days=late')).toEqual([numbers[1]]);
  const otherForm = [`list=prepare&before=${page.next}`, `days=fresh&before=${page.next}`, `before=${toPrepare.next}`];
  for (const wrong of [
    ...['days=late', 'list=money&days=late', 'list=prepare&status=processing', 'days=fresh&search=a'],
    ...otherForm,
  ])
    expect([wrong, (await call('GET', `orders?${wrong}`)).status]).toEqual([wrong, 422]);
  expect((await list('size=2')).orders[0]?.state.money.charged).toBe(PRICE);
});

test('another day is promised by call, by what is promised now; what is brought is nowhere kept and told again', async () => {
  const day = startOfDay(Date.now()) + DAY_MS;
  const number = await placed({ promise: { from: day, to: day, before: day } });
  const move = (more: object, key?: string) => sends(number, { type: 'move-day', ...more }, key);
  const to = { day: isoDay(day + 2 * DAY_MS), reason: 'road' };
  expect((await move(to)).status, 'it waits to be accepted').toBe(409);
  await tell(number, 'accept');
  for (const wrong of [{ reason: 'road' }, { day: to.day }, { ...to, amount: 1 }, { ...to, reason: 'porque sí' }])
    expect([wrong, (await move(wrong)).status]).toEqual([wrong, 422]);
  expect((await move(to, 'mueve-1')).result.status).toBe('processing');
  expect((await move(to, 'mueve-1')).isReplayed).toBe(true);
  expect((await move({ ...to, day: isoDay(day + 3 * DAY_MS) }, 'mueve-1')).status).toBe(422);
  const listed = (await call('GET', 'orders')).result.orders.find((one) => one.number === number);
  expect(listed).toMatchObject({ promised: { to: to.day, changed: 'road', ready: null }, keptUntil: null });
  // The same day for another reason is told anew, for the same one it is known.
  for (const reason of ['carrier', 'carrier']) expect((await move({ ...to, reason })).status).toBe(200);
  expect((await see(number)).result.events.filter(({ type }) => type === 'move-day')).toHaveLength(2);
  await tell(number, 'send');
  expect((await sends(number, { type: 'tell-again' })).status).toBe(409);
  await tell(number, 'deliver');
  expect(await move(to, 'mueve-1'), 'told again once it has arrived').toMatchObject({ status: 200, isReplayed: true });
  expect((await move({ ...to, reason: 'carrier' })).status, 'what arrived is moved to no day').toBe(409);
  expect(await newsOf(number)).toEqual(expect.arrayContaining(['order-placed', 'order-day', 'order-sent']));
});

const sends = (number: string, sending: object, key?: string) =>
  call('POST', `orders/${number}/events`, { json: sending, ...(key ? { key } : {}) });

test('an order is sent with its carrier and guide number, which are corrected later; the history keeps both', async () => {
  const [number, other] = [await placed(), await placed()];
  for (const one of [number, other]) await tell(one, 'accept');
  expect((await sends(number, { type: 'send', carrier: 'dhl', guide: '12' })).status).toBe(422);
  expect((await sends(number, { type: 'send', carrier: 'palomas', guide: '1234567890' })).status).toBe(422);
  expect((await sends(number, { type: 'correct-guide', carrier: 'dhl', guide: '1234567890' })).status).toBe(409);
  const sent = { type: 'send', carrier: 'dhl', guide: '12 3456 7890' };
  expect((await sends(number, sent, 'guia-1')).result.status).toBe('sent');
  expect((await sends(number, sent, 'guia-1')).isReplayed).toBe(true);
  expect((await sends(number, { ...sent, guide: '9999999999' }, 'guia-1')).status).toBe(422);
  const dispatch = { carrier: 'dhl', name: 'DHL', guide: '1234567890' };
  expect((await see(number)).result.order).toMatchObject({ dispatch });
  expect((await call('GET', 'orders')).result.orders.find((one) => one.number === number)).toMatchObject({ dispatch });
  expect((await sends(other, sent)).sameGuide).toEqual([number]);
  expect((await sends(number, { type: 'correct-guide', carrier: 'own' })).result.status).toBe('sent');
  const { result } = await see(number);
  expect(result.order).toMatchObject({ dispatch: { carrier: 'own', name: 'Entrega propia', guide: null, url: null } });
  expect(result.events.map(({ type, note }) => [type, note])).toEqual([
    ['accept', null],
    ['send', 'DHL 1234567890'],
    ['correct-guide', 'Entrega propia'],
  ]);
  expect(await newsOf(number)).toEqual(['order-placed', 'order-sent', 'order-guide']);
  const told = await env.SHOP.prepare("SELECT state FROM webhook_event WHERE order_number = ? AND type = 'order-sent'")
    .bind(number)
    .first<{ state: string }>();
  expect(JSON.parse(told?.state ?? '')).toMatchObject({ status: 'sent', dispatch });
});
