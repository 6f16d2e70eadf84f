import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCentavos } from '../../../src/domain/money';
import { argon2 } from '../../adapters/embedded/customers/argon2';
import { changeOrder } from '../../adapters/embedded/orders/change';
import { placeInD1 } from '../../adapters/embedded/orders/place-order';
import { product, serve, storeView } from '../../adapters/embedded/testing/catalogue';
import { hashed } from '../../adapters/embedded/testing/cheap-scrypt';
import { order } from '../../adapters/embedded/testing/order';
import { browser, env, get, me, newCustomer, post, refresh, signedIn, visit } from './customers.fixture';

const MINUTE_MS = 60_000;

const START = Date.UTC(2036, 10, 22, 12, 0, 30);

const NAME = 'Name must have at least 3 letters';

const PASSWORD = 'Password must have at least 8 characters with at least 3 of 4 character classes';

const storedHash = (id: number) =>
  env.SHOP.prepare('SELECT hash FROM customer_password WHERE customer_id = ?').bind(id).first<string>('hash');

const store = (id: number, hash: string) =>
  env.SHOP.prepare('UPDATE customer_password SET hash = ? WHERE customer_id = ?').bind(hash, id).run();

/** A hash as it was stored before, made at little cost. */
function argon2Hash(password: string): string {
  const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `$argon2id$v=19$m=8,t=1,p=1$${toText(salt)}$${toText(argon2(password, salt, { m: 8, t: 1, p: 1, version: 19, dkLen: 32 }))}`;
}

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));

vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

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
    street: ['Calle 60, 491', 'Centro'],
    city: 'Mérida',
    country_id: 'MX',
    postcode: '97000',
    telephone: '045 (999) 123-4567',
  };
  const region = { region_code: 'YUC', region: 'Yucatán', region_id: 0 };
  const created = await post('/api/user/create', {
    customer: { ...customer, addresses: [{ ...address, region, default_shipping: true }] },
    password: 'Contraseña1',
  });
  expect(created.body).toMatchObject({
    code: 200,
    result: { email: 'Xochitl.Tun@Example.mx', firstname: 'Xóchitl', group_id: 1 },
  });
  const { token } = await signedIn({ email: 'xochitl.tun@EXAMPLE.mx ', password: 'Contraseña1' });
  const profile = await me(token);
  expect(profile.body.result).toEqual({
    ...(created.body.result as object),
    groupToken: expect.stringMatching(/^eyJ/),
  });
  const id = (profile.body.result as { id: number }).id;
  expect(profile.body.result).toMatchObject({
    created_in: 'viu',
    store_id: 2,
    created_at: '2036-11-22 12:00:30',
    custom_attributes: [{ attribute_code: 'mothers_name', value: 'Uc' }],
    extension_attributes: { is_subscribed: false },
    default_billing: null,
    addresses: [
      {
        customer_id: id,
        region,
        country_id: 'MX',
        street: ['Calle 60, 491', 'Centro'],
        telephone: '9991234567',
        postcode: '97000',
        default_shipping: true,
        default_billing: false,
      },
    ],
  });
});

test('AUTH-001, AUTH-002 the profile needs a token, as parameter or Bearer; a guest has none', async () => {
  const { token } = await signedIn(await newCustomer());
  expect((await get('/api/user/me')).status).toBe(401);
  expect((await me(token)).status).toBe(200);
  expect((await get('/api/user/me', { authorization: `Bearer ${token}` })).status).toBe(200);
});

test('NOTIF-036 a wrong password and an unknown e-mail get the same words', async () => {
  const { email } = await newCustomer();
  const said =
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
  for (const username of [email, 'nadie@example.mx']) {
    const refused = await post('/api/user/login', { username, password: 'Otra-cosa-9' });
    expect(refused.body).toEqual({ code: 401, resultCode: 401, result: said });
  }
});

test('NOTIF-057 an e-mail that has an account signs up once, however it is written', async () => {
  const { email } = await newCustomer();
  const again = await post('/api/user/create', {
    customer: { email: email.toUpperCase(), firstname: 'Eva', lastname: 'Tun' },
    password: 'Contraseña1',
  });
  expect(again.body).toEqual({ code: 400, resultCode: 400, result: 'A customer with this email already exists' });
});

test('API-059 a refresh token gives new tokens once; asked again within 30 s the same; an older one ends the session', async () => {
  const first = await signedIn(await newCustomer());
  vi.setSystemTime(START + 20 * MINUTE_MS);
  expect((await me(first.token)).status).toBe(401);
  const second = await refresh(first.refreshToken);
  expect((await me(String(second.body.result))).status).toBe(200);
  vi.setSystemTime(Date.now() + 29_000);
  expect((await refresh(first.refreshToken)).body).toEqual(second.body);
  vi.setSystemTime(Date.now() + 2_000);
  const reused = await refresh(first.refreshToken);
  expect(reused.body).toEqual({
    code: 401,
    resultCode: 401,
    result: 'Error refreshing user token. User is not authorized to access the resource',
  });
  expect((await refresh(String(second.body.meta?.refreshToken))).status).toBe(401);
  expect((await me(String(second.body.result))).status).toBe(401);
});

