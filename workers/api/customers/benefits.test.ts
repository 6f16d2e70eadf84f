import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { orderBody } from '../../../src/domain/order/order-body';
import { orderRequest } from '../../../tests/cart/requests';
import { openShop, VIU } from '../../../tests/cart/shop';
import { deskFor } from '../../desk';
import { digest } from '../../http/digest';
import { newToken } from '../../http/token';
import { ask, browser, env, newCustomer, program, tokenOf } from './customer-cart.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response('página') }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));
afterEach(() => vi.restoreAllMocks());

const DAY_MS = 24 * 60 * 60 * 1000;
const SERVICE = { authorization: `Bearer ${env.SERVICE_TOKEN}` };

const desk = () => deskFor(env, VIU, Date.now(), { id: 'ana', name: 'ana', role: 'money' });

const coupon = (code: string, more: Partial<Record<'to_at' | 'from_at' | 'once' | 'max', number>> = {}) =>
  env.SHOP.prepare(
    `INSERT INTO coupon (store, code, kind, value, from_at, to_at, once_per_customer, max_uses) VALUES ('viu', ?, 'percent', 15, ?, ?, ?, ?)`,
  )
    .bind(code, more.from_at ?? null, more.to_at ?? null, more.once ?? 0, more.max ?? null)
    .run();

async function someone() {
  const { email, id } = await newCustomer();
  const token = await tokenOf(email);
  const get = (path: string, query = '') => program('GET', `/api/user/${path}?token=${token}${query}`);
  return {
    email,
    id,
    token,
    get,
    coupons: async (of: number | string = id) => get('coupons', `&userId=${of}`),
    codes: async () =>
      ((await get('coupons', `&userId=${id}`)).result as { code: string; status: string; source: string }[]).map(
        ({ code, status, source }) => [code, status, source],
      ),
    ranking: async () => (await get('rankings')).result,
  };
}

/** An order of these many units, paid whole, so many days ago. */
async function bought({ token }: { token: string }, qty: number, daysAgo: number): Promise<string> {
  const { result: cartId } = await program('POST', `/api/cart/create?token=${token}`);
  await program('POST', `/api/cart/update?token=${token}&cartId=${cartId}`, { cartItem: { sku: 'FALLA', qty } });
  const body = {
    ...orderBody({
      request: orderRequest(newToken()),
      lines: [],
      cartId: String(cartId),
      storeCode: 'viu',
      userId: null,
      now: Date.now(),
    }),
    products: [{ sku: 'FALLA', qty }],
  };
  const first = await program('POST', `/api/order?token=${token}`, body);
  const placed = first.status === 409 ? await program('POST', `/api/order?token=${token}`, body) : first;
  const { orderNumber } = placed.result as { orderNumber: string };
  await env.SHOP.prepare('UPDATE orders SET received = charged, created_at = ?2 WHERE number = ?1')
    .bind(orderNumber, Date.now() - daysAgo * DAY_MS)
    .run();
  return orderNumber;
}

/** Sends forms as the browser of a customer who is signed in, or of a guest; what was said. */
async function formsOf(email: string | null) {
  const { visit } = await import('./customers.fixture');
  const device = browser();
  if (email) await device.signIn(email);
  return async (path: string, fields: Record<string, string> = {}): Promise<string> => {
    const response = await visit(path, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        accept: 'application/json',
        cookie: [...device.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: new URLSearchParams(fields),
    });
    return response.text();
  };
}

test('API-089 coupons that the desk gave stand among a customer’s own, with those of everybody and of their newsletter', async () => {
  const [ana, eva] = [await someone(), await someone()];
  await Promise.all([
    coupon('SOLO-ANA'),
    coupon('TODOS', { to_at: Date.now() + DAY_MS }),
    coupon('VIEJO', { to_at: Date.now() - 91 * DAY_MS }),
    coupon('AYER', { to_at: Date.now() - DAY_MS }),
    coupon('LUEGO', { from_at: Date.now() + DAY_MS }),
    coupon('BOLETIN-ANA', { once: 1, max: 1 }),
    coupon('DE-NADIE'),
  ]);
  const { couponGifts: gifts } = desk();
  for (const code of ['SOLO-ANA', 'SOLO-ANA', 'VIEJO', 'AYER', 'LUEGO'])
    expect((await gifts.give(code, ` ${ana.email.toUpperCase()}`)).ok).toBe(true);
  expect((await gifts.give('TODOS', null)).ok).toBe(true);
  expect(await gifts.give('TODOS', 'nadie@example.mx')).toMatchObject({ problem: { status: 404 } });
  expect(await gifts.give('NO-HAY', null)).toMatchObject({ problem: { status: 404 } });
  await env.SHOP.prepare(
    `INSERT INTO newsletter (store, email, email_key, asked_at, confirmed_at, confirmed_by, end_token, coupon) VALUES ('viu', ?1, ?1, 1, 1, ?2, ?3, 'BOLETIN-ANA')`,
  )
    .bind(ana.email, ana.id, newToken())
    .run();
  expect(await ana.codes()).toEqual([
    ['TODOS', 'open', 'everybody'],
    ['BOLETIN-ANA', 'open', 'newsletter'],
    ['SOLO-ANA', 'open', 'given'],
    ['LUEGO', 'later', 'given'],
    ['AYER', 'over', 'given'],
  ]);
  expect(await eva.codes()).toEqual([['TODOS', 'open', 'everybody']]);
  expect(await gifts.of('SOLO-ANA')).toEqual({ isEverybodys: false, customers: 1 });
  await gifts.takeBack('TODOS', null);
  expect([await eva.codes(), await gifts.of('TODOS')]).toEqual([[], { isEverybodys: false, customers: 0 }]);
  const history = (await desk().coupons.read('TODOS'))?.history.map(({ action, actor }) => [action, actor]);
  expect(history).toEqual([
    ['take-coupon', 'ana'],
    ['give-coupon', 'ana'],
  ]);
});

