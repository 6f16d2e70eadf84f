import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import type { Cart } from '../../src/domain/cart/cart';
import { ok, type Result, refuse } from '../../src/domain/result';
import { openShop, VIU } from '../../tests/cart/shop';
import { browser, env, get, newCustomer, post, signedIn, visit } from '../api/customers/customers.fixture';
import { CookieJar } from '../http/cookie-jar';
import { contentDigest } from '../http/digest';
import { userTokens } from '../http/sessions/user-tokens';
import { newToken } from '../http/token';
import { openCheckoutTicket, sealCheckoutTicket } from '../services/checkout/checkout-ticket';
import { leaveForCheckout } from './external-checkout';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const KEY = 'clave-de-la-caja';
const OUTSIDE = {
  EXTERNAL_CHECKOUT: JSON.stringify({ viu: 'https://pago.example/entrada?tienda=1' }),
  EXTERNAL_CHECKOUT_KEY: KEY,
};
const KEYS = env.SESSION_KEYS ?? '';
const MINUTE_MS = 60_000;

let lines: string[] = [];
beforeAll(() => openShop(env));
beforeEach(() => {
  lines = [];
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => {
      lines.push(JSON.stringify(words));
    });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const add = { cartItem: { sku: 'MESA', qty: 2 } };

async function leave(shopper: ReturnType<typeof browser>, path = '/checkout/externo', more: object = OUTSIDE) {
  const response = await visit(path, { headers: shopper.page() }, more);
  shopper.keep(response.headers);
  const location = new URL(response.headers.get('location') ?? '', 'https://localhost');
  const handed = { token: location.searchParams.get('token') ?? '', cart: location.searchParams.get('cart') ?? '' };
  return { response, location, handed };
}

async function redeem(handed: unknown, key = KEY, more: object = OUTSIDE) {
  const body = JSON.stringify(handed);
  const at = Math.floor(Date.now() / 1000);
  const signature = `t=${at},v1=${await contentDigest(key, `${at}.${body}`)}`;
  const response = await visit(
    '/api/checkout/handover',
    { method: 'POST', body, headers: { 'content-type': 'application/json', 'checkout-signature': signature } },
    more,
  );
  return {
    status: response.status,
    result: (await response.json<{ result: { cartId: string; token: string } }>()).result,
  };
}

describe('a store view with an external checkout', () => {
  test('STORE-020 CHECKOUT-006 takes a visitor there with the cart, by one redirect that leaves no trace', async () => {
    const shopper = browser();
    expect((await shopper.post('/api/cart/update', add)).status).toBe(200);
    const { response, location, handed } = await leave(shopper);
    expect([
      response.status,
      response.headers.get('referrer-policy'),
      response.headers.get('cache-control'),
      await response.text(),
    ]).toEqual([303, 'no-referrer', 'no-store', '']);
    expect([location.origin, location.pathname, [...location.searchParams.keys()]]).toEqual([
      'https://pago.example',
      '/entrada',
      ['tienda', 'token', 'cart'],
    ]);
    expect(handed.token).toBe('');
    const cartToken = [...shopper.jar].find(([name]) => /cart-\d/.test(name))?.[1] ?? 'none';
    expect(response.headers.get('location')).not.toContain(cartToken);
    const redeemed = await redeem(handed);
    expect(redeemed).toEqual({ status: 200, result: { cartId: cartToken, token: '' } });
    expect((await get(`/api/cart/pull?cartId=${redeemed.result.cartId}`)).body.result).toMatchObject([
      { sku: 'MESA', qty: 2 },
    ]);
    expect((await leave(shopper, '/checkout?paso=pago')).location.origin).toBe('https://pago.example');
    expect(lines.filter((line) => [handed.cart, cartToken].some((secret) => line.includes(secret)))).toEqual([]);
  });

  test('CHECKOUT-006 takes a customer there with a token of their session', async () => {
    const shopper = browser();
    const { email, password } = await newCustomer();
    expect((await shopper.post('/api/user/login', { username: email, password, tokenCaptcha: '' })).status).toBe(200);
    expect((await shopper.post('/api/cart/update', add)).status).toBe(200);
    const { handed } = await leave(shopper);
    const { result } = await redeem(handed);
    expect((await get(`/api/user/me?token=${result.token}`)).body.result).toMatchObject({ email });
    expect((await get(`/api/cart/pull?cartId=${result.cartId}&token=${result.token}`)).body.result).toMatchObject([
      { sku: 'MESA', qty: 2 },
    ]);
    expect((await get(`/api/user/me?token=${handed.token}`)).status).toBe(401);
    // Markers of a digit or two stand in any text.
    const own = [...shopper.jar.values()].filter((value) => value.length > 20);
    expect(own.length).toBeGreaterThan(2);
    expect(own.some((value) => handed.token.includes(value) || handed.cart.includes(value))).toBe(false);
    expect((await shopper.post('/api/user/logout', {})).status).toBe(200);
    expect((await redeem(handed)).status).toBe(409);
  });

  test('what was handed over is turned into tokens by whoever has the key alone, as it was handed', async () => {
    const [one, other] = [browser(), browser()];
    for (const shopper of [one, other]) await shopper.post('/api/cart/update', add);
    const { email, password } = await newCustomer();
    await other.post('/api/user/login', { username: email, password, tokenCaptcha: '' });
    const [{ handed }, { handed: foreign }] = [await leave(one), await leave(other)];
    expect((await redeem(handed, 'otra clave')).status).toBe(401);
    expect((await redeem(handed, KEY, { ...OUTSIDE, EXTERNAL_CHECKOUT_KEY: undefined })).status).toBe(404);
    expect((await redeem(handed, KEY, { EXTERNAL_CHECKOUT_KEY: KEY })).status).toBe(404);
    expect((await redeem({ ...handed, token: foreign.token })).status).toBe(409);
    expect((await redeem({ cart: handed.cart.slice(0, -2), token: '' })).status).toBe(409);
    expect((await redeem({ cart: 'x'.repeat(10_000), token: '' })).status).toBe(422);
    expect((await redeem({})).status).toBe(422);
    expect((await redeem('nada')).status).toBe(422);
  });

  test('nobody is taken there ahead of time, nor without anything in the cart', async () => {
    const shopper = browser();
    expect((await leave(shopper)).response.headers.get('location')).toBe('/checkout/cart');
    await shopper.post('/api/cart/update', add);
    const ahead = await visit(
      '/checkout/externo',
      { headers: { ...shopper.page(), 'sec-purpose': 'prefetch' } },
      OUTSIDE,
    );
    expect([ahead.status, ahead.headers.get('location')]).toEqual([503, null]);
  });
});

describe('silent login', () => {
  const FROM = { referer: 'https://pago.example/' };

  /** A customer with a table in the cart, and a token of theirs as the external checkout is given one. */
  async function customer() {
    const known = await newCustomer();
    const { token } = await signedIn(known);
    expect((await post(`/api/cart/update?token=${token}`, add)).status).toBe(200);
    return { ...known, token };
  }
  const login = async (
    path: string,
    headers: Record<string, string> = FROM,
    more: object = OUTSIDE,
    shopper = browser(),
  ) => {
    const response = await visit(path, { headers: { ...shopper.page(), ...headers } }, more);
    shopper.keep(response.headers);
    return { shopper, status: response.status, location: response.headers.get('location'), response };
  };

  test('AUTH-026 AUTH-028 AUTH-029 ROUTE-080 UI-003 signs a customer in by the token that the checkout sends back, without a page, and goes on there', async () => {
    const { token, email } = await customer();
    const { shopper, status, location, response } = await login(`/silent-login?token=${token}`);
    expect([
      status,
      location,
      await response.text(),
      response.headers.get('referrer-policy'),
      response.headers.get('cache-control'),
    ]).toEqual([303, '/checkout/externo', '', 'no-referrer', 'no-store']);
    expect(response.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))).toMatch(
      /HttpOnly; Path=\/; Max-Age=900; SameSite=Lax; Secure$/,
    );
    expect((await shopper.get('/api/user/me')).body.result).toMatchObject({ email });
    const { handed, location: next } = await leave(shopper);
    expect(next.origin).toBe('https://pago.example');
    const { result } = await redeem(handed);
    expect((await get(`/api/cart/pull?cartId=${result.cartId}&token=${result.token}`)).body.result).toMatchObject([
      { sku: 'MESA', qty: 2 },
    ]);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  });

  test('ROUTE-080 stands under the path that its store view names, and then nowhere else', async () => {
    const { token } = await customer();
    const named = { ...OUTSIDE, STORE_SETTINGS: JSON.stringify({ viu: { silentLoginPath: '/entrada/regreso' } }) };
    expect((await login(`/entrada/regreso?token=${token}`, FROM, named)).location).toBe('/checkout/externo');
    const usual = await login(`/silent-login?token=${token}`, FROM, named);
    expect([usual.location, usual.response.headers.getSetCookie()]).toEqual([null, []]);
  });

  test('AUTH-026 ROUTE-081 without what it needs it leads to page-not-found, and signs nobody in', async () => {
    const { token } = await customer();
    const { token: ended } = await customer();
    expect((await post(`/api/user/logout?token=${ended}`, {})).status).toBe(200);
    const { refreshToken } = await signedIn(await newCustomer());
    const path = `/silent-login?token=${token}`;
    for (const [asked, headers, more] of [
      ['/silent-login', FROM, OUTSIDE],
      ['/silent-login?token=', FROM, OUTSIDE],
      ['/silent-login?token=nadie', FROM, OUTSIDE],
      [`/silent-login?token=${'x'.repeat(10_000)}`, FROM, OUTSIDE],
      [`/silent-login?token=${refreshToken}`, FROM, OUTSIDE],
      [`/silent-login?token=${ended}`, FROM, OUTSIDE],
      [path, {}, OUTSIDE],
      [path, { referer: 'https://pago.example.mal.example/' }, OUTSIDE],
      [path, { referer: 'pago.example' }, OUTSIDE],
      [path, FROM, {}],
    ] as const) {
      const { status, location, response } = await login(asked, headers, more);
      expect([asked.slice(0, 40), status, location, response.headers.getSetCookie()]).toEqual([
        asked.slice(0, 40),
        303,
        '/not-found',
        [],
      ]);
    }
    expect((await login(path, { ...FROM, 'sec-purpose': 'prefetch' })).status).toBe(503);
  });

  test('AUTH-027 is reached as a document alone: there is no payload of it and no call', async () => {
    const { token } = await customer();
    expect((await visit(`/RSC/R/silent-login.txt?token=${token}`, { headers: FROM }, OUTSIDE)).status).toBe(404);
    const sent = await visit(`/silent-login?token=${token}`, { method: 'POST', headers: FROM }, OUTSIDE);
    expect([sent.status, sent.headers.getSetCookie()]).toEqual([405, []]);
  });
});

