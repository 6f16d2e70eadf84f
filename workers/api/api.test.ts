import { beforeAll, describe, expect, test } from 'vitest';
import { stockInfo } from '../../src/contract/stock';
import { type Answer, get, importCatalogue, PRODUCTS, post, result, SERVICE, send } from './api-shop.fixture';

let imported: Record<string, Answer>;

beforeAll(async () => {
  imported = await importCatalogue(PRODUCTS);
});

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