test('AUTH-019, AUTH-020 logging out counts from the next request on, for this session alone', async () => {
  const customer = await newCustomer();
  const [here, there] = [await signedIn(customer), await signedIn(customer)];
  const left = await post(`/api/user/logout?token=${here.token}`, {});
  expect(left.body).toMatchObject({ result: true, meta: { message: "You're logged out" } });
  expect([
    (await me(here.token)).status,
    (await refresh(here.refreshToken)).status,
    (await me(there.token)).status,
  ]).toEqual([401, 401, 200]);
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
  const [since, who] = (jar.get('session-marker') ?? '').split('.');
  expect([since, who]).toEqual([String(START / 1000), expect.stringMatching(/^[0-9a-f]{12}$/)]);
  expect((await get('/api/user/me')).status).toBe(200);
  vi.setSystemTime(START + 16 * MINUTE_MS);
  const cookies = await Promise.all(
    [1, 2, 3].map(async () => (await visit('/api/user/me', { headers: page() })).headers.getSetCookie()),
  );
  expect(cookies[0]).toHaveLength(4);
  expect(cookies[1]).toEqual(cookies[0]);
  expect(cookies[2]).toEqual(cookies[0]);
  await get('/api/user/me');
  expect(jar.get('session-marker')).toBe(`${Date.now() / 1000}.${who}`);
  const left = await post('/api/user/logout');
  expect(left.body.result).toBe(true);
  expect([...jar.keys()].filter((name) => /session|refresh|cart/.test(name))).toEqual([]);
});

test('without SESSION_KEYS the calls say that nobody can sign in', async () => {
  const off = { SESSION_KEYS: '' };
  for (const [path, body] of [
    ['/api/user/login', { username: 'ana@example.mx', password: 'Contraseña1' }],
    [
      '/api/user/create',
      { customer: { email: 'ana@example.mx', firstname: 'Ana', lastname: 'Pech' }, password: 'Contraseña1' },
    ],
    ['/api/user/refresh', { refreshToken: 'x' }],
  ] as const) {
    const refused = await post(path, body, {}, off);
    expect(refused.body).toEqual({
      code: 503,
      resultCode: 503,
      result: 'Signing in is not available in this shop at the moment',
    });
  }
});

test('AUTH-007 a client starts with its session; a guest has none', async () => {
  const customer = await newCustomer();
  const { token } = await signedIn(customer);
  vi.setSystemTime(START + MINUTE_MS);
  expect((await get(`/api/user/session?token=${token}&storeCode=muebles_america`)).body.result).toEqual({
    groupId: 1,
    groupToken: expect.stringMatching(/^eyJ/),
    current_storecode: 'muebles_america',
    session_started: new Date(START).toISOString(),
  });
  expect((await get('/api/user/session')).body).toEqual({ code: 200, resultCode: 200, result: null });
  expect((await get('/api/user/session?token=x')).status).toBe(401);
});

test('AUTH-006 the orders of a customer need their token and are read in pages, the newest first; nobody else’s are among them', async () => {
  const [ana, eva] = [await newCustomer(), await newCustomer()];
  await serve(storeView('viu'), [product(1, 'Silla')], {}, START);
  for (const [orderId, id] of [
    ['o-1', ana.id],
    ['o-2', eva.id],
    ['o-3', ana.id],
  ] as const) {
    const placed = await placeInD1(env, order(orderId, { 'SKU-1': 2 }), {
      owner: `carrito-${orderId}`,
      customerId: String(id),
      route: 'POST /api/order',
      key: orderId,
    });
    expect(placed.ok).toBe(true);
  }
  const { token } = await signedIn(ana);
  const history = await get(`/api/user/order-history?token=${token}&pageSize=1&currentPage=1`);
  expect(history.body.result).toMatchObject({
    total_count: 2,
    search_criteria: { page_size: 1, current_page: 1 },
    items: [
      {
        increment_id: expect.stringMatching(/^\d{9}$/),
        status: 'pending',
        state: 'new',
        grand_total: 2320,
        total_due: 2320,
        order_currency_code: 'MXN',
        store_name: 'Tianguis',
        customer_id: ana.id,
        items: [{ sku: 'SKU-1', qty_ordered: 2, price: 1000, price_incl_tax: 1160, row_total_incl_tax: 2320 }],
        billing_address: { postcode: '97000' },
        payment: { method: 'cashondelivery' },
      },
    ],
  });
  const numbers = (
    (await get(`/api/user/order-history?token=${token}`)).body.result as { items: { increment_id: string }[] }
  ).items.map(({ increment_id }) => increment_id);
  expect(numbers).toEqual([...numbers].sort().reverse());
  expect(numbers).toHaveLength(2);
  const told = { source: 'collector', id: 'abono-1', at: START } as const;
  await changeOrder(env, { number: numbers[0] ?? '' }, { type: 'received', amount: toCentavos(1_320_00) }, told);
  expect((await get(`/api/user/order-history?token=${token}`)).body.result).toMatchObject({
    items: [
      { grand_total: 2320, total_due: 1000 },
      { grand_total: 2320, total_due: 2320 },
    ],
  });
  expect((await get('/api/user/order-history')).status).toBe(401);
  expect((await get(`/api/user/order-history?token=${token}&pageSize=0`)).status).toBe(422);
});

