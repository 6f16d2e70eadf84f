import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pulledLine, totals } from '../../../src/contract/cart/results';
import { cartView } from '../../../src/contract/cart/view';
import { newLine } from '../../../tests/fakes/cart';
import { FakeShop, TOKEN } from '../../../tests/fakes/commerce';
import { client, fieldsOf } from '../api.fixture';

const at = (path: string, more = '') => `/api/cart/${path}?cartId=${TOKEN}${more}`;
const add = (sku: string, qty: unknown = 1) => ({ cartItem: { sku, qty, quoteId: TOKEN } });

describe('identity', () => {
  test('API-002 a program gets the token of a new cart, our own page gets a cookie and never the token', async () => {
    const program = await client().post('/api/cart/create');
    expect(program.body.result).toMatch(/^[\w-]{32}$/);
    expect(program.cookies).toEqual([]);

    const page = await client(new FakeShop(), { page: true }).post('/api/cart/create');
    expect(page.body.result).toBe('cookie');
    expect(page.cookies).toEqual([{ token: expect.stringMatching(/^[\w-]{32}$/), version: 1 }]);
    expect(JSON.stringify(page.body)).not.toContain(page.cookies[0]?.token);
  });

  test('a first add from our own page makes a cart and its cookie, from a program a cart whose id is told', async () => {
    const page = await client(new FakeShop(), { page: true }).post('/api/cart/update', add('LAMP-01'));
    expect([page.status, page.cookies.length, page.body.meta?.cartId]).toEqual([200, 1, undefined]);
    const program = await client().post('/api/cart/update', add('LAMP-01'));
    expect([program.status, program.cookies.length, program.body.meta?.cartId]).toEqual([
      200,
      0,
      expect.stringMatching(/^[\w-]{32}$/),
    ]);
  });

  test.each([
    ['a forged id', { query: '?cartId=nope', visit: {} }],
    ['a cookie that is no cart token', { query: '', visit: { lostCart: true, page: true } }],
    ['a cart that expired', { query: `?cartId=${TOKEN}`, visit: {} }],
  ])('%s gives a fresh cart, and says so', async (_, { query, visit }) => {
    const shop = new FakeShop();
    shop.cart(TOKEN).isGone = true;
    const answer = await client(shop, visit).post(`/api/cart/update${query}`, add('LAMP-01'));
    expect(answer.status).toBe(200);
    expect(answer.body.meta?.notices).toEqual([
      expect.objectContaining({ id: 'freshCart' }),
      expect.objectContaining({ id: 'productAddedToCart' }),
    ]);
    expect(await client(new FakeShop(), visit).get(`/api/cart/pull${query}`)).toMatchObject({
      body: { result: [], meta: { notices: [{ id: 'freshCart' }] } },
    });
  });

  test('looking makes no cart', async () => {
    const { shop, get } = client(new FakeShop(), { page: true });
    const pulled = await get('/api/cart/pull');
    const amounts = await get('/api/cart/totals');
    expect([pulled.body.result, (amounts.body.result as { grand_total: number }).grand_total]).toEqual([[], 0]);
    expect([shop.carts.size, pulled.cookies, pulled.body.meta?.notices]).toEqual([0, [], []]);
  });

  test('a user token nobody issued is refused, an empty one is a guest', async () => {
    const { get } = client();
    const refused = await get(at('pull', '&token=abc'));
    expect([refused.status, refused.body.result]).toEqual([401, "The consumer isn't authorized to access %resources."]);
    expect((await get(at('pull'), { authorization: 'Bearer abc' })).status).toBe(401);
    expect((await get(at('pull', '&token='))).status).toBe(200);
  });
});

