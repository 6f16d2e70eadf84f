import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser, env, get, me, newCustomer, post, refresh, signedIn, visit } from './customers.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const MINUTE_MS = 60_000;
const START = Date.UTC(2036, 10, 22, 12, 0, 30);
const KEY = String(env.SESSION_KEYS);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => vi.useRealTimers());

const part = (token: string, at: number) =>
  JSON.parse(atob((token.split('.')[at] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
const encoded = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The token with some of its claims or of its head changed, signed with a key. */
const signedAgain = (token: string, claims: Record<string, unknown>, key = KEY, head: Record<string, unknown> = {}) =>
  new SignJWT({ ...part(token, 1), ...claims })
    .setProtectedHeader({ alg: 'HS256', ...part(token, 0), ...head })
    .sign(new TextEncoder().encode(key));

const ERROR = {
  code: 401,
  resultCode: 401,
  result: 'Error refreshing user token. User is not authorized to access the resource',
};

test('a forged, foreign, swapped or altered token is nobody’s', async () => {
  const [ana, eva] = [await newCustomer(), await newCustomer()];
  const { token, refreshToken } = await signedIn(ana);
  const profile = (await me(token)).body.result as { groupToken: string };
  const [head = '', body = ''] = token.split('.');
  const forged = {
    'alg none': `${encoded({ ...part(token, 0), alg: 'none' })}.${body}.`,
    'no signature': `${head}.${body}.`,
    'another key': await signedAgain(token, {}, 'otra-clave-que-nadie-puso-00000000'),
    'a key of another name': await signedAgain(token, {}, KEY, { kid: '00000000' }),
    'a refresh token': refreshToken,
    'a group token': profile.groupToken,
    'no type': await signedAgain(token, {}, KEY, { typ: 'JWT' }),
    'another customer': await signedAgain(token, { sub: `shop:${eva.id}` }),
    'another session': await signedAgain(token, { sid: 'x'.repeat(32) }),
    'a later rotation': await signedAgain(token, { rot: 1 }),
    'another realm': await signedAgain(token, { sub: `0123456789abcdef:${ana.id}` }),
    'no expiry': await signedAgain(token, { exp: undefined }),
    expired: await signedAgain(token, { exp: START / 1000 }),
    'no account': await signedAgain(token, { sub: undefined }),
    nonsense: 'x',
    'a long text': 'x'.repeat(4000),
  };
  for (const [name, one] of Object.entries(forged)) {
    expect([name, (await me(one)).status]).toEqual([name, 401]);
    expect([name, (await get('/api/user/me', { authorization: `Bearer ${one}` })).status]).toEqual([name, 401]);
  }
  expect((await me(token)).status).toBe(200);
});

test('NOTIF-017 an access token refreshes nothing, nor does a forged one; the session goes on', async () => {
  const { token, refreshToken } = await signedIn(await newCustomer());
  for (const one of [
    token,
    await signedAgain(refreshToken, { rot: 7 }),
    await signedAgain(refreshToken, {}, 'otra-clave-que-nadie-puso-00000000'),
    'x',
  ])
    expect((await refresh(one)).body).toEqual(ERROR);
  expect((await post('/api/user/refresh', {})).body).toMatchObject({
    code: 422,
    result: [{ field: 'refreshToken', rule: 'required' }],
  });
  expect((await refresh('x'.repeat(5000))).status).toBe(422);
  expect((await refresh(refreshToken)).status).toBe(200);
});

test('NOTIF-018 a failure inside while refreshing says so, an account that is merely busy says to come again', async () => {
  const { refreshToken } = await signedIn(await newCustomer());
  const failing = (flags: object) => ({
    CUSTOMER_SESSIONS: {
      getByName: () => ({
        renew: async () => {
          throw Object.assign(new Error('roto'), flags);
        },
      }),
    },
  });
  const broken = await post('/api/user/refresh', { refreshToken }, {}, failing({}));
  expect(broken.body).toEqual({
    code: 500,
    resultCode: 500,
    result: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  });
  const busy = await post('/api/user/refresh', { refreshToken }, {}, failing({ overloaded: true }));
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await refresh(refreshToken)).status).toBe(200);
});

test('an account that does not answer makes nobody a guest: the call and its cookies wait', async () => {
  const customer = await newCustomer();
  const { jar, post } = browser();
  await post('/api/user/login', { username: customer.email, password: customer.password });
  const busy = {
    CUSTOMER_SESSIONS: {
      getByName: () => ({
        check: async () => {
          throw Object.assign(new Error('lleno'), { overloaded: true });
        },
      }),
    },
  };
  const answer = await post('/api/cart/create', {}, busy);
  expect([answer.status, answer.body.result, answer.headers.getSetCookie()]).toEqual([503, expect.any(String), []]);
  expect(jar.has('__Host-session')).toBe(true);
});

test('two refreshes at once are one, and a reused token ends the session for whoever holds the newer ones', async () => {
  const first = await signedIn(await newCustomer());
  const [one, other] = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)]);
  expect(one?.body).toEqual(other?.body);
  expect((await me(String(one?.body.result))).status).toBe(200);
  const next = await refresh(String(one?.body.meta?.refreshToken));
  expect((await refresh(first.refreshToken)).body).toEqual(ERROR);
  expect((await me(String(next.body.result))).status).toBe(401);
});

