import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DESK_MESSAGES } from '../../src/contract/desk/messages';
import { GUIDES_MESSAGES, leftLines } from '../../src/contract/dispatch';
import { GUIDES_CARRIER, GUIDES_PAGE } from '../../src/contract/dispatch/forms';
import { PROGRAM } from '../../src/domain/operator';
import { SPEI } from '../../src/domain/payment/methods';
import { refuse } from '../../src/domain/result';
import { captureHeld } from '../adapters/embedded/card-payments/operate';
import { noteUnresolved } from '../adapters/embedded/orders/unresolved';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { env, gatewayRequest, liveRequest } from '../api/live-request.fixture';
import { deskFor } from '../desk';
import { armed } from '../failpoint';
import { cookieOf, ORIGIN, operatorCookie, placed, row, send, TOKEN } from './desk-forms.fixture';

vi.mock('../adapters/embedded/card-payments/operate', { spy: true });

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the service token begins a session of its own: a strict cookie for twelve hours that is not the token', async () => {
  const answer = await send('entrar', { token: TOKEN, volver: '/operacion/estado' });
  expect([answer.status, answer.location]).toEqual([303, '/operacion/estado']);
  const cookie = operatorCookie(answer.cookies);
  expect(cookie).toMatch(/; HttpOnly; Path=\/; Max-Age=43200; SameSite=Strict; Secure$/);
  expect(cookie).not.toContain(TOKEN);
  const asked = new Request(`${ORIGIN}/operacion`, { headers: { cookie: cookieOf(answer) } });
  expect((await gatewayRequest(asked)).principal?.kind).toBe('service');
  for (const elsewhere of ['/', '/api/desk/orders', '/f/cart/add', '/operaciones']) {
    expect(
      (await gatewayRequest(new Request(`${ORIGIN}${elsewhere}`, { headers: { cookie: cookieOf(answer) } }))).principal
        ?.kind,
    ).toBe('guest');
  }
  const left = await send('salir', {}, { cookie: cookieOf(answer) });
  expect(left.cookies.join()).toContain('__Host-operator=; HttpOnly; Path=/; Max-Age=0');
});

test('signing in leads nowhere but the desk', async () => {
  for (const volver of ['https://evil.example/', '//evil.example', '/my-account', '/operacion-falsa']) {
    expect((await send('entrar', { token: TOKEN, volver })).location).toBe('/operacion');
  }
});

test('five wrong tokens of a network lock it, at once or one after another; another network goes on', async () => {
  const address = '198.51.100.7';
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => send('entrar', { token: `clave-${n}` }, { address })),
  );
  for (const answer of answers) expect(cookieOf(answer)).toBe('');
  expect(cookieOf(await send('entrar', { token: TOKEN }, { address }))).toBe('');
  expect(cookieOf(await send('entrar', { token: TOKEN }, { address: '198.51.101.7' }))).not.toBe('');
});

test('right tokens are not counted', async () => {
  for (let n = 0; n < 7; n += 1)
    expect(cookieOf(await send('entrar', { token: TOKEN }, { address: '192.0.2.44' }))).not.toBe('');
});

test('deployed, and where Cloudflare Access lets operators in, the token opens nothing', async () => {
  for (const more of [
    { APP_ENV: 'preview' as const },
    { ACCESS_TEAM: 'tienda.cloudflareaccess.com', ACCESS_AUD: 'aud' },
  ]) {
    expect(cookieOf(await send('entrar', { token: TOKEN }, { more }))).toBe('');
  }
});

test('an operator moves an order once a key; whoever is signed out moves nothing', async () => {
  const number = await placed();
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  const accept = { number, type: 'accept', key: 'A'.repeat(32) };
  expect((await send('pedido', accept)).location).toMatch(/^\/operacion\/entrar\?volver=/);
  expect((await send('pedido', accept, { cookie: '__Host-operator=x' })).location).toMatch(
    /^\/operacion\/entrar\?volver=/,
  );
  expect(await row(number)).toEqual({ status: 'pending', events: 0 });
  for (let n = 0; n < 3; n += 1)
    expect((await send('pedido', accept, { cookie })).location).toBe(`/operacion/pedido/${number}`);
  expect(await row(number)).toEqual({ status: 'processing', events: 1 });
  await send('pedido', { number, type: 'received', amount: '$1,160.00', key: 'B'.repeat(32) }, { cookie });
  await send('pedido', { number, type: 'received', amount: '12.345', key: 'C'.repeat(32) }, { cookie });
  await send('pedido', { number, type: 'refunded', amount: '1', key: 'D'.repeat(32) }, { cookie });
  await send('pedido', { number, type: 'expire', key: 'E'.repeat(32) }, { cookie });
  await send('pedido', { number, type: 'deliver', key: 'F'.repeat(32) }, { cookie });
  expect(await row(number)).toEqual({ status: 'processing', events: 2 });
  await send('pedido', { number, type: 'cancel', key: 'G'.repeat(32) }, { cookie });
  expect((await row(number))?.status).toBe('canceled');
});

