import { beforeAll, expect, test, vi } from 'vitest';
import { add, placed, value } from '../../tests/cart/port';
import { ADDRESS, DELIVERY, orderRequest } from '../../tests/cart/requests';
import { openShop, VIU } from '../../tests/cart/shop';
import { browser, env, get, newCustomer, post, visit } from '../api/customers/customers.fixture';
import { newToken } from '../http/token';
import { cartPort } from '../objects/cart/port';

vi.mock('../pages/waku', () => ({
  runPages: async () =>
    new Response('<!DOCTYPE html><html><head></head><body>página</body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));

const sourceOf = async (number: string) =>
  (
    await env.SHOP.prepare("SELECT doc ->> '$.source' AS source FROM orders WHERE number = ?")
      .bind(number)
      .first<{ source: string | null }>()
  )?.source;

const setOrigin = (cartId: string, utmSource: string, more = '') =>
  post(`/api/user/set-origin?cartId=${cartId}&utmSource=${encodeURIComponent(utmSource)}${more}`, {});

/** A cart with a table that goes to Guadalajara. */
async function filled() {
  const token = newToken();
  const cart = cartPort(env, VIU, token);
  value(await cart.apply(add('MESA', 2), null));
  value(await cart.apply(DELIVERY, null));
  return { token, cart };
}

test('API-063 user/set-origin is kept with the cart and with its order, changes nothing the shopper saw, and the desk reads it', async () => {
  const { token, cart } = await filled();
  const before = value(await cart.read());
  expect(await setOrigin(token, 'correo&utm_campaign=buen-fin')).toMatchObject({
    status: 200,
    body: { result: { utmSource: 'correo&utm_campaign=buen-fin' } },
  });
  const after = value(await cart.read());
  expect([after.cart.version, after.checkout]).toEqual([
    before.cart.version,
    { ...before.checkout, source: 'correo&utm_campaign=buen-fin' },
  ]);
  value(await cart.saveCheckout({ shippingDetails: ADDRESS }, null));
  const { version } = value(await cart.read()).cart;
  const { number } = placed(await cart.place(orderRequest('con-origen', { cartVersion: version }), null));
  expect(await sourceOf(number)).toBe('correo&utm_campaign=buen-fin');
  const desk = await get(`/api/desk/orders?search=${number}`, { authorization: `Bearer ${env.SERVICE_TOKEN}` });
  expect(desk.body.result).toMatchObject({ orders: [{ number, source: 'correo&utm_campaign=buen-fin' }] });
  expect(value(await cart.read()).checkout).not.toHaveProperty('source');
});

test('API-063 what is no source, and a cart that is not there or is somebody else’s, is refused and makes nothing', async () => {
  const { token, cart } = await filled();
  for (const wrong of ['', ' ', 'x'.repeat(201), 'x'.repeat(10_000), 'a\nb', 'a\u202eb'])
    expect([wrong.slice(0, 5), (await setOrigin(token, wrong)).status]).toEqual([wrong.slice(0, 5), 422]);
  expect((await post(`/api/user/set-origin?cartId=${token}`, {})).status).toBe(422);
  const unknown = newToken();
  expect((await setOrigin(unknown, 'correo')).status).toBe(404);
  expect(value(await cartPort(env, VIU, unknown).read()).cart.version).toBe(0);
  const ana = browser();
  const { email, password } = await newCustomer();
  await ana.post('/api/user/login', { username: email, password, tokenCaptcha: '' });
  await ana.post('/api/cart/update', { cartItem: { sku: 'MESA', qty: 1 } });
  const own = [...ana.jar].find(([name]) => /cart-\d/.test(name))?.[1] ?? '';
  expect((await setOrigin(own, 'correo')).status).toBe(404);
  expect(value(await cart.read()).checkout).not.toHaveProperty('source');
});

const TRACKING = {
  id: '0b6f3a52-4a53-4c1d-9f0a-3f7d5a1c2b3e',
  created_at: '2026-11-19T18:00:00.000Z',
  is_subscribed: true,
  postal_code: '97000',
  city: 'Mérida',
  state: 'Yucatán',
};

const withTracking = (token: string, tracking: unknown) =>
  post(`/api/user/set-origin?cartId=${token}&utmSource=correo`, { tracking });

async function orderedWith(tracking: object) {
  const { token, cart } = await filled();
  expect((await withTracking(token, tracking)).status).toBe(200);
  value(await cart.saveCheckout({ shippingDetails: ADDRESS }, null));
  const { version } = value(await cart.read()).cart;
  const { number } = placed(
    await cart.place(orderRequest(`con-registro-${token.slice(0, 8)}`, { cartVersion: version }), null),
  );
  const desk = await get(`/api/desk/orders/${number}`, { authorization: `Bearer ${env.SERVICE_TOKEN}` });
  return (desk.body.result as { order: { source: string; tracking: object } }).order;
}

test('TRACK-008 TRACK-011 the record of who is measured goes with source and cart into the order, whole, and the desk reads it', async () => {
  expect(await orderedWith(TRACKING)).toMatchObject({ source: 'correo', tracking: TRACKING });
});

test('TRACK-011 what a browser does not know of its shopper is the place that the order is sent to', async () => {
  const { id, created_at } = TRACKING;
  expect((await orderedWith({ id, created_at })).tracking).toEqual({
    id,
    created_at,
    is_subscribed: false,
    postal_code: ADDRESS.zipCode,
    city: ADDRESS.city,
    state: ADDRESS.state,
  });
});

test('TRACK-011 a record that cannot be one is refused, and the source with it', async () => {
  const { token, cart } = await filled();
  for (const wrong of [
    { ...TRACKING, id: '' },
    { ...TRACKING, id: 'x'.repeat(65) },
    { ...TRACKING, id: '<script>' },
    { ...TRACKING, created_at: 'ayer' },
    { ...TRACKING, postal_code: '970' },
    { ...TRACKING, city: 'x'.repeat(10_000) },
    { created_at: TRACKING.created_at },
    'nadie',
  ])
    expect([wrong, (await withTracking(token, wrong)).status]).toEqual([wrong, 422]);
  expect(value(await cart.read()).checkout).not.toHaveProperty('source');
});

test('a page is the same, and sets no cookie, whatever its address says of where the visit came from', async () => {
  const plain = await visit('/quienes-somos');
  const led = await visit('/quienes-somos?utm_source=correo&utm_medium=email');
  expect([plain.headers.getSetCookie(), led.headers.get('x-page-cache'), await led.text()]).toEqual([
    [],
    'hit',
    await plain.text(),
  ]);
  for (const path of [
    '?utm_source=correo',
    '?color=azul',
    `?utm_source=${'x'.repeat(10_000)}`,
    '?utm_source=%0A%0D',
    '?gclid=1&fbclid=2',
  ])
    expect((await visit(`/quienes-somos${path}`)).headers.getSetCookie()).toEqual([]);
});

test('the shop keeps it with the cart at the checkout, and reads nothing out of a cookie that is not its own', async () => {
  const shopper = browser();
  shopper.jar.set('source', 'gclid%3DCj0K');
  expect((await shopper.post('/api/cart/update', { cartItem: { sku: 'MESA', qty: 1 } })).status).toBe(200);
  const token = [...shopper.jar].find(([name]) => /__Host-cart-\d/.test(name))?.[1] ?? '';
  const details = new URLSearchParams({
    firstName: 'Ana',
    lastName: 'Pech',
    emailAddress: 'ana@example.mx',
    key: crypto.randomUUID(),
  });
  const step = () =>
    visit('/f/checkout/datos', {
      method: 'POST',
      headers: { ...shopper.page(), 'content-type': 'application/x-www-form-urlencoded' },
      body: details.toString(),
    });
  expect((await step()).status).toBe(303);
  const kept = async () => value(await cartPort(env, VIU, token).read()).checkout;
  expect(await kept()).toMatchObject({ personalDetails: { emailAddress: 'ana@example.mx' }, source: 'gclid=Cj0K' });
  shopper.jar.set('source', '%E0%A4%A');
  details.set('key', crypto.randomUUID());
  expect((await step()).status).toBe(303);
  expect(await kept()).toMatchObject({ source: 'gclid=Cj0K' });
});
