import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SearchResult } from '../../src/commerce/ports';
import { storeViews } from '../../src/config/stores';
import { computeDocument, type PriceContext } from '../../src/domain/catalogue/compute';
import type { ProductDocument } from '../../src/domain/catalogue/document';
import { child, configurable, iva, product } from '../../src/domain/catalogue/documents.fixture';
import { ok, refuse } from '../../src/domain/result';
import { client, fieldsOf } from './api.fixture';
import { FakeShop, NOTHING_FOUND, visitOf } from './fake-commerce.fixture';

const [store] = storeViews('viu');
if (!store) throw new Error('no store view');
const context: PriceContext = { rules: [iva], place: { country: 'MX' }, now: Date.parse('2026-03-01T12:00:00Z'), groupId: 0, store };
const lamp = computeDocument(product({ price: 100, special_price: 80 }), context);
const chair = computeDocument(configurable([child('SILLA-RO-AZ', { price: 1499 }), child('SILLA-RO-NE', { price: 999 })]), context);

const found = (items: SearchResult['items']) => async () => ok({ ...NOTHING_FOUND, items, total: items.length });

const search = (query: string) => `/api/catalog/viu/${query}`;
const SEARCH = 'product/_search?request_format=search-query';

const request = {
  _searchText: ' silla ',
  _availableFilters: [{ field: 'color', scope: 'catalog', options: { size: 10 } }, { field: 'price' }],
  _appliedFilters: [
    { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
    { attribute: 'price', value: { from: 50, to: 100 }, scope: 'catalog' },
    { attribute: 'status', value: 1 },
    { attribute: 'sku', value: ['A', 'B'] },
    { attribute: 'product_count', value: { gt: 0 } },
    { attribute: 'configurable_children.sku', value: { eq: 'A-1' } },
    { attribute: 'category_ids', value: { eq: [10, 11] } },
    { attribute: 'image', value: { neq: null } },
  ],
  _appliedSort: [{ field: 'final_price', options: 'desc' }],
  groupId: 5,
  groupToken: 'x',
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('catalogue search', () => {
  test('API-027 API-031 API-032 API-034 the search-query layer is translated for the ports', async () => {
    const { shop, post } = client();
    await post(`${search(SEARCH)}&size=20&from=40&sort=updated_at:desc&_source_include=sku,name&_source_exclude=sgn`, request);
    expect(shop.queries).toEqual([
      {
        entity: 'product',
        text: 'silla',
        availableFilters: [{ field: 'color', size: 10 }, { field: 'price' }],
        filters: [
          { attribute: 'visibility', scope: 'default', value: { in: [2, 3, 4] } },
          { attribute: 'price', scope: 'catalog', value: { gte: 50, lte: 100 } },
          { attribute: 'status', scope: 'default', value: { eq: 1 } },
          { attribute: 'sku', scope: 'default', value: { in: ['A', 'B'] } },
          { attribute: 'product_count', scope: 'default', value: { gt: 0 } },
          { attribute: 'configurable_children.sku', scope: 'default', value: { eq: 'A-1' } },
          { attribute: 'category_ids', scope: 'default', value: { in: [10, 11] } },
          { attribute: 'image', scope: 'default', value: { neq: null } },
        ],
        sort: [
          { field: 'final_price', direction: 'desc' },
          { field: 'updated_at', direction: 'desc' },
        ],
        size: 20,
        from: 40,
        includeFields: ['sku', 'name'],
        excludeFields: ['sgn'],
        groupId: 0,
      },
    ]);
  });

  test('a GET carries the same request, encoded once or twice', async () => {
    const { shop, get } = client();
    const json = JSON.stringify({ ...request, _searchText: '75%25' });
    await get(`${search(SEARCH)}&request=${encodeURIComponent(JSON.stringify(request))}`);
    await get(`${search(SEARCH)}&request=${encodeURIComponent(encodeURIComponent(json))}`);
    expect(shop.queries.map((query) => query.text)).toEqual(['silla', '75%25']);
    expect(shop.queries[0]?.filters).toHaveLength(8);
  });

  test('API-028 API-029 API-030 categories, attributes and tax rules are read the same way', async () => {
    const { shop, post } = client();
    const filters = [
      { attribute: 'parent_id', value: { eq: 2 } },
      { attribute: 'level', value: { in: [2, 3] } },
      { attribute: 'is_active', value: { eq: true } },
      { attribute: 'product_count', value: { gt: 0 } },
    ];
    for (const entity of ['category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'review']) {
      expect((await post(search(`${entity}/_search?request_format=search-query&size=4000`), { _appliedFilters: filters })).status).toBe(200);
    }
    expect(shop.queries.map((query) => query.entity)).toEqual(['category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'review']);
    expect(shop.queries[0]).toMatchObject({ size: 4000, filters: filters.map((filter) => ({ ...filter, scope: 'default' })) });
  });

  test("the standard answer is a search engine's, without envelope", async () => {
    const shop = new FakeShop();
    shop.found = async () =>
      ok({ ...NOTHING_FOUND, items: [{ ...lamp, _score: 1.5 }], total: 7, aggregations: { agg_terms_color: { buckets: [{ key: 49, doc_count: 3 }] } } });
    const { body } = await client(shop).post(search(SEARCH), {});
    expect(body).toMatchObject({
      timed_out: false,
      hits: {
        total: 7,
        max_score: 1.5,
        hits: [{ _index: 'viu_product', _type: 'product', _id: '77', _score: 1.5, _source: { sku: 'LAMP-01', price_incl_tax: 92.8 } }],
      },
      aggregations: { agg_terms_color: { buckets: [{ key: 49, doc_count: 3 }] } },
      attribute_metadata: [],
    });
    expect(body).not.toHaveProperty('code');
  });

  test('API-033 the compact answer has short names, and variants without what they share', async () => {
    const shop = new FakeShop();
    shop.found = found([{ ...chair, image: '/a.jpg', _score: 2 }]);
    const { body } = await client(shop).post(`${search(SEARCH)}&response_format=compact`, {});
    const { hits, total, ...rest } = body as unknown as { hits: Record<string, unknown>[]; total: number };
    expect(rest).toEqual({ aggregations: {}, attribute_metadata: [] });
    expect([total, hits[0]]).toEqual([1, expect.objectContaining({ nm: chair.name, i: '/a.jpg', _score: 2, sku: 'SILLA-RO', pit: 1158.84 })]);
    expect(hits[0]).not.toHaveProperty('name');
    expect(hits[0]?.configurable_children).toMatchObject([{ sku: 'SILLA-RO-AZ', pit: 1738.84 }, { sku: 'SILLA-RO-NE' }]);
    expect(JSON.stringify(hits[0]?.configurable_children).match(/"pit"/g)).toHaveLength(1);
    shop.found = found([{ id: 10, name: 'Salas' }]);
    expect((await client(shop).post(search('category/_search?request_format=search-query&response_format=compact'), {})).body).toMatchObject({
      hits: [{ name: 'Salas' }],
    });
  });

  test.each([
    ['raw search engine DSL', search('product/_search'), { query: { match_all: {} } }, 400],
    ['raw DSL by its name', search('product/_search?request_format=dsl'), {}, 400],
    ['an unknown index', '/api/catalog/nadie/product/_search?request_format=search-query', {}, 404],
    ['an unknown entity', search('customer/_search?request_format=search-query'), {}, 422],
    ['a negative size', `${search(SEARCH)}&size=-1`, {}, 422],
    ['a huge size', `${search(SEARCH)}&size=4001`, {}, 422],
    ['a negative start', `${search(SEARCH)}&from=-1`, {}, 422],
    ['a field that is none', search(SEARCH), { _appliedFilters: [{ attribute: 'sku) OR (1=1', value: 1 }] }, 422],
    ['an operator that is none', search(SEARCH), { _appliedFilters: [{ attribute: 'sku', value: { gt: 1, regexp: 'x' } }] }, 422],
    ['a long text', search(SEARCH), { _searchText: 'x'.repeat(10_000) }, 422],
    ['control characters', search(SEARCH), { _searchText: 'si\u0000lla' }, 422],
    ['no object', search(SEARCH), [], 422],
  ])('%s is refused', async (_, path, body, status) => {
    const { shop, post } = client();
    expect((await post(path, body)).status).toBe(status);
    expect(shop.queries).toEqual([]);
  });

  test('a request of a GET that is no JSON names it', async () => {
    const refused = await client().get(`${search(SEARCH)}&request=%7Bnada`);
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['request']]);
  });

  test('another enabled store view is read by its own commerce', async () => {
    const [viu, muebles] = [new FakeShop(), new FakeShop()];
    const { request: asked } = visitOf(viu);
    asked.commerceOf = (view) => (view.storeCode === 'muebles_america' ? muebles : viu).commerce;
    const { apiApp } = await import('.');
    await apiApp().request('/api/catalog/muebles_america/product/_search?request_format=search-query', {}, { REQUEST: asked });
    expect([viu.queries.length, muebles.queries.length]).toEqual([0, 1]);
  });
});

describe('products', () => {
  const shopWith = (items: ProductDocument[]) => {
    const shop = new FakeShop();
    shop.found = async (query) => {
      const [filter] = query.filters;
      const wanted = (filter?.value.in ?? []) as string[];
      const skus = (item: ProductDocument) => (filter?.attribute === 'sku' ? [item.sku] : item.configurable_children.map((variant) => variant.sku));
      return found(items.filter((item) => skus(item).some((sku) => wanted.includes(sku))))();
    };
    return shop;
  };

  test('API-022 STORE-015 STORE-016 render-list gives current prices in pesos of products and variants in the order asked for', async () => {
    const { body } = await client(shopWith([chair, lamp])).get('/api/product/render-list?skus=LAMP-01,SILLA-RO,SILLA-RO-AZ,NADA&currencyCode=MXN&storeId=2');
    expect(body.result).toMatchObject({
      items: [
        {
          id: 77,
          sku: 'LAMP-01',
          store_id: 2,
          currency_code: 'MXN',
          url: '/p/LAMP-01/lampara-de-pie-77',
          price_info: {
            final_price: 92.8,
            regular_price: 116,
            special_price: 92.8,
            formatted_prices: { final_price: '<span class="price">$92.80</span>' },
            extension_attributes: { tax_adjustments: { final_price: 80, regular_price: 100, special_price: 80 } },
          },
        },
        { sku: 'SILLA-RO', price_info: { final_price: 1158.84, special_price: null, minimal_price: 1158.84, max_price: 1738.84 } },
        { sku: 'SILLA-RO-AZ', type: 'simple', url: '/p/SILLA-RO/lampara-de-pie-77/SILLA-RO-AZ', price_info: { final_price: 1738.84 } },
      ],
    });
  });

  test('API-023 the group counts where grouped tax is active, and only there', async () => {
    const shop = new FakeShop();
    await client(shop).get('/api/product/render-list?skus=A&userGroupId=7');
    const { request: asked } = visitOf(shop);
    asked.store = { ...asked.store, tax: { ...asked.store.tax, userGroupId: 3 } };
    const { apiApp } = await import('.');
    for (const query of ['skus=B', 'skus=C&userGroupId=7']) await apiApp().request(`/api/product/render-list?${query}`, {}, { REQUEST: asked });
    expect(shop.queries.filter((query) => query.filters[0]?.attribute === 'sku').map((query) => query.groupId)).toEqual([0, 3, 7]);
  });

  test('API-024 render-list takes the user token in the query', async () => {
    expect((await client().get('/api/product/render-list?skus=A&token=')).status).toBe(200);
    expect((await client().get('/api/product/render-list?skus=A&token=nadie')).status).toBe(401);
  });

  test('API-025 a failure of render-list is logged and gives an empty list that says so', async () => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockImplementation(() => undefined));
    const shop = new FakeShop();
    for (const failure of [() => Promise.reject(new Error('down')), async () => refuse(502, 'down')]) {
      shop.found = failure;
      expect(await client(shop).get('/api/product/render-list?skus=A')).toMatchObject({
        status: 200,
        body: { result: { items: [] }, meta: { degraded: true } },
      });
    }
    expect(logged.map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
  });

  test.each([
    ['storeId', 'storeId=5'],
    ['currencyCode', 'currencyCode=EUR'],
  ])('a %s of another store is named', async (field, query) => {
    const refused = await client().get(`/api/product/render-list?skus=A&${query}`);
    expect([refused.status, fieldsOf(refused)]).toEqual([422, [field]]);
  });

  test('API-026 NOTIF-055 a scanned sku reads the first hit, a variant its product; an unknown one is 404', async () => {
    const { get } = client(shopWith([chair, lamp]));
    expect((await get('/api/product/qr?sku=LAMP-01')).body.result).toMatchObject({ id: 77 });
    expect((await get('/api/product/qr?sku=SILLA-RO-AZ')).body.result).toMatchObject({ sku: 'SILLA-RO' });
    expect(await get('/api/product/qr?sku=NADA')).toMatchObject({ status: 404, body: { result: 'Item not available in the online store' } });
  });

  test.each(['', '?sku=', '?sku=%20'])('VALID-007 a single product is not looked up without its search key (%j)', async (query) => {
    const message = 'Please provide the search key sku for product/single action!';
    expect(await client(shopWith([lamp])).get(`/api/product/qr${query}`)).toMatchObject({ status: 422, body: { result: [{ field: 'sku', message }] } });
  });

  test('a list gives whole documents', async () => {
    expect((await client(shopWith([lamp])).get('/api/product/list?skus=LAMP-01,NADA')).body.result).toMatchObject({
      items: [{ sku: 'LAMP-01' }],
      total_count: 1,
    });
  });
});

describe('stock', () => {
  test('API-019 stock of a sku, in the query or the path; an unknown one is 404', async () => {
    const { get } = client();
    const info = { product_id: 77, product_sku: 'LAMP 01', qty: 12, is_in_stock: true, manage_stock: true, stock_id: 1 };
    expect((await get('/api/stock/check?sku=LAMP%2001')).body.result).toMatchObject(info);
    expect((await get('/api/stock/check/LAMP%2001')).body.result).toMatchObject(info);
    expect(await get('/api/stock/check?sku=NADA')).toMatchObject({ status: 404, body: { result: 'No stock information for given sku' } });
  });

  test('API-020 stock of several skus leaves unknown ones out', async () => {
    const { body } = await client().get('/api/stock/list?skus=A,,NADA,A,B');
    expect([body.code, (body.result as { product_sku: string }[]).map((info) => info.product_sku)]).toEqual([200, ['A', 'B']]);
  });
});

describe('addresses of pages', () => {
  const shop = new FakeShop();
  shop.urls = { 'muebles/silla-roma.html': { type: 'product', document: chair, path: '/p/SILLA-RO/silla-roma-77' } };
  shop.redirects = { 'rebajas-2025': 'c/ofertas-3' };

  test('API-043 a path is mapped without envelope, null when nothing is there', async () => {
    const { post } = client(shop);
    for (const url of ['muebles/silla-roma.html', '/muebles/silla-roma.html?color=1', 'https://tienda.example/muebles/silla-roma.html']) {
      expect(
        (await post('/api/url/map', { url, includeFields: null, excludeFields: [], filters: { sku: 'X' }, groupId: null, options: {} })).body,
      ).toMatchObject({
        _index: 'viu_product',
        _type: 'product',
        _id: String(chair.id),
        _source: { sku: 'SILLA-RO', price_incl_tax: 1158.84 },
      });
    }
    expect(await post('/api/url/map', { url: 'nada' })).toMatchObject({ status: 200, body: null });
    expect(await post('/api/url/map', {})).toMatchObject({ status: 422, body: { result: [{ field: 'url', message: 'Missing url' }] } });
  });

  test('API-043 the path of a variant, and its sku as a filter, lead to the variant: its sku and its product’s', async () => {
    shop.urls['silla-roma-azul.html'] = { type: 'product', document: chair, path: '/p/SILLA-RO/silla-roma-77/SILLA-RO-AZ', childSku: 'SILLA-RO-AZ' };
    const { post } = client(shop);
    const source = async (body: object) => ((await post('/api/url/map', body)).body as unknown as { _source: Record<string, unknown> })._source;
    const variant = { sku: 'SILLA-RO-AZ', parentSku: 'SILLA-RO', slug: chair.slug };
    expect(await source({ url: 'silla-roma-azul.html', includeFields: ['name'] })).toMatchObject(variant);
    expect(await source({ url: 'muebles/silla-roma.html', filters: { sku: chair.configurable_children[0]?.sku } })).toMatchObject({
      sku: chair.configurable_children[0]?.sku,
      parentSku: 'SILLA-RO',
    });
    expect(await source({ url: 'muebles/silla-roma.html', filters: { sku: 'OTRA' } })).not.toHaveProperty('parentSku');
  });

  test('fields are taken and left out as asked; what leads to the page always comes', async () => {
    const { body } = await client(shop).post('/api/url/map', { url: 'muebles/silla-roma.html', includeFields: ['name'], excludeFields: ['slug'] });
    expect(Object.keys((body as unknown as { _source: object })._source).sort()).toEqual(['id', 'name', 'sku', 'type_id', 'url_path']);
  });

  test('API-045 a moved page answers where to, in its store view; any other null', async () => {
    expect((await client(shop).get(`/api/url/redirect?url=${encodeURIComponent('/rebajas-2025?utm_source=x')}`)).body.result).toBe('/c/ofertas-3');
    const prefixed = client(shop, { store: 'muebles_america' });
    expect((await prefixed.get('/api/url/redirect?url=/muebles_america/rebajas-2025')).body.result).toBe('/muebles_america/c/ofertas-3');
    expect((await client(shop).get('/api/url/redirect?url=/nada')).body).toEqual({ code: 200, result: null });
  });
});

describe('places and configuration', () => {
  test('API-085 a postal code gives state, municipio and colonias', async () => {
    const { get } = client();
    expect((await get('/api/postal-code/97000')).body.result).toEqual({
      code: '97000',
      state: 'Yucatán',
      region_id: 31,
      region_code: 'YUC',
      municipality: 'Mérida',
      city: 'Mérida',
      neighbourhoods: ['Centro'],
      covered: true,
      delivery_days: { from: 2, to: 8 },
    });
    expect((await get('/api/postal-code/00000')).status).toBe(404);
    expect((await get('/api/postal-code/970')).body.result).toMatchObject([{ field: 'code', message: 'Postal code must have 5 numbers' }]);
  });

  test('API-035 SHIP-004 a delivery estimate names carrier, prices, error and code', async () => {
    const { get } = client(new FakeShop(), { cartToken: 'A'.repeat(32) });
    expect((await get('/api/shipping/estimate?postCode=97000&guest=true&country=MX')).body.result).toEqual([
      { carrier_code: 'tablerate', price: 196, price_incl_tax: 227.36, error_message: '', code: 'tablerate', delivery_days: { from: 2, to: 8 } },
      { carrier_code: 'flatrate', price: null, price_incl_tax: null, error_message: 'Zip code without coverage', code: 'flatrate_error', delivery_days: null },
    ]);
    expect((await client().get('/api/shipping/estimate?postCode=97000')).status).toBe(404);
  });

  test('API-047 live search is on unless it is configured for other store views', async () => {
    const isLive = async (env?: Record<string, string>) =>
      (await client(new FakeShop(), env ? { env } : {}).get('/api/config/live-search?storeCode=viu')).body.result;
    expect([await isLive(), await isLive({ LIVE_SEARCH: 'mavi, viu' }), await isLive({ LIVE_SEARCH: 'mavi' })]).toEqual([
      { isLiveSearch: true },
      { isLiveSearch: true },
      { isLiveSearch: false },
    ]);
  });

  test('API-048 the contact phone of a store view comes from configuration, 404 without one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const phone = { phoneNumber: '9991234567', phoneNumber1: '', phoneNumberFormatted: '999 123 4567', phoneNumberFormatted1: '', wa: '529991234567' };
    const get = (env: Record<string, string>) => client(new FakeShop(), { env }).get('/api/config/contact-phone?storeCode=viu');
    expect((await get({ CONTACT_PHONES: JSON.stringify({ viu: phone }) })).body.result).toEqual(phone);
    expect([(await get({})).status, (await get({ CONTACT_PHONES: 'nada' })).status]).toEqual([404, 404]);
  });

  test('health names the catalogue that is served, 503 without one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await client().get('/api/health')).body.result).toEqual({ status: 'ok', catalogue: 'v7' });
    const { request: asked } = visitOf(new FakeShop());
    asked.commerce.catalogue.version = () => Promise.reject(new Error('down'));
    const { apiApp } = await import('.');
    expect((await apiApp().request('/api/health', {}, { REQUEST: asked })).status).toBe(503);
  });
});

describe('service calls', () => {
  test('the import does not exist without a service token, and wants exactly that token', async () => {
    const post = (env: Record<string, string>, authorization?: string) =>
      client(new FakeShop(), { env }).post('/api/import/nadie/begin', undefined, authorization ? { authorization } : {});
    expect((await post({}, 'Bearer secreto')).body).toEqual({ code: 404, result: 'Not found' });
    const statuses = [];
    for (const given of [undefined, 'Bearer secret', 'Bearer secretos', 'Basic secreto'])
      statuses.push((await post({ SERVICE_TOKEN: 'secreto' }, given)).status);
    expect(statuses).toEqual([401, 401, 401, 401]);
    expect((await post({ SERVICE_TOKEN: 'secreto' }, 'Bearer secreto')).body).toEqual({ code: 404, result: 'Not found' });
  });
});
