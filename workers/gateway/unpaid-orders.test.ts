import { createExecutionContext, env as testEnv, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { add, value } from '../../tests/cart/port';
import { ADDRESS, orderRequest } from '../../tests/cart/requests';
import { openShop } from '../../tests/cart/shop';
import { expireOrders } from '../adapters/embedded/orders/expire';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { bringBackends } from '../backends';
import { commerceFor } from '../commerce';
import type { Env } from '../env';
import { newToken } from '../http/token';
import { cartPort } from '../objects/cart/port';
import { gateway } from '.';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const env = { ...testEnv, LIMITS_TIMES: '1000' };
/** A view with the figures of a shop; the cart's object has no other than its own. */
const MUEBLES = storeView('muebles_america');
const TOO_MANY = 'Several orders that are paid on delivery are already on their way to this telephone or address.';
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const PASSED = 'ficha-buena';

beforeAll(async () => {
  await openShop(env);
  await serve(MUEBLES, [product(1, 'Silla', { stock: { is_in_stock: true, qty: 999 } })], {}, Date.now());
});
afterEach(() => vi.restoreAllMocks());

let lastPhone = 0;
const newPhone = () => {
  lastPhone += 1;
  return String(3_300_000_000 + lastPhone);
};

let lastNumber = 0;
const newNumber = () => {
  lastNumber += 1;
  return String(lastNumber);
};

const numbers = new Map<string, string>();
/** Number of the house the orders of a cart go to. */
function numberOf(token: string): string {
  const number = numbers.get(token) ?? newNumber();
  numbers.set(token, number);
  return number;
}

async function filled(): Promise<string> {
  const token = newToken();
  value(await cartPort(env, MUEBLES, token).apply(add('SKU-1', 1), null));
  return token;
}

interface Sent {
  phone: string;
  token: string;
  orderId?: string;
  pass?: string;
}

async function visit(path: string, init: RequestInit, more: Partial<Env> = {}): Promise<Response> {
  const ctx = createExecutionContext();
  const response = await gateway(
    new Request(new URL(path, 'https://localhost/'), { method: 'POST', ...init }),
    { ...env, ...more },
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return response;
}

/** Every order to another house, so that the telephone alone counts. */
const place = ({ phone, token, orderId = crypto.randomUUID(), pass }: Sent, more: Partial<Env> = {}) => {
  const address = {
    firstname: 'Ana',
    lastname: 'Pech',
    email: 'ana@example.mx',
    telephone: phone,
    postcode: '44100',
    city: 'Guadalajara',
    street: [`Avenida Juárez ${numberOf(token)}`, 'Centro'],
    region: 'Jalisco',
    region_code: 'JAL',
    country_id: 'MX',
  };
  const addressInformation = {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: 'tablerate',
    shipping_method_code: 'homeDelivery',
    payment_method_code: 'cashondelivery',
  };
  return visit(
    '/api/order',
    {
      headers: {
        'content-type': 'application/json',
        'x-vs-store-code': 'muebles_america',
        ...(pass ? { 'x-challenge-pass': pass } : {}),
      },
      body: JSON.stringify({ cart_id: token, order_id: orderId, addressInformation }),
    },
    more,
  );
};

/** The service of challenges: passes one token for an order on our host, or does not answer. */
function siteverify(answers: 'well' | 'never' = 'well') {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (answers === 'never') throw new Error('no answer');
    const { response } = JSON.parse(String(init?.body)) as { response: string };
    return Response.json({
      success: response.startsWith(PASSED),
      hostname: 'localhost',
      action: 'order',
      'error-codes': [],
    });
  });
}

/** A telephone with five unpaid orders open. */
async function busyPhone(): Promise<string> {
  const phone = newPhone();
  for (let orders = 0; orders < 5; orders += 1) {
    const answer = await place({ phone, token: await filled() });
    expect([answer.status, await answer.clone().text()]).toEqual([200, expect.stringContaining('orderNumber')]);
  }
  return phone;
}

test('past five unpaid orders of a telephone the call says which challenge goes on, and a passed one places that one order', async () => {
  const phone = await busyPhone();
  const token = await filled();
  const asked = siteverify();
  const refused = await place({ phone, token });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(WEEK_SECONDS - 600);
  expect(await refused.json()).toMatchObject({
    code: 429,
    result: TOO_MANY,
    meta: { challenge: true, siteKey: '1x00000000000000000000AA', action: 'order' },
  });
  expect(asked).not.toHaveBeenCalled();
  expect(value(await cartPort(env, MUEBLES, token).read()).cart).toMatchObject({ state: 'open', lines: [{ qty: 1 }] });
  expect((await place({ phone, token, pass: 'ficha-mala' })).status).toBe(429);
  const pass = `${PASSED}-1`;
  expect((await place({ phone, token, orderId: 'el-mío', pass })).status).toBe(200);
  expect((await place({ phone, token, orderId: 'el-mío', pass })).status).toBe(200);
  expect((await place({ phone, token: await filled(), pass })).status).toBe(429);
  expect((await place({ phone: newPhone(), token: await filled() })).status).toBe(200);
});