test('a refresh token ends after thirty days without use', async () => {
  const { refreshToken } = await signedIn(await newCustomer());
  vi.setSystemTime(START + 30 * 24 * 60 * MINUTE_MS);
  expect((await refresh(refreshToken)).body).toEqual(ERROR);
});

test('the token of a customer who was deleted is nobody’s, in every session', async () => {
  const customer = await newCustomer();
  const [here, there] = [await signedIn(customer), await signedIn(customer)];
  await env.SHOP.prepare('DELETE FROM customer WHERE id = ?').bind(customer.id).run();
  expect((await me(here.token)).status).toBe(401);
  expect((await refresh(there.refreshToken)).body).toEqual(ERROR);
  expect((await post('/api/cart/create?', {}, { authorization: `Bearer ${there.token}` })).status).toBe(401);
  const left = await env.SHOP.prepare('SELECT COUNT(*) AS count FROM customer_password WHERE customer_id = ?')
    .bind(customer.id)
    .first('count');
  expect(left).toBe(0);
});

test('a key is changed without signing anybody out: the new one signs, the old one is still read until it is taken away', async () => {
  const { token } = await signedIn(await newCustomer());
  const newKey = 'clave-nueva-de-las-sesiones-000002';
  expect((await me(token, { SESSION_KEYS: `${newKey}, ${KEY}` })).status).toBe(200);
  expect((await me(token, { SESSION_KEYS: newKey })).status).toBe(401);
  expect((await me(token, { SESSION_KEYS: 'corta' })).status).toBe(401);
});

test('a sign-in whose answer never arrived leaves nothing in the way of the next', async () => {
  const customer = await newCustomer();
  const lost = await signedIn(customer);
  const { post, jar } = browser();
  await post('/api/user/login', { username: customer.email, password: customer.password });
  expect(jar.has('__Host-session')).toBe(true);
  await post('/api/user/logout-everywhere');
  expect((await me(lost.token)).status).toBe(401);
});

test('a browser whose cart cannot be handed over is not signed in and keeps its cart; tried again it is', async () => {
  const customer = await newCustomer();
  const { post, jar } = browser();
  jar.set('__Host-cart-2', 'V'.repeat(32));
  const broken = {
    CART: {
      getByName: () => {
        throw Object.assign(new Error('lleno'), { overloaded: true });
      },
    },
  };
  const refused = await post('/api/user/login', { username: customer.email, password: customer.password }, broken);
  expect([refused.status, [...jar.keys()]]).toEqual([503, ['__Host-cart-2']]);
  expect((await post('/api/user/login', { username: customer.email, password: customer.password })).status).toBe(200);
});

test('a session counts in every store view of our own engine, and makes a guest at a retailer’s', async () => {
  const customer = await newCustomer();
  const { page, post } = browser();
  await post('/api/user/login', { username: customer.email, password: customer.password });
  expect((await get('/api/user/me?storeCode=muebles_america', page())).status).toBe(200);
  const upstream = {
    BACKENDS: JSON.stringify({ muebles_america: { backend: 'upstream', url: 'https://minorista.example' } }),
  };
  const elsewhere = await visit('/api/user/me?storeCode=muebles_america', { headers: page() }, upstream);
  expect([elsewhere.status, elsewhere.headers.getSetCookie()]).toEqual([401, []]);
  vi.setSystemTime(START + 20 * MINUTE_MS);
  const later = await visit('/api/user/me?storeCode=muebles_america', { headers: page() }, upstream);
  expect([later.status, later.headers.getSetCookie()]).toEqual([401, []]);
});

test('a cookie that another site makes the browser send signs nobody in', async () => {
  const customer = await newCustomer();
  const { page, post: postHere } = browser();
  await postHere('/api/user/login', { username: customer.email, password: customer.password });
  const { cookie } = page();
  expect((await get('/api/user/me', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(401);
  expect((await post('/api/user/refresh', {}, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(422);
  const foreign = await post(
    '/api/user/login',
    { username: customer.email, password: customer.password },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.headers.getSetCookie()).toEqual([]);
});
