import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeViews } from '../../src/config/stores';
import { gateway } from '.';

/** What Waku would render: the renderer of server components is not part of this test. */
const renders = vi.hoisted(() => ({ count: 0 }));
vi.mock('../pages/waku', () => ({
  runPages: async () => {
    renders.count += 1;
    return new Response('<!DOCTYPE html><html><head></head><body>página</body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const URL_OF_A_READ = 'https://localhost/api/config/live-search';
/** Three reads of a session, thirty of an address. */
const TIMES = '0.01';
const PER_SESSION = 3;
const PER_ADDRESS = 30;
/** New carts of an address. */
const PER_ADDRESS_NEW = 30;
/** Changes of a session at a tenth of the figures. */
const PER_SESSION_CART = 12;
/** So few that a session makes one cart; a hundred changes of an address are fewer than the carts it may make. */
const ONE_CART_TIMES = '0.084';
const CHANGES_OF_AN_ADDRESS = 100;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2036, 10, 22, 12, 0, 30) }));
afterEach(() => vi.useRealTimers());

const session = () => crypto.randomUUID().replaceAll('-', '');
const cartCookie = (token = session()) => `__Host-cart-${storeViews('viu')[0]?.storeId}=${token}`;
let lastAddress = 0;
const newAddress = () => `10.1.${lastAddress >> 8}.${lastAddress++ & 255}`;

async function visit(
  path: string,
  headers: Record<string, string>,
  more: object = {},
  init: RequestInit = {},
): Promise<Response> {
  const ctx = createExecutionContext();
  const response = await gateway(
    new Request(new URL(path, URL_OF_A_READ), { ...init, headers }),
    { ...env, LIMITS_TIMES: TIMES, ...more } as never,
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return response;
}

const read = (cart: string | null, address: string, more: object = {}) =>
  visit(`${URL_OF_A_READ}${cart ? `?cartId=${cart}` : ''}`, { 'x-local-address': address }, more);

const statuses = async (times: number, ask: () => Promise<Response>) => {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1) all.push((await ask()).status);
  return all;
};

test('a session is refused past its limit, with 429 and when to come again, and goes on in the next minute', async () => {
  const [cart, address] = [session(), newAddress()];
  expect(await statuses(PER_SESSION, () => read(cart, address))).toEqual([200, 200, 200]);
  const refused = await read(cart, address);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.json()).toMatchObject({ code: 429, result: 'Too many requests, please wait a moment' });
  vi.setSystemTime(Date.now() + 60_000);
  expect((await read(cart, address)).status).toBe(200);
});

test('another session of the same address goes on', async () => {
  const address = newAddress();
  const busy = session();
  expect((await statuses(PER_ADDRESS * 2, () => read(busy, address))).filter((status) => status === 200)).toHaveLength(
    PER_SESSION,
  );
  expect((await read(session(), address)).status).toBe(200);
});

test('past the ceiling of an address stands a challenge, for the next address nothing', async () => {
  const address = newAddress();
  expect(new Set(await statuses(PER_ADDRESS, () => read(session(), address)))).toEqual(new Set([200]));
  const refused = await read(session(), address);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.json()).toMatchObject({ code: 429, meta: { challenge: true } });
  expect((await read(session(), newAddress())).status).toBe(200);
});

test('neighbours within one IPv6 network share its ceiling', async () => {
  const hosts = Array.from({ length: PER_ADDRESS }, (_, host) => `2806:2f0:9a1:4c::${host.toString(16)}`);
  for (const host of hosts) await read(session(), host);
  expect((await read(session(), '2806:2f0:9a1:4c:ffff::1')).status).toBe(429);
  expect((await read(session(), '2806:2f0:9a1:4d::1')).status).toBe(200);
});

test('an address that a client says itself counts nowhere but on this computer', async () => {
  const address = newAddress();
  const spoofed = () =>
    visit(
      URL_OF_A_READ,
      { 'x-local-address': session(), 'x-forwarded-for': session(), 'cf-connecting-ip': address },
      { APP_ENV: 'production' },
    );
  expect((await statuses(PER_ADDRESS + 1, spoofed)).at(-1)).toBe(429);
});

