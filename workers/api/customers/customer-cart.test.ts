import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CART_FORMS, NOTICE_PARAM } from '../../../src/contract/cart/forms';
import { openShop, setPrice, setStock } from '../../../tests/cart/shop';
import { gateway } from '../../gateway';
import { newToken } from '../../http/token';
import { ask, browser, env, flags, newCustomer, program, SHOP, tokenOf } from './customer-cart.fixture';

vi.mock('../../pages/waku', () => ({
  runPages: async () => new Response('página', { headers: { 'content-type': 'text/html' } }),
}));

vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));

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
