import { beforeAll, expect, test, vi } from 'vitest';
import { isoDay, startOfDay } from '../../../src/domain/mexico-city';
import { toCentavos } from '../../../src/domain/money';
import type { Operator } from '../../../src/domain/operator';
import { OperatorRefused } from '../../../src/domain/operator';
import type { OrderAction, OrderEvent } from '../../../src/domain/order/events';
import { toRefund } from '../../../src/domain/order/money';
import { orderBody } from '../../../src/domain/order/order-body';
import { openDays } from '../../../src/domain/returns/clock';
import { orderRequest } from '../../../tests/cart/requests';
import { openShop, VIU } from '../../../tests/cart/shop';
import { recordOrderEvent } from '../../adapters/embedded/desk/record';
import { changeOrder } from '../../adapters/embedded/orders/change';
import { takeItems } from '../../adapters/embedded/orders/items';
import { orderOf, readRow, stateOf } from '../../adapters/embedded/orders/row';
import { takeIn } from '../../adapters/embedded/returns/take-in.fixture';
import { deskFor } from '../../desk';
import { newToken } from '../../http/token';
import { returnLetter } from '../../mail/letters/return';
import type { OutboxEvent } from '../../outbox/event';
import { browser, env, newCustomer, program, tokenOf } from './customer-cart.fixture';
import { visit } from './customers.fixture';

vi.mock('../../pages/waku', () => ({
  runPages: async () => new Response('página', { headers: { 'content-type': 'text/html' } }),
}));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const DAY_MS = 24 * 60 * 60 * 1000;
const EVA: Operator = { id: 'eva', name: 'Eva', role: 'orders' };
const SKU = 'FALLA';

