import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cartState as cartStateCall } from '../../src/contract/cart/calls';
import { paymentMethod } from '../../src/contract/cart/results';
import { checkoutState } from '../../src/contract/checkout';
import { openShop } from '../../tests/cart/shop';
import { formsApp } from '../forms';
import { apiApp } from '.';
import { env, liveRequest } from './live-request.fixture';

const [api, forms] = [apiApp(), formsApp()];
const cookie: { token: string | null } = { token: null };

beforeAll(() => openShop(env));

async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await api.request(
    `/api/${path}`,
    {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
    { ...env, REQUEST: liveRequest(cookie) },
  );
  return (await response.json()) as { code: number; result: unknown; meta?: Record<string, unknown> };
}

const form = (path: string, fields: Record<string, string>) =>
  forms.request(
    `/f/${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    },
    { ...env, REQUEST: liveRequest(cookie) },
  );

describe('GET cart/state', () => {
  const state = async (cartId: string) =>
    cartStateCall.result().parse((await send('GET', `cart/state?cartId=${cartId}`)).result);

  test('CART-002 CART-005 CART-006 PRICE-001 what was put into a cart comes out as its items, with its token, hash, times and amounts', async () => {
    const cartId = String((await send('POST', 'cart/create')).result);
    const before = await state(cartId);
    const started = Date.now();
    const option = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 49 }] } };
    await send('POST', `cart/update?cartId=${cartId}`, {
      cartItem: { sku: 'SILLA', qty: 2, quoteId: cartId, product_option: option },
    });
    await send('POST', `cart/update?cartId=${cartId}`, {
      cartItem: { sku: 'SILLA-AZ', qty: 3, item_id: 1, quoteId: cartId },
    });
    await send('POST', `cart/shipping-information?cartId=${cartId}`, {
      addressInformation: {
        shippingAddress: { postcode: '44100' },
        shippingCarrierCode: 'tablerate',
        shippingMethodCode: 'homeDelivery',
      },
    });
    const after = await state(cartId);
    const [item] = after.cartItems;
    expect(item).toMatchObject({
      sku: 'SILLA-AZ',
      parentSku: 'SILLA',
      qty: 3,
      prev_qty: 2,
      item_id: 1,
      server_item_id: '1',
      server_cart_id: cartId,
      quote_id: cartId,
      product_type: 'configurable',
      type_id: 'configurable',
      product_option: option,
      price: 150,
      warranty: null,
      opcion_de_entrega: null,
      category: [{ category_id: 10 }],
      is_in_stock: true,
      totals: { item_id: 1, qty: 3, row_total_incl_tax: 522 },
    });
    expect(item?.checksum).toMatch(/^[0-9a-f]{40,}$/);
    expect(after).toMatchObject({
      cartServerToken: cartId,
      platformTotals: { grand_total: 671, shipping_incl_tax: 149 },
      itemsAfterPlatformTotals: { 1: { qty: 3 } },
      shipping: { carrier_code: 'tablerate', method_code: 'homeDelivery' },
      payment: { code: 'cashondelivery' },
    });
    expect(after.platformTotalSegments).toEqual(after.platformTotals.total_segments);
    const ended = Date.now();
    for (const at of [after.cartLastSyncDate, after.cartLastTotalsSyncDate]) {
      expect(at).toBeGreaterThanOrEqual(started);
      expect(at).toBeLessThanOrEqual(ended);
    }
    expect(after.cartItemsHash).not.toBe(before.cartItemsHash);
    expect(await state(cartId)).toEqual(after);
  });

  test('a warranty, a delivery option and what the stock said stand on their item', async () => {
    const cartId = String((await send('POST', 'cart/create')).result);
    await send('POST', `cart/update?cartId=${cartId}`, {
      cartItem: {
        sku: 'LAVADORA',
        qty: 1,
        extension_attributes: {
          additional_data: { warranty: { sku: 'GARANTIA-2' }, opcion_de_entrega: 'recoger_en_sucursal' },
        },
      },
    });
    expect((await state(cartId)).cartItems).toMatchObject([
      {
        warranty: { sku: 'GARANTIA-2', months: 24 },
        opcion_de_entrega: 'recoger_en_sucursal',
        is_in_stock: true,
        info: {},
        errors: {},
      },
    ]);
  });

  test('our own pages are never told the token', async () => {
    cookie.token = null;
    await form('cart/add', { sku: 'MESA', qty: '1' });
    const own = await send('GET', 'cart/state', undefined, { 'sec-fetch-site': 'same-origin' });
    expect(own.result).toMatchObject({
      cartServerToken: '',
      cartItems: [{ sku: 'MESA', quote_id: '', server_cart_id: '' }],
    });
    expect(JSON.stringify(own)).not.toContain(cookie.token);
  });
});

describe('who calls', () => {
  test('CART-042 CART-043 a guest says so and names the cart in the query; whoever says to be no guest needs a token', async () => {
    const cartId = String((await send('POST', 'cart/create?token=&guest=true')).result);
    cookie.token = null;
    await send('POST', `cart/update?token=&cartId=${cartId}&guest=true`, { cartItem: { sku: 'MESA', qty: 1 } });
    expect((await send('GET', `cart/pull?token=&cartId=${cartId}&guest=true`)).result).toMatchObject([
      { sku: 'MESA', quote_id: cartId },
    ]);
    expect((await send('GET', 'cart/pull?token=&guest=true')).result).toEqual([]);
    expect((await send('GET', `cart/pull?token=&cartId=${cartId}&guest=false`)).code).toBe(401);
    expect((await send('GET', `cart/pull?cartId=${cartId}&guest=quizas`)).code).toBe(422);
  });

  test('TOTALS-004 API-007 payment methods say what they cost, whether they are the default and whose they are', async () => {
    const cartId = String((await send('POST', 'cart/create')).result);
    await send('POST', `cart/update?cartId=${cartId}`, { cartItem: { sku: 'MESA', qty: 1 } });
    expect(z.array(paymentMethod()).parse((await send('GET', `cart/payment-methods?cartId=${cartId}`)).result)).toEqual(
      [
        {
          code: 'cashondelivery',
          title: 'Cash on delivery',
          description: 'You are going to pay for this order upon delivery.',
          cost: 0,
          cost_incl_tax: 0,
          default: true,
          offline: false,
          is_server_method: false,
          months: [],
          charged_at_once: false,
        },
      ],
    );
  });
});

test('API-010 API-011 a coupon takes off its share of the totals until it is deleted', async () => {
  const cartId = String((await send('POST', 'cart/create')).result);
  await send('POST', `cart/update?cartId=${cartId}`, { cartItem: { sku: 'MESA', qty: 1 } });
  const told = async () => {
    const { discount_amount } = (await send('GET', `cart/totals?cartId=${cartId}`)).result as {
      discount_amount: number;
    };
    return [(await send('GET', `cart/coupon?cartId=${cartId}`)).result, discount_amount];
  };
  expect((await send('POST', `cart/apply-coupon?cartId=${cartId}&coupon=CIEN`)).result).toBe(true);
  expect(await told()).toEqual(['CIEN', -100]);
  expect((await send('POST', `cart/delete-coupon?cartId=${cartId}`)).result).toBe(true);
  expect(await told()).toEqual([null, 0]);
});

test('STOCK-013 the configured stock is 10', async () => {
  expect((await send('GET', 'config/stock')).result).toBe(10);
});

describe('GET checkout', () => {
  const state = async (query = '') => checkoutState.result().parse((await send('GET', `checkout${query}`)).result);
  const address = {
    zipCode: '44100',
    streetAddress: 'Av. Vallarta',
    exteriorNumber: '1000',
    neighbourhood: 'Centro',
    phoneNumber: '3312345678',
  };

  test('CHECKOUT-002 CHECKOUT-003 CHECKOUT-004 what the steps were given comes out of it, and is gone with the order', async () => {
    cookie.token = null;
    await form('cart/add', { sku: 'MESA', qty: '1' });
    expect(await state()).toMatchObject({
      personalDetails: null,
      shippingDetails: null,
      paymentDetails: null,
      modifiedAt: 0,
      isInCheckout: false,
    });
    await form('checkout/datos', { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' });
    await form('checkout/direccion', { ...address, apartmentNumber: '3', reference: 'Puerta azul' });
    await form('checkout/envio', { method: 'tablerate:homeDelivery' });
    const started = Date.now();
    await form('checkout/pago', { method: 'cashondelivery', billing: 'same' });
    const filled = await state();
    const where = {
      firstName: 'Ana',
      lastName: 'Pech',
      country: 'MX',
      streetAddress: 'Av. Vallarta',
      apartmentNumber: '3',
      city: 'Guadalajara',
      state: 'Jalisco',
      region_id: 2334,
      zipCode: '44100',
      phoneNumber: '3312345678',
    };
    expect(filled).toMatchObject({
      personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
      shippingDetails: { ...where, shippingMethod: 'homeDelivery' },
      paymentDetails: {
        ...where,
        company: '',
        taxId: '',
        paymentMethod: 'cashondelivery',
        paymentMethodAdditional: {},
      },
      paymentMethods: [{ code: 'cashondelivery' }],
      shippingMethods: [{ method_code: 'homeDelivery', available: true }],
      order: null,
      isThankYouPage: false,
      isInCheckout: true,
    });
    expect(filled.modifiedAt).toBeGreaterThanOrEqual(started);
    expect(filled.modifiedAt).toBeLessThanOrEqual(Date.now());
    const read = await liveRequest(cookie)
      .commerce.cart(cookie.token ?? '')
      .read();
    await form('checkout/pedido', {
      orderId: crypto.randomUUID(),
      cartVersion: String(read.ok && read.value.cart.version),
    });
    expect(await state()).toMatchObject({
      personalDetails: null,
      shippingDetails: null,
      order: expect.stringMatching(/^\d{9}$/),
      isThankYouPage: true,
      modifiedAt: 0,
    });
  });

  test('nobody who does not hold the cart reads it', async () => {
    cookie.token = null;
    expect((await send('GET', 'checkout')).code).toBe(404);
    expect((await send('GET', `checkout?cartId=${'x'.repeat(32)}`)).code).toBe(404);
  });
});