test('without an external checkout nobody is led away, and one that is deployed is reached over https alone', async () => {
  const shopper = browser();
  await shopper.post('/api/cart/update', add);
  for (const path of ['/checkout/externo', '/checkout'])
    expect((await leave(shopper, path, {})).response.headers.get('location')).toBeNull();
  const deployed = await visit(
    '/',
    {},
    { EXTERNAL_CHECKOUT: '{"viu":"http://pago.example"}', APP_ENV: 'production' },
  ).catch((error: Error) => error);
  expect(String(deployed)).toContain('EXTERNAL_CHECKOUT: viu needs an https address');
});

describe('who cannot leave stays on the cart page', () => {
  const line = { itemId: 1 };
  const cart = (more: Partial<Cart> = {}) =>
    ({ lines: [line], state: 'open', syncedAt: 1, version: 1, ...more }) as Cart;
  async function answered(synced: Result<{ cart: Cart }>, more: object = {}) {
    const token = newToken();
    const set: string[] = [];
    const shopper = {
      store: { ...VIU, externalCheckout: 'https://pago.example/' },
      cart: { token: () => token, keep: (next: string) => set.push(next) },
      commerce: {
        cart: () => ({ token: () => token, sync: async () => synced, read: async () => ok({ cart: cart() }) }),
      },
      principal: { kind: 'guest', owner: null },
      cookies: new CookieJar(new URL('https://localhost/'), null),
      userTokens: () => userTokens(KEYS),
      now: Date.now(),
      ...more,
    };
    const response = await leaveForCheckout({ SESSION_KEYS: KEYS }, shopper as never);
    return { location: new URL(response.headers.get('location') ?? '', 'https://localhost'), set };
  }
  const refused = (message: string) => ({
    pathname: '/checkout/cart',
    search: `?${new URLSearchParams({ aviso: message })}`,
  });

  test.each<[string, Result<{ cart: Cart }>, object?]>([
    [
      'CHECKOUT-005 the cart cannot be synced first, as the retailer refuses',
      refuse(503, CART_MESSAGES.retailerUnavailable),
    ],
    ['CHECKOUT-005 the retailer was not told of a change', ok({ cart: cart({ syncedAt: null }) })],
    ['an order is being made of it', ok({ cart: cart({ state: 'placing' }) })],
    ['the shop has no keys', ok({ cart: cart() }), { userTokens: () => null }],
  ])('%s', async (_, synced, more) => {
    expect((await answered(synced, more)).location).toMatchObject(refused(CART_MESSAGES.retailerUnavailable));
  });

  test('the cart that came after an order goes along, and is kept', async () => {
    const next = newToken();
    const { location, set } = await answered(ok({ cart: cart() }), {
      commerce: { cart: () => ({ token: () => next, sync: async () => ok({ cart: cart() }) }) },
    });
    expect(set).toEqual([next]);
    expect(
      await openCheckoutTicket(KEYS, 'viu', { token: '', cart: location.searchParams.get('cart') ?? '' }, Date.now()),
    ).toEqual({ cart: next, session: null });
  });
});

test('a seal holds five minutes, for one store view, under any key that still verifies', async () => {
  const now = Date.parse('2026-11-22T18:00:00Z');
  const given = { cart: newToken(), session: { account: 'shop:7', sessionId: 's', rotation: 3 } };
  const sealed = await sealCheckoutTicket(KEYS, 'viu', given, now);
  const after = (ms: number, keys = KEYS, store = 'viu') => openCheckoutTicket(keys, store, sealed, now + ms);
  expect(await after(4 * MINUTE_MS)).toEqual(given);
  expect(await after(6 * MINUTE_MS)).toBeNull();
  expect(await after(0, KEYS, 'mavi')).toBeNull();
  expect(await after(0, `clave-nueva-de-las-sesiones-00000002,${KEYS}`)).toEqual(given);
  expect(await after(0, 'clave-nueva-de-las-sesiones-00000002')).toBeNull();
});