test.each([
  ['VALID-024 a name of two letters', { firstname: 'Al' }, {}, 'customer.firstname', NAME],
  ['a name with a control character', { firstname: 'Ana\u0007lia' }, {}, 'customer.firstname', NAME],
  ['a surname that is none', { lastname: '—' }, {}, 'customer.lastname', 'Surname must have at least 1 letter'],
  [
    'an e-mail that is none',
    { email: 'ana@ejemplo' },
    {},
    'customer.email',
    'Invalid email. Please provide valid e-mail address.',
  ],
  ['VALID-026 a password of seven characters', {}, { password: 'Corta-1' }, 'password', PASSWORD],
  ['VALID-027 a password of two classes', {}, { password: 'SOLOLETRAS11' }, 'password', PASSWORD],
  [
    'VALID-028 a password without a capital',
    {},
    { password: 'sin-mayúscula-1' },
    'password',
    'Password must have at least one upper case letter',
  ],
  [
    'VALID-029 a password without a number',
    {},
    { password: 'Sin-números' },
    'password',
    'Password must have at least one number',
  ],
  [
    'a password that is one of the most used',
    {},
    { password: 'Password1' },
    'password',
    'This password is one of the most used ones. Please choose another.',
  ],
  [
    'a password of a thousand characters',
    {},
    { password: 'Aa1-'.repeat(250) },
    'password',
    'The text is too long or has characters that are not allowed',
  ],
  [
    'half an emoji',
    {},
    { password: 'Contraseña1\ud83d' },
    'password',
    'The text is too long or has characters that are not allowed',
  ],
  ['no password', {}, { password: undefined }, 'password', 'Field is required'],
])('%s is refused at sign-up, and nothing is hashed', async (_, person, more, field, message) => {
  hashed.passwords = [];
  const body = {
    customer: { email: 'ana@example.mx', firstname: 'Ana', lastname: 'Pech', ...person },
    password: 'Contraseña1',
    ...more,
  };
  const refused = await post('/api/user/create', body);
  expect(refused.body).toMatchObject({ code: 422, result: [{ field, message }] });
  expect(hashed.passwords).toEqual([]);
});

test.each([
  'Ñandú-🐢🐢🐢-9',
  `Aa1${'x'.repeat(69)}`,
  `Aa1${'ñ'.repeat(40)}`,
  ' Con blancos 1 ',
  '😀😁😂🤣😃😄aA1',
  'Tab\tuladora1',
])('the password «%s» works as it is, and no other', async (password) => {
  const customer = await newCustomer(password);
  await signedIn(customer);
  const others = [
    password.normalize('NFD'),
    password.trim(),
    password.slice(0, 72),
    password.slice(0, -1),
    `${password}x`,
  ].filter((other) => other !== password);
  for (const other of others.slice(0, 3))
    expect((await post('/api/user/login', { username: customer.email, password: other })).status).toBe(401);
});

test.each([
  ['with older figures', async ({ id }: { id: number }) => ((await storedHash(id)) ?? '').replace('p=5', 'p=4')],
  ['with argon2id, as it was before', async ({ password }: { password: string }) => argon2Hash(password)],
])('a hash made %s signs in and is made anew with it', async (_, older) => {
  const customer = await newCustomer();
  const made = /^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/;
  expect(await storedHash(customer.id)).toMatch(made);
  const before = await older(customer);
  await store(customer.id, before);
  expect((await post('/api/user/login', { username: customer.email, password: 'Otra-cosa-9' })).status).toBe(401);
  expect(await storedHash(customer.id)).toBe(before);
  await signedIn(customer);
  const after = await storedHash(customer.id);
  expect(after).toMatch(made);
  await signedIn(customer);
  expect(await storedHash(customer.id)).toBe(after);
});

test('a right password signs in where its new hash cannot be written', async () => {
  const customer = await newCustomer();
  await store(customer.id, argon2Hash(customer.password));
  await env.SHOP.prepare(
    "CREATE TRIGGER no_new_hash BEFORE UPDATE ON customer_password BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  ).run();
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await signedIn(customer);
  expect(told.mock.calls.flat().join(' ')).toContain('password.not-rehashed');
  await env.SHOP.prepare('DROP TRIGGER no_new_hash').run();
});