test('many orders are moved by one form, once a key; one that changed meanwhile stays as it is, and its operator is told how', async () => {
  const numbers = [await placed(), await placed(), await placed()];
  const [first = '', second = '', third = ''] = numbers;
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  await send('pedido', { number: second, type: 'cancel', key: 'R'.repeat(32) }, { cookie });
  const fields = {
    action: 'send',
    orders: numbers.map((number) => `${number}.0`).join(' '),
    volver: '/operacion/pedidos?lista=por-preparar',
    key: 'S'.repeat(32),
  };
  expect((await send('varios', fields)).location).toMatch(/^\/operacion\/entrar/);
  for (let n = 0; n < 2; n += 1)
    expect((await send('varios', fields, { cookie })).location).toBe('/operacion/pedidos?lista=por-preparar');
  expect([await row(first), await row(second), await row(third)]).toEqual([
    { status: 'sent', events: 2 },
    { status: 'canceled', events: 1 },
    { status: 'sent', events: 2 },
  ]);
  const desk = deskFor(env, liveRequest().store, Date.now(), PROGRAM);
  const [, refused] = await desk.order.recordMany(
    'send',
    [
      { number: first, seen: 0 },
      { number: second, seen: 0 },
    ],
    'T',
  );
  expect(refused).toMatchObject({
    number: second,
    result: { ok: false, problem: { status: 409, detail: { changes: [{ type: 'cancel', source: 'operator' }] } } },
  });
  const chosen = await desk.order.chosen([{ number: third, seen: 1 }]);
  expect(chosen.map(({ version, changes }) => [version, changes.map(({ type }) => type)])).toEqual([[2, ['send']]]);
});

test('where one of many orders cannot be written, the others are told of all the same, and sent again it happens once', async () => {
  const numbers = [await placed(), await placed()];
  const desk = deskFor(env, liveRequest().store, Date.now(), PROGRAM);
  const chosen = numbers.map((number) => ({ number, seen: 0 }));
  armed.set('desk.after-step', 'throw');
  const told = await desk.order.recordMany('send', chosen, 'U');
  expect(told.map(({ number }) => number)).toEqual(numbers);
  const failed = told.flatMap(({ result }) => (result.ok ? [] : [result.problem]));
  expect(failed).toEqual([{ status: 503, message: 'This order could not be written; try again' }]);
  const again = await desk.order.recordMany('send', chosen, 'U');
  expect(again.map(({ result }) => result.ok)).toEqual([true, true]);
  expect(await Promise.all(numbers.map(row))).toEqual(numbers.map(() => ({ status: 'sent', events: 2 })));
});

test('of two operators on one order the second is told what the first did, and nothing happens twice', async () => {
  const number = await placed();
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  const tell = (type: string, seen: string, key: string) =>
    send('pedido', { number, type, seen, key: key.repeat(32) }, { cookie });
  await tell('accept', '0', 'a');
  await tell('cancel', '0', 'b');
  expect(await row(number)).toEqual({ status: 'processing', events: 1 });
  await tell('accept', '0', 'a');
  await tell('cancel', '1', 'c');
  expect(await row(number)).toEqual({ status: 'canceled', events: 2 });
  const elsewhere = deskFor(env, { ...liveRequest().store, storeCode: 'muebles_america' }, Date.now(), PROGRAM);
  const told = await elsewhere.order.record(number, { type: 'cancel' }, { key: 'd', note: null, seen: 0 });
  expect(told).toMatchObject({ ok: false, problem: { status: 404 } });
});

test('addresses of chosen orders are saved as a file, and a page asks how many orders came since', async () => {
  const number = await placed();
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  const saved = await send('paqueteria', { [`elegido.${number}`]: '0' }, { cookie });
  expect(saved.type).toBe('text/csv; charset=utf-8');
  expect(saved.text).toContain(number);
  expect((await send('paqueteria', {}, { cookie })).location).toBe('/operacion/pedidos');
  const desk = deskFor(env, liveRequest().store, Date.now(), PROGRAM);
  expect(await desk.order.newSince(0)).toBeGreaterThan(0);
  const { counts } = await desk.running.morning();
  expect([counts.fresh >= 0, counts.late, counts.failing]).toEqual([true, 0, 0]);
});

