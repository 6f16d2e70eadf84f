import { describe, expect, test } from 'vitest';
import { ADDRESS, PERSONAL_DETAILS } from '../../src/contract/checkout/forms';
import { newLine } from '../../tests/fakes/cart';
import { FakeShop, TOKEN } from '../../tests/fakes/commerce';
import { checkForm } from '../forms/serving/check-form';
import { client, fieldsOf } from './api.fixture';

const address = {
  region: 'Yucatán',
  region_id: 31,
  country_id: 'MX',
  street: ['Calle 60', '491'],
  company: '',
  telephone: '01 (999) 123-4567',
  postcode: '97000',
  city: 'Mérida',
  firstname: 'Ana',
  lastname: 'Pech',
  email: 'ana@example.mx',
  region_code: 'YUC',
};

const body = (over: Record<string, unknown> = {}, information: Record<string, unknown> = {}) => ({
  user_id: '412',
  cart_id: TOKEN,
  store_code: 'viu',
  order_id: '1733840000123',
  created_at: '2026-01-05T18:00:00.000Z',
  transmited: true,
  products: [{ sku: 'LAMP-01', qty: 2, price: 1, name: 'Lámpara' }],
  addressInformation: {
    shippingAddress: address,
    billingAddress: address,
    shipping_method_code: 'bestway',
    shipping_carrier_code: 'tablerate',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
    shippingExtraFields: {},
    ...information,
  },
  ...over,
});

function shopWithCart(): FakeShop {
  const shop = new FakeShop();
  Object.assign(shop.cart(TOKEN), { lines: [{ ...newLine('LAMP-01', 2), itemId: 1 }], version: 3 });
  return shop;
}

