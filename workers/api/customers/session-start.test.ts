import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeInD1 } from '../../adapters/embedded/orders/place-order';
import { product, serve, storeView } from '../../adapters/embedded/testing/catalogue';
import { order } from '../../adapters/embedded/testing/order';
import { browser, env, get, newCustomer, post, refresh, signedIn } from './customers.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const START = Date.UTC(2036, 10, 22, 12, 0, 30);
const WHOLESALE = 2;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => vi.useRealTimers());

/** A customer with an order, whose catalogue has one price for everybody and another for wholesale. */
async function buyer() {
  const customer = await newCustomer();
  const tier_prices = [{ customer_group_id: WHOLESALE, qty: 1, value: 700 }];
  await serve(storeView('viu'), [product(1, 'Silla', { tier_prices })], {}, START);
  const orderId = crypto.randomUUID();
  const customerId = String(customer.id);
  await placeInD1(env, order(orderId, { 'SKU-1': 1 }), {
    owner: `carrito-${orderId}`,
    customerId,
    route: 'POST /api/order',
    key: orderId,
  });
  return customer;
}

const session = {
  groupId: 1,
  groupToken: expect.stringMatching(/^eyJ/),
  current_storecode: 'viu',
  session_started: new Date(START).toISOString(),
};

test('AUTH-009 AUTH-012 a session that starts with a token is told with its profile, its orders and each of them', async () => {
  const customer = await buyer();
  const { token, refreshToken } = await signedIn(customer);
  expect([token, refreshToken]).toEqual([expect.stringMatching(/^eyJ/), expect.stringMatching(/^eyJ/)]);
  expect((await get(`/api/user/session?token=${token}`)).body.result).toEqual(session);
  expect((await get(`/api/user/me?token=${token}`)).body.result).toMatchObject({
    id: customer.id,
    email: customer.email,
  });
  const { items } = (await get(`/api/user/order-history?token=${token}`)).body.result as { items: object[] };
  expect(items).toMatchObject([{ customer_id: customer.id, grand_total: 1160, items: [{ sku: 'SKU-1' }] }]);
});

test('AUTH-010 a client that signs in gets token, refresh token, group token and group id, each good for its own use and for no other; renewals at once are one', async () => {
  const customer = await buyer();
  await env.SHOP.prepare('UPDATE customer SET group_id = ? WHERE id = ?').bind(WHOLESALE, customer.id).run();
  const { token, refreshToken } = await signedIn(customer);
  const { groupToken, groupId, ...rest } = (await get('/api/user/session', { authorization: `Bearer ${token}` })).body
    .result as Record<string, unknown>;
  expect([groupId, Object.keys(rest).sort()]).toEqual([WHOLESALE, ['current_storecode', 'session_started']]);
  expect((await get(`/api/user/me?token=${token}`)).body.result).toMatchObject({
    group_id: WHOLESALE,
    groupToken: expect.stringMatching(/^eyJ/),
  });
  const search = {
    _appliedFilters: [{ attribute: 'sku', value: { eq: 'SKU-1' }, scope: 'default' }],
    groupId: WHOLESALE,
  };
  const priced = async (request: object) => {
    const { body } = await post(
      '/api/catalog/viu/product/_search?request_format=search-query&response_format=compact',
      request,
    );
    return (body as unknown as { hits: { pit: number }[] }).hits[0]?.pit;
  };
  expect([
    await priced({ ...search, groupToken }),
    await priced(search),
    await priced({ ...search, groupToken: token }),
  ]).toEqual([812, 1160, 1160]);
  const [renewed, beside] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
  expect(beside.body).toEqual(renewed.body);
  expect([renewed.status, renewed.body.result, renewed.body.meta?.refreshToken]).toEqual([
    200,
    expect.stringMatching(/^eyJ/),
    expect.stringMatching(/^eyJ/),
  ]);
  for (const other of [token, String(groupToken)]) expect((await refresh(other)).status).toBe(401);
  for (const other of [refreshToken, String(groupToken)])
    expect((await get(`/api/user/me?token=${other}`)).status).toBe(401);
});

test('AUTH-011 a browser that comes again starts with the token it kept, and the user it belongs to', async () => {
  const customer = await buyer();
  const { post, get: read } = browser();
  await post('/api/user/login', { username: customer.email, password: customer.password });
  expect((await read('/api/user/session')).body.result).toEqual(session);
  expect((await read('/api/user/me')).body.result).toMatchObject({ email: customer.email });
});

