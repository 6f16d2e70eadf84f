import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeViews } from '../../src/config/stores';
import { openShop } from '../../tests/cart/shop';
import { gateway } from '.';

vi.mock('../pages/waku', () => ({
  runPages: async () => new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const CART = `__Host-cart-${storeViews('viu')[0]?.storeId}`;
const PERSON = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };
const HOME = {
  zipCode: '44100',
  streetAddress: 'Avenida Juárez',
  exteriorNumber: '100',
  neighbourhood: 'Centro',
  phoneNumber: '3312345678',
};
const ADDRESS = {
  firstname: 'Ana',
  lastname: 'Pech',
  email: 'ana@example.mx',
  telephone: '3312345678',
  postcode: '44100',
  street: ['Avenida Juárez 100', 'Centro'],
  city: 'Guadalajara',
  region_code: 'JAL',
};

beforeAll(() => openShop(env));

interface Answer {
  status: number;
  location: string | null;
  body: {
    result: never;
    meta?: {
      cartId?: string;
      replayed?: boolean;
      notices?: { id: string }[];
      cart?: { lines: { sku: string; qty: number }[] };
    };
  };
  /** The cart's token in the answer's cookie, '' when it is dropped, null when it stays. */
  cart: string | null;
}

async function send(path: string, init: RequestInit): Promise<Answer> {
  const ctx = createExecutionContext();
  const response = await gateway(
    new Request(new URL(path, 'https://localhost'), init),
    { ...env, LIMITS_TIMES: '100' } as never,
    ctx,
  );
  await waitOnExecutionContext(ctx);
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${CART}=`));
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: text.startsWith('{') ? JSON.parse(text) : null,
    cart: set === undefined ? null : (set.split(';')[0]?.slice(CART.length + 1) ?? null),
  };
}

/** A form of the shop's pages, sent without script. */
const form = (path: string, fields: Record<string, string>, cart: string | null) =>
  send(`/f${path}`, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...(cart ? { cookie: `${CART}=${cart}` } : {}),
    },
    body: new URLSearchParams(fields).toString(),
  });

/** A script of the shop's pages. */
const own = (path: string, cart: string) =>
  send(`/api${path}`, { headers: { 'sec-fetch-site': 'same-origin', cookie: `${CART}=${cart}` } });

const get = (path: string) => send(`/api${path}`, {});
const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  send(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });

const linesOf = ({ body }: Answer) => body.meta?.cart?.lines.map(({ sku, qty }) => [sku, qty]);

/** A cart of a shopper without script, who is at the review. */
async function atReview(): Promise<{ cart: string; version: number }> {
  const { cart } = await form('/cart/add', { sku: 'FALLA', qty: '1' }, null);
  if (!cart) throw new Error('no cart was made');
  for (const [path, fields] of [
    ['/checkout/datos', PERSON],
    ['/checkout/direccion', HOME],
    ['/checkout/envio', { method: 'tablerate:homeDelivery' }],
    ['/checkout/pago', { method: 'cashondelivery', billing: 'same' }],
  ] as [string, Record<string, string>][])
    expect((await form(path, fields, cart)).status).toBe(303);
  const { body } = await own('/cart/state', cart);
  return { cart, version: (body.meta as unknown as { version: number }).version };
}

describe('a shopper without script', () => {
  let cart: string;
  let version: number;
  const order = (id: string, token: string) =>
    form('/checkout/pedido', { orderId: id, cartVersion: String(version), key: `llave-${id}` }, token);

  beforeEach(async () => {
    ({ cart, version } = await atReview());
  });

  test('has another cart cookie after the order; sending the form again, with either, shows the same order', async () => {
    const id = crypto.randomUUID();
    const placed = await order(id, cart);
    expect([placed.status, placed.location]).toEqual([303, `/checkout/pedido/${id}`]);
    expect(placed.cart).toMatch(/^[\w-]{32}$/);
    expect(placed.cart).not.toBe(cart);
    for (const token of [cart, placed.cart ?? '']) {
      const again = await order(id, token);
      expect([again.location, again.cart]).toEqual([`/checkout/pedido/${id}`, placed.cart]);
      expect((await get(`/sync/order/${id}?cartId=${token}`)).status).toBe(200);
    }
  });

  test('whose answer was lost, and another tab, go on in the new cart and are given its cookie', async () => {
    const id = crypto.randomUUID();
    const placed = await order(id, cart);
    const [one, other] = await Promise.all([
      form('/cart/add', { sku: 'MESA', qty: '1', key: 'una' }, cart),
      form('/cart/add', { sku: 'MESA', qty: '2', key: 'otra' }, cart),
    ]);
    expect([one.cart, other.cart]).toEqual([placed.cart, placed.cart]);
    const seen = await own('/cart/pull', cart);
    expect([linesOf(seen), seen.cart]).toEqual([[['MESA', 3]], placed.cart]);
  });
});

describe('a client with a cartId', () => {
  const orderOf = (cartId: string, id: string) =>
    post('/order', {
      cart_id: cartId,
      order_id: id,
      addressInformation: {
        shippingAddress: ADDRESS,
        billingAddress: ADDRESS,
        shipping_carrier_code: 'tablerate',
        shipping_method_code: 'homeDelivery',
        payment_method_code: 'cashondelivery',
      },
    });

  async function ordered(id: string): Promise<{ old: string; next: string }> {
    const old = (await post('/cart/create', {})).body.result as string;
    await post(`/cart/update?cartId=${old}`, { cartItem: { sku: 'FALLA', qty: 1 } }, { 'idempotency-key': 'primera' });
    await post(`/cart/shipping-information?cartId=${old}`, {
      addressInformation: {
        shippingAddress: { country_id: 'MX', postcode: '44100' },
        shippingCarrierCode: 'tablerate',
        shippingMethodCode: 'homeDelivery',
      },
    });
    const placed = await orderOf(old, id);
    expect([placed.status, placed.cart]).toEqual([200, null]);
    return { old, next: placed.body.meta?.cartId ?? '' };
  }

  test('is told the next cart with its order and with every repeat of it', async () => {
    const { old, next } = await ordered('api-uno');
    expect(next).toMatch(/^[\w-]{32}$/);
    expect(next).not.toBe(old);
    expect((await orderOf(old, 'api-uno')).body.meta).toEqual({ replayed: true, cartId: next });
  });

  test('reads nothing with the old token but the order; a change goes on in the next cart, once under its key', async () => {
    const { old, next } = await ordered('api-dos');
    const add = () =>
      post(`/cart/update?cartId=${old}`, { cartItem: { sku: 'MESA', qty: 2 } }, { 'idempotency-key': 'nueva' });
    expect((await add()).body.meta?.cartId).toBe(next);
    expect((await add()).body.meta).toMatchObject({ cartId: next, replayed: true });
    expect(linesOf(await get(`/cart/state?cartId=${next}`))).toEqual([['MESA', 2]]);
    for (const call of ['pull', 'state', 'totals', 'coupon']) {
      const read = await get(`/cart/${call}?cartId=${old}`);
      expect([linesOf(read), read.body.meta?.notices]).toEqual([[], [expect.objectContaining({ id: 'freshCart' })]]);
    }
    expect((await get(`/checkout?cartId=${old}`)).status).toBe(404);
    expect((await get(`/sync/order/api-dos?cartId=${old}`)).status).toBe(200);
  });

  test('who makes a token up is given a cart under one of ours', async () => {
    const made = 'A'.repeat(32);
    expect(linesOf(await get(`/cart/pull?cartId=${made}`))).toEqual([]);
    const added = await post(`/cart/update?cartId=${made}`, { cartItem: { sku: 'MESA', qty: 1 } });
    expect(added.body.meta?.cartId).toMatch(/^[\w-]{32}$/);
    expect(added.body.meta?.cartId).not.toBe(made);
    expect(linesOf(added)).toEqual([['MESA', 1]]);
    expect(linesOf(await get(`/cart/pull?cartId=${made}`))).toEqual([]);
    expect((await orderOf(made, 'inventado')).status).toBe(409);
  });
});

test('a made-up cart cookie is dropped when it is read and replaced when something is added', async () => {
  const made = 'A'.repeat(32);
  expect((await own('/cart/pull', made)).cart).toBe('');
  const added = await form('/cart/add', { sku: 'MESA', qty: '1' }, made);
  expect(added.cart).toMatch(/^[\w-]{32}$/);
  expect(added.cart).not.toBe(made);
});