test('the coupon of a newsletter stands in the account that was signed in as its link was followed, not in one that only bears the e-mail', async () => {
  const [ana, eva] = [await someone(), await someone()];
  await program('POST', '/api/newsletter', { email: ana.email });
  const asked = await env.SHOP.prepare(
    `SELECT secret FROM outbox WHERE type = 'newsletter-asked' ORDER BY id DESC`,
  ).first<{ secret: string }>();
  const codes = async () => (await ana.codes()).map(([, , source]) => source);
  const confirm = async (email: string | null) =>
    (await formsOf(email))('/f/newsletter/confirmar', { clave: String(asked?.secret) });
  expect(await confirm(null)).toContain('BOLETIN-');
  await confirm(eva.email);
  expect([await codes(), await eva.codes()]).toEqual([[], []]);
  await confirm(ana.email);
  expect(await codes()).toEqual(['newsletter']);
});

test('one that counts once per customer is told as used by whoever used it', async () => {
  const [ana, eva] = [await someone(), await someone()];
  await coupon('UNA-VEZ', { once: 1 });
  await desk().couponGifts.give('UNA-VEZ', null);
  const number = await bought(ana, 1, 0);
  await env.SHOP.prepare(
    `INSERT INTO coupon_use (store, code, order_number, used_at, customer_id, email) VALUES ('viu', 'UNA-VEZ', ?, 1, ?, ?)`,
  )
    .bind(number, String(ana.id), await digest('x'))
    .run();
  expect([await ana.codes(), await eva.codes()]).toEqual([
    [['UNA-VEZ', 'used', 'everybody']],
    [['UNA-VEZ', 'open', 'everybody']],
  ]);
  await desk().couponGifts.takeBack('UNA-VEZ', null);
});

test('coupons of another customer are those of nobody, and who asked is written down; a program of the shop is told', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [ana, eva] = [await someone(), await someone()];
  const foreign = await ana.coupons(eva.id);
  expect([foreign.status, foreign.result]).toEqual([404, (await ana.coupons(1)).result]);
  expect(warned.mock.calls.join()).toContain('"route":"userCoupons"');
  expect((await ana.get('rankings', `&userId=${eva.id}`)).status).toBe(404);
  expect((await program('GET', `/api/user/coupons?userId=${eva.id}`)).status).toBe(401);
  const told = await ask('GET', `/api/user/coupons?userId=${eva.id}`, null, SERVICE);
  expect([told.answer.status, told.answer.result]).toEqual([200, []]);
});

test('API-074 API-075 the level follows from what was paid in the last twelve months and stays paid, and says until when', async () => {
  const ana = await someone();
  expect(await ana.ranking()).toMatchObject({ level: 'Bronce', bought: 0, valid_until: null });
  const [old, first] = [await bought(ana, 2, 366), await bought(ana, 2, 200)];
  const { total } = (await env.SHOP.prepare('SELECT grand_total AS total FROM orders WHERE number = ?')
    .bind(first)
    .first<{ total: number }>()) ?? { total: 0 };
  const bar = (from: number) => ({ name: `desde ${from}`, from, gives: ['Envío sin costo'] });
  const more = {
    STORE_SETTINGS: JSON.stringify({ viu: { ranking: { levels: [bar(0), bar(total / 100), bar(total)] } } }),
  };
  Object.assign(env, more);
  const level = async () =>
    (await ana.ranking()) as { level: string; bought: number; valid_until: string; next: unknown };
  const stands = await level();
  expect([stands.level, stands.bought, stands.next]).toEqual([
    `desde ${total / 100}`,
    total / 100,
    { level: `desde ${total}`, missing: total - total / 100 },
  ]);
  const days = (Date.parse(stands.valid_until) - Date.now()) / DAY_MS;
  expect([days > 163, days < 167]).toEqual([true, true]);
  const updated = await program('POST', `/api/user/ranking?token=${ana.token}`, {});
  expect(updated.result).toEqual(stands);
  // A newer purchase carries the level by itself: it is kept until that one leaves the window.
  await bought(ana, 2, 10);
  expect(Date.parse((await level()).valid_until) - Date.now()).toBeGreaterThan(350 * DAY_MS);
  await env.SHOP.prepare('UPDATE orders SET refunded = received WHERE number <> ?').bind(old).run();
  expect(await level()).toMatchObject({ level: 'desde 0', bought: 0, valid_until: null });
  Reflect.deleteProperty(env, 'STORE_SETTINGS');
});