describe('lines', () => {
  test('API-003 API-004 a line is added, set by its id and pulled in the shape of the family', async () => {
    const { shop, post, get } = client();
    const added = await post(at('update'), {
      cartItem: {
        sku: 'SILLA-RO-AZ',
        qty: '2',
        quoteId: 81668,
        product_option: {
          extension_attributes: {
            configurable_item_options: [{ option_id: 93, option_value: 49 }],
            custom_options: [],
            bundle_options: [],
          },
        },
        extension_attributes: {
          additional_data: { warranty: { sku: 'GAR-12' }, opcion_de_entrega: 'recoger_en_sucursal' },
        },
        price: 1,
      },
    });
    expect(added.body).toMatchObject({
      code: 200,
      result: { item_id: 1, sku: 'SILLA-RO-AZ', qty: 2, price: 100, quote_id: TOKEN },
      meta: { version: 1 },
    });
    expect(shop.cart(TOKEN).operations[0]).toMatchObject({
      kind: 'add',
      qty: 2,
      productOption: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 49 }] } },
      warrantySku: 'GAR-12',
      deliveryOption: 'recoger_en_sucursal',
    });
    const set = await post(at('update'), { cartItem: { sku: 'SILLA-RO-AZ', qty: 5, item_id: '1', quoteId: TOKEN } });
    expect(set.body.result).toMatchObject({ item_id: 1, qty: 5 });
    const pulled = await get(at('pull'));
    expect(z.array(pulledLine()).parse(pulled.body.result)).toMatchObject([{ sku: 'SILLA-RO-AZ', qty: 5 }]);
    expect(cartView().parse(pulled.body.meta?.cart)).toMatchObject({
      version: 2,
      count: 5,
      lines: [{ unitPrice: 116, rowTotal: 580 }],
    });
  });

  test('the choice of a bundle goes with it, as a list or under its option ids', async () => {
    const { shop, post } = client();
    const choice = { option_id: 1, option_qty: '2', option_selections: [7, '8'], price: 1 };
    for (const bundle_options of [[choice], { 1: choice }]) {
      await post(at('update'), {
        cartItem: { sku: 'PAQUETE', qty: 1, product_option: { extension_attributes: { bundle_options } } },
      });
    }
    const kept = { option_id: '1', option_qty: 2, option_selections: [7, '8'] };
    expect(shop.cart(TOKEN).operations).toMatchObject([
      { productOption: { extension_attributes: { bundle_options: [kept] } } },
      { productOption: { extension_attributes: { bundle_options: { 1: kept } } } },
    ]);
    expect(JSON.stringify(shop.cart(TOKEN).operations)).not.toContain('price');
  });

  test('CART-020 a line is added once where no quantity is given; setting one needs it', async () => {
    const { shop, post } = client();
    expect((await post(at('update'), { cartItem: { sku: 'LAMP-01' } })).body).toMatchObject({
      code: 200,
      result: { sku: 'LAMP-01', qty: 1 },
    });
    const refused = await post(at('update'), { cartItem: { sku: 'LAMP-01', item_id: 1 } });
    expect(refused).toMatchObject({
      status: 422,
      body: { result: [{ field: 'cartItem.qty', rule: 'required', message: 'Field is required' }] },
    });
    expect(shop.cart(TOKEN).lines).toMatchObject([{ qty: 1 }]);
  });

  test('API-005 a line is deleted by its id; an unknown one is 404', async () => {
    const { shop, post } = client();
    await post(at('update'), add('LAMP-01'));
    const gone = await post(at('delete'), { cartItem: { sku: 'LAMP-01', item_id: 1, quoteId: TOKEN } });
    expect([gone.body.result, shop.cart(TOKEN).lines]).toEqual([true, []]);
    expect(await post(at('delete'), { cartItem: { sku: 'LAMP-01', item_id: 77, quoteId: TOKEN } })).toMatchObject({
      status: 404,
      body: { code: 404, result: 'The product is no longer in the cart' },
    });
  });

  test('the shopper is told what became of an add; a refused one changes nothing and makes no cookie', async () => {
    const { post } = client(new FakeShop(), { page: true });
    expect((await post('/api/cart/update', add('LAMP-01'))).body.meta?.notices).toMatchObject([
      { level: 'success', message: 'Product has been added to the cart!' },
    ]);
    const refused = await post('/api/cart/update', add('SIN-STOCK'));
    expect([refused.status, refused.body.result, refused.cookies]).toEqual([
      422,
      'The requested qty is not available',
      [],
    ]);
    expect(refused.body.meta).toMatchObject({ version: 0, notices: [{ id: 'requestedQty', params: { max: 3 } }] });
  });

  test('an unknown sku is 404', async () => {
    expect(await client().post(at('update'), add('NADA'))).toMatchObject({
      status: 404,
      body: { result: 'Item not available in the online store' },
    });
  });
});

