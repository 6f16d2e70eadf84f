import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cartUpdate } from '../../src/contract/cart/calls';
import { pulledLine, totals as totalsSchema } from '../../src/contract/cart/results';
import { orderPlace } from '../../src/contract/order';
import { stockInfo } from '../../src/contract/stock';
import { type Answer, get, importCatalogue, PRODUCTS, post, result } from './api-shop.fixture';

const newCart = () => result<string>(post('/api/cart/create'));

const add = (cartId: string, sku: string, qty = 1, headers = {}) =>
  post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty, quoteId: cartId } }, headers);

const address = {
  region: 'Yucatán',
  region_id: 0,
  country_id: 'MX',
  street: ['Calle 60 491', 'Centro'],
  telephone: '9991234567',
  postcode: '97000',
  city: 'Mérida',
  firstname: 'Ana',
  lastname: 'Pech',
  email: 'ana@example.mx',
  region_code: 'YUC',
};

interface Method {
  carrier_code: string;
  method_code: string;
}

async function orderOf(
  cartId: string,
  orderId: string,
  products: { sku: string; qty: number; [field: string]: unknown }[],
) {
  const [method] = await result<Method[]>(post(`/api/cart/shipping-methods?cartId=${cartId}`, { address }));
  return {
    cart_id: cartId,
    store_code: 'viu',
    order_id: orderId,
    products,
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: method?.carrier_code,
      shipping_method_code: method?.method_code,
      payment_method_code: 'cashondelivery',
    },
  };
}

beforeAll(async () => {
  await importCatalogue(PRODUCTS);
});

