import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cartUpdate } from '../../src/contract/cart/calls';
import { pulledLine, totals as totalsSchema } from '../../src/contract/cart/results';
import { orderPlace } from '../../src/contract/order';
import { stockInfo } from '../../src/contract/stock';
import { ATTRIBUTES, category, configurable, product, TAX_RULE } from '../adapters/embedded/testing/catalogue';
import { apiApp } from '.';
import { env, gatewayRequest } from './live-request.fixture';

const app = apiApp();
const SERVICE = { authorization: `Bearer ${env.SERVICE_TOKEN}` };

interface Answer {
  status: number;
  headers: Headers;
  body: { code: number; result: unknown; meta?: Record<string, unknown> };
}

async function send(
  method: 'GET' | 'POST',
  path: string,
  body?: BodyInit | object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isJson = body !== undefined && typeof body === 'object' && !(body instanceof ReadableStream);
  const asked = new Request(`https://tienda.example${path}`, {
    method,
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
  });
  const response = await app.request(asked, undefined, { ...env, REQUEST: await gatewayRequest(asked) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const get = (path: string) => send('GET', path);
const post = (path: string, body?: object, headers?: Record<string, string>) => send('POST', path, body, headers);
const result = async <T>(answer: Promise<Answer>): Promise<T> => (await answer).body.result as T;

const lines = (documents: unknown[]) =>
  new Blob([documents.map((document) => JSON.stringify(document)).join('\n')]).stream() as ReadableStream<Uint8Array>;

const ENGRAVING = {
  option_id: 7,
  title: 'Grabado',
  type: 'field',
  sort_order: 1,
  is_require: true,
  price: 10,
  price_type: 'fixed',
};

const strap = (option_type_id: number, price = 10) => ({
  option_type_id,
  title: `Correa ${option_type_id}`,
  sort_order: 1,
  price,
  price_type: 'fixed',
});
const STRAP = {
  option_id: 8,
  title: 'Correa',
  type: 'radio',
  sort_order: 1,
  is_require: false,
  values: [strap(3), strap(4), strap(5, 300)],
};

const PRODUCTS = [
  product(1, 'Lámpara de pie', { sku: 'LAMP-01', stock: { is_in_stock: true, qty: 500, manage_stock: true } }),
  configurable(2, 'SILLA-RO', 'Silla Roma', [
    ['SILLA-RO-AZ', '49'],
    ['SILLA-RO-RO', '50'],
  ]),
  product(3, 'Sin precio', { price: 'gratis' }),
  product(4, 'Anillo', { sku: 'ANILLO', custom_options: [ENGRAVING] }),
  product(5, 'Pulsera', { sku: 'PULSERA', custom_options: [ENGRAVING, STRAP] }),
  product(6, 'Banco', {
    sku: 'BANCO-01',
    special_price: 700,
    stock: { is_in_stock: true, qty: 500, manage_stock: true },
  }),
];

const POSTAL_CODE = {
  code: '97000',
  state: 'Yucatán',
  region_id: 2350,
  region_code: 'YUC',
  municipality: 'Mérida',
  city: 'Mérida',
  neighbourhoods: ['Centro'],
  covered: true,
  delivery_from: 2,
  delivery_to: 3,
};

async function importCatalogue(products: unknown[]): Promise<Record<string, Answer>> {
  const { run } = await result<{ run: number }>(send('POST', '/api/import/viu/begin', undefined, SERVICE));
  const documents: [string, unknown[]][] = [
    ['attribute', ATTRIBUTES],
    ['taxrule', [TAX_RULE]],
    ['category', [category(10, 'Muebles')]],
    ['product', products],
    ['redirect', [{ from: '/rebajas', to: '/c/muebles-10' }]],
    ['postal_code', [POSTAL_CODE]],
  ];
  const reports: Record<string, Answer> = {};
  for (const [entity, list] of documents)
    reports[entity] = await send('POST', `/api/import/${run}/${entity}`, lines(list), SERVICE);
  reports.commit = await send('POST', `/api/import/${run}/commit`, undefined, SERVICE);
  return reports;
}

let imported: Record<string, Answer>;
beforeAll(async () => {
  imported = await importCatalogue(PRODUCTS);
});

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

describe('import', () => {
  test('documents stream in, what cannot be used is named with its reason', () => {
    const reports = Object.fromEntries(Object.entries(imported).map(([entity, { body }]) => [entity, body.result]));
    expect(reports).toEqual({
      attribute: { accepted: 3, skipped: [] },
      taxrule: { accepted: 1, skipped: [] },
      category: { accepted: 1, skipped: [] },
      product: { accepted: 5, skipped: [{ position: 3, id: 'SKU-3', reason: expect.stringContaining('price') }] },
      redirect: { accepted: 1, skipped: [] },
      postal_code: { accepted: 1, skipped: [] },
      commit: { version: expect.any(Number), products: 5, categories: 1 },
    });
  });

  test('a broken file leaves the shop as it was and cannot be committed', async () => {
    const before = await result<{ catalogue: string }>(get('/api/health'));
    const { run } = await result<{ run: number }>(send('POST', '/api/import/viu/begin', undefined, SERVICE));
    expect((await send('POST', `/api/import/${run}/category`, '[{"id":10', SERVICE)).status).toBe(400);
    expect((await send('POST', `/api/import/${run}/commit`, undefined, SERVICE)).status).toBe(409);
    const { body } = await send('GET', `/api/import/${run}`, undefined, SERVICE);
    expect(body.result).toMatchObject({ run, store: 'viu', state: 'broken' });
    expect(await result(get('/api/health'))).toEqual(before);
  });

  test('an import is given up once, and one that never was is 404', async () => {
    const { run } = await result<{ run: number }>(send('POST', '/api/import/viu/begin', undefined, SERVICE));
    const abort = () => send('POST', `/api/import/${run}/abort`, undefined, SERVICE);
    expect([(await abort()).body.result, (await abort()).body.result]).toEqual([{ aborted: true }, { aborted: false }]);
    for (const path of ['/api/import/999999/commit', '/api/import/999999/product'])
      expect((await send('POST', path, undefined, SERVICE)).status).toBe(404);
    expect((await send('POST', '/api/import/uno/commit', undefined, SERVICE)).status).toBe(422);
    expect((await send('POST', `/api/import/${run}/customers`, undefined, SERVICE)).status).toBe(422);
  });
});

describe('catalogue', () => {
  const search = (entity: string, body: object) =>
    post(`/api/catalog/viu/${entity}/_search?request_format=search-query&response_format=compact`, body);

  test('API-027 products are found by sku, by the sku of a variant and by text', async () => {
    const by = async (body: object) =>
      ((await search('product', body)).body as unknown as { hits: { sku: string; pit: number }[] }).hits.map(
        ({ sku, pit }) => [sku, pit],
      );
    expect(await by({ _appliedFilters: [{ attribute: 'sku', value: { in: ['LAMP-01'] } }] })).toEqual([
      ['LAMP-01', 1160],
    ]);
    expect(
      await by({ _appliedFilters: [{ attribute: 'configurable_children.sku', value: { eq: 'SILLA-RO-AZ' } }] }),
    ).toEqual([['SILLA-RO', 1160]]);
    expect(await by({ _searchText: 'lampara' })).toEqual([['LAMP-01', 1160]]);
  });

  test.each(['standard', 'compact'])(
    'API-033 the %s answer says what its filters are: attributes with their labels and options',
    async (format) => {
      const { body } = await post(
        `/api/catalog/viu/product/_search?request_format=search-query&response_format=${format}`,
        {
          _availableFilters: [{ field: 'color' }, { field: 'price' }],
        },
      );
      expect((body as unknown as { attribute_metadata: object[] }).attribute_metadata).toEqual([
        expect.objectContaining({
          attribute_code: 'color',
          default_frontend_label: 'Color',
          frontend_input: 'select',
          options: ['Azul', 'Rojo', 'Verde'].map((label, index) =>
            expect.objectContaining({ value: String(49 + index), label }),
          ),
        }),
      ]);
    },
  );

  test.each([
    ['of a thousand characters', `lampara ${'x'.repeat(992)}`],
    ['of many words', 'lampara '.repeat(400)],
    ['like an expression', '(lampara|silla)+.*$ ^[a-z]'],
    ['with quotes and operators', '"lampara" OR \'silla\' AND NOT -mesa NEAR(a b) *'],
    ['with emoji', '💡 lampara 🛋️'],
    ['of words that say nothing', 'de la los para con'],
  ])('a search %s is answered, by both calls', async (_, text) => {
    const { status, body } = await search('product', { _searchText: text });
    expect([status, Array.isArray((body as { hits?: unknown }).hits)]).toEqual([200, true]);
    const suggested = await get(`/api/search/suggest?${new URLSearchParams({ q: text })}`);
    expect(suggested.status).toBe(200);
  });

  test('API-028 API-029 API-030 categories, attributes and tax rules come by their filters', async () => {
    const hits = async (entity: string, filters: object[]) =>
      ((await search(entity, { _appliedFilters: filters })).body as unknown as { hits: Record<string, unknown>[] })
        .hits;
    expect(
      await hits('category', [
        { attribute: 'parent_id', value: { eq: 2 } },
        { attribute: 'level', value: { eq: 2 } },
        { attribute: 'is_active', value: { eq: true } },
        { attribute: 'product_count', value: { gt: 0 } },
      ]),
    ).toMatchObject([{ id: 10, name: 'Muebles' }]);
    expect(await hits('category', [{ attribute: 'parent_id', value: { eq: 10 } }])).toEqual([]);
    expect(
      await hits('attribute', [
        { attribute: 'attribute_code', value: { in: ['color'] } },
        { attribute: 'is_user_defined', value: { in: [true] } },
        { attribute: 'is_visible', value: { in: [true] } },
      ]),
    ).toMatchObject([{ attribute_code: 'color' }]);
    expect(await hits('taxrule', [])).toMatchObject([{ rates: [{ rate: 16 }] }]);
  });

  test('API-019 API-020 API-022 API-026 stock, prices and a scanned sku are of the same product', async () => {
    expect(stockInfo().parse(await result(get('/api/stock/check?sku=SILLA-RO-AZ')))).toMatchObject({
      product_sku: 'SILLA-RO-AZ',
      qty: 5,
      is_in_stock: true,
    });
    expect(await result<unknown[]>(get('/api/stock/list?skus=LAMP-01,NADA'))).toHaveLength(1);
    expect((await get('/api/stock/check?sku=NADA')).status).toBe(404);
    expect(
      await result(get('/api/product/render-list?skus=LAMP-01,SILLA-RO-RO&currencyCode=MXN&storeId=2')),
    ).toMatchObject({
      items: [
        { sku: 'LAMP-01', price_info: { final_price: 1160 } },
        { sku: 'SILLA-RO-RO', price_info: { final_price: 1160 } },
      ],
    });
    expect(await result(get('/api/product/qr?sku=SILLA-RO-RO'))).toMatchObject({ sku: 'SILLA-RO' });
    expect((await get("/api/product/qr?sku=' OR 1=1 --")).status).toBe(404);
  });

  test('API-043 API-045 API-085 paths, redirects and postal codes are looked up', async () => {
    expect((await post('/api/url/map', { url: '/muebles-10' })).body).toMatchObject({
      _type: 'category',
      _source: { id: 10 },
    });
    expect((await post('/api/url/map', { url: '/nada' })).body).toBeNull();
    expect(await result(get('/api/url/redirect?url=/rebajas'))).toBe('/c/muebles-10');
    expect(await result(get('/api/postal-code/97000'))).toMatchObject({
      municipality: 'Mérida',
      neighbourhoods: ['Centro'],
      covered: true,
    });
  });
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