describe('amounts', () => {
  test('API-006 totals have the shape of the family', async () => {
    const { shop, get } = client();
    Object.assign(shop.cart(TOKEN), { lines: [{ ...newLine('LAMP-01', 2), itemId: 1 }], version: 1 });
    const { body } = await get(at('totals'));
    expect(totals().parse(body.result)).toMatchObject({
      grand_total: 232,
      subtotal: 200,
      subtotal_incl_tax: 232,
      tax_amount: 32,
      items: [{ item_id: 1, qty: 2 }],
    });
  });

  test('API-010 API-011 a coupon comes in the query, is told, and goes', async () => {
    const { post, get } = client();
    await post(at('update'), add('LAMP-01'));
    expect((await post(at('apply-coupon', '&coupon=BUENFIN'))).body.result).toBe(true);
    expect((await get(at('coupon'))).body.result).toBe('BUENFIN');
    expect((await post(at('delete-coupon'))).body.result).toBe(true);
    expect((await get(at('coupon'))).body.result).toBeNull();
    expect(await post(at('apply-coupon', '&coupon=NADA'))).toMatchObject({
      status: 404,
      body: { result: "The coupon code isn't valid" },
    });
    expect(await post(at('apply-coupon'))).toMatchObject({
      status: 422,
      body: { result: [{ field: 'coupon', rule: 'required', message: 'No coupon code provided' }] },
    });
  });

  test('TOTALS-004 API-007 API-008 ways to pay and to deliver; street may be two nulls', async () => {
    const { get, post } = client();
    const [cash, dear] = (await get(at('payment-methods'))).body.result as object[];
    expect(cash).toMatchObject({ code: 'cashondelivery', cost: 0, default: true, is_server_method: false });
    expect(dear).toEqual({
      code: 'spei',
      title: 'SPEI',
      description: '',
      cost: 10,
      cost_incl_tax: 11.6,
      default: false,
      offline: true,
      is_server_method: true,
      months: [],
      charged_at_once: false,
    });
    const address = {
      region: 'Yucatán',
      region_id: 0,
      country_id: 'MX',
      street: [null, null],
      postcode: '97000',
      city: 'Mérida',
      region_code: 'YUC',
    };
    expect((await post(at('shipping-methods'), { address })).body.result).toMatchObject([
      { carrier_code: 'tablerate', amount: 196, price_incl_tax: 227.36, available: true },
      { available: false, error_message: 'Zip code without coverage' },
    ]);
    expect((await post(at('shipping-methods'), { address: { country_id: 'MX' } })).status).toBe(200);
  });

  test('API-009 shipping information is taken in camelCase, and answers payment methods and totals', async () => {
    const { shop, post } = client();
    await post(at('update'), add('LAMP-01'));
    const answer = await post(at('shipping-information'), {
      addressInformation: {
        shippingAddress: {
          countryId: 'mx',
          city: 'Mérida',
          postcode: '97000',
          regionId: 31,
          street: ['Calle 60 #491'],
        },
        billingAddress: { countryId: 'MX' },
        shippingCarrierCode: 'tablerate',
        shippingMethodCode: 'bestway',
      },
    });
    expect(answer.body.result).toMatchObject({
      payment_methods: [{ code: 'cashondelivery' }, { code: 'spei' }],
      totals: { shipping_incl_tax: 227.36, grand_total: 343.36 },
    });
    expect(shop.cart(TOKEN).destination).toMatchObject({
      country: 'MX',
      regionId: 31,
      postcode: '97000',
      street: ['Calle 60 #491'],
    });
    const collected = await post(at('collect-totals'), {
      methods: {
        paymentMethod: { method: 'cashondelivery' },
        shippingCarrierCode: 'tablerate',
        shippingMethodCode: 'bestway',
      },
    });
    expect([(collected.body.result as { grand_total: number }).grand_total, shop.cart(TOKEN).payment]).toEqual([
      343.36,
      'cashondelivery',
    ]);
  });
});

describe('keys', () => {
  const key = (value: string) => ({ 'idempotency-key': value });

  test('a key counts within its call: taking a coupon off is not applying it', async () => {
    const { shop, post } = client();
    await post(at('apply-coupon', '&coupon=BUENFIN'), undefined, key('k-2'));
    expect((await post(at('delete-coupon'), undefined, key('k-2'))).status).toBe(200);
    expect(shop.cart(TOKEN).coupon).toBeNull();
  });

  test.each(['con espacio', 'x'.repeat(256), ''])('a key that is none is named: %j', async (value) => {
    const refused = await client().post(at('update'), add('LAMP-01'), key(value));
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['Idempotency-Key']]);
  });
});