test('making carts is limited harder than using one, and a form is answered with a page', async () => {
  const add = (headers: Record<string, string>, more: object = {}) =>
    visit(
      'https://localhost/f/cart/add',
      { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      more,
      {
        method: 'POST',
        body: 'sku=NADA',
      },
    );
  const address = newAddress();
  expect(await statuses(PER_ADDRESS_NEW, () => add({ 'x-local-address': address }))).toEqual(
    Array(PER_ADDRESS_NEW).fill(303),
  );
  const second = await add({ 'x-local-address': address });
  expect(second.status).toBe(429);
  expect(second.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await second.text()).toContain('Un momento, por favor');
  const token = await madeBy(await withoutCoupon(session(), newAddress(), { LIMITS_TIMES: '10' }));
  expect((await add({ 'x-local-address': address, cookie: cartCookie(token) })).status).toBe(303);
});

/** The token of the cart that a change made. */
const madeBy = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { meta: { cartId: string } }).meta.cartId;

/** A change that makes a cart where this token has none. */
const withoutCoupon = (token: string, address: string, more: object = {}) =>
  visit(`/api/cart/delete-coupon?cartId=${token}`, { 'x-local-address': address }, more, { method: 'POST' });

test('a token that is made up for each request makes no more carts than an address may change', async () => {
  const more = { LIMITS_TIMES: ONE_CART_TIMES };
  const address = newAddress();
  const byCookie = () =>
    visit(
      '/api/cart/delete-coupon',
      { 'x-local-address': address, cookie: cartCookie(), 'sec-fetch-site': 'same-origin' },
      more,
      { method: 'POST' },
    );
  const made = await statuses(CHANGES_OF_AN_ADDRESS - 1, () => withoutCoupon(session(), address, more));
  expect(made).toEqual(Array(CHANGES_OF_AN_ADDRESS - 1).fill(200));
  expect([
    (await byCookie()).status,
    (await byCookie()).status,
    (await withoutCoupon(session(), address, more)).status,
  ]).toEqual([200, 429, 429]);
});

test('only the first change of a cart counts as making one', async () => {
  const more = { LIMITS_TIMES: '0.1' };
  const address = newAddress();
  const token = await madeBy(await withoutCoupon(session(), address, more));
  expect(await statuses(PER_SESSION_CART + 1, () => withoutCoupon(token, address, more))).toEqual([
    ...Array(PER_SESSION_CART).fill(200),
    429,
  ]);
});

test('a client of another origin may read that it asks too often', async () => {
  const address = newAddress();
  const origin = { 'x-local-address': address, origin: 'https://otra.example' };
  const more = { CORS_ORIGINS: 'https://otra.example' };
  const refusedOf = async (path: string) => {
    const cart = session();
    const all = [];
    for (let at = 0; at <= PER_SESSION; at += 1) all.push(await visit(`${path}?cartId=${cart}`, origin, more));
    const refused = all.at(-1);
    return [
      refused?.status,
      refused?.headers.get('access-control-allow-origin'),
      refused?.headers.get('access-control-expose-headers'),
    ];
  };
  expect(await refusedOf('/api/config/live-search')).toEqual([429, '*', expect.stringContaining('Retry-After')]);
  expect(await refusedOf('/api/cart/pull')).toEqual([
    429,
    'https://otra.example',
    expect.stringContaining('Retry-After'),
  ]);
});

test('a form sent from elsewhere is refused in the language of the view', async () => {
  const send = async (path: string) => {
    const response = await visit(
      path,
      { 'sec-fetch-site': 'cross-site', 'x-local-address': newAddress() },
      { STORE_VIEWS: 'viu,de' },
      { method: 'POST' },
    );
    return [response.status, await response.text()];
  };
  expect(await send('/f/cart/add')).toEqual([403, 'Esta forma solo se puede enviar desde la tienda.']);
  expect(await send('/de/f/cart/add')).toEqual([403, 'Dieses Formular kann nur aus dem Shop gesendet werden.']);
});

