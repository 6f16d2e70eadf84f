import { runDurableObjectAlarm, runInDurableObject, env as testEnv } from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { add, placed, value } from '../../tests/cart/port';
import { ADDRESS, DELIVERY, orderRequest } from '../../tests/cart/requests';
import { openShop, setStock, VIU } from '../../tests/cart/shop';
import { browser, env, get, newCustomer, post, signedIn, visit } from '../api/customers/customers.fixture';
import { newToken } from '../http/token';
import { objectName } from '../objects/cart/address';
import { cartPort } from '../objects/cart/port';

vi.mock('../pages/waku', () => ({
  runPages: async () =>
    new Response('<!DOCTYPE html><html><head></head><body>página</body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const PASSWORD = ' Ñandú-Canario-7 ';
const HALF_AN_HOUR = 30 * 60 * 1000;
const HASH = /\$scrypt/;

beforeAll(() => openShop(env));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const newEmail = () => `con-pedido-${crypto.randomUUID()}@example.mx`;
const customerSessionsOf = async (email: string) =>
  (
    await env.SHOP.prepare('SELECT id, first_name AS firstName FROM customer WHERE email_key = ?')
      .bind(email)
      .all<{ id: number; firstName: string }>()
  ).results;
const customerOf = async (number: string) =>
  (
    await env.SHOP.prepare('SELECT customer_id AS id FROM orders WHERE number = ?')
      .bind(number)
      .first<{ id: string | null }>()
  )?.id ?? null;
const wanted = { createAccount: '1', password: PASSWORD };
const HOME = {
  zipCode: '44100',
  streetAddress: 'Avenida Juárez',
  exteriorNumber: '100',
  neighbourhood: 'Centro',
  phoneNumber: '3312345678',
};

/** A browser with a table in its cart, that sends the checkout's forms. */
async function shopper() {
  const own = browser();
  await own.post('/api/cart/update', { cartItem: { sku: 'MESA', qty: 1 } });
  const send = async (path: string, fields: Record<string, string>, accept = 'application/json') => {
    const answer = await visit(`/f/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept, ...own.page() },
      body: new URLSearchParams(fields).toString(),
    });
    own.keep(answer.headers);
    const text = await answer.text();
    const body = (accept === 'application/json' ? JSON.parse(text) : { result: text }) as { result: unknown };
    return { status: answer.status, location: answer.headers.get('location'), body };
  };
  const person = (email: string, more: Record<string, string> = {}) =>
    send('checkout/datos', {
      firstName: 'Xóchitl',
      lastName: 'Pech',
      emailAddress: email,
      key: crypto.randomUUID(),
      ...more,
    });
  const toReview = async (email: string, more: Record<string, string> = {}) => {
    const details = await person(email, more);
    expect(details).toMatchObject({ status: 200 });
    for (const [step, fields] of [
      ['direccion', HOME],
      ['envio', { method: 'tablerate:homeDelivery' }],
      ['pago', { method: 'cashondelivery' }],
    ] as const)
      expect([step, (await send(`checkout/${step}`, fields)).status]).toEqual([step, 200]);
    const { body } = await own.get('/api/cart/state');
    return {
      orderId: crypto.randomUUID(),
      cartVersion: String((body.meta as { version?: number } | undefined)?.version ?? ''),
    };
  };
  const order = (fields: Record<string, string>) => send('checkout/pedido', fields, 'text/html');
  const me = () => own.get('/api/user/me');
  const token = () => String(own.jar.get(`__Host-cart-${VIU.storeId}`));
  return { ...own, send, person, toReview, order, me, token };
}

/** What a cart's object keeps on disk, as text. */
const keptBy = (token: string) =>
  runInDurableObject(testEnv.CART.getByName(objectName({ storeCode: VIU.storeCode, token })), (_, { storage }) => {
    const tables = storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
      )
      .toArray();
    return JSON.stringify(tables.map(({ name }) => storage.sql.exec(`SELECT * FROM ${name}`).toArray()));
  });

describe('a guest who wants an account', () => {
  test('CHECKOUT-001 CHECKOUT-011 gets it with the order, is signed in, has the order and its address; the checkout knows of no account afterwards', async () => {
    const ana = await shopper();
    const email = newEmail();
    const fields = await ana.toReview(email, wanted);
    expect((await ana.get('/api/checkout')).body.result).toMatchObject({
      personalDetails: { firstName: 'Xóchitl', password: '', createAccount: true },
    });
    expect(await customerSessionsOf(email)).toEqual([]);
    expect((await ana.me()).status).toBe(401);
    expect((await ana.order(fields)).location).toBe(`/checkout/pedido/${fields.orderId}`);
    expect([...ana.jar.keys()].filter((name) => name.startsWith('__Host-known')).sort()).toEqual([
      '__Host-known',
      '__Host-known-orders',
    ]);
    const me = (await ana.me()).body.result as { id: number };
    expect(me).toMatchObject({
      email,
      firstname: 'Xóchitl',
      addresses: [{ postcode: '44100', default_shipping: true, default_billing: true }],
    });
    const history = (await ana.get('/api/user/order-history')).body.result as { items: { increment_id: string }[] };
    expect(history.items).toHaveLength(1);
    expect(await customerOf(history.items[0]?.increment_id ?? '')).toBe(String(me.id));
    expect((await ana.get(`/api/sync/order/${fields.orderId}`)).body.result).toMatchObject({
      orderNumber: history.items[0]?.increment_id,
    });
    await ana.post('/api/cart/update', { cartItem: { sku: 'MESA', qty: 1 } });
    expect((await ana.get('/api/checkout')).body.result).toMatchObject({ personalDetails: null });
    expect((await signedIn({ email, password: PASSWORD })).token).toBeTruthy();
  });

  test('the password stands nowhere, and its hash with the cart’s object alone and until the order', async () => {
    const lines: string[] = [];
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.join(' ')));
    const ana = await shopper();
    const email = newEmail();
    const refused = await ana.send('checkout/datos', {
      firstName: 'X',
      lastName: 'Pech',
      emailAddress: email,
      ...wanted,
    });
    expect(refused.status).toBe(422);
    const fields = await ana.toReview(email, wanted);
    const token = ana.token();
    const before = await keptBy(token);
    expect(before).toMatch(HASH);
    const answers = [
      refused,
      await ana.get('/api/checkout'),
      await ana.get('/api/cart/state'),
      await ana.order(fields),
      [...ana.jar],
      lines,
    ];
    const after = await keptBy(token);
    expect(after).not.toMatch(HASH);
    const { results } = await env.SHOP.prepare('SELECT doc FROM orders WHERE order_id = ?').bind(fields.orderId).all();
    expect(results).toHaveLength(1);
    for (const text of [JSON.stringify(answers), JSON.stringify(results)]) expect(text).not.toMatch(HASH);
    for (const text of [before, after, JSON.stringify(answers), JSON.stringify(results)])
      expect(text).not.toContain(PASSWORD.trim());
  });

  test('is told what is wrong with a password, a common one and one of 10,000 characters; without the tick none is looked at', async () => {
    const ana = await shopper();
    const rules: [string, string][] = [
      ['', 'required'],
      ['corta', 'password'],
      ['Password1', 'passwordCommon'],
      [`Aa1${'x'.repeat(10_000)}`, 'text'],
    ];
    for (const [password, rule] of rules) {
      const { status, body } = await ana.person(newEmail(), { createAccount: '1', password });
      expect([rule, status, body.result]).toMatchObject([rule, 422, [{ field: 'password', rule }]]);
    }
    expect((await ana.person(newEmail(), { password: 'corta' })).status).toBe(200);
    expect(await keptBy(ana.token())).not.toMatch(HASH);
  });

  test('the same step sent twice is one; another password under its key is refused, and no tick takes the account back', async () => {
    const ana = await shopper();
    const email = newEmail();
    const key = crypto.randomUUID();
    const both = await Promise.all([ana.person(email, { ...wanted, key }), ana.person(email, { ...wanted, key })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ana.person(email, { ...wanted, password: 'Otra-Clave-9', key })).status).toBe(422);
    expect((await ana.person(email)).status).toBe(200);
    expect((await ana.get('/api/checkout')).body.result).toMatchObject({ personalDetails: { createAccount: false } });
    expect(await keptBy(ana.token())).not.toMatch(HASH);
  });

  test('an order sent twice at once makes one account', async () => {
    const ana = await shopper();
    const email = newEmail();
    const fields = await ana.toReview(email, wanted);
    const [first, second] = await Promise.all([ana.order(fields), ana.order(fields)]);
    expect([first.location, second.location]).toEqual([
      `/checkout/pedido/${fields.orderId}`,
      `/checkout/pedido/${fields.orderId}`,
    ]);
    expect(await customerSessionsOf(email)).toHaveLength(1);
    expect((await ana.me()).body.result).toMatchObject({ email });
  });

  test('a browser that lost the answer still sees its order, and signs in by hand', async () => {
    const ana = await shopper();
    const email = newEmail();
    const fields = await ana.toReview(email, wanted);
    const jar = new Map(ana.jar);
    await ana.order(fields);
    ana.jar.clear();
    for (const [name, kept] of jar) ana.jar.set(name, kept);
    expect((await ana.order(fields)).location).toBe(`/checkout/pedido/${fields.orderId}`);
    expect((await ana.get(`/api/sync/order/${fields.orderId}`)).status).toBe(200);
    expect(await customerSessionsOf(email)).toHaveLength(1);
    await ana.post('/api/user/login', { username: email, password: PASSWORD, tokenCaptcha: '' });
    expect((await ana.get(`/api/sync/order/${fields.orderId}`)).status).toBe(200);
  });

  test('an e-mail that has an account orders as a guest: nobody is signed in, the account is as it was', async () => {
    const owner = await newCustomer();
    const eve = await shopper();
    const fields = await eve.toReview(owner.email, wanted);
    const { status, location } = await eve.order(fields);
    expect([status, location]).toEqual([303, `/checkout/pedido/${fields.orderId}`]);
    expect((await eve.me()).status).toBe(401);
    const { result } = (await eve.get(`/api/sync/order/${fields.orderId}`)).body;
    expect(await customerOf((result as { orderNumber: string }).orderNumber)).toBeNull();
    expect(
      (await post('/api/user/login', { username: owner.email, password: PASSWORD, tokenCaptcha: '' })).status,
    ).toBe(401);
    const { token } = await signedIn(owner);
    expect((await get(`/api/user/order-history?token=${token}`)).body.result).toMatchObject({ total_count: 0 });
    expect(await customerSessionsOf(owner.email)).toMatchObject([{ id: owner.id, firstName: 'Ana' }]);
  });

  test('a review that did not say that half an hour went by orders nothing; with the password again the account is made', async () => {
    const ana = await shopper();
    const email = newEmail();
    const fields = await ana.toReview(email, wanted);
    vi.useFakeTimers({ now: Date.now() + HALF_AN_HOUR + 2, toFake: ['Date'] });
    const { status, body } = await ana.send('checkout/pedido', fields);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('Half an hour went by')]);
    expect((await ana.order(fields)).location).toBe('/checkout?paso=pago');
    expect((await ana.person(email, wanted)).status).toBe(200);
    expect((await ana.order(fields)).location).toBe(`/checkout/pedido/${fields.orderId}`);
    expect(await customerSessionsOf(email)).toHaveLength(1);
  });

  test('an order after half an hour whose review said so has no account', async () => {
    const ana = await shopper();
    const email = newEmail();
    const fields = await ana.toReview(email, wanted);
    vi.useFakeTimers({ now: Date.now() + HALF_AN_HOUR + 2, toFake: ['Date'] });
    expect((await ana.order({ ...fields, withoutAccount: '1' })).location).toBe(`/checkout/pedido/${fields.orderId}`);
    expect(await customerSessionsOf(email)).toEqual([]);
  });

  test('an order that fails makes no account', async () => {
    const ana = await shopper();
    const email = newEmail();
    const fields = await ana.toReview(email, wanted);
    await setStock(env, 'MESA', 0);
    const { status } = await ana.send('checkout/pedido', fields);
    await setStock(env, 'MESA', 1000);
    expect(status).toBeGreaterThanOrEqual(400);
    expect([await customerSessionsOf(email), (await ana.me()).status]).toEqual([[], 401]);
  });

  test('a customer who is signed in gets no second account', async () => {
    const ana = await shopper();
    const { email, password, id } = await newCustomer();
    const other = newEmail();
    await ana.person(other, wanted);
    await ana.post('/api/user/login', { username: email, password, tokenCaptcha: '' });
    const fields = await ana.toReview(other, wanted);
    await ana.order(fields);
    expect([await customerSessionsOf(other), (await ana.me()).body.result]).toMatchObject([[], { id }]);
  });
});

test('what was chosen is forgotten half an hour after the last step, on disk too', async () => {
  const token = newToken();
  const cart = cartPort(env, VIU, token);
  value(await cart.apply(add('MESA', 1), null));
  value(
    await cart.saveCheckout(
      { personalDetails: orderRequest('x').personalDetails, newAccount: { passwordHash: '$scrypt$canario' } },
      null,
    ),
  );
  expect(value(await cart.read()).checkout.newAccount).toEqual({ passwordHash: '$scrypt$canario' });
  vi.useFakeTimers({ now: Date.now() + HALF_AN_HOUR + 2, toFake: ['Date'] });
  expect(value(await cart.read()).checkout).toMatchObject({ personalDetails: { firstName: 'Ana' } });
  expect(value(await cart.read()).checkout.newAccount).toBeUndefined();
  expect(value(await cart.read()).checkout.isAccountLapsed).toBe(true);
  await runDurableObjectAlarm(env.CART.getByName(objectName({ storeCode: VIU.storeCode, token })));
  expect(await keptBy(token)).not.toMatch(HASH);
});

describe('POST order', () => {
  const wire = {
    firstname: 'Ana',
    lastname: 'Pech',
    telephone: '3312345678',
    postcode: '44100',
    city: 'Guadalajara',
    street: ['Avenida Juárez 100', 'Centro'],
    region: 'Jalisco',
    region_code: 'JAL',
    country_id: 'MX',
  };
  const body = async (email: string, personalDetails: object) => {
    const cart = cartPort(env, VIU, newToken());
    value(await cart.apply(add('MESA', 1), null));
    value(await cart.apply(DELIVERY, null));
    return {
      cart_id: cart.token(),
      order_id: crypto.randomUUID(),
      personalDetails,
      addressInformation: {
        shippingAddress: { ...wire, email },
        shipping_carrier_code: 'tablerate',
        shipping_method_code: 'homeDelivery',
        payment_method_code: 'cashondelivery',
      },
    };
  };

  test('CHECKOUT-001 personalDetails make the account with the order, once for its id, and name who orders', async () => {
    const email = newEmail();
    const sent = await body('otra@example.mx', {
      firstName: 'Xóchitl',
      lastName: 'Pech',
      emailAddress: email,
      password: PASSWORD,
      createAccount: true,
    });
    const [first, again] = [await post('/api/order', sent), await post('/api/order', sent)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.result).toEqual(first.body.result);
    const number = (first.body.result as { orderNumber: string }).orderNumber;
    const [account, ...more] = await customerSessionsOf(email);
    expect([account, more, await customerOf(number)]).toEqual([
      { id: account?.id, firstName: 'Xóchitl' },
      [],
      String(account?.id),
    ]);
    expect((await signedIn({ email, password: PASSWORD })).token).toBeTruthy();
    expect(JSON.stringify([first.body, again.body])).not.toMatch(/\$scrypt|Canario/);
  });

  test('an account without a password, or with a bad or common one, is refused before the order; createAccount false makes none', async () => {
    const email = newEmail();
    for (const [password, rule] of [
      [undefined, 'required'],
      ['corta', 'password'],
      ['Password1', 'passwordCommon'],
    ] as const) {
      const { status, body: answer } = await post('/api/order', await body(email, { password, createAccount: true }));
      expect([rule, status, answer.result]).toMatchObject([rule, 422, [{ field: 'personalDetails.password', rule }]]);
    }
    expect((await post('/api/order', await body(email, { password: PASSWORD, createAccount: false }))).status).toBe(
      200,
    );
    expect(await customerSessionsOf(email)).toEqual([]);
  });
});

test('a crash after the write of the order leaves its account made, once', async () => {
  const email = newEmail();
  const token = newToken();
  const cart = cartPort(env, VIU, token);
  value(await cart.apply(add('MESA', 1), null));
  value(await cart.apply(DELIVERY, null));
  value(await cart.saveCheckout({ shippingDetails: ADDRESS }, null));
  const request = orderRequest(crypto.randomUUID(), {
    personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: email },
    newAccount: { passwordHash: '$scrypt$ln=14,r=8,p=5$AAAA$AAAA' },
  });
  const first = placed(await cart.place(request, null));
  const again = placed(await cart.place(request, null));
  expect(again.number).toBe(first.number);
  expect(await customerSessionsOf(email)).toHaveLength(1);
});
