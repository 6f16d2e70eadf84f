import { createExecutionContext, env as testEnv, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CART_FORMS, NOTICE_PARAM } from '../../src/contract/cart/forms';
import { orderBody } from '../../src/domain/order/order-body';
import { orderRequest } from '../../tests/cart/requests';
import { openShop, setPrice, setStock, VIU } from '../../tests/cart/shop';
import type { Env } from '../env';
import { gateway } from '../gateway';
import { newToken } from '../http/token';

vi.mock('../pages/waku', () => ({
  runPages: async () => new Response('página', { headers: { 'content-type': 'text/html' } }),
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const env = { ...(testEnv as unknown as Env), LIMITS_TIMES: '1000' } as Env;
const SHOP = 'https://localhost';
const PASSWORD = 'Contraseña1';
const { flags } = VIU;

beforeAll(() => openShop(env));

interface Answered {
  status: number;
  result: unknown;
  meta: {
    cart?: { count: number; lines: { sku: string; qty: number }[] };
    version?: number;
    notices?: { message: string }[];
    cartId?: string;
  };
}

async function ask(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<{ answer: Answered; response: Response }> {
  const ctx = createExecutionContext();
  const sent = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
  };
  const response = await gateway(new Request(new URL(path, SHOP), sent), env, ctx);
  await waitOnExecutionContext(ctx);
  const { result, meta = {} } = (await response.json()) as { result: unknown; meta?: Answered['meta'] };
  return { answer: { status: response.status, result, meta }, response };
}

/** A browser on the shop's own pages: what it was told to keep it sends again. */
function browser() {
  const jar = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const { answer, response } = await ask(method, path, body, { 'sec-fetch-site': 'same-origin', cookie });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  const get = (path: string) => send('GET', path);
  const post = (path: string, body?: unknown) => send('POST', path, body);
  return {
    jar,
    get,
    post,
    add: (sku: string, qty = 1) => post('/api/cart/update', { cartItem: { sku, qty } }),
    signIn: (email: string) => post('/api/user/login', { username: email, password: PASSWORD, tokenCaptcha: '' }),
    lines: async () =>
      ((await get('/api/cart/pull')).result as { sku: string; qty: number }[]).map(({ sku, qty }) => [sku, qty]),
    cartCookie: () => jar.get('__Host-cart-2') ?? [...jar].find(([name]) => /^__Host-cart-\d+$/.test(name))?.[1],
  };
}

const program = async (method: string, path: string, body?: unknown) => (await ask(method, path, body, {})).answer;

let made = 0;
async function newCustomer(): Promise<{ email: string; id: number }> {
  made += 1;
  const email = `carrito${made}@example.mx`;
  const { result } = await program('POST', '/api/user/create', {
    customer: { email, firstname: 'Ana', lastname: 'Pech' },
    password: PASSWORD,
  });
  return { email, id: (result as { id: number }).id };
}

const tokenOf = async (email: string) =>
  String((await program('POST', '/api/user/login', { username: email, password: PASSWORD, tokenCaptcha: '' })).result);

describe('a customer’s cart', () => {
  test('CART-038 is filled from the visitor’s at sign-in, found on every device, and kept at sign-out', async () => {
    const { email } = await newCustomer();
    const first = browser();
    await first.add('MESA', 2);
    await first.signIn(email);
    expect(await first.lines()).toEqual([['MESA', 2]]);
    const second = browser();
    await second.add('LAMPARA');
    await second.signIn(email);
    const both = [
      ['MESA', 2],
      ['LAMPARA', 1],
    ];
    expect([await first.lines(), await second.lines()]).toEqual([both, both]);
    expect(first.cartCookie()).toBe(second.cartCookie());
    await first.post('/api/user/logout');
    expect([first.cartCookie(), await first.lines()]).toEqual([undefined, []]);
    await first.signIn(email);
    expect(await first.lines()).toEqual(both);
  });

  test('AUTH-035 a silent sign-out lets go of the account’s cart, and of nothing a guest has filled since the session ended', async () => {
    const { email } = await newCustomer();
    const one = browser();
    await one.signIn(email);
    await one.add('MESA', 2);
    await program('POST', `/api/user/logout-everywhere?token=${await tokenOf(email)}`);
    expect((await one.post('/api/user/refresh')).status).toBe(401);
    expect(await one.post('/api/user/logout?silent=true')).toMatchObject({ status: 200, result: true, meta: {} });
    expect([...one.jar.keys()].filter((name) => /session|refresh|cart/.test(name))).toEqual([]);
    await one.add('LAMPARA');
    expect(await one.post('/api/user/logout?silent=true')).toMatchObject({ status: 200, result: true });
    expect(await one.lines()).toEqual([['LAMPARA', 1]]);
    await one.signIn(email);
    expect(await one.lines()).toEqual([
      ['MESA', 2],
      ['LAMPARA', 1],
    ]);
  });

  test('a call that left before the browser signed in is not confirmed, and comes into the customer’s cart when it is sent again', async () => {
    const { email } = await newCustomer();
    const one = browser();
    await one.add('MESA', 2);
    const before = new Map(one.jar);
    await one.signIn(email);
    const late = browser();
    for (const [name, value] of before) late.jar.set(name, value);
    expect((await late.add('LAMPARA')).status).toBe(503);
    await one.add('LAMPARA');
    expect(await one.lines()).toEqual([
      ['MESA', 2],
      ['LAMPARA', 1],
    ]);
  });

  test('another cart in the cookie of a signed-in browser goes into the customer’s, once', async () => {
    const { email } = await newCustomer();
    const one = browser();
    await one.add('MESA');
    await one.signIn(email);
    const own = one.cartCookie();
    const stray = browser();
    await stray.add('LAMPARA', 2);
    one.jar.set('__Host-cart-2', stray.cartCookie() ?? '');
    const both = [
      ['MESA', 1],
      ['LAMPARA', 2],
    ];
    expect([await one.lines(), one.cartCookie(), await one.lines()]).toEqual([both, own, both]);
    expect(await stray.lines()).toEqual([]);
  });

  test('a call of another site ends nothing here', async () => {
    const { response } = await ask(
      'POST',
      '/api/user/logout',
      {},
      { 'sec-fetch-site': 'cross-site', cookie: '__Host-cart-2=x' },
    );
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
  });

  test('what could not be taken is told with the answer of the sign-in', async () => {
    const { email } = await newCustomer();
    const one = browser();
    await one.signIn(email);
    await one.add('MOTO');
    const other = browser();
    await other.add('MESA');
    const { meta } = await other.signIn(email);
    expect(meta.notices?.map(({ message }) => message)).toEqual([
      '{name} could not be taken into your cart',
      'A motorcycle must be the only item in the cart',
    ]);
  });

  test('is nobody else’s: a guest or another customer with its id is answered as for a cart that does not exist', async () => {
    const { email } = await newCustomer();
    const owner = browser();
    await owner.signIn(email);
    expect((await owner.add('MESA')).meta.notices?.map(({ message }) => message)).toEqual([
      'Product has been added to the cart!',
    ]);
    const cartId = owner.cartCookie();
    const [eve, nobody] = [await tokenOf((await newCustomer()).email), newToken()];
    for (const asked of ['', `&token=${eve}`]) {
      for (const path of ['cart/pull', 'cart/totals', 'cart/state', 'cart/coupon', 'cart/payment-methods']) {
        const [theirs, none] = [
          await program('GET', `/api/${path}?cartId=${cartId}${asked}`),
          await program('GET', `/api/${path}?cartId=${nobody}${asked}`),
        ];
        expect(theirs, `${path}${asked}`).toEqual(none);
      }
      const added = await program('POST', `/api/cart/update?cartId=${cartId}${asked}`, {
        cartItem: { sku: 'LAMPARA', qty: 1 },
      });
      expect(added.meta.notices?.[0]?.message).toBe('Your previous cart is no longer available. This is a fresh cart.');
      expect(added.meta.cartId).not.toBe(cartId);
    }
    const thief = browser();
    thief.jar.set('__Host-cart-2', String(cartId));
    expect(await thief.lines()).toEqual([]);
    expect(await owner.lines()).toEqual([['MESA', 1]]);
  });

  test('API-002 a program that signed in gets the same cart however often it makes one', async () => {
    const token = await tokenOf((await newCustomer()).email);
    const first = await program('POST', `/api/cart/create?token=${token}`);
    await program('POST', `/api/cart/update?token=${token}&cartId=${first.result}`, {
      cartItem: { sku: 'MESA', qty: 2 },
    });
    const guests = await program('POST', '/api/cart/create');
    for (const path of ['cart/create?', `cart/create?cartId=${guests.result}&`])
      expect((await program('POST', `/api/${path}token=${token}`)).result).toBe(first.result);
    expect((await program('GET', `/api/cart/pull?token=${token}`)).result).toMatchObject([{ sku: 'MESA', qty: 2 }]);
  });

  test('of each store view is another one, and the visitor’s of each is taken at one sign-in', async () => {
    const { email } = await newCustomer();
    const one = browser();
    await one.add('MESA');
    await one.signIn(email);
    const names = [...one.jar.keys()].filter((name) => name.startsWith('__Host-cart-'));
    expect(names).toHaveLength(1);
    const again = browser();
    await again.signIn(email);
    expect(await again.lines()).toEqual([['MESA', 1]]);
    again.jar.delete(names[0] ?? '');
    expect(await again.lines()).toEqual([['MESA', 1]]);
    expect(again.jar.has(names[0] ?? '')).toBe(true);
  });
});

describe('API-040 one’s own cart', () => {
  test('is answered to its customer by both ids, and to nobody else', async () => {
    const { email, id } = await newCustomer();
    const token = await tokenOf(email);
    const { result: cartId } = await program('POST', `/api/cart/create?token=${token}`);
    await program('POST', `/api/cart/update?token=${token}&cartId=${cartId}`, { cartItem: { sku: 'MESA', qty: 2 } });
    const own = await program('GET', `/api/cart/own?customerId=${id}&cartId=${cartId}&token=${token}`);
    expect(own).toMatchObject({ status: 200, result: { cartItems: [{ sku: 'MESA', qty: 2 }] } });
    const other = await newCustomer();
    const others = await tokenOf(other.email);
    for (const query of [
      `customerId=${id}&cartId=${cartId}&token=${others}`,
      `customerId=${other.id}&cartId=${cartId}&token=${others}`,
      `customerId=${other.id}&cartId=${cartId}&token=${token}`,
    ])
      expect((await program('GET', `/api/cart/own?${query}`)).status, query).toBe(404);
    expect((await program('GET', `/api/cart/own?customerId=${id}&cartId=${cartId}`)).status).toBe(401);
  });
});

describe('an order of a customer', () => {
  const bodyFor = (cartId: string, userId: string | null) => {
    const request = orderRequest(newToken());
    return {
      ...orderBody({ request, lines: [], cartId, storeCode: 'viu', userId, now: Date.now() }),
      products: [{ sku: 'FALLA', qty: 1 }],
    };
  };
  const customerOf = async (number: unknown) =>
    env.SHOP.prepare('SELECT customer_id AS id FROM orders WHERE number = ?').bind(number).first('id');

  test('is theirs; whom a body names is not believed', async () => {
    const { email, id } = await newCustomer();
    const token = await tokenOf(email);
    const { result: cartId } = await program('POST', `/api/cart/create?token=${token}`);
    await program('POST', `/api/cart/update?token=${token}&cartId=${cartId}`, { cartItem: { sku: 'FALLA', qty: 1 } });
    const body = bodyFor(String(cartId), '999');
    expect((await program('POST', '/api/order', body)).status).toBe(409);
    const first = await program('POST', `/api/order?token=${token}`, body);
    const placed = first.status === 409 ? await program('POST', `/api/order?token=${token}`, body) : first;
    expect(placed.status).toBe(200);
    const { orderNumber } = placed.result as { orderNumber: string };
    expect(await customerOf(orderNumber)).toBe(String(id));
    for (const asked of ['', `&token=${await tokenOf((await newCustomer()).email)}`])
      expect((await program('GET', `/api/sync/order/${orderNumber}?cartId=${cartId}${asked}`)).status).toBe(404);
    expect((await program('GET', `/api/sync/order/${orderNumber}?cartId=${cartId}&token=${token}`)).status).toBe(200);
  });

  test('of a guest is nobody’s, whomever the body names', async () => {
    const { id } = await newCustomer();
    const { result: cartId } = await program('POST', '/api/cart/create');
    await program('POST', `/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'FALLA', qty: 1 } });
    const body = bodyFor(String(cartId), String(id));
    const first = await program('POST', '/api/order', body);
    const placed = first.status === 409 ? await program('POST', '/api/order', body) : first;
    expect(await customerOf((placed.result as { orderNumber: string }).orderNumber)).toBeNull();
  });
});

test('the account knows the cart that goes on after an order', async () => {
  const { email } = await newCustomer();
  const token = await tokenOf(email);
  const { result: cartId } = await program('POST', `/api/cart/create?token=${token}`);
  await program('POST', `/api/cart/update?token=${token}&cartId=${cartId}`, { cartItem: { sku: 'FALLA', qty: 1 } });
  const request = orderRequest(newToken());
  const body = {
    ...orderBody({ request, lines: [], cartId: String(cartId), storeCode: 'viu', userId: null, now: Date.now() }),
    products: [{ sku: 'FALLA', qty: 1 }],
  };
  const first = await program('POST', `/api/order?token=${token}`, body);
  const placed = first.status === 409 ? await program('POST', `/api/order?token=${token}`, body) : first;
  expect(placed.meta.cartId).toEqual(expect.any(String));
  const device = browser();
  await device.signIn(email);
  await device.add('MESA');
  expect(device.cartCookie()).toBe(placed.meta.cartId);
});

describe('what an add says, to a program and to a page', () => {
  const MESSAGES: [id: string, sku: string, qty: number, message: string][] = [
    ['NOTIF-012', 'AGOTADO', 1, 'The product is out of stock and cannot be added to the cart!'],
    ['NOTIF-013', 'CAMBIA', 1, 'Product price is unknown, product cannot be added to the cart!'],
    ['NOTIF-014', 'POCOS', 4, 'The requested qty is not available'],
  ];

  test.each(MESSAGES)('%s %s', async (_id, sku, qty, message) => {
    if (sku === 'CAMBIA') await setPrice(env, sku, -1);
    const refused = await program('POST', '/api/cart/update', { cartItem: { sku, qty } });
    expect([refused.status, refused.result, refused.meta.notices?.map((notice) => notice.message)]).toEqual([
      422,
      message,
      [message],
    ]);
    const ctx = createExecutionContext();
    const form = new URLSearchParams({ sku, qty: String(qty), back: '/p/producto' });
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: SHOP,
      'sec-fetch-site': 'same-origin',
    };
    const sent = await gateway(
      new Request(`${SHOP}/f${CART_FORMS.add.path}`, {
        method: 'POST',
        headers,
        body: form.toString(),
        redirect: 'manual',
      }),
      env,
      ctx,
    );
    await waitOnExecutionContext(ctx);
    expect(sent.status).toBe(303);
    expect(new URL(sent.headers.get('location') ?? '', SHOP).searchParams.get(NOTICE_PARAM)).toBe(message);
    if (sku === 'CAMBIA') await setPrice(env, sku, 100);
  });
});

describe('calls about a cart and its order', () => {
  test('API-013 recalculating reads prices anew, tells what has changed and answers the totals', async () => {
    const { result: cartId } = await program('POST', '/api/cart/create');
    await program('POST', `/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'CAMBIA', qty: 2 } });
    await setPrice(env, 'CAMBIA', 150);
    const again = await program('POST', `/api/omni/recalculate-order?cartId=${cartId}`);
    await setPrice(env, 'CAMBIA', 100);
    expect(again).toMatchObject({
      status: 200,
      result: { grand_total: 348, items_qty: 2 },
      meta: { notices: [{ message: 'The price of {name} has changed from {from} to {to}' }] },
    });
    expect((await program('POST', `/api/omni/recalculate-order?cartId=${newToken()}`)).status).toBe(404);
  });

  test('API-012 the days on which an order is delivered are told to whoever holds its cart', async () => {
    const { result: cartId } = await program('POST', '/api/cart/create');
    await program('POST', `/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'FALLA', qty: 1 } });
    const request = orderRequest(newToken());
    const body = {
      ...orderBody({ request, lines: [], cartId: String(cartId), storeCode: 'viu', userId: null, now: Date.now() }),
      products: [{ sku: 'FALLA', qty: 1 }],
    };
    const first = await program('POST', '/api/order', body);
    const placed = first.status === 409 ? await program('POST', '/api/order', body) : first;
    const { orderNumber } = placed.result as { orderNumber: string };
    const asked = await program('POST', `/api/cart/delivery-date?cartId=${cartId}`, { idEcommerce: orderNumber });
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(asked).toMatchObject({ status: 200, result: { idEcommerce: orderNumber, from: day, to: day } });
    expect(
      (await program('POST', `/api/cart/delivery-date?cartId=${newToken()}`, { idEcommerce: orderNumber })).status,
    ).toBe(404);
  });
});

test('CART-003 what a line is asked for with comes out of the cart’s state, with what its product says', async () => {
  const { result: cartId } = await program('POST', '/api/cart/create');
  const extension_attributes = {
    additional_data: { warranty: { sku: 'GARANTIA-2' }, opcion_de_entrega: 'recoger_en_sucursal' },
  };
  await program('POST', `/api/cart/update?cartId=${cartId}`, {
    cartItem: { sku: 'LAVADORA', qty: 2, extension_attributes },
  });
  // The family's clients send text and are answered a number.
  const options = (option_value: string | number) => ({
    extension_attributes: { configurable_item_options: [{ option_id: '93', option_value }] },
  });
  await program('POST', `/api/cart/update?cartId=${cartId}`, {
    cartItem: { sku: 'SILLA', qty: 1, product_option: options('50') },
  });
  const { result } = await program('GET', `/api/cart/state?cartId=${cartId}`);
  expect(result).toMatchObject({
    cartItems: [
      {
        sku: 'LAVADORA',
        parentSku: 'LAVADORA',
        qty: 2,
        price: 5000,
        warranty: { sku: 'GARANTIA-2', months: 24 },
        opcion_de_entrega: 'recoger_en_sucursal',
        checksum: expect.stringMatching(/^[0-9a-f]+$/),
        category: [{ category_id: 10 }],
        is_in_stock: true,
        info: { stock: 'In stock!' },
        errors: {},
        totals: { qty: 2, row_total_incl_tax: 12_760 },
      },
      { sku: 'SILLA-RO', parentSku: 'SILLA', product_option: options(50), totals: { qty: 1 } },
    ],
  });
  await setStock(env, 'LAVADORA', 0);
  await program('POST', `/api/omni/recalculate-order?cartId=${cartId}`);
  const soldOut = await program('GET', `/api/cart/state?cartId=${cartId}`);
  await setStock(env, 'LAVADORA', 20);
  expect(soldOut.result).toMatchObject({
    cartItems: [
      { sku: 'LAVADORA', is_in_stock: false, info: {}, errors: { stock: 'Out of the stock!' } },
      { is_in_stock: true },
    ],
  });
});

test('STOCK-008 a line that a check finds sold out leaves a cart that is not synchronised, unless it may stay', async () => {
  const { result: cartId } = await program('POST', '/api/cart/create');
  for (const sku of ['UNICOS', 'MESA'])
    await program('POST', `/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty: 1 } });
  const check = async () => {
    const { meta } = await program('POST', `/api/omni/recalculate-order?cartId=${cartId}`);
    return { lines: meta.cart?.lines.map(({ sku }) => sku), notices: meta.notices?.map(({ message }) => message) };
  };
  const before = { ...flags };
  await setStock(env, 'UNICOS', 0);
  try {
    expect((await check()).lines).toEqual(['UNICOS', 'MESA']);
    Object.assign(flags, { synchronizeCart: false, allowOutOfStockInCart: true });
    expect((await check()).lines).toEqual(['UNICOS', 'MESA']);
    flags.allowOutOfStockInCart = false;
    expect(await check()).toMatchObject({
      lines: ['MESA'],
      notices: ['The product is out of stock and must be removed to continue'],
    });
  } finally {
    Object.assign(flags, before);
    await setStock(env, 'UNICOS', 20);
  }
});

test('what is sold out comes into the cart only where the store view lets it in', async () => {
  const before = { ...flags };
  await setStock(env, 'UNICOS', 0);
  const added = async () => {
    const { result: cartId } = await program('POST', '/api/cart/create');
    const { status, result } = await program('POST', `/api/cart/update?cartId=${cartId}`, {
      cartItem: { sku: 'UNICOS', qty: 1 },
    });
    return [status, result];
  };
  try {
    expect(await added()).toEqual([422, 'The product is out of stock and cannot be added to the cart!']);
    flags.allowOutOfStockInCart = true;
    expect(await added()).toMatchObject([200, { sku: 'UNICOS', qty: 1 }]);
  } finally {
    Object.assign(flags, before);
    await setStock(env, 'UNICOS', 20);
  }
});