test('AUTH-013 a start without a token says that nobody is signed in, and nothing of anybody', async () => {
  const { get: read, jar } = browser();
  expect((await read('/api/user/session')).body).toEqual({ code: 200, resultCode: 200, result: null });
  for (const path of ['me', 'order-history']) expect((await read(`/api/user/${path}`)).status).toBe(401);
  expect([...jar.keys()].filter((name) => name.includes('session'))).toEqual([]);
});

test('a browser whose session ended elsewhere is told that it is nobody’s, not refused, when it asks where things are sent', async () => {
  const email = `ana-${crypto.randomUUID()}@example.mx`;
  const home = {
    firstname: 'Ana',
    lastname: 'Pech',
    street: ['Calle 60', '491'],
    city: 'Mérida',
    region: 'Yucatán',
    region_code: 'YUC',
    country_id: 'MX',
  };
  const address = (postcode: string, default_shipping: boolean) => ({
    ...home,
    email,
    telephone: '9991234567',
    postcode,
    default_shipping,
  });
  const customer = {
    email,
    firstname: 'Ana',
    lastname: 'Pech',
    addresses: [address('97000', false), address('06700', true)],
  };
  expect((await post('/api/user/create', { customer, password: 'Contraseña1' })).status).toBe(200);
  const [here, elsewhere] = [browser(), browser()];
  for (const one of [here, elsewhere]) await one.post('/api/user/login', { username: email, password: 'Contraseña1' });
  const asked = async () => {
    const { status, body } = await here.get('/api/user/postcode');
    return [status, body.result];
  };
  expect(await asked()).toEqual([200, '06700']);
  const { jar } = here;
  const kept = new Map(jar);
  await elsewhere.post('/api/user/change-password', {
    currentPassword: 'Contraseña1',
    newPassword: 'Otra-contraseña-2',
  });
  expect(await asked()).toEqual([200, null]);
  expect([...jar.keys()].filter((name) => /session|refresh/.test(name))).toEqual([]);
  for (const [name, value] of kept) jar.set(name, value);
  expect((await here.get('/api/user/me')).status).toBe(401);
  expect((await get('/api/user/postcode', { authorization: 'Bearer nobody' })).status).toBe(401);
});

test('AUTH-015 a sign-in whose session cannot be opened leaves nobody signed in, also not who was before', async () => {
  const [ana, eva] = [await newCustomer(), await newCustomer()];
  const { post, get: read, jar } = browser();
  const enter = ({ email, password }: typeof ana, more = {}) =>
    post('/api/user/login', { username: email, password }, more);
  const broken = {
    CUSTOMER_SESSIONS: {
      getByName: () => ({
        open: () => Promise.reject(Object.assign(new Error('too much to do'), { overloaded: true })),
      }),
    },
  };
  const hasSession = () => [...jar.keys()].some((name) => /session|refresh/.test(name));
  expect([(await enter(eva, broken)).status, hasSession()]).toEqual([503, false]);
  expect([(await enter(ana)).status, hasSession()]).toEqual([200, true]);
  const customerSessions = {
    CUSTOMER_SESSIONS: {
      getByName: (name: string) =>
        name.endsWith(`:${eva.id}`) ? broken.CUSTOMER_SESSIONS.getByName() : env.CUSTOMER_SESSIONS.getByName(name),
    },
  };
  expect([(await enter(eva, customerSessions)).status, hasSession()]).toEqual([503, false]);
  expect((await read('/api/user/session')).body.result).toBeNull();
});

test('API-024 render-list tells the prices of a customer’s group by a token in the query as by one in the header; a session proves group 2', async () => {
  const customer = await buyer();
  await env.SHOP.prepare('UPDATE customer SET group_id = ? WHERE id = ?').bind(WHOLESALE, customer.id).run();
  const { token } = await signedIn(customer);
  const started = (await get(`/api/user/session?token=${token}`)).body.result as {
    groupId: number;
    groupToken: string;
  };
  expect(started.groupId).toBe(WHOLESALE);
  const priceOf = async (asked: string, headers: Record<string, string> = {}) => {
    const { body } = await get(`/api/product/render-list?skus=SKU-1${asked}`, headers);
    return (body.result as { items: { price_info: { final_price: number } }[] }).items[0]?.price_info.final_price;
  };
  expect([
    await priceOf(`&token=${token}`),
    await priceOf('', { authorization: `Bearer ${token}` }),
    await priceOf(''),
  ]).toEqual([812, 812, 1160]);
});
