import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AttributeDocument } from '../../src/domain/catalogue/document';
import { ok } from '../../src/domain/result';
import { NOTHING_FOUND } from '../../tests/fakes/catalogue';
import { FakeShop, requestOf } from '../../tests/fakes/commerce';
import { client, fieldsOf } from './api.fixture';
import { chair, found, lamp } from './catalogue.fixture';

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
    await post(
      `${search(SEARCH)}&size=20&from=40&sort=updated_at:desc&_source_include=sku,name&_source_exclude=sgn`,
      request,
    );
    expect(shop.catalogue.queries).toEqual([
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
    expect(shop.catalogue.queries.map((query) => query.text)).toEqual(['silla', '75%25']);
    expect(shop.catalogue.queries[0]?.filters).toHaveLength(8);
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
      expect(
        (await post(search(`${entity}/_search?request_format=search-query&size=4000`), { _appliedFilters: filters }))
          .status,
      ).toBe(200);
      expect(
        (await post(search(`${entity}/_search?request_format=search-query&size=4001`), { _appliedFilters: filters }))
          .status,
      ).toBe(422);
    }
    expect(shop.catalogue.queries.map((query) => query.entity)).toEqual([
      'category',
      'attribute',
      'taxrule',
      'cms_page',
      'cms_block',
      'review',
    ]);
    expect(shop.catalogue.queries[0]).toMatchObject({
      size: 4000,
      filters: filters.map((filter) => ({ ...filter, scope: 'default' })),
    });
  });

  test.each([
    ['product', 50],
    ['category', 4000],
    ['attribute', 150],
    ['cms_page', 150],
    ['cms_block', 150],
    ['review', 50],
  ])('a client that names no size, or 0, is answered the usual one: of %s %i', async (entity, size) => {
    const { shop, get } = client();
    for (const asked of ['', '&size=0'])
      expect((await get(search(`${entity}/_search?request_format=search-query${asked}`))).status).toBe(200);
    expect(shop.catalogue.queries.map((query) => query.size)).toEqual([size, size]);
  });

  const COLOUR = {
    id: 93,
    attribute_id: 93,
    attribute_code: 'color',
    default_frontend_label: 'Color',
    options: [{ value: '49', label: 'Azul' }],
  };
  const COLOURS = { agg_terms_color: { buckets: [{ key: 49, doc_count: 3 }] } };

  test("API-033 the standard answer is a search engine's, without envelope, and says what its attributes are", async () => {
    const shop = new FakeShop();
    const attributeMetadata = [COLOUR] as unknown as AttributeDocument[];
    shop.catalogue.found = async () =>
      ok({ ...NOTHING_FOUND, items: [{ ...lamp, _score: 1.5 }], total: 7, aggregations: COLOURS, attributeMetadata });
    const { body } = await client(shop).post(search(SEARCH), {});
    expect(body).toMatchObject({
      timed_out: false,
      hits: {
        total: 7,
        max_score: 1.5,
        hits: [
          {
            _index: 'viu_product',
            _type: 'product',
            _id: '77',
            _score: 1.5,
            _source: { sku: 'LAMP-01', price_incl_tax: 92.8 },
          },
        ],
      },
      aggregations: COLOURS,
      attribute_metadata: [COLOUR],
    });
    expect(body).not.toHaveProperty('code');
  });

  test.each(['standard', 'compact'])(
    'CAT-022 CAT-023 CAT-024 price ranges have their labels in the %s answer, and nothing else has one',
    async (format) => {
      const shop = new FakeShop();
      const buckets = [
        { key: '*-500.0', doc_count: 2, to: 500 },
        { key: '500.0-2000.0', doc_count: 1, from: 500, to: 2_000 },
        { key: '2000.0-*', doc_count: 0, from: 2_000 },
      ];
      shop.catalogue.found = async () =>
        ok({ ...NOTHING_FOUND, aggregations: { ...COLOURS, agg_range_price: { buckets } } });
      const { body } = await client(shop).post(`${search(SEARCH)}&response_format=${format}`, {});
      const labels = ['< $500', '$500 - $2,000', '> $2,000'];
      expect(body).toMatchObject({
        aggregations: {
          ...COLOURS,
          agg_range_price: { buckets: buckets.map((bucket, index) => ({ ...bucket, label: labels[index] })) },
        },
      });
      expect(JSON.stringify(body).match(/"label"/g)).toHaveLength(labels.length);
    },
  );

  test('API-033 the compact answer has short names, and variants without what they share', async () => {
    const shop = new FakeShop();
    const aggregations = { agg_terms_color: { buckets: [{ key: 49, doc_count: 3 }] } };
    const attributeMetadata = [{ attribute_code: 'color' }] as AttributeDocument[];
    shop.catalogue.found = async () =>
      ok({
        ...NOTHING_FOUND,
        items: [{ ...chair, image: '/a.jpg', _score: 2 }],
        total: 1,
        aggregations,
        attributeMetadata,
      });
    const { body } = await client(shop).post(`${search(SEARCH)}&response_format=compact`, {});
    const { hits, total, ...rest } = body as unknown as { hits: Record<string, unknown>[]; total: number };
    expect(rest).toEqual({ aggregations, attribute_metadata: attributeMetadata });
    expect([total, hits[0]]).toEqual([
      1,
      expect.objectContaining({ nm: chair.name, i: '/a.jpg', _score: 2, sku: 'SILLA-RO', pit: 1158.84 }),
    ]);
    expect(hits[0]).not.toHaveProperty('name');
    expect(hits[0]?.configurable_children).toMatchObject([
      { sku: 'SILLA-RO-AZ', pit: 1738.84 },
      { sku: 'SILLA-RO-NE' },
    ]);
    expect(JSON.stringify(hits[0]?.configurable_children).match(/"pit"/g)).toHaveLength(1);
    shop.catalogue.found = found([{ id: 10, name: 'Salas' }]);
    expect(
      (await client(shop).post(search('category/_search?request_format=search-query&response_format=compact'), {}))
        .body,
    ).toMatchObject({
      hits: [{ name: 'Salas' }],
    });
  });

  test.each([
    ['raw search engine DSL', search('product/_search'), { query: { match_all: {} } }, 400],
    ['raw DSL by its name', search('product/_search?request_format=dsl'), {}, 400],
    ['raw DSL that says it is the layer', search(SEARCH), { query: { match_all: {} }, size: 10 }, 400],
    ['raw DSL beside a word of the layer', search(SEARCH), { _searchText: '', aggs: {} }, 400],
    ['a body of something else', search(SEARCH), { size: 10, from: 0 }, 400],
    ['an unknown index', '/api/catalog/nadie/product/_search?request_format=search-query', {}, 404],
    ['an unknown entity', search('customer/_search?request_format=search-query'), {}, 422],
    ['a negative size', `${search(SEARCH)}&size=-1`, {}, 422],
    ['a huge size', `${search(SEARCH)}&size=4001`, {}, 422],
    ['a negative start', `${search(SEARCH)}&from=-1`, {}, 422],
    ['a field that is none', search(SEARCH), { _appliedFilters: [{ attribute: 'sku) OR (1=1', value: 1 }] }, 422],
    [
      'an operator that is none',
      search(SEARCH),
      { _appliedFilters: [{ attribute: 'sku', value: { gt: 1, regexp: 'x' } }] },
      422,
    ],
    [
      'a pattern of more bytes than are compared',
      search(SEARCH),
      { _appliedFilters: [{ attribute: 'name', value: { like: 'ñ'.repeat(26) } }] },
      422,
    ],
    [
      'a pattern that is longer with its signs as they are',
      search(SEARCH),
      { _appliedFilters: [{ attribute: 'name', value: { like: '_'.repeat(26) } }] },
      422,
    ],
    [
      'a date for a bound',
      search(SEARCH),
      { _appliedFilters: [{ attribute: 'created_at', value: { gte: '2026-01-01' } }] },
      422,
    ],
    ['a long text', search(SEARCH), { _searchText: 'x'.repeat(10_000) }, 422],
    ['control characters', search(SEARCH), { _searchText: 'si\u0000lla' }, 422],
    ['no object', search(SEARCH), [], 422],
  ])('%s is refused', async (_, path, body, status) => {
    const { shop, post } = client();
    expect((await post(path, body)).status).toBe(status);
    expect(shop.catalogue.queries).toEqual([]);
  });

  test('a pattern of as many bytes as are compared is asked for', async () => {
    const { post } = client();
    for (const like of ['_'.repeat(25), 'ñ'.repeat(25)])
      expect((await post(search(SEARCH), { _appliedFilters: [{ attribute: 'name', value: { like } }] })).status).toBe(
        200,
      );
  });

  test('raw DSL in the address is refused too, while an empty request asks for everything', async () => {
    const { shop, get, post } = client();
    expect(
      (await get(`${search(SEARCH)}&request=${encodeURIComponent(JSON.stringify({ query: { match_all: {} } }))}`))
        .status,
    ).toBe(400);
    expect(shop.catalogue.queries).toEqual([]);
    expect([(await post(search(SEARCH), {})).status, (await get(search(SEARCH))).status]).toEqual([200, 200]);
  });

  test('API-031 or and nor are alternatives of which any will do, null under them asks whether there is a value', async () => {
    const { shop, post } = client();
    const attribute = 'color';
    const filters = [
      { or: [49, 50] },
      { or: null },
      { nor: 'A' },
      { nor: null },
      { orGt: 5, orLte: 9 },
      { eq: 1, or: 2 },
    ];
    expect(
      (await post(search(SEARCH), { _appliedFilters: filters.map((value) => ({ attribute, value })) })).status,
    ).toBe(200);
    const one = (value: object, alternative = true) => ({
      attribute,
      scope: 'default',
      value,
      ...(alternative ? { alternative: true } : {}),
    });
    expect(shop.catalogue.queries[0]?.filters).toEqual([
      one({ in: [49, 50] }),
      one({ nin: [null] }),
      one({ nin: ['A'] }),
      one({ in: [null] }),
      one({ gt: 5, lte: 9 }),
      one({ eq: 1 }, false),
      one({ in: [2] }),
    ]);
  });

  test('API-031 filters are read as the builder of older clients writes them: one value or several, numbers as text, any word for the scope, null for nothing', async () => {
    const { shop, post } = client();
    const values = [
      { in: 4 },
      { nin: 4 },
      { in: null },
      { nin: null },
      { neq: [1, 2] },
      { gte: '100', lte: '199.50' },
      { orFrom: 1, orTo: '2' },
      { orMoreq: 3 },
    ];
    const filters = [
      ...values.map((value) => ({ attribute: 'price', value, options: {} })),
      { attribute: 'sku', value: { eq: 'A' }, scope: 'quicksearch' },
      { attribute: 'sku', value: { eq: 'B' }, scope: null },
    ];
    const sorts = ['DESC', '', {}, { order: 'desc', missing: '_last' }].map((options) => ({
      field: 'final_price',
      options,
    }));
    const counted = [{ field: 'color', scope: 'catalog', options: { size: 5000 } }];
    const asked = {
      _searchText: null,
      _availableFilters: counted,
      _appliedFilters: filters,
      _appliedSort: sorts,
      groupId: null,
    };
    expect((await post(search(SEARCH), asked)).status).toBe(200);
    const [query] = shop.catalogue.queries;
    expect([query?.text, query?.sort.map(({ direction }) => direction)]).toEqual(['', ['desc', 'asc', 'asc', 'desc']]);
    expect(query?.filters.map(({ value }) => value)).toEqual([
      { eq: 4 },
      { neq: 4 },
      { eq: null },
      { neq: null },
      { nin: [1, 2] },
      { gte: 100, lte: 199.5 },
      { gte: 1, lte: 2 },
      { gte: 3 },
      { eq: 'A' },
      { eq: 'B' },
    ]);
    expect(query?.filters.map(({ scope }) => scope)).toEqual(Array(10).fill('default'));
  });

  test('a request of a GET that is no JSON names it', async () => {
    const refused = await client().get(`${search(SEARCH)}&request=%7Bnada`);
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['request']]);
  });

  test('another enabled store view is read by its own commerce', async () => {
    const [viu, muebles] = [new FakeShop(), new FakeShop()];
    const { request: asked } = requestOf(viu);
    asked.commerceOf = (view) => (view.storeCode === 'muebles_america' ? muebles : viu).commerce;
    const { apiApp } = await import('.');
    await apiApp().request(
      '/api/catalog/muebles_america/product/_search?request_format=search-query',
      {},
      { REQUEST: asked },
    );
    expect([viu.catalogue.queries.length, muebles.catalogue.queries.length]).toEqual([0, 1]);
  });
});
