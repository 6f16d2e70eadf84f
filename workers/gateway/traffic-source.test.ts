import { beforeAll, expect, test, vi } from 'vitest';
import { add, placed, value } from '../../tests/cart/port';
import { ADDRESS, DELIVERY, orderRequest } from '../../tests/cart/requests';
import { openShop, VIU } from '../../tests/cart/shop';
import { browser, env, get, newCustomer, post, visit } from '../api/customers.fixture';
import { newToken } from '../http/token';
import { cartPort } from '../objects/cart/port';

vi.mock('../pages/waku', () => ({
  runPages: async () =>
    new Response('<!DOCTYPE html><html><head></head><body>página</body></html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));

const sourceOf = async (number: string) =>
  (await env.SHOP.prepare("SELECT doc ->> '$.source' AS source FROM orders WHERE number = ?").bind(number).first<{ source: string | null }>())?.source;

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
  expect([after.cart.version, after.checkout]).toEqual([before.cart.version, { ...before.checkout, source: 'correo&utm_campaign=buen-fin' }]);
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

test('a visit that says where it came from is given one cookie, any other none, and the page is the same for both', async () => {
  const plain = await visit('/quienes-somos');
  const led = await visit('/quienes-somos?utm_source=correo&utm_medium=email');
  expect([plain.headers.getSetCookie(), led.headers.get('x-page-cache'), await led.text()]).toEqual([[], 'hit', await plain.text()]);
  expect(led.headers.getSetCookie()).toEqual(['__Host-source=correo%26utm_medium%3Demail; HttpOnly; Path=/; Max-Age=2592000; SameSite=Lax; Secure']);
  for (const path of ['/quienes-somos?color=azul', `/quienes-somos?utm_source=${'x'.repeat(10_000)}`, '/quienes-somos?utm_source=%0A%0D'])
    expect((await visit(path)).headers.getSetCookie()).toEqual([]);
  const ahead = await visit('/quienes-somos?utm_source=correo', { headers: { 'sec-purpose': 'prefetch' } });
  expect(ahead.headers.getSetCookie()).toEqual([]);
});

test('the shop keeps it with the cart at the checkout, and reads nothing out of a cookie that is not its own', async () => {
  const shopper = browser();
  shopper.keep((await visit('/quienes-somos?gclid=Cj0K')).headers);
  expect((await shopper.post('/api/cart/update', { cartItem: { sku: 'MESA', qty: 1 } })).status).toBe(200);
  const token = [...shopper.jar].find(([name]) => /__Host-cart-\d/.test(name))?.[1] ?? '';
  const details = new URLSearchParams({ firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx', key: crypto.randomUUID() });
  const step = () =>
    visit('/f/checkout/datos', {
      method: 'POST',
      headers: { ...shopper.page(), 'content-type': 'application/x-www-form-urlencoded' },
      body: details.toString(),
    });
  expect((await step()).status).toBe(303);
  const kept = async () => value(await cartPort(env, VIU, token).read()).checkout;
  expect(await kept()).toMatchObject({ personalDetails: { emailAddress: 'ana@example.mx' }, source: 'gclid=Cj0K' });
  shopper.jar.set('__Host-source', '%E0%A4%A');
  details.set('key', crypto.randomUUID());
  expect((await step()).status).toBe(303);
  expect(await kept()).toMatchObject({ source: 'gclid=Cj0K' });
});