/** What is said of the guide numbers that were pasted. */
async function pasted(guides: string, key: string, carrier = 'dhl'): Promise<string[]> {
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  const { text } = await send('guias', { carrier, guides, key }, { cookie, accept: 'application/json' });
  const { result, meta } = JSON.parse(text) as {
    result: { notices?: { message: string; params?: { orders: string } }[] };
    meta?: { notices: { message: string; params?: { orders: string } }[] };
  };
  return (result.notices ?? meta?.notices ?? []).map(({ message, params }) =>
    `${message} ${params?.orders ?? ''}`.trim(),
  );
}

test('a pasted column sends each order once, accepted first where it is paid at the door, and says of each what became of it', async () => {
  const unpaid = await placed({ paymentMethod: { code: SPEI, title: 'SPEI' } });
  const [one, two, bad, twice] = [await placed(), await placed(), await placed(), await placed()];
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  await send('pedido', { number: one, type: 'accept', key: `A${one}`.repeat(4) }, { cookie });
  const column = `${one}\t1234567890\n${Number(two)}\t1234567890\n${unpaid}\t1111111111\n000999999\t2222222222\n${bad}\tx\n${twice}\t4444444444\n${twice}\t5555555555`;
  expect(await pasted(column, 'H'.repeat(32))).toEqual([
    `${GUIDES_MESSAGES.sent} ${one}, ${two}`,
    `${GUIDES_MESSAGES.notNow} ${unpaid}`,
    `${GUIDES_MESSAGES.unknown} 000999999`,
    `${GUIDES_MESSAGES.wrong} ${bad}`,
    `${GUIDES_MESSAGES.twice} ${twice}`,
    `${GUIDES_MESSAGES.sameGuide} ${one}`,
  ]);
  expect([(await row(one))?.status, (await row(two))?.status, (await row(unpaid))?.status]).toEqual([
    'sent',
    'sent',
    'pending',
  ]);
  expect(await row(twice)).toEqual({ status: 'pending', events: 0 });
  expect(await pasted(`${one}\t1234567890\n${two}\t3333333333`, 'I'.repeat(32))).toEqual([
    `${GUIDES_MESSAGES.corrected} ${two}`,
    `${GUIDES_MESSAGES.known} ${one}`,
  ]);
  expect(await row(one)).toEqual({ status: 'sent', events: 2 });
  expect(await row(two)).toEqual({ status: 'sent', events: 3 });
  expect(await pasted(' ', 'J'.repeat(32))).toEqual([]);
  const many = Array.from({ length: 51 }, (_, at) => `${at + 1}\t1234567890`).join('\n');
  expect((await pasted(many, 'K'.repeat(32)))[0]).toContain(GUIDES_MESSAGES.tooMany);
});

test('lines that were not sent stay in the address, each with its reason, with the carrier that was chosen', async () => {
  const [number, unpaid] = [await placed(), await placed({ paymentMethod: { code: SPEI, title: 'SPEI' } })];
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  const guides = `${unpaid}\t1234567890\n${number}\t7777777777\n000999999\t2222222222`;
  const { location } = await send('guias', { carrier: 'dhl', guides, key: 'Q'.repeat(32) }, { cookie });
  expect((await row(number))?.status).toBe('sent');
  const { pathname, searchParams } = new URL(location ?? '', ORIGIN);
  expect([pathname, searchParams.get(GUIDES_CARRIER)]).toEqual([GUIDES_PAGE, 'dhl']);
  expect(leftLines(searchParams)).toEqual([
    { text: `${unpaid} 1234567890`, why: 'notNow' },
    { text: '000999999 2222222222', why: 'unknown' },
  ]);
});

test('an order whose card was refused is said to be one, not one that is not to be sent', async () => {
  const number = await placed();
  const cookie = cookieOf(await send('entrar', { token: TOKEN }));
  await send('pedido', { number, type: 'accept', key: 'R'.repeat(32) }, { cookie });
  vi.mocked(captureHeld).mockResolvedValueOnce(refuse(409, DESK_MESSAGES.gatewayRefused));
  const column = `${number}\t4445556667`;
  expect(await pasted(column, 'P'.repeat(32))).toEqual([`${GUIDES_MESSAGES.cardRefused} ${number}`]);
  expect((await row(number))?.status).toBe('processing');
});

