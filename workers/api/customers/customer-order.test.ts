import { beforeAll, describe, expect, test, vi } from 'vitest';
import { orderBody } from '../../../src/domain/order/order-body';
import { orderRequest } from '../../../tests/cart/requests';
import { openShop, setPrice, setStock } from '../../../tests/cart/shop';
import { newToken } from '../../http/token';
import { browser, env, flags, newCustomer, program, tokenOf } from './customer-cart.fixture';

vi.mock('../../pages/waku', () => ({
  runPages: async () => new Response('página', { headers: { 'content-type': 'text/html' } }),
}));

vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));

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
