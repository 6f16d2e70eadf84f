import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser, get, me, newCustomer, post, refresh, signedIn, visit } from './customers.fixture';

/** Hashing is cheap here; what it costs is tested with the passwords. */
vi.mock('@noble/hashes/argon2.js', async (original) => {
  const real = await original<typeof import('@noble/hashes/argon2.js')>();
  return { ...real, argon2id: (...[password, salt, cost]: Parameters<typeof real.argon2id>) => real.argon2id(password, salt, { ...cost, m: 8, t: 1 }) };
});
vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 22, 12, 0, 30);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => vi.useRealTimers());

test('API-053, API-052, API-057 somebody signs up, signs in and reads the profile', async () => {
  const customer = {
    email: ' Xochitl.Tun@Example.mx',
    firstname: 'Xóchitl',
    lastname: 'D’Angelo de la O',
    custom_attributes: [{ attribute_code: 'mothers_name', value: 'Uc' }],
  };
  const address = {
    firstname: 'Xóchitl',
    lastname: 'Tun',
    street: ['Calle 60 491', 'Centro'],
    city: 'Mérida',
    country_id: 'MX',
    postcode: '97000',
    telephone: '999 123 4567',
  };
  const region = { region_code: 'YUC', region: 'Yucatán', region_id: 0 };
  const created = await post('/api/user/create', {
    customer: { ...customer, addresses: [{ ...address, region, default_shipping: true }] },
    password: 'Contraseña1',
  });
  expect(created.body).toMatchObject({ code: 200, result: { email: 'Xochitl.Tun@Example.mx', firstname: 'Xóchitl', group_id: 1 } });
  const { token } = await signedIn({ email: 'xochitl.tun@EXAMPLE.mx ', password: 'Contraseña1' });
  const profile = await me(token);
  expect(profile.body.result).toEqual({ ...(created.body.result as object), groupToken: expect.stringMatching(/^eyJ/) });
  const id = (profile.body.result as { id: number }).id;
  expect(profile.body.result).toMatchObject({
    created_in: 'viu',
    store_id: 2,
    created_at: '2026-11-22 12:00:30',
    custom_attributes: [{ attribute_code: 'mothers_name', value: 'Uc' }],
    extension_attributes: { is_subscribed: false },
    default_billing: null,
    addresses: [
      {
        customer_id: id,
        region,
        country_id: 'MX',
        street: ['Calle 60 491', 'Centro'],
        telephone: '9991234567',
        postcode: '97000',
        default_shipping: true,
        default_billing: false,
      },
    ],
  });
});

test('AUTH-001, AUTH-002, AUTH-006 the profile needs a token, as parameter or Bearer; a guest has none', async () => {
  const { token } = await signedIn(await newCustomer());
  expect((await get('/api/user/me')).status).toBe(401);
  expect((await me(token)).status).toBe(200);
  expect((await get('/api/user/me', { authorization: `Bearer ${token}` })).status).toBe(200);
});

test('NOTIF-036 a wrong password and an unknown e-mail get the same words', async () => {
  const { email } = await newCustomer();
  const said = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
  for (const username of [email, 'nadie@example.mx']) {
    const refused = await post('/api/user/login', { username, password: 'Otra-cosa-9' });
    expect(refused.body).toEqual({ code: 401, resultCode: 401, result: said });
  }
});

test('NOTIF-057 an e-mail that has an account signs up once, however it is written', async () => {
  const { email } = await newCustomer();
  const again = await post('/api/user/create', { customer: { email: email.toUpperCase(), firstname: 'Eva', lastname: 'Tun' }, password: 'Contraseña1' });
  expect(again.body).toEqual({ code: 400, resultCode: 400, result: 'A customer with this email already exists' });
});

test('API-059, AUTH-034 a refresh token gives new tokens once; asked again within 30 s the same; an older one ends the session', async () => {
  const first = await signedIn(await newCustomer());
  vi.setSystemTime(START + 20 * MINUTE_MS);
  expect((await me(first.token)).status).toBe(401);
  const second = await refresh(first.refreshToken);
  expect((await me(String(second.body.result))).status).toBe(200);
  vi.setSystemTime(Date.now() + 29_000);
  expect((await refresh(first.refreshToken)).body).toEqual(second.body);
  vi.setSystemTime(Date.now() + 2_000);
  const reused = await refresh(first.refreshToken);
  expect(reused.body).toEqual({ code: 401, resultCode: 401, result: 'Error refreshing user token. User is not authorized to access the resource' });
  expect((await refresh(String(second.body.meta?.refreshToken))).status).toBe(401);
  expect((await me(String(second.body.result))).status).toBe(401);
});

test('AUTH-019, AUTH-020 logging out counts from the next request on, for this session alone', async () => {
  const customer = await newCustomer();
  const [here, there] = [await signedIn(customer), await signedIn(customer)];
  const left = await post(`/api/user/logout?token=${here.token}`, {});
  expect(left.body).toMatchObject({ result: true, meta: { message: "You're logged out" } });
  expect([(await me(here.token)).status, (await refresh(here.refreshToken)).status, (await me(there.token)).status]).toEqual([401, 401, 200]);
  const silent = await post(`/api/user/logout-everywhere?token=${there.token}&silent=true`, {});
  expect(silent.body).toEqual({ code: 200, resultCode: 200, result: true });
  expect((await me(there.token)).status).toBe(401);
});

test('the shop’s own pages never see a token: cookies hold them, and the gateway renews them on the way in', async () => {
  const customer = await newCustomer();
  const { jar, post, get, page } = browser();
  const entered = await post('/api/user/login', { username: customer.email, password: customer.password });
  expect(entered.body).toEqual({ code: 200, resultCode: 200, result: 'cookie' });
  const lines = entered.headers.getSetCookie();
  for (const name of ['__Host-session', '__Host-refresh'])
    expect(lines.find((line) => line.startsWith(`${name}=`))).toMatch(/; HttpOnly; Path=\/; .*SameSite=Lax; Secure$/);
  expect(jar.get('session-marker')).toBe(String(START / 1000));
  expect((await get('/api/user/me')).status).toBe(200);
  vi.setSystemTime(START + 16 * MINUTE_MS);
  const cookies = await Promise.all([1, 2, 3].map(async () => (await visit('/api/user/me', { headers: page() })).headers.getSetCookie()));
  expect(cookies[0]).toHaveLength(3);
  expect(cookies[1]).toEqual(cookies[0]);
  expect(cookies[2]).toEqual(cookies[0]);
  await get('/api/user/me');
  expect(jar.get('session-marker')).toBe(String(Date.now() / 1000));
  const left = await post('/api/user/logout');
  expect(left.body.result).toBe(true);
  expect([...jar.keys()].filter((name) => /session|refresh|cart/.test(name))).toEqual([]);
});

test('without SESSION_KEYS the calls say that nobody can sign in', async () => {
  const off = { SESSION_KEYS: '' };
  for (const [path, body] of [
    ['/api/user/login', { username: 'ana@example.mx', password: 'Contraseña1' }],
    ['/api/user/create', { customer: { email: 'ana@example.mx', firstname: 'Ana', lastname: 'Pech' }, password: 'Contraseña1' }],
    ['/api/user/refresh', { refreshToken: 'x' }],
  ] as const) {
    const refused = await post(path, body, {}, off);
    expect(refused.body).toEqual({ code: 503, resultCode: 503, result: 'Signing in is not available in this shop at the moment' });
  }
});
