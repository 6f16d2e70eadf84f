import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DESK_MESSAGES } from '../../../src/contract/desk/messages';
import { RETURNS_MESSAGES } from '../../../src/contract/returns/messages';
import { PROGRAM } from '../../../src/domain/operator';
import type { OrderEvent } from '../../../src/domain/order/events';
import { ok, type Result } from '../../../src/domain/result';
import type { Return } from '../../../src/domain/returns/return';
import { translator } from '../../../src/i18n';
import { recordOrderEvent } from '../../adapters/embedded/desk/record';
import { takeItems } from '../../adapters/embedded/orders/items';
import { placeInD1 } from '../../adapters/embedded/orders/place-order';
import { embeddedReturns } from '../../adapters/embedded/returns';
import { product, serve, storeView } from '../../adapters/embedded/testing/catalogue';
import { countedBatches } from '../../adapters/embedded/testing/counted-batches';
import { fullShelves } from '../../adapters/embedded/testing/full-shelves';
import { order } from '../../adapters/embedded/testing/order';
import { apiApp } from '../../api';
import { env, gatewayRequest, liveRequest } from '../../api/live-request.fixture';
import { deskFor } from '../../desk';
import { orderCanceled } from '../../mail/letters/order-status';
import type { OutboxEvent } from '../../outbox/event';
import { cookieOf, send, TOKEN } from '../desk-forms.fixture';

let cookie = '';
let keys = 0;
function newKey(): string {
  keys += 1;
  return `${keys}`.padStart(32, 'e');
}

beforeAll(() =>
  serve(
    storeView('viu'),
    [1, 2].map((id) => product(id, 'Silla', { stock: { is_in_stock: true, qty: 100 } })),
  ),
);
beforeEach(async () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  cookie = cookieOf(await send('entrar', { token: TOKEN, name: 'Ana de bodega' }));
});

const returns = () => deskFor(env, liveRequest().store, Date.now(), PROGRAM).returns;
const shelf = async () =>
  (await env.SHOP.prepare("SELECT qty FROM stock WHERE store = 'viu' AND sku = 'SKU-1'").first<{ qty: number }>())?.qty;
const tell = (number: string, type: OrderEvent['type'], shop = env) =>
  recordOrderEvent(shop, { number }, { type } as OrderEvent, { key: newKey(), note: null }, Date.now(), PROGRAM);

/** An order of three chairs that its carrier has. */
async function onTheRoad(): Promise<string> {
  const made = await placeInD1(env, order(`camino-${newKey()}`, { 'SKU-1': 3 }), {
    ...{ owner: `c-${keys}`, route: 'order', key: `camino-${keys}` },
  });
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  for (const type of ['accept', 'send'] as const) expect(await tell(number, type)).toMatchObject({ ok: true });
  return number;
}

/** The same canceled, and the return by which it is waited for. */
async function canceled(): Promise<{ number: string; back: string }> {
  const number = await onTheRoad();
  expect(await tell(number, 'cancel')).toMatchObject({ ok: true });
  const [waits] = await returns().ofOrder(number);
  return { number, back: waits?.number ?? '' };
}

const api = apiApp();