test('a page that has to be rendered counts, a kept page never does', async () => {
  const headers = { cookie: cartCookie(), 'x-local-address': newAddress() };
  const page = (path: string) => visit(path, headers);
  expect((await page('/quienes-somos')).headers.get('x-page-cache')).toBe('miss');
  const refused = await page('/compra-segura');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-page-cache')]).toEqual([
    429,
    '30',
    null,
  ]);
  expect(await refused.text()).toContain('Un momento, por favor');
  const before = renders.count;
  const hashed = vi.spyOn(crypto.subtle, 'digest');
  const kept = await Promise.all(Array.from({ length: PER_ADDRESS }, () => page('/quienes-somos')));
  expect(new Set(kept.map(({ status, headers: told }) => `${status} ${told.get('x-page-cache')}`))).toEqual(
    new Set(['200 hit']),
  );
  expect((await page('/quienes-somos?utm_source=correo')).status).toBe(200);
  expect([renders.count, hashed.mock.calls.length]).toEqual([before, 0]);
  hashed.mockRestore();
});

test('paths that nobody has are looked up as seldom as pages are rendered', async () => {
  const headers = { cookie: cartCookie(), 'x-local-address': newAddress() };
  const all = [await visit('/no/hay/nada/aqui', headers), await visit('/ni/aqui/tampoco/nada', headers)];
  expect(all.map(({ status }) => status === 429)).toEqual([false, true]);
});

test('an order counts for its cart also where only its body names that', async () => {
  const person = {
    country_id: 'MX',
    region: 'Yucatán',
    postcode: '97000',
    city: 'Mérida',
    telephone: '9991234567',
    street: ['Calle 60 491', 'Centro'],
  };
  const order = async (cart: string) => {
    const billingAddress = { ...person, firstname: 'Ana', lastname: 'Pech', email: 'ana@example.mx' };
    const body = JSON.stringify({
      cart_id: cart,
      addressInformation: { billingAddress, payment_method_code: 'cashondelivery' },
    });
    const headers = { 'content-type': 'application/json', 'x-local-address': newAddress() };
    return (await visit('/api/order', headers, { LIMITS_TIMES: '0.1' }, { method: 'POST', body })).status;
  };
  const cart = session();
  expect([(await order(cart)) === 429, (await order(cart)) === 429, (await order(session())) === 429]).toEqual([
    false,
    true,
    false,
  ]);
});

test('the binding of the platform counts as our own counter does', async () => {
  const cart = session();
  const deployed = { APP_ENV: 'production', LIMITS_TIMES: undefined };
  const all = await statuses(PER_SESSION * 2 + 1, () => read(cart, '', deployed));
  expect(all[0]).toBe(200);
  expect(all).toContain(429);
});

test('where a binding is missing nothing is limited, and it is logged once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cart = session();
  const bare = { APP_ENV: 'production', LIMITS_TIMES: undefined, LIMIT_READ: undefined, LIMIT_READ_ADDRESS: undefined };
  expect(new Set(await statuses(PER_SESSION * 3, () => read(cart, '', bare)))).toEqual(new Set([200]));
  expect(warned.mock.calls.filter(([line]) => String(line).includes('limits.missing'))).toHaveLength(1);
});

/** Two forms, ten reads, four searches of a session. */
const FEW = { LIMITS_TIMES: '0.034' };
const FORMS = 2;
const READS = 10;

/** How many of eleven requests of one session were let through. */
async function letThrough(method: string, path: string): Promise<number> {
  const [cart, address] = [session(), newAddress()];
  const ask = () =>
    visit(`${path}${path.includes('?') ? '&' : '?'}cartId=${cart}`, { 'x-local-address': address }, FEW, { method });
  return (await statuses(READS + 1, ask)).filter((status) => status !== 429).length;
}

test.each([
  ['POST', '/api/order/find'],
  ['POST', '/api/stock/notify'],
  ['POST', '/api/review/create'],
  ['POST', '/api/review_rating'],
  ['POST', '/api/contact'],
  ['POST', '/api/newsletter'],
  ['POST', '/api/newsletter/ana@example.mx'],
  ['DELETE', '/api/newsletter'],
])('%s %s counts as its form does, before its body is read', async (method, path) => {
  expect(await letThrough(method, path)).toBe(FORMS);
});

test('a path counts as what the routers read it as, however it is encoded; one that nobody has, or has not by this method, as a read', async () => {
  expect(await letThrough('POST', '/api/c%6Fntact')).toBe(FORMS);
  expect(await letThrough('GET', '/api/nada')).toBe(READS);
  expect(await letThrough('DELETE', '/api/contact')).toBe(READS);
});