describe('cart and order', () => {
  test('API-003 API-004 API-005 API-006 API-008 API-009 a cart from its creation to its totals', async () => {
    const cartId = await newCart();
    expect(z.array(pulledLine()).parse(await result(get(`/api/cart/pull?cartId=${cartId}`)))).toEqual([]);
    const option = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 49 }] } };
    const added = await post(`/api/cart/update?cartId=${cartId}`, {
      cartItem: { sku: 'SILLA-RO', qty: 2, quoteId: cartId, product_option: option },
    });
    expect(added.body).toMatchObject({
      code: 200,
      result: { sku: 'SILLA-RO-AZ', qty: 2, price: 1000, quote_id: cartId },
    });
    expect(added.body.meta?.notices).toEqual([expect.objectContaining({ id: 'productAddedToCart' })]);
    const [method] = await result<Method[]>(post(`/api/cart/shipping-methods?cartId=${cartId}`, { address }));
    const information = {
      shippingAddress: { countryId: 'MX', postcode: '97000' },
      shippingCarrierCode: method?.carrier_code,
      shippingMethodCode: method?.method_code,
    };
    const set = await result<{ totals: object; payment_methods: object[] }>(
      post(`/api/cart/shipping-information?cartId=${cartId}`, { addressInformation: information }),
    );
    expect(set.payment_methods).toMatchObject([{ code: 'cashondelivery' }]);
    const { payment_methods, ...totals } = totalsSchema().parse(await result(get(`/api/cart/totals?cartId=${cartId}`)));
    expect(payment_methods).toEqual(set.payment_methods);
    expect(totals).toMatchObject({ subtotal_incl_tax: 2320, grand_total: 2320 + totals.shipping_incl_tax });
    expect(set.totals).toEqual(totals);
    expect((await post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=NADA`)).status).toBe(404);
    await post(`/api/cart/delete?cartId=${cartId}`, {
      cartItem: { sku: 'SILLA-RO-AZ', item_id: (added.body.result as { item_id: number }).item_id },
    });
    expect(await result(get(`/api/cart/pull?cartId=${cartId}`))).toEqual([]);
  });

  test('TOTALS-015 the calls of totals give amounts, segments, items and the ways to pay; none of these without a cart', async () => {
    const cartId = await newCart();
    await add(cartId, 'SILLA-RO-RO');
    const totals = totalsSchema().parse(await result(get(`/api/cart/totals?cartId=${cartId}`)));
    expect(totals.total_segments.map(({ code }) => code)).toContain('grand_total');
    expect(totals).toMatchObject({
      items: [{ qty: 1 }],
      payment_methods: [{ code: 'cashondelivery', title: 'Cash on delivery', default: true }],
    });
    const methods = { paymentMethod: { method: 'cashondelivery' } };
    expect(await result(post(`/api/cart/collect-totals?cartId=${cartId}`, { methods }))).toEqual(totals);
    expect(await result(get('/api/cart/totals'))).toMatchObject({ items: [], payment_methods: [], grand_total: 0 });
  });

  test('a place with a way to deliver, or to pay, that is not offered is refused as a whole', async () => {
    const cartId = await newCart();
    await add(cartId, 'SILLA-RO-RO');
    const state = () => result(get(`/api/cart/state?cartId=${cartId}`));
    const before = await state();
    const information = {
      shippingAddress: { countryId: 'MX', postcode: '97000' },
      shippingCarrierCode: 'x',
      shippingMethodCode: 'x',
    };
    expect(
      (await post(`/api/cart/shipping-information?cartId=${cartId}`, { addressInformation: information })).status,
    ).toBe(422);
    const methods = {
      shippingCarrierCode: 'tablerate',
      shippingMethodCode: 'homeDelivery',
      paymentMethod: { method: 'x' },
    };
    expect((await post(`/api/cart/collect-totals?cartId=${cartId}`, { methods })).status).toBe(422);
    expect(await state()).toEqual(before);
  });

  test('the shopper is told what became of a line; more than there is changes nothing', async () => {
    const cartId = await newCart();
    const refused = await add(cartId, 'SILLA-RO-RO', 6);
    expect([refused.status, refused.body.result]).toEqual([422, 'The requested qty is not available']);
    expect(await result(get(`/api/cart/pull?cartId=${cartId}`))).toEqual([]);
    const told = async (answer: Promise<Answer>) => (await answer).body.meta?.notices;
    expect(await told(add(cartId, 'SILLA-RO-RO'))).toEqual([
      { id: 'productAddedToCart', level: 'success', message: 'Product has been added to the cart!' },
    ]);
    expect(
      await told(
        post(`/api/cart/update?cartId=${cartId}`, {
          cartItem: { sku: 'SILLA-RO-RO', qty: 2, item_id: 1, quoteId: cartId },
        }),
      ),
    ).toEqual([{ id: 'productQuantityUpdated', level: 'success', message: 'Product quantity has been updated!' }]);
  });

  test('a token that never was is a fresh cart, and told', async () => {
    const forged = await add('f'.repeat(32), 'LAMP-01');
    expect(forged.body).toMatchObject({
      code: 200,
      meta: { notices: [{ id: 'freshCart' }, { id: 'productAddedToCart' }] },
    });
  });

  test('a key is answered again, within its cart', async () => {
    const [one, other] = [await newCart(), await newCart()];
    const key = { 'idempotency-key': 'la-misma' };
    await add(one, 'LAMP-01', 1, key);
    const [again, elsewhere] = [await add(one, 'LAMP-01', 1, key), await add(other, 'LAMP-01', 1, key)];
    expect([again.headers.get('idempotent-replayed'), again.body.meta?.replayed]).toEqual(['true', true]);
    expect([elsewhere.headers.get('idempotent-replayed'), elsewhere.body.meta?.replayed]).toEqual([null, undefined]);
    expect((await add(one, 'LAMP-01', 2, key)).status).toBe(422);
    expect(await result(get(`/api/cart/pull?cartId=${one}`))).toMatchObject([{ qty: 1 }]);
  });

  test('a repeat under its key does nothing and answers the cart as it is by then, its line gone too', async () => {
    const cartId = await newCart();
    const key = { 'idempotency-key': 'repetida' };
    await add(cartId, 'LAMP-01', 1, key);
    await add(cartId, 'LAMP-01', 2);
    const again = await add(cartId, 'LAMP-01', 1, key);
    expect(again).toMatchObject({ status: 200, body: { result: { sku: 'LAMP-01', qty: 3 } } });
    const { item_id } = again.body.result as { item_id: number };
    await post(`/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'LAMP-01', item_id } });
    const gone = await add(cartId, 'LAMP-01', 1, key);
    expect(gone).toMatchObject({ status: 200, body: { result: null, meta: { cart: { lines: [] } } } });
    expect(gone.headers.get('idempotent-replayed')).toBe('true');
    expect(cartUpdate.result().parse(gone.body.result)).toBeNull();
  });

  test('CART-016 equal engravings of two products are two lines', async () => {
    const cartId = await newCart();
    const product_option = { extension_attributes: { custom_options: [{ option_id: '7', option_value: 'Ana' }] } };
    for (const sku of ['ANILLO', 'PULSERA', 'ANILLO'])
      await post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty: 1, product_option } });
    expect(await result(get(`/api/cart/pull?cartId=${cartId}`))).toMatchObject([
      { sku: 'ANILLO', qty: 2 },
      { sku: 'PULSERA', qty: 1 },
    ]);
  });

  test('options that a product does not have, a second value of one that takes one, and a text of blanks are refused by name, and nothing is added', async () => {
    const cartId = await newCart();
    const chosen = async (sku: string, ...custom_options: { option_id: string; option_value: string }[]) => {
      const cartItem = { sku, qty: 1, product_option: { extension_attributes: { custom_options } } };
      const { status, body } = await post(`/api/cart/update?cartId=${cartId}`, { cartItem });
      return [status, Array.isArray(body.result) ? body.result.map(({ field, rule }) => `${field} ${rule}`) : null];
    };
    const engraved = { option_id: '7', option_value: 'Ana' };
    expect(await chosen('PULSERA', engraved, { option_id: '80', option_value: '3' })).toEqual([
      422,
      ['product_option.custom_options.80 exists'],
    ]);
    expect(await chosen('PULSERA', engraved, { option_id: '8', option_value: '3,4' })).toEqual([
      422,
      ['product_option.custom_options.8 single'],
    ]);
    expect(await chosen('ANILLO', { option_id: '7', option_value: '   ' })).toEqual([
      422,
      ['product_option.custom_options.7 required'],
    ]);
    expect(await result(get(`/api/cart/pull?cartId=${cartId}`))).toEqual([]);
    expect(await chosen('PULSERA', engraved, { option_id: '8', option_value: '4' })).toEqual([200, null]);
  });

  test('API-018 fifty parallel orders under one key make one order, seen by whoever holds the cart', async () => {
    const cartId = await newCart();
    await add(cartId, 'LAMP-01', 3);
    const body = await orderOf(cartId, `pedido-${cartId}`, [{ sku: 'LAMP-01', qty: 3 }]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('/api/order', body)));
    const numbers = new Set(answers.map((answer) => (answer.body.result as { orderNumber: string }).orderNumber));
    expect([answers.every((answer) => answer.status === 200), numbers.size]).toEqual([true, 1]);
    expect(
      orderPlace.result().parse(await result(get(`/api/sync/order/pedido-${cartId}?cartId=${cartId}`))),
    ).toMatchObject({ orderNumber: [...numbers][0] });
    const again = await post('/api/order', body);
    expect([again.status, again.body.result, again.headers.get('idempotent-replayed')]).toEqual([
      200,
      answers[0]?.body.result,
      'true',
    ]);
    const successor = again.body.meta?.cartId;
    expect([answers.filter(({ body }) => body.meta?.replayed !== true).length, again.body.meta]).toEqual([
      1,
      { replayed: true, cartId: successor },
    ]);
    expect(new Set(answers.map(({ body }) => body.meta?.cartId))).toEqual(new Set([successor]));
    expect((await get(`/api/sync/order/pedido-${cartId}?cartId=${await newCart()}`)).status).toBe(404);
    expect(await result(get(`/api/cart/pull?cartId=${cartId}`))).toEqual([]);
    expect(stockInfo().parse(await result(get('/api/stock/check?sku=LAMP-01'))).qty).toBe(497);
  });

  test('an order that is not the cart is refused with the differences', async () => {
    const cartId = await newCart();
    await add(cartId, 'LAMP-01', 1);
    const refused = await post('/api/order', await orderOf(cartId, 'otro', [{ sku: 'LAMP-01', qty: 2 }]));
    expect(refused).toMatchObject({
      status: 409,
      body: { meta: { differences: [{ sku: 'LAMP-01', requested: 2, inCart: 1 }] } },
    });
  });

  describe('a price that a client sends with a product', () => {
    // 700 without IVA and 812 with it, reduced from 1,000 and 1,160.
    const ordered = async (price: unknown) => {
      const cartId = await newCart();
      await add(cartId, 'BANCO-01', 1);
      const body = await orderOf(cartId, `pedido-${cartId}`, [
        { sku: 'BANCO-01', qty: 1, price, price_incl_tax: 3, original_price: 4 },
      ]);
      const first = await post('/api/order', body);
      const told = ((first.body.meta?.differences ?? []) as { kind: string }[]).filter(({ kind }) => kind === 'price');
      return { told, status: told.length > 0 ? first.status : (await post('/api/order', body)).status };
    };

    test.each([700, 812, 1_000, 1_160, 699.99, 812.01, 700.004, 1_159.99, null])(
      'is taken where it is the line’s, give or take a centavo: %s',
      async (price) => {
        expect(await ordered(price)).toEqual({ told: [], status: 200 });
      },
    );

    test.each([699.98, 812.02, 1_160.02, 1, 0, -812, 10_000_000])(
      'is refused with both prices where it is none of the line’s: %s',
      async (price) => {
        expect(await ordered(price)).toEqual({
          told: [{ kind: 'price', sku: 'BANCO-01', name: 'Banco', from: price, to: 812 }],
          status: 409,
        });
      },
    );

    test('is compared with the line that product_option names, of several lines of one sku', async () => {
      const cartId = await newCart();
      const options = (strapId: string) => ({
        extension_attributes: {
          custom_options: [
            { option_id: '7', option_value: 'Ana' },
            { option_id: '8', option_value: strapId },
          ],
        },
      });
      for (const strapId of ['3', '5']) {
        const cartItem = { sku: 'PULSERA', qty: 1, product_option: options(strapId) };
        expect((await post(`/api/cart/update?cartId=${cartId}`, { cartItem })).status).toBe(200);
      }
      const ordered = async (price: number, product_option?: object) => {
        const products = [
          { sku: 'PULSERA', qty: 1, price, product_option },
          { sku: 'PULSERA', qty: 1 },
        ];
        const { status, body } = await post('/api/order', await orderOf(cartId, `pulsera-${cartId}`, products));
        const differences = (body.meta?.differences ?? []) as { kind: string }[];
        return { status, differences: differences.filter(({ kind }) => kind === 'price') };
      };
      const wrong = (from: number, to: number) => ({
        status: 409,
        differences: [{ kind: 'price', sku: 'PULSERA', name: 'Pulsera', from, to }],
      });
      expect(await ordered(1_180, options('5'))).toEqual(wrong(1_180, 1_470));
      expect(await ordered(1_470, options('3'))).toEqual(wrong(1_470, 1_180));
      expect(await ordered(1_470, options('5'))).toMatchObject({ differences: [] });
      expect(await ordered(1_180)).toMatchObject({ differences: [] });
    });

    test('is corrected under the same order id', async () => {
      const cartId = await newCart();
      await add(cartId, 'BANCO-01', 1);
      const sent = (price: number) => orderOf(cartId, `corregido-${cartId}`, [{ sku: 'BANCO-01', qty: 1, price }]);
      expect((await post('/api/order', await sent(500))).status).toBe(409);
      expect((await post('/api/order', await sent(812))).status).toBe(200);
    });
  });
});