/** What a call of a program is answered. */
async function service(method: 'GET' | 'POST', path: string, json?: object, key = newKey()) {
  const asked = new Request(`https://tienda.example/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      ...(json ? { 'content-type': 'application/json', 'idempotency-key': key } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  const answer = await api.request(asked, undefined, { ...env, REQUEST: await gatewayRequest(asked) });
  return answer.json<{ code: number; result: unknown }>();
}

/** A return whose customer has given it to a carrier. */
async function sentBack(begun: Result<Return>): Promise<void> {
  if (!begun.ok) throw new Error(begun.problem.message);
  await env.SHOP.prepare("UPDATE order_return SET status = 'on-way' WHERE number = ?").bind(begun.value.number).run();
}

const letterOf = async (number: string) => {
  const event = await env.SHOP.prepare(
    "SELECT *, created_at AS createdAt FROM outbox WHERE subject = ? AND type = 'order-canceled'",
  )
    .bind(number)
    .first<OutboxEvent>();
  if (!event) throw new Error('no letter');
  return (await orderCanceled({ env, event, origin: 'https://tienda.example', now: Date.now() }))?.letter.lines ?? [];
};

const receive = (number: string, seen: number, fields: Record<string, string>) =>
  send('devolucion-recibir', { number, seen: `${seen}`, agreed: '', 'shelf-1': '1', ...fields }, { cookie });

test('what is canceled on its way is for sale once its parcel is here, and until then it waits among the returns that come', async () => {
  const before = (await shelf()) ?? 0;
  const { number, back } = await canceled();
  expect(await shelf()).toBe(before - 3);
  const coming = (await returns().list('coming', null)).returns.find((one) => one.number === back);
  expect(coming).toMatchObject({ order: number, status: 'on-way', way: 'undelivered', lines: [{ qty: 3 }] });
  expect((await letterOf(number))[1]).toBe(
    'Su paquete ya va con la paquetería: le pedimos que nos lo regrese. Si aun así te llega, no lo recibas.',
  );
  const noted = await receive(back, 1, { 'arrived-1': '3' });
  expect(noted.location).toContain(back);
  expect(await shelf()).toBe(before);
  expect(await returns().find(back)).toMatchObject({ status: 'received', events: [{}, { actor: 'Ana de bodega' }] });
  expect((await letterOf(number))[1]).toContain('Sus productos volvieron a la tienda.');
  const told = await env.SHOP.prepare("SELECT count(*) AS n FROM outbox WHERE subject = ? AND type LIKE 'return-%'")
    .bind(back)
    .first();
  expect(told).toEqual({ n: 0 });
  await receive(back, 1, { 'arrived-1': '3' });
  expect(await shelf()).toBe(before);
});

test('of a parcel that comes back in part and damaged what is as good as new is sold again, and why not the rest is asked', async () => {
  const before = (await shelf()) ?? 0;
  const { back } = await canceled();
  await receive(back, 1, { 'arrived-1': '2', 'accepted-1': '1' });
  expect([await shelf(), (await returns().find(back))?.version]).toEqual([before - 3, 1]);
  await receive(back, 1, { 'arrived-1': '2', 'accepted-1': '1', 'refusal-1': 'Llegó mojada' });
  expect(await shelf()).toBe(before - 2);
  expect(await returns().find(back)).toMatchObject({
    ...{ status: 'partly-received' },
    lines: [{ received: 2, accepted: 1, refusal: 'Llegó mojada' }],
  });
  expect(await returns().close(back, 2)).toMatchObject({ ok: true });
  expect([await shelf(), (await returns().find(back))?.status]).toEqual([before - 2, 'received']);
});

test('a parcel that never comes back is closed, and nothing of it is sold again', async () => {
  const before = (await shelf()) ?? 0;
  const { back } = await canceled();
  expect(await returns().close(back, 1)).toMatchObject({ ok: true });
  expect([await shelf(), (await returns().find(back))?.status]).toEqual([before - 3, 'withdrawn']);
  expect(await returns().receive(back, { seen: 2, agreed: '', key: crypto.randomUUID() }, [])).toMatchObject({
    problem: { status: 409, message: RETURNS_MESSAGES.notNow },
  });
});

test('units that stand on a return of their customer are not waited for twice, and none that were canceled before', async () => {
  const before = (await shelf()) ?? 0;
  const made = await placeInD1(env, order(`partes-${newKey()}`, { 'SKU-1': 3 }), {
    ...{ owner: `p-${keys}`, route: 'order', key: `partes-${keys}` },
  });
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  await tell(number, 'accept');
  const by = { source: 'shopper', id: `una ${number}`, at: Date.now() } as const;
  await takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], by);
  await tell(number, 'send');
  const lines = [{ lineNo: 1, qty: 1, reason: 'damaged', condition: 'opened' }];
  const asked = { order: number, lines, way: 'parcel', collectOn: null, comment: '' } as const;
  await sentBack(await returns().begin(asked, '', newKey()));
  const [one, two] = await Promise.all([tell(number, 'cancel'), tell(number, 'cancel')]);
  expect([one.ok, two.ok].filter(Boolean)).toHaveLength(1);
  expect((await returns().ofOrder(number)).map(({ way, lines: of }) => [way, of[0]?.qty])).toEqual([
    ['parcel', 1],
    ['undelivered', 1],
  ]);
  expect(await shelf()).toBe(before - 2);
});

test('a return that nobody has sent ends with the order that is canceled on its way, whose parcel brings all of it back', async () => {
  const before = (await shelf()) ?? 0;
  const number = await onTheRoad();
  const lines = [{ lineNo: 1, qty: 2, reason: 'damaged', condition: 'opened' }];
  const asked = { order: number, lines, way: 'parcel', collectOn: null, comment: '' } as const;
  const begun = await returns().begin(asked, '', newKey());
  if (!begun.ok) throw new Error(begun.problem.message);
  expect(await tell(number, 'cancel')).toMatchObject({ ok: true });
  const [own, parcel] = await returns().ofOrder(number);
  expect([own?.status, parcel?.way, parcel?.lines[0]?.qty]).toEqual(['withdrawn', 'undelivered', 3]);
  expect((await returns().find(begun.value.number))?.events.map(({ status }) => status)).toEqual([
    'authorised',
    'withdrawn',
  ]);
  await receive(parcel?.number ?? '', 1, { 'arrived-1': '3' });
  expect(await shelf()).toBe(before);
});

test('what its customer brought to the desk already stays a return of its own, and the parcel brings the rest', async () => {
  const before = (await shelf()) ?? 0;
  const number = await onTheRoad();
  const lines = [{ lineNo: 1, qty: 1, reason: 'damaged', condition: 'opened' }];
  await returns().begin({ order: number, lines, way: 'handed-over', collectOn: null, comment: '' }, '', newKey());
  expect(await tell(number, 'cancel')).toMatchObject({ ok: true });
  const [brought, parcel] = await returns().ofOrder(number);
  expect([brought?.status, brought?.lines[0]?.qty, parcel?.lines[0]?.qty]).toEqual(['authorised', 1, 2]);
  await receive(brought?.number ?? '', 1, { 'arrived-1': '1' });
  await receive(parcel?.number ?? '', 1, { 'arrived-1': '2' });
  expect(await shelf()).toBe(before);
});

test('a program finds the parcel that comes back and takes it in, once under its key', async () => {
  const before = (await shelf()) ?? 0;
  const { number, back } = await canceled();
  const found = await service('GET', `desk/orders/${number}/returns`);
  expect(found.result).toMatchObject([{ increment_id: back, way: 'undelivered', status: 'on_the_way' }]);
  const take = (key: string, items: object[]) => service('POST', `desk/returns/${back}/receive`, { items }, key);
  const item = { order_item_id: 1, qty_returned: 2, for_sale: true };
  expect((await take(newKey(), [item, item])).code).toBe(422);
  expect((await take(newKey(), [{ ...item, qty_approved: 1 }])).code).toBe(422);
  const key = newKey();
  for (const time of ['first', 'again'])
    expect((await take(key, [item])).result, time).toMatchObject({ items: [{ qty_returned: 2, qty_approved: 2 }] });
  expect(await shelf()).toBe(before - 1);
  expect((await take(newKey(), [item])).code).toBe(422);
  expect((await take(newKey(), [{ ...item, qty_returned: 1 }])).result).toMatchObject({ status: 'received' });
  expect((await take(key, [item])).result, 'told again much later').toMatchObject({ status: 'received' });
  expect(await shelf()).toBe(before);
});

test('a part that a program takes in twice under one key arrived once, though as many are still to come; other units under it are refused', async () => {
  const before = (await shelf()) ?? 0;
  const { back } = await canceled();
  const key = newKey();
  const take = (qty: number) =>
    service(
      'POST',
      `desk/returns/${back}/receive`,
      { items: [{ order_item_id: 1, qty_returned: qty, for_sale: true }] },
      key,
    );
  const told = [...(await Promise.all([take(1), take(1), take(1)])), await take(1)];
  expect(told.map(({ result }) => result)).toEqual(
    told.map(() => expect.objectContaining({ items: [expect.objectContaining({ qty_returned: 1 })] })),
  );
  expect(await shelf()).toBe(before - 2);
  expect((await take(2)).code).toBe(422);
  expect(await shelf()).toBe(before - 2);
});

test('what was received is answered as it was when it is sent again under its key, and not under another', async () => {
  const before = (await shelf()) ?? 0;
  const { back } = await canceled();
  const key = newKey();
  const seen = { seen: 1, agreed: '', key };
  const came = [{ lineNo: 1, arrived: 2, accepted: 2, isShelved: true, refusal: '' }];
  const both = await Promise.all([returns().receive(back, seen, came), returns().receive(back, seen, came)]);
  expect(both).toEqual([ok(null), ok(null)]);
  expect(await returns().receive(back, seen, came)).toEqual(ok(null));
  expect(await returns().receive(back, { ...seen, key: newKey() }, came)).toMatchObject({
    problem: { status: 409, message: RETURNS_MESSAGES.changed },
  });
  expect(await shelf()).toBe(before - 1);
});

test('where all of it stands on a return of its customer nothing else is waited for, and no letter says that it is back', async () => {
  const number = await onTheRoad();
  const lines = [{ lineNo: 1, qty: 3, reason: 'damaged', condition: 'opened' }];
  const asked = { order: number, lines, way: 'parcel', collectOn: null, comment: '' } as const;
  await sentBack(await returns().begin(asked, '', newKey()));
  expect(await tell(number, 'cancel')).toMatchObject({ ok: true });
  expect((await returns().ofOrder(number)).map(({ way }) => way)).toEqual(['parcel']);
  expect((await letterOf(number))[1]).toContain('Su paquete ya va con la paquetería');
});

/** A piece of the order is asked to be sent back. */
async function askedBack(order: string) {
  const lines = [{ lineNo: 1, qty: 1, reason: 'damaged', condition: 'opened' }];
  const begun = await returns().begin({ order, lines, way: 'parcel', collectOn: null, comment: '' }, '', newKey());
  if (!begun.ok) throw new Error(begun.problem.message);
  return begun;
}

test('a parcel of which goods come back did leave: to take its sending back is refused, and its operator reads why', async () => {
  const number = await onTheRoad();
  const begun = await askedBack(number);
  const back = begun.value.number;
  const status = async () =>
    (await env.SHOP.prepare('SELECT status FROM orders WHERE number = ?').bind(number).first<{ status: string }>())
      ?.status;
  const takenBack = () =>
    send('pedido', { number, type: 'take-back-send', key: newKey() }, { cookie, accept: 'application/json' });
  // Nobody has sent anything of it yet.
  await takenBack();
  expect(await status()).toBe('processing');
  await tell(number, 'send');
  await sentBack(begun);
  const why = `Sí salió: sus productos vienen de regreso, o ya volvieron, con la devolución ${back}`;
  expect((await takenBack()).text).toContain(DESK_MESSAGES.hasLeft);
  await receive(back, 2, { 'arrived-1': '1', 'accepted-1': '0', 'refusal-1': 'Rota' });
  expect((await takenBack()).text).toContain(DESK_MESSAGES.hasLeft);
  expect(translator('es-MX').message(DESK_MESSAGES.hasLeft, { returns: back })).toBe(why);
  expect(await tell(number, 'take-back-send')).toMatchObject({
    problem: { status: 409, message: DESK_MESSAGES.hasLeft, detail: { returns: back } },
  });
  expect(await status()).toBe('sent');
});

test('what its customer sends back at the moment in which an operator takes the parcel back did leave', async () => {
  const number = await onTheRoad();
  const begun = await askedBack(number);
  let isSent = false;
  const SHOP = new Proxy(env.SHOP, {
    get: (db, name) => {
      if (name !== 'batch') return (db[name as keyof D1Database] as () => unknown).bind(db);
      return async (statements: D1PreparedStatement[]) => {
        if (!isSent) await sentBack(begun);
        isSent = true;
        return db.batch(statements);
      };
    },
  });
  expect(await tell(number, 'take-back-send', { ...env, SHOP })).toMatchObject({
    problem: { status: 409, message: DESK_MESSAGES.hasLeft, detail: { returns: begun.value.number } },
  });
  const status = await env.SHOP.prepare('SELECT status FROM orders WHERE number = ?').bind(number).first();
  expect(status).toEqual({ status: 'sent' });
});

test('what its customer gave to a carrier left, though it never came and its return is closed', async () => {
  const number = await onTheRoad();
  const begun = await askedBack(number);
  const { number: back, version } = begun.value;
  await sentBack(begun);
  await env.SHOP.prepare(
    "INSERT INTO order_return_event (return_number, seq, status, at) VALUES (?1, ?2, 'on-way', ?3)",
  )
    .bind(back, version + 1, Date.now())
    .run();
  await env.SHOP.prepare('UPDATE order_return SET version = ?2 WHERE number = ?1')
    .bind(back, version + 1)
    .run();
  expect(await returns().close(back, version + 1)).toMatchObject({ ok: true });
  expect((await returns().find(back))?.status).toBe('withdrawn');
  expect(await tell(number, 'take-back-send')).toMatchObject({
    problem: { status: 409, message: DESK_MESSAGES.hasLeft, detail: { returns: back } },
  });
});

test('what nobody has carried is on the shelf as soon as it is canceled, and its letter says so', async () => {
  const before = (await shelf()) ?? 0;
  const number = await onTheRoad();
  await tell(number, 'take-back-send');
  await tell(number, 'cancel');
  expect([await shelf(), await returns().ofOrder(number)]).toEqual([before, []]);
  expect((await letterOf(number))[1]).toContain('Sus productos volvieron a la tienda.');
});

test('what lies ready at its branch is for sale again as soon as it is canceled, and nothing is waited for', async () => {
  const before = (await shelf()) ?? 0;
  const number = await onTheRoad();
  await env.SHOP.prepare(`UPDATE orders SET doc = json_set(doc, '$.branch', json('{"code":"0001"}')) WHERE number = ?`)
    .bind(number)
    .run();
  expect(await tell(number, 'cancel')).toMatchObject({ ok: true });
  expect([await shelf(), await returns().ofOrder(number)]).toEqual([before, []]);
});

test('what of a parcel nobody carries, as it is mailed, is for sale again at once', async () => {
  const before = (await shelf()) ?? 0;
  const made = await placeInD1(env, order(`correo-${newKey()}`, { 'SKU-1': 3, 'SKU-2': 2 }), {
    ...{ owner: `v-${keys}`, route: 'order', key: `correo-${keys}` },
  });
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  await env.SHOP.prepare(`UPDATE orders SET doc = json_set(doc, '$.lines[0].productType', 'virtual') WHERE number = ?`)
    .bind(number)
    .run();
  for (const type of ['accept', 'send', 'cancel'] as const)
    expect(await tell(number, type)).toMatchObject({ ok: true });
  expect(await shelf()).toBe(before);
  expect((await returns().ofOrder(number)).map(({ lines }) => lines.map(({ lineNo, qty }) => [lineNo, qty]))).toEqual([
    [[2, 2]],
  ]);
});

test('its customer sees no return of what they never sent', async () => {
  const { number, back } = await canceled();
  await env.SHOP.batch([
    env.SHOP.prepare("UPDATE orders SET customer_id = 'ana' WHERE number = ?").bind(number),
    env.SHOP.prepare("UPDATE order_return SET customer_id = 'ana' WHERE number = ?").bind(back),
  ]);
  const own = embeddedReturns(env, Date.now()).ofCustomer({ customerId: 'ana' } as Parameters<
    ReturnType<typeof embeddedReturns>['ofCustomer']
  >[0]);
  expect(await own.list(number)).toEqual({ ok: true, value: [] });
  expect(await own.find(number, back)).toMatchObject({ problem: { status: 404 } });
});

test('what comes back reads as many rows with 300 more products on the shelves', async () => {
  const rowsOf = async () => {
    const { back } = await canceled();
    const { SHOP, cost } = countedBatches(env.SHOP);
    const counted = deskFor({ ...env, SHOP }, liveRequest().store, Date.now(), PROGRAM).returns;
    const line = { lineNo: 1, arrived: 3, accepted: 3, isShelved: true, refusal: '' };
    expect(await counted.receive(back, { seen: 1, agreed: '', key: newKey() }, [line])).toMatchObject({ ok: true });
    return cost.rows;
  };
  const few = await rowsOf();
  await fullShelves(env.SHOP, 'CENTRO');
  const many = await rowsOf();
  expect([many, many < few + 50]).toEqual([many, true]);
});