test('while the service cannot be asked an order past the ceiling is refused, one within it is placed', async () => {
  const phone = await busyPhone();
  siteverify('never');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await place({ phone, token: await filled(), pass: PASSED })).status).toBe(429);
  expect((await place({ phone: newPhone(), token: await filled(), pass: `${PASSED}-2` })).status).toBe(200);
});

test('without keys on a deployment nothing is offered but when to come again', async () => {
  const phone = await busyPhone();
  const refused = await place({ phone, token: await filled(), pass: PASSED }, { APP_ENV: 'production' });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toEqual({ code: 429, resultCode: 429, result: TOO_MANY });
});

/** A cart whose checkout is filled in, as the review page sends it. */
async function reviewed(phone: string) {
  const token = await filled();
  const cart = cartPort(env, MUEBLES, token);
  const request = orderRequest('x');
  const shippingDetails = { ...ADDRESS, phoneNumber: phone, exteriorNumber: newNumber() };
  value(await cart.saveCheckout({ personalDetails: request.personalDetails, shippingDetails }, null));
  value(await cart.apply({ kind: 'shipping', carrierCode: 'tablerate', methodCode: 'homeDelivery' }, null));
  const { version } = value(await cart.apply({ kind: 'payment', code: 'cashondelivery' }, null)).cart;
  const fields = { orderId: `pedido-${crypto.randomUUID()}`, cartVersion: String(version), key: crypto.randomUUID() };
  const send = (more: Record<string, string> = {}, accept = 'text/html') => {
    const body = new URLSearchParams({ ...fields, ...more }).toString();
    return visit('/muebles_america/f/checkout/pedido', {
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        cookie: `__Host-cart-${MUEBLES.storeId}=${token}`,
        accept,
      },
      body,
    });
  };
  return { fields, send };
}

const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', text = '']) => [
      name,
      text,
    ]),
  );

test('a shopper is shown the challenge, and passing it sends the very order that was refused', async () => {
  const { fields, send } = await reviewed(await busyPhone());
  siteverify();
  const page = await send();
  const html = await page.text();
  expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
    429,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(html).toContain('Ya hay varios pedidos que se pagan al recibir');
  expect(html).toContain(
    '<noscript><p>La comprobación necesita JavaScript: actívalo y recarga esta página.</p></noscript>',
  );
  expect(html).toContain('data-action="order"');
  expect(html).toContain('action="/muebles_america/f/checkout/pedido"');
  expect(hiddenIn(html)).toEqual(fields);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
  const again = await (await send({ 'cf-turnstile-response': 'ficha-mala' })).text();
  expect(again).toContain('La comprobación no pasó');
  expect(hiddenIn(again)).toEqual(fields);
  const done = await send({ 'cf-turnstile-response': `${PASSED}-3` });
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    `/muebles_america/checkout/pedido/${fields.orderId}`,
  ]);
});

test('while the check cannot be made the shopper is told so, and nothing is lost', async () => {
  const { fields, send } = await reviewed(await busyPhone());
  siteverify('never');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await (await send({ 'cf-turnstile-response': `${PASSED}-4` })).text();
  expect(page).toContain('Ahora no podemos hacer la comprobación');
  expect(hiddenIn(page)).toEqual(fields);
});

test('what a challenge page repeats is escaped, and only what the form defines', async () => {
  const { send } = await reviewed(await busyPhone());
  const html = await (await send({ orderId: 'pedido-"><script>x</script>', intruso: 'sí' })).text();
  expect(html).not.toContain('<script>x');
  const proper = await (await send({ intruso: '"><script>x</script>' })).text();
  expect(hiddenIn(proper)).not.toHaveProperty('intruso');
});

test('an order shows as expired to whoever holds its cart, although the cart remembers it as placed', async () => {
  const token = await filled();
  const orderId = crypto.randomUUID();
  await place({ phone: newPhone(), token, orderId });
  const statusNow = async () => {
    const found = value(
      await commerceFor(env, await bringBackends(env), MUEBLES, Date.now()).orders.find(orderId, token),
    );
    return found.state === 'placed' ? found.order.status : found.state;
  };
  expect(await statusNow()).toBe('pending');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await expireOrders(env, Date.now() + WEEK_SECONDS * 1000);
  expect(await statusNow()).toBe('expired');
});