describe('POST order', () => {
  test('API-018 places the order of a cart from the body of the family', async () => {
    const { shop, post } = client(shopWithCart());
    const placed = await post('/api/order', body());
    expect(placed).toMatchObject({
      status: 200,
      body: { result: { magentoOrderId: '42', orderNumber: '000000042', backendOrderId: '42' } },
    });
    expect(shop.cart(TOKEN).placing).toMatchObject({
      key: '1733840000123',
      request: {
        orderId: '1733840000123',
        products: [{ sku: 'LAMP-01', qty: 2 }],
        personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
        shippingAddress: {
          streetAddress: 'Calle 60',
          exteriorNumber: '491',
          zipCode: '97000',
          phoneNumber: '9991234567',
          region_id: 31,
        },
        shippingMethod: { carrierCode: 'tablerate', methodCode: 'bestway' },
        paymentMethod: 'cashondelivery',
      },
    });
  });

  test('order_id is the key without a header, the header is where there is one, and stands in for a missing order_id', async () => {
    const { shop, post } = client(shopWithCart());
    shop.cart(TOKEN).placeOutcome = 'unknown';
    await post('/api/order', body(), { 'idempotency-key': 'k-1' });
    expect(shop.cart(TOKEN).placing).toMatchObject({ key: 'k-1', request: { orderId: '1733840000123' } });
    await post('/api/order', body({ order_id: undefined }), { 'idempotency-key': 'k-2' });
    expect(shop.cart(TOKEN).placing).toMatchObject({ key: 'k-2', request: { orderId: 'k-2' } });
  });

  test('products that are not the cart are refused with the differences', async () => {
    const refused = await client(shopWithCart()).post('/api/order', body({ products: [{ sku: 'LAMP-01', qty: 3 }] }));
    expect(refused).toMatchObject({
      status: 409,
      body: { meta: { differences: [{ sku: 'LAMP-01', requested: 3, inCart: 2 }] } },
    });
  });

  test('an unknown outcome is 202 and checked, never failed', async () => {
    const shop = shopWithCart();
    shop.cart(TOKEN).placeOutcome = 'unknown';
    const { post, get } = client(shop);
    const pending = {
      code: 202,
      result: { order_id: '1733840000123', status: 'verifying', message: 'We are checking your order' },
    };
    expect(await post('/api/order', body())).toMatchObject({ status: 202, body: pending });
    expect(await get(`/api/sync/order/1733840000123?cartId=${TOKEN}`)).toMatchObject({ status: 202, body: pending });
  });

  test('what is asked for later says when: 503 with Retry-After', async () => {
    const shop = shopWithCart();
    shop.cart(TOKEN).placeOutcome = 'busy';
    const refused = await client(shop).post('/api/order', body());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '7']);
  });

  test('billing and delivery stand in for each other; a cart in the cookie needs no cart_id', async () => {
    const { shop, post } = client(shopWithCart(), { page: true, cartToken: TOKEN });
    const placed = await post('/api/order', body({ cart_id: undefined }, { billingAddress: undefined }));
    expect([placed.status, placed.cookies]).toEqual([200, [{ token: TOKEN, version: 4 }]]);
    expect(shop.cart(TOKEN).placing?.request.billingAddress).toMatchObject({ streetAddress: 'Calle 60' });
  });

  test.each([
    ['telephone', { telephone: '99912' }],
    ['telephone', { telephone: undefined }],
    ['postcode', { postcode: '9700' }],
    ['email', { email: 'ana@' }],
    ['street', { street: [] }],
    ['street', { street: ['  '] }],
    ['firstname', { firstname: '' }],
    ['city', { city: 'x'.repeat(10_000) }],
    ['lastname', { lastname: 'Pe\u0000ch' }],
    ['reference', { reference: 'x'.repeat(81) }],
    ['city', { city: '123' }],
  ])('a wrong %s is named', async (field, wrong) => {
    const refused = await client(shopWithCart()).post(
      '/api/order',
      body({}, { billingAddress: { ...address, ...wrong } }),
    );
    expect([refused.status, fieldsOf(refused)]).toEqual([422, [`addressInformation.billingAddress.${field}`]]);
  });

  test('VALID-025 the RFC of an invoice has at least 3 letters', async () => {
    const order = async (vat_id: string) => {
      const answer = await client(shopWithCart()).post(
        '/api/order',
        body({}, { billingAddress: { ...address, vat_id } }),
      );
      return [answer.status, answer.status === 200 ? null : answer.body.result];
    };
    const problem = {
      field: 'addressInformation.billingAddress.vat_id',
      rule: 'taxId',
      message: 'Tax identification number must have at least 3 letters',
    };
    expect(await order('XA0101010000')).toEqual([422, [problem]]);
    expect(await order('XAX010101000')).toEqual([200, null]);
  });

  test.each([
    ['VALID-024', 'firstname', 'firstName', 'Jo'],
    ['', 'lastname', 'lastName', '-'],
    ['VALID-018', 'email', 'emailAddress', 'ana@'],
    ['VALID-019', 'telephone', 'phoneNumber', '999123'],
    ['VALID-022', 'postcode', 'zipCode', '9700'],
    ['', 'city', 'city', '123'],
    ['VALID-036', 'reference', 'reference', 'x'.repeat(81)],
    ['VALID-016', 'telephone', 'phoneNumber', '  '],
  ])('%s an order refuses a wrong %s as the form refuses its %s', async (_id, field, formField, value) => {
    const form = checkForm({ ...ADDRESS, ...PERSONAL_DETAILS }, { [formField]: value });
    const byForm = form.ok ? undefined : form.errors.find((error) => error.field === formField);
    expect(byForm).toBeDefined();
    const refused = await client(shopWithCart()).post(
      '/api/order',
      body({}, { shippingAddress: { ...address, [field]: value } }),
    );
    expect(refused).toMatchObject({
      status: 422,
      body: { result: [{ ...byForm, field: `addressInformation.shippingAddress.${field}` }] },
    });
  });

  test('blanks around what is typed do not count', async () => {
    const { shop, post } = client(shopWithCart());
    expect(
      (
        await post(
          '/api/order',
          body(
            {},
            { billingAddress: { ...address, firstname: ' Ana ', postcode: ' 97000 ', email: ' ana@example.mx ' } },
          ),
        )
      ).status,
    ).toBe(200);
    expect(shop.cart(TOKEN).placing?.request).toMatchObject({
      personalDetails: { firstName: 'Ana', emailAddress: 'ana@example.mx' },
      billingAddress: { zipCode: '97000' },
    });
  });

  test.each([
    ['addressInformation', { addressInformation: undefined }],
    ['addressInformation', { addressInformation: 'nada' }],
    ['cart_id', { cart_id: undefined }],
    ['store_code', { store_code: 'mavi' }],
    ['products.0.qty', { products: [{ sku: 'LAMP-01', qty: -1 }] }],
    ['products.0.sku', { products: [{ sku: '\u0007', qty: 1 }] }],
    ['products', { products: 'LAMP-01' }],
    ['order_id', { order_id: 'x'.repeat(10_000) }],
    ['cart_version', { cart_version: -1 }],
    ['user_id', { user_id: 412 }],
    ['user_id', { user_id: { id: '412' } }],
    ['cart_id', { cart_id: 81668 }],
    ['created_at', { created_at: 1767636000000 }],
    ['transmited', { transmited: 'true' }],
    ['products.0.price', { products: [{ sku: 'LAMP-01', qty: 2, price: '1160' }] }],
    ['products.0.price', { products: [{ sku: 'LAMP-01', qty: 2, price: -1e308 }] }],
    ['coupon', { coupon: 'DIEZ' }],
    ['userId', { userId: '412' }],
    ['', { '': 1 }],
  ])('a wrong %s is named %#', async (field, wrong) => {
    const refused = await client(shopWithCart()).post('/api/order', body(wrong));
    expect([refused.status, fieldsOf(refused)]).toEqual([422, [field]]);
  });

  test.each([
    {},
    [],
    null,
    'x',
    { extension_attributes: null },
    { extension_attributes: { custom_options: {}, bundle_options: null } },
  ])(
    'a product’s options in another shape name no line, and are no reason to refuse it: %j',
    async (product_option) => {
      const { shop, post } = client(shopWithCart());
      expect((await post('/api/order', body({ products: [{ sku: 'LAMP-01', qty: 2, product_option }] }))).status).toBe(
        200,
      );
      expect(shop.cart(TOKEN).placing?.request.products).toMatchObject([{ sku: 'LAMP-01', qty: 2 }]);
    },
  );

  test('API-018 every key that the body does not have is named at its top, and is taken inside', async () => {
    const refused = await client(shopWithCart()).post('/api/order', body({ total: 1, paymentDetails: {} }));
    expect([refused.status, refused.body.result]).toEqual([
      422,
      ['total', 'paymentDetails'].map((field) => ({ field, rule: 'unknown', message: 'Invalid value' })),
    ]);
    const { shop, post } = client(shopWithCart());
    const product = {
      sku: 'LAMP-01',
      qty: 2,
      price: 1160,
      price_incl_tax: 1,
      original_price: 'x',
      totals: {},
      type_id: 5,
    };
    const taken = await post(
      '/api/order',
      body({ updated_at: '2026-01-05T18:00:00.000Z', user_id: '', products: [product] }, { coupon_code: 'DIEZ' }),
    );
    expect(taken.status).toBe(200);
    expect(shop.cart(TOKEN).placing?.request.products).toEqual([{ sku: 'LAMP-01', qty: 2, price: 1160 }]);
  });

  test('an order of a cart that is gone says that the cart is another one', async () => {
    const refused = await client(shopWithCart()).post('/api/order', body({ cart_id: 'forged' }));
    expect(refused).toMatchObject({ status: 409, body: { meta: { notices: [{ id: 'freshCart' }] } } });
  });
});

describe('GET sync/order', () => {
  test('whoever holds the cart sees its order, nobody else', async () => {
    const { post, get } = client(shopWithCart());
    await post('/api/order', body());
    expect(await get(`/api/sync/order/1733840000123?cartId=${TOKEN}`)).toMatchObject({
      status: 200,
      body: { result: { orderNumber: '000000042' } },
    });
    expect((await get(`/api/sync/order/1733840000123?cartId=${'B'.repeat(32)}`)).status).toBe(404);
    expect((await get('/api/sync/order/1733840000123')).status).toBe(404);
  });
});