test('a coupon that was ended at two stays ended when something else of it is saved, and a new last day counts to its end', async () => {
  const [cookie, endedAt] = [cookieOf(await send('entrar', { token: TOKEN })), Date.parse('2026-01-15T20:00:00Z')];
  await env.SHOP.prepare(
    "INSERT INTO coupon (store, code, kind, value, from_at, to_at, minimum, once_per_customer, max_uses, made_at) VALUES ('viu', 'DOS-PM', 'percent', 10, ?, ?, 0, 0, NULL, 1)",
  )
    .bind(endedAt - 90_000_000, endedAt)
    .run();
  const typed = { code: 'DOS-PM', kind: 'percent', value: '10', from: '2026-01-14', to: '2026-01-15', minimum: '' };
  const { coupons } = deskFor(env, liveRequest().store, Date.now(), PROGRAM);
  const saves = async (more: Record<string, string>) => {
    const version = String((await coupons.read('DOS-PM'))?.version ?? 0);
    await send('cupon', { ...typed, version, key: crypto.randomUUID().replaceAll('-', ''), ...more }, { cookie });
    return (await coupons.read('DOS-PM'))?.terms;
  };
  expect(await saves({ maxUses: '5' })).toMatchObject({ maxUses: 5, from: endedAt - 90_000_000, to: endedAt });
  // A day that is over would end it unseen.
  expect(await saves({ to: '2026-01-16' })).toMatchObject({ to: endedAt });
  expect(await saves({ to: '2099-01-16' })).toMatchObject({ to: Date.parse('2099-01-17T06:00:00Z') });
});

test('the desk lists, counts and shows what is there', async () => {
  const number = await placed();
  const desk = deskFor(env, liveRequest().store, Date.now(), PROGRAM);
  const found = await desk.order.list({
    list: null,
    pay: '',
    place: '',
    days: null,
    sort: 'due',
    search: number,
    after: null,
  });
  // Behind it those whose guide numbers begin so.
  expect(found.rows[0]?.order.number).toBe(number);
  expect(found.next).toBeNull();
  expect(found.counts.prepare.all).toBeGreaterThan(0);
  expect(await desk.order.find(number)).toMatchObject({
    state: { status: 'pending' },
    events: [],
    told: [{ type: 'order-placed', deliveredAt: null }],
  });
  expect(await desk.order.find('NO-HAY')).toBeNull();
  const health = await desk.running.health();
  expect(health.waiting).toBeGreaterThan(0);
  expect(health.oldestWaiting).toEqual(expect.any(Number));
  expect((await desk.imports.recent())[0]).toMatchObject({ scope: 'catalogue' });
});

test('the desk sends again what was given up, shows what an import left out, and puts away an order nobody knew of', async () => {
  const number = await placed();
  const [cookie, now] = [cookieOf(await send('entrar', { token: TOKEN })), Date.now()];
  const [row] = (await env.SHOP.prepare('SELECT id FROM outbox WHERE subject = ?').bind(number).all<{ id: number }>())
    .results;
  await env.SHOP.prepare("UPDATE outbox SET delivered_at = 1, failure = 'refused' WHERE id = ?").bind(row?.id).run();
  await noteUnresolved(env, { store: 'viu', orderId: 'sin-respuesta-1', sentAt: now, givenUpAt: now });
  await noteUnresolved(env, { store: 'mavi', orderId: 'sin-respuesta-2', sentAt: now, givenUpAt: now });
  const desk = deskFor(env, liveRequest().store, Date.now(), PROGRAM);
  const before = await desk.running.health();
  // Letters of what operators did before go at once, and are given up where no mail is configured.
  expect(before.givenUp.find(({ order }) => order === number)).toMatchObject({
    channel: 'mail',
    type: 'order-placed',
    order: number,
    reason: 'refused',
    canGoAgain: true,
  });
  expect((await desk.order.unresolved()).map(({ orderId }) => orderId)).toEqual(['sin-respuesta-1']);
  const [latest] = await desk.imports.recent();
  expect(await desk.imports.skippedBy(latest?.run ?? 0)).toEqual([]);
  const part = { version: latest?.run, skipped: JSON.stringify([{ position: 4, id: 'SKU-9', reason: 'no price' }]) };
  await env.CATALOGUE.prepare("INSERT INTO import_part VALUES (?, 'tienda', 'product', 4, 3, ?)")
    .bind(part.version, part.skipped)
    .run();
  expect((await desk.imports.recent())[0]).toMatchObject({ accepted: 3, skipped: 1 });
  expect(await desk.imports.skippedBy(latest?.run ?? 0)).toEqual([
    { entity: 'product', position: 4, id: 'SKU-9', reason: 'no price' },
  ]);
  expect(await desk.imports.skippedBy(999_999)).toBeNull();
  for (const [path, fields] of [
    ['reenviar', { channel: 'mail', id: String(row?.id) }],
    ['sin-respuesta', { orderId: 'sin-respuesta-1' }],
  ] as const) {
    expect((await send(path, { ...fields, key: 'K'.repeat(32) })).location).toMatch(/^\/operacion\/entrar/);
    for (let n = 0; n < 2; n += 1)
      expect((await send(path, { ...fields, key: 'K'.repeat(32) }, { cookie })).location).toBe('/operacion/estado');
  }
  const after = await desk.running.health();
  expect([after.givenUp.filter(({ order: one }) => one === number), await desk.order.unresolved()]).toEqual([[], []]);
});
