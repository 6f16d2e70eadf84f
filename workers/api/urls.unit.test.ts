import { describe, expect, test } from 'vitest';
import { FakeShop } from '../../tests/fakes/commerce';
import { client } from './api.fixture';
import { chair } from './catalogue.fixture';

describe('addresses of pages', () => {
  const shop = new FakeShop();
  shop.catalogue.urls = {
    'muebles/silla-roma.html': { type: 'product', document: chair, path: '/p/SILLA-RO/silla-roma-77' },
  };
  shop.catalogue.redirects = { 'rebajas-2025': 'c/ofertas-3' };

  test('API-043 a path is mapped without envelope, null when nothing is there', async () => {
    const { post } = client(shop);
    for (const url of [
      'muebles/silla-roma.html',
      '/muebles/silla-roma.html?color=1',
      'https://tienda.example/muebles/silla-roma.html',
    ]) {
      expect(
        (
          await post('/api/url/map', {
            url,
            includeFields: null,
            excludeFields: [],
            filters: { sku: 'X' },
            groupId: null,
            options: {},
          })
        ).body,
      ).toMatchObject({
        _index: 'viu_product',
        _type: 'product',
        _id: String(chair.id),
        _source: { sku: 'SILLA-RO', price_incl_tax: 1158.84 },
      });
    }
    expect(await post('/api/url/map', { url: 'nada' })).toMatchObject({ status: 200, body: null });
    expect(await post('/api/url/map', {})).toMatchObject({
      status: 422,
      body: { result: [{ field: 'url', message: 'Missing url' }] },
    });
  });

  test('API-043 ROUTE-093 the path of a variant, and its sku as a filter, lead to the variant: its sku and its product’s', async () => {
    shop.catalogue.urls['silla-roma-azul.html'] = {
      type: 'product',
      document: chair,
      path: '/p/SILLA-RO/silla-roma-77/SILLA-RO-AZ',
      childSku: 'SILLA-RO-AZ',
    };
    const { post } = client(shop);
    const source = async (body: object) =>
      ((await post('/api/url/map', body)).body as unknown as { _source: Record<string, unknown> })._source;
    const variant = { type_id: chair.type_id, sku: 'SILLA-RO-AZ', parentSku: 'SILLA-RO', slug: chair.slug };
    expect(await source({ url: 'silla-roma-azul.html', includeFields: ['name'] })).toMatchObject(variant);
    expect(
      await source({ url: 'muebles/silla-roma.html', filters: { sku: chair.configurable_children[0]?.sku } }),
    ).toMatchObject({
      sku: chair.configurable_children[0]?.sku,
      parentSku: 'SILLA-RO',
    });
    expect(await source({ url: 'muebles/silla-roma.html', filters: { sku: 'OTRA' } })).toMatchObject({
      parentSku: 'SILLA-RO',
    });
  });

  test('PROD-012 PROD-013 whoever names a variant gets it chosen, others get nothing chosen', async () => {
    const [child] = chair.configurable_children;
    const painted = {
      ...chair,
      configurable_children: [{ ...child, sku: 'SILLA-RO-AZ', color: '50', size: '168' }],
    } as typeof chair;
    shop.catalogue.urls['silla.html'] = { type: 'product', document: painted, path: '/p/SILLA-RO/silla-roma-77' };
    const source = async (sku: string) =>
      (
        (await client(shop).post('/api/url/map', { url: 'silla.html', filters: { sku } })).body as unknown as {
          _source: object;
        }
      )._source;
    expect(await source('SILLA-RO-AZ')).toMatchObject({
      is_configured: true,
      product_option: {
        extension_attributes: {
          configurable_item_options: [
            { option_id: '93', option_value: '50' },
            { option_id: '142', option_value: '168' },
          ],
        },
      },
    });
    expect(await source('OTRA')).toMatchObject({
      is_configured: false,
      product_option: { extension_attributes: { configurable_item_options: [] } },
    });
  });

  test('fields are taken and left out as asked; what leads to the page always comes', async () => {
    const { body } = await client(shop).post('/api/url/map', {
      url: 'muebles/silla-roma.html',
      includeFields: ['name'],
      excludeFields: ['slug'],
    });
    expect(Object.keys((body as unknown as { _source: object })._source).sort()).toEqual([
      'id',
      'name',
      'parentSku',
      'sku',
      'type_id',
      'url_path',
    ]);
  });

  test('API-045 a moved page answers where to, in its store view; any other null', async () => {
    expect(
      (await client(shop).get(`/api/url/redirect?url=${encodeURIComponent('/rebajas-2025?utm_source=x')}`)).body.result,
    ).toBe('/c/ofertas-3');
    const prefixed = client(shop, { store: 'muebles_america' });
    expect((await prefixed.get('/api/url/redirect?url=/muebles_america/rebajas-2025')).body.result).toBe(
      '/muebles_america/c/ofertas-3',
    );
    expect((await client(shop).get('/api/url/redirect?url=/nada')).body).toEqual({
      code: 200,
      resultCode: 200,
      result: null,
    });
  });
});