beforeAll(async () => {
  await openShop(env);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

let keys = 0;
async function record(number: string, type: OrderAction['type'] | 'send', at = Date.now()) {
  keys += 1;
  const told = { key: `k${keys}`, note: null };
  const done = await recordOrderEvent(env, { number }, { type }, told, at, EVA);
  if (!done.ok) throw new Error(done.problem.message);
}

interface Buyer {
  email: string;
  token: string;
  number: string;
}

/** The events of a return, and the letter each writes now. */
async function lettersOf(number: string) {
  const { results } = await env.SHOP.prepare('SELECT * FROM outbox WHERE subject = ? AND type LIKE ? ORDER BY id')
    .bind(number, 'return-%')
    .all<OutboxEvent>();
  const origin = 'https://tienda.example';
  const told = await Promise.all(results.map((event) => returnLetter({ env, event, origin, now: 0 })));
  return { types: results.map(({ type }) => type), told };
}

/** A customer with an order of three that was delivered so many days ago. */
async function delivered({ days = 0, of = null as Buyer | null } = {}): Promise<Buyer> {
  const email = of?.email ?? (await newCustomer()).email;
  const token = of?.token ?? (await tokenOf(email));
  const qty = 3;
  const { result: cartId } = await program('POST', `/api/cart/create?token=${token}`);
  await program('POST', `/api/cart/update?token=${token}&cartId=${cartId}`, { cartItem: { sku: SKU, qty } });
  const request = orderRequest(newToken());
  const cart = { request, lines: [], cartId: String(cartId), storeCode: 'viu', userId: null, now: Date.now() };
  const body = { ...orderBody(cart), products: [{ sku: SKU, qty }] };
  const first = await program('POST', `/api/order?token=${token}`, body);
  const placed = first.status === 409 ? await program('POST', `/api/order?token=${token}`, body) : first;
  const number = (placed.result as { orderNumber: string }).orderNumber;
  const at = Date.now() - days * DAY_MS;
  for (const type of ['accept', 'send', 'deliver'] as const) await record(number, type, at);
  return { email, token, number };
}

const item = (qty: number, reason = 'damaged', order_item_id = 1) => ({
  ...{ order_item_id, qty, reason, condition: 'opened' },
});
const create = ({ token, number }: Pick<Buyer, 'token' | 'number'>, items: object[], more: object = {}) =>
  program('POST', `/api/rma/create?token=${token}`, { order_id: number, items, ...more });
const ask = (call: string, { token, number }: Pick<Buyer, 'token' | 'number'>) =>
  program('GET', `/api/rma/${call}?token=${token}&orderId=${number}`);
const numberOf = ({ result }: { result: unknown }) => (result as { increment_id: string }).increment_id;
const desk = (operator = EVA) => deskFor(env, VIU, Date.now(), operator).returns;
const arrived = (units: number, accepted = units, more: object = {}) => [
  { ...{ lineNo: 1, arrived: units, accepted, isShelved: true, refusal: '' }, ...more },
];
const onShelf = async () =>
  (
    await env.SHOP.prepare('SELECT qty FROM stock WHERE store = ? AND sku = ?')
      .bind('viu', SKU)
      .first<{ qty: number }>()
  )?.qty ?? 0;

test('ACCT-006 API-095 API-099 API-100 API-101 a return is asked for with reason and quantity, and told by the other calls', async () => {
  const ana = await delivered();
  const attributes = (await program('GET', '/api/rma/attributes')).result as { options: object[] }[];
  expect(attributes[0]?.options).toContainEqual({ value: 'damaged', label: 'Llegó dañado' });
  const before = await ask('create-form', ana);
  expect(before.result).toMatchObject({ problem: null, items: [{ order_item_id: 1, sku: SKU, qty_available: 3 }] });
  const made = await create(ana, [item(2)], {
    ...{ comment: 'La pata está rota\r\nde un lado\rdel otro', refund_to: 'wallet' },
  });
  expect(await desk().find(numberOf(made))).toMatchObject({ isToWallet: true });
  expect(made).toMatchObject({
    status: 200,
    result: { status: 'pending', comment: 'La pata está rota\nde un lado\ndel otro' },
  });
  expect((await ask('returns', ana)).result).toMatchObject([
    { increment_id: numberOf(made), items: [{ qty_requested: 2, reason: 'damaged', condition: 'opened' }] },
  ]);
  expect((await ask('create-form', ana)).result).toMatchObject({ items: [{ qty_available: 1 }] });
});

test('ACCT-045 ACCT-046 an order of somebody else has no returns and no form, as one there is none of', async () => {
  const [ana, eva] = [await delivered(), await delivered()];
  const foreign = { token: eva.token, number: ana.number };
  expect(await ask('returns', foreign)).toMatchObject({
    status: 404,
    result: 'Could not get the list of "Returns" (404)',
  });
  const form = await ask('create-form', foreign);
  expect(form).toMatchObject({ status: 404, result: 'Could not get the RMA create form data (404)' });
  expect((await ask('create-form', { ...foreign, number: '999999' })).result).toEqual(form.result);
  expect((await create(foreign, [item(1)])).status).toBe(404);
});

test('however many ask at once, never more goes back than was bought; sent again under its key it is one', async () => {
  const ana = await delivered();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(ana, [item(1)])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
  const other = await delivered({ of: ana });
  const keyed = await Promise.all(
    Array.from({ length: 5 }, () =>
      visit(`/api/rma/create?token=${other.token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'una-devolucion' },
        body: JSON.stringify({ order_id: other.number, items: [item(2)] }),
      }),
    ),
  );
  expect(keyed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await ask('returns', other)).result).toHaveLength(1);
  const { n } = (await env.SHOP.prepare(
    "SELECT count(*) AS n FROM outbox JOIN order_return ON order_return.number = outbox.subject WHERE outbox.type = 'return-requested' AND order_number = ?",
  )
    .bind(other.number)
    .first<{ n: number }>()) ?? { n: -1 };
  expect(n).toBe(1);
});

test('NOTIF-042 what cannot go back is refused with the field and the reason, and nothing is kept', async () => {
  const problems = async (buyer: Buyer, items: object[], more: object = {}) => {
    const { status, result } = await create(buyer, items, more);
    return [status, Array.isArray(result) ? result.map((one: { message: string }) => one.message) : result];
  };
  const ana = await delivered();
  expect(await problems(ana, [item(4)])).toEqual([409, ['You cannot return more than you bought']]);
  expect(await problems(ana, [item(1, 'damaged', 9)])).toEqual([422, ['You cannot return more than you bought']]);
  expect(await problems(ana, [item(1), item(1)]), 'a line twice').toEqual([
    422,
    ['You cannot return more than you bought'],
  ]);
  expect(await problems(ana, [item(1, 'porque sí')])).toEqual([422, ['Choose a reason']]);
  expect(await problems(ana, [item(1)], { way: 'collect' })).toEqual([
    422,
    ['Choose a working day within the next two weeks'],
  ]);
  await env.SHOP.prepare('UPDATE orders SET gone = \'{"1":2}\' WHERE number = ?').bind(ana.number).run();
  expect(await problems(ana, [item(2)]), 'two were canceled before it was sent').toEqual([
    409,
    ['You cannot return more than you bought'],
  ]);
  const late = await delivered({ days: 10, of: ana });
  expect(await problems(late, [item(1, 'changed-mind')])).toEqual([
    422,
    ['The five business days to change your mind are over'],
  ]);
  expect((await create(late, [item(1, 'defective')])).status).toBe(200);
  const tooLate = await delivered({ days: 92, of: ana });
  expect(await problems(tooLate, [item(1)])).toEqual([409, 'The time to return this order is over']);
  for (const [type, why] of [
    ['virtual', 'A service or a download cannot be returned'],
    ['giftcard', 'A gift card cannot be returned'],
  ]) {
    await env.SHOP.prepare("UPDATE orders SET doc = json_set(doc, '$.lines[0].productType', ?) WHERE number = ?")
      .bind(type, ana.number)
      .run();
    expect(await problems(ana, [item(1)])).toEqual([409, [why]]);
  }
  await env.SHOP.prepare("UPDATE orders SET status = 'processing' WHERE number = ?").bind(ana.number).run();
  expect(await problems(ana, [item(1)])).toEqual([409, 'It has not been sent yet: cancel it instead']);
  expect((await ask('returns', ana)).result).toEqual([]);
});

test('the desk authorises, takes a part back and refuses the rest: shelf, history, record and letters say so, and whoever saw it before is told', async () => {
  const ana = await delivered();
  const number = numberOf(await create(ana, [item(3)]));
  const before = await onShelf();
  expect(
    await desk().authorise(number, 1, { label: { carrier: 'Estafeta', guide: 'ABC123' }, collectOn: null }),
  ).toEqual({
    ok: true,
    value: null,
  });
  expect(await desk().refuse(number, 1, 'No')).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await takeIn(desk(), number, 2, arrived(4))).toMatchObject({ ok: false, problem: { status: 422 } });
  expect(await takeIn(desk(), number, 2, arrived(2, 1))).toMatchObject({
    ok: false,
    problem: { fields: [{ field: 'refusal-1', message: 'Write why' }] },
  });
  const twice = await Promise.all([
    takeIn(desk(), number, 2, arrived(2, 1, { refusal: 'Está usada' })),
    takeIn(desk(), number, 2, arrived(2, 1, { refusal: 'Está usada' })),
  ]);
  expect(twice.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await onShelf()).toBe(before + 1);
  expect((await ask('returns', ana)).result).toMatchObject([
    {
      status: 'received_on_item',
      tracks: [{ carrier_title: 'Estafeta' }],
      items: [{ qty_returned: 2, qty_approved: 1 }],
    },
  ]);
  await takeIn(desk(), number, 3, arrived(1, 1, { isShelved: false }));
  expect(await onShelf()).toBe(before + 1);
  const found = await desk().find(number);
  expect(found?.events.map(({ status, actor }) => [status, actor])).toEqual([
    ['requested', null],
    ['authorised', 'Eva'],
    ['partly-received', 'Eva'],
    ['received', 'Eva'],
  ]);
  const { results } = await env.SHOP.prepare(
    "SELECT action, actor FROM desk_audit WHERE subject = 'return' AND subject_id = ? ORDER BY id",
  )
    .bind(number)
    .all();
  expect(results).toEqual(
    ['authorise-return', 'receive-return', 'receive-return'].map((action) => ({ action, actor: 'Eva' })),
  );
  const { types, told } = await lettersOf(number);
  expect(types).toEqual(['return-requested', 'return-authorised', 'return-partly-received', 'return-received']);
  // What a later letter says as it stands is not said twice.
  expect(told.slice(0, -1)).toEqual([null, null, null]);
  const letter = told.at(-1);
  expect(letter?.letter).toMatchObject({
    subject: `Tu devolución ${number}: Recibida`,
    action: { url: `https://tienda.example/my-account/orders/${ana.number}/return/${number}` },
  });
  expect(JSON.stringify(letter)).toContain('Está usada');
  // Three came, one of them was not taken back.
  expect((letter?.letter.tables ?? []).flat().map((row) => row?.label)).toEqual([expect.stringMatching(/^2 × /)]);
  await expect(desk({ ...EVA, role: 'see' }).refuse(number, 4, 'No')).rejects.toThrow(OperatorRefused);
});

const moneyOf = async ({ number }: Buyer) => {
  const row = await readRow(env, { number });
  if (!row) throw new Error('no order');
  return stateOf(row).money;
};
const event = (number: string, happens: OrderEvent) => {
  keys += 1;
  return changeOrder(env, { number }, happens, { source: 'operator', id: `d${keys}`, at: Date.now() });
};

test('money is owed for units that were taken back alone, once; all that was sent comes to all that was paid, and then it is refunded', async () => {
  const ana = await delivered();
  const { charged: all } = await moneyOf(ana);
  const placed = await readRow(env, ana);
  const sending = placed ? orderOf(placed).totals.shippingInclTax : 0;
  expect(sending).toBeGreaterThan(0);
  await event(ana.number, { type: 'received', amount: all });
  const first = numberOf(await create(ana, [item(2)]));
  expect(await event(ana.number, { type: 'refunded', amount: toCentavos(1) })).toMatchObject({ ok: false });
  const told = await Promise.all(
    Array.from({ length: 5 }, () => takeIn(desk(), first, 1, arrived(2, 1, { refusal: 'Está usada' }))),
  );
  expect(told.filter(({ ok }) => ok)).toHaveLength(1);
  expect(told.flatMap((one) => (one.ok ? [] : [one.problem.status]))).toEqual([409, 409, 409, 409]);
  const one = toRefund(await moneyOf(ana));
  expect(Math.abs(one - (all - sending) / 3)).toBeLessThanOrEqual(1);
  expect(await event(ana.number, { type: 'refunded', amount: toCentavos(one + 1) })).toMatchObject({ ok: false });
  expect((await ask('returns', ana)).result).toMatchObject([{ status: 'received' }]);
  const lastLine = async () => (await lettersOf(first)).told.at(-1)?.letter.lines.at(-1);
  expect(await lastLine()).toMatch(/^Te devolvemos \$[\d,.]+ de lo que pagaste\. /);
  await event(ana.number, { type: 'refunded', amount: one });
  expect((await ask('returns', ana)).result).toMatchObject([{ status: 'processed_closed' }]);
  expect(await lastLine()).toBe('Ya te regresamos el dinero.');
  const second = numberOf(await create(ana, [item(1)]));
  expect(await takeIn(desk(), second, 1, arrived(1))).toMatchObject({ ok: true });
  const { results } = await env.SHOP.prepare(
    "SELECT amount FROM order_event WHERE order_number = ? AND type = 'return-items'",
  )
    .bind(ana.number)
    .all<{ amount: number }>();
  expect(results.reduce((sum, { amount }) => sum + amount, 0)).toBe(all - (await moneyOf(ana)).charged);
  expect(one + toRefund(await moneyOf(ana))).toBe(all - (await moneyOf(ana)).charged);
});

test('units that were canceled cannot be returned, and a parcel that is canceled after some came back brings the others alone', async () => {
  const before = await onShelf();
  const ana = await delivered();
  await record(ana.number, 'take-back-deliver');
  await record(ana.number, 'take-back-send');
  const canceled = await takeItems(env, ana, 'cancel-items', [{ lineNo: 1, qty: 1 }], {
    ...{ source: 'shopper', id: `una ${ana.number}`, at: Date.now() },
  });
  expect(canceled).toMatchObject({ ok: true });
  await record(ana.number, 'send');
  expect((await ask('create-form', ana)).result).toMatchObject({ items: [{ qty_available: 2 }] });
  expect((await create(ana, [item(3)])).status).toBe(409);
  const made = await Promise.all(Array.from({ length: 6 }, () => create(ana, [item(1)])));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(2);
  const numbers = made.filter(({ status }) => status === 200).map(numberOf);
  expect(await takeIn(desk(), numbers[0] ?? '', 1, arrived(1))).toMatchObject({ ok: true });
  expect(await onShelf()).toBe(before - 1);
  // What their customer has sent comes back by itself.
  await env.SHOP.prepare("UPDATE order_return SET status = 'on-way' WHERE number = ?").bind(numbers[1]).run();
  await record(ana.number, 'cancel');
  expect([await onShelf(), (await moneyOf(ana)).charged]).toEqual([before - 1, 0]);
  expect(await takeIn(desk(), numbers[1] ?? '', 1, arrived(1))).toMatchObject({ ok: true });
  expect(await onShelf()).toBe(before);
});

test('a day to be fetched is asked for and answered at the desk, which can say no day on which nobody drives', async () => {
  const ana = await delivered();
  const [asked = 0, other = 0] = openDays(Date.now());
  const number = numberOf(await create(ana, [item(1)], { way: 'collect', collect_on: isoDay(asked) }));
  const told = async () => ((await ask('returns', ana)).result as { collect_on: string }[])[0]?.collect_on;
  expect(await told()).toBe(isoDay(asked));
  for (const day of [startOfDay(Date.now()), asked + 60 * DAY_MS])
    expect(await desk().authorise(number, 1, { label: null, collectOn: day })).toMatchObject({
      problem: { status: 422, fields: [{ field: 'collectOn' }] },
    });
  expect(await desk().authorise(number, 1, { label: null, collectOn: other })).toMatchObject({ ok: true });
  expect(await told()).toBe(isoDay(other));
  const parcel = numberOf(await create(ana, [item(1)]));
  expect(await desk().authorise(parcel, 1, { label: null, collectOn: other })).toMatchObject({
    problem: { status: 422 },
  });
});

test('what is refused or withdrawn may be asked for anew, and a change of mind in time waits for nobody', async () => {
  const ana = await delivered();
  const asked = await create(ana, [item(3)]);
  expect(await desk().refuse(numberOf(asked), 1, 'Faltan fotos')).toMatchObject({ ok: true });
  const again = await create(ana, [item(3, 'changed-mind')]);
  expect(again).toMatchObject({ status: 200, result: { status: 'authorized' } });
  const device = browser();
  await device.signIn(ana.email);
  const form = await visit('/f/order/devolver-retirar', {
    method: 'POST',
    headers: {
      ...{
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      cookie: [...device.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams({ order: ana.number, number: numberOf(again) }).toString(),
  });
  expect(form.status).toBe(200);
  expect((await create(ana, [item(3)])).status).toBe(200);
  const statuses = ((await ask('returns', ana)).result as { status: string }[]).map(({ status }) => status);
  expect(statuses).toEqual(['denied', 'closed', 'pending']);
});

/** A JPEG of nothing, with where it was taken. */
const JPEG = new Uint8Array([
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 13, ...new TextEncoder().encode('Exif\0\0'), ...new TextEncoder().encode('GPS:1')],
  ...[0xff, 0xda, 0, 4, 1, 1, 0x12, 0x34, 0xff, 0xd9],
]);

test('five pictures are kept without their place, for their owner and the desk alone', async () => {
  const ana = await delivered();
  const number = numberOf(await create(ana, [item(1)]));
  const device = browser();
  await device.signIn(ana.email);
  const cookieOf = (of: typeof device) => [...of.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const upload = async (bytes: Uint8Array<ArrayBuffer>, of = device) => {
    const body = new FormData();
    body.set('order', ana.number);
    body.set('number', number);
    body.set('foto', new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }));
    const sent = new Request('https://localhost/', { method: 'POST', body });
    const headers = {
      ...{ 'content-type': sent.headers.get('content-type') ?? '', accept: 'application/json' },
      ...{ 'sec-fetch-site': 'same-origin', cookie: cookieOf(of) },
    };
    return (await visit('/f/order/devolver-foto', { method: 'POST', headers, body: await sent.arrayBuffer() })).status;
  };
  expect(await upload(new TextEncoder().encode('<svg onload="alert(1)"></svg>'.padEnd(64)))).toBe(422);
  expect(await upload(new Uint8Array(5 * 1024 * 1024 + 1).fill(1))).toBe(413);
  const six = await Promise.all(Array.from({ length: 6 }, () => upload(JPEG)));
  expect(six.sort()).toEqual([200, 200, 200, 200, 200, 409]);
  const { results } = await env.SHOP.prepare('SELECT id FROM order_return_picture WHERE return_number = ?')
    .bind(number)
    .all<{ id: string }>();
  const path = `/my-account/orders/${ana.number}/return/${number}/foto/${results[0]?.id}`;
  const shown = await visit(path, { headers: { cookie: cookieOf(device) } });
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ]);
  const kept = new Uint8Array(await shown.arrayBuffer());
  expect([new TextDecoder().decode(kept).includes('GPS'), kept.length]).toEqual([false, JPEG.length - 15]);
  const stranger = browser();
  await stranger.signIn((await newCustomer()).email);
  expect((await visit(path, { headers: { cookie: cookieOf(stranger) } })).status).toBe(404);
  expect([
    (await visit(path)).status,
    (await visit(`/operacion/devolucion/${number}/foto/${results[0]?.id}`)).status,
  ]).toEqual([404, 404]);
  expect(await upload(JPEG, stranger)).toBe(404);
  const atDesk = await desk().picture(number, results[0]?.id ?? '');
  expect(atDesk.ok && (await new Response(atDesk.value.body).arrayBuffer()).byteLength).toBe(kept.length);
});