test('what a device saw is added to what the account knows, once; cleared it stays cleared, whatever device tells it again', async () => {
  const [ana, eva] = [await someone(), await someone()];
  const tell = (items: { sku: string; at: number }[], { token } = ana) =>
    program('POST', `/api/user/recently-viewed?token=${token}`, { items });
  const seen = async ({ get } = ana) =>
    ((await get('recently-viewed')).result as { sku: string }[]).map(({ sku }) => sku);
  const long = Date.now() - DAY_MS;
  for (let n = 0; n < 2; n += 1)
    expect(
      (
        await tell([
          { sku: 'A', at: long },
          { sku: 'B', at: long + 1 },
        ])
      ).status,
    ).toBe(200);
  await tell([
    { sku: 'A', at: long + 2 },
    { sku: 'B', at: 1 },
  ]);
  expect([await seen(), await seen(eva)]).toEqual([['A', 'B'], []]);
  await tell(Array.from({ length: 20 }, (_, at) => ({ sku: `N${at}`, at: long + 10 + at })));
  expect([(await seen()).length, (await seen())[0]]).toEqual([20, 'N19']);
  expect((await tell(Array.from({ length: 21 }, (_, at) => ({ sku: `M${at}`, at })))).status).toBe(422);
  expect((await program('POST', '/api/user/recently-viewed', { items: [] })).status).toBe(401);
  await (await formsOf(ana.email))('/f/account/borrar-vistos');
  await tell([{ sku: 'A', at: long }]);
  expect(await seen()).toEqual([]);
  await tell([{ sku: 'C', at: Date.now() + 1_000_000 }]);
  const [only] = (await ana.get('recently-viewed')).result as { sku: string; at: number }[];
  expect([only?.sku, (only?.at ?? 0) <= Date.now()]).toEqual(['C', true]);
});

test('API-127 how the shop is reached is told to clients: where it is written to, and its telephones', async () => {
  expect((await program('GET', '/api/config/customer-service')).result).toEqual({ page: '/contacto', phones: null });
  const phones = {
    phoneNumber: '5512345678',
    phoneNumber1: '5512345679',
    phoneNumberFormatted: '55 1234 5678',
    phoneNumberFormatted1: '55 1234 5679',
    wa: '5215512345678',
  };
  Object.assign(env, { CONTACT_PHONES: JSON.stringify({ viu: phones }) });
  const told = await program('GET', '/api/config/customer-service');
  Reflect.deleteProperty(env, 'CONTACT_PHONES');
  expect(told.result).toMatchObject({ phones: { phoneNumber: '5512345678' } });
});

test('ACCT-022 ACCT-009 a customer’s reviews are told back as they were written, each with its product and what became of it', async () => {
  const [ana, eva] = [await someone(), await someone()];
  const card = await program('GET', '/api/product/list?skus=FALLA');
  const [{ id }] = (card.result as { items: [{ id: number }] }).items;
  const words = { title: 'Muy buena', detail: 'Llegó a tiempo', nickname: 'Anita' };
  const written = await program('POST', `/api/review/create?token=${ana.token}`, {
    review: { ...words, product_id: id, rating: 4, review_status: 2 },
  });
  expect(written.status).toBe(200);
  const reviews = async (one: typeof ana) => (await one.get('reviews')).result as { id: number; created_at: string }[];
  const [told] = await reviews(ana);
  expect(told).toMatchObject({ ...words, product_id: id, rating: 4, review_status: 2 });
  expect(Math.abs(Date.parse(told?.created_at ?? '') - Date.now())).toBeLessThan(60_000);
  expect(await reviews(eva)).toEqual([]);
});

test('a branch is a customer’s own once they choose it, until they leave it; one there is none of changes nothing', async () => {
  const branch = { code: 'CENTRO', name: 'Centro', hours: [], position: null };
  await env.SHOP.prepare("INSERT INTO branch (store, code, place, doc) VALUES ('viu', 'CENTRO', 1, ?)")
    .bind(JSON.stringify(branch))
    .run();
  const [ana, eva] = [await someone(), await someone()];
  const send = await formsOf(ana.email);
  const chosen = async () =>
    (await env.SHOP.prepare('SELECT customer_id AS id, branch FROM own_branch').all<object>()).results;
  expect(await send('/f/account/sucursal', { code: 'CENTRO' })).toContain('This is your branch now');
  expect(await send('/f/account/sucursal', { code: 'NO-HAY' })).toContain('This branch is not open any more');
  expect(await chosen()).toEqual([{ id: String(ana.id), branch: 'CENTRO' }]);
  await (await formsOf(eva.email))('/f/account/sucursal');
  expect(await chosen()).toHaveLength(1);
  expect(await send('/f/account/sucursal')).toContain('You have no branch of your own any more');
  expect(await chosen()).toEqual([]);
});
