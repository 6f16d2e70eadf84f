import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { retailerCart } from './cart/calls';
import { retailers, retailStore } from './retailer.fixture';
import { upstreamShipping } from './shipping';
import { upstreamStock } from './stock';

const store = retailStore();
const open = retailers();
const retailer = (body: object, status = 200) => open(() => HttpResponse.json(body, { status }));

test('CART-042 CART-043 cart calls carry a guest flag, an empty token and the cart in the query', async () => {
  const { config, asked } = retailer({ code: 200, result: [] });
  const cart = retailerCart(config, store);
  await cart.pull('q-1');
  await cart.remove('q-1', { sku: 'A', item_id: 1, quoteId: 'q-1' }, 'k');
  await cart.applyCoupon('q-1', 'CIEN', 'k');
  await cart.shippingMethods('q-1', { country_id: 'MX' });
  await cart.setOrigin('q-1', 'correo&utm_campaign=buen-fin', 'k');
  expect([asked[4]?.pathname.endsWith('/user/set-origin'), asked[4]?.searchParams.get('utmSource')]).toEqual([
    true,
    'correo&utm_campaign=buen-fin',
  ]);
  for (const { searchParams } of asked)
    expect([searchParams.get('guest'), searchParams.get('token'), searchParams.get('cartId')]).toEqual([
      'true',
      '',
      'q-1',
    ]);
  expect(asked).toHaveLength(5);
});

test('CHECKOUT-008 an order is placed by its number, with or without a code; a sentence answered 200 is a refusal, a bare value no answer', async () => {
  const order = (body: object) => retailerCart(retailer(body).config, store).order({}, 'k');
  expect(await order({ result: { backendOrderId: '7', orderNumber: '000000007' } })).toMatchObject({
    state: 'ok',
    value: { orderNumber: '000000007' },
  });
  for (const result of [
    'job-17',
    'OutOfStock',
    '',
    0,
    17,
    null,
    true,
    [],
    {},
    { backendOrderId: '' },
    { backendOrderId: 0 },
  ])
    expect(await order({ code: 200, result })).toMatchObject({ state: 'unknown' });
  expect(await order({ code: 200, result: 'Invalid signature validation of SILLA' })).toEqual({
    state: 'refused',
    code: 500,
    message: 'Invalid signature validation of SILLA',
  });
});

test('STOCK-012 STOCK-013 the configured stock is 10 where the lookup answers 404 or 500', async () => {
  const configured = (body: object, status: number) => upstreamStock(retailer(body, status).config, store).configured();
  expect(await configured({ code: 200, result: 25 }, 200)).toEqual({ ok: true, value: 25 });
  for (const status of [404, 500])
    expect(await configured({ code: status, result: 'no' }, status)).toEqual({ ok: true, value: 10 });
  expect(await configured({ code: 401, result: 'no' }, 401)).toMatchObject({ ok: false, problem: { status: 503 } });
});

test('STOCK-014 stock is asked for in groups of 15', async () => {
  const { config, asked } = retailer({ code: 200, result: [] });
  await upstreamStock(config, store).list(Array.from({ length: 31 }, (_, index) => `S${index}`));
  const lists = asked.filter(({ pathname }) => pathname.endsWith('/stock/list'));
  expect(lists.map(({ searchParams }) => searchParams.get('skus')?.split(',').length)).toEqual([15, 15, 1]);
});

test('API-037 what it costs to deliver a product is the retailer’s to say', async () => {
  const question = { sku: 'MESA', qty: 2, postCode: '44100' };
  const { config, asked } = retailer({
    code: 200,
    result: { carrier_code: 'tablerate', price: 100, price_incl_tax: 116, code: 'tablerate' },
  });
  expect(await upstreamShipping(config, store).productEstimate(question)).toMatchObject({
    ok: true,
    value: { price_incl_tax: 116 },
  });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    sku: 'MESA',
    qty: '2',
    postCode: '44100',
    country: 'MX',
  });
  const answered = async (body: object, status: number) =>
    upstreamShipping(retailer(body, status).config, store).productEstimate(question);
  expect(await answered({ code: 500, result: 'tablerate_error' }, 500)).toEqual({
    ok: true,
    value: { error_message: 'tablerate_error' },
  });
  expect(await answered({ code: 404, result: 'No such product' }, 404)).toMatchObject({
    ok: false,
    problem: { status: 404 },
  });
  expect(await answered({ code: 503, result: 'busy' }, 503)).toMatchObject({ ok: false, problem: { status: 503 } });
});
