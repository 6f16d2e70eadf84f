import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ProductDocument } from '../../src/domain/catalogue/document';
import { refuse } from '../../src/domain/result';
import { FakeShop, type FakeVisitor, requestOf } from '../../tests/fakes/commerce';
import { apiApp } from '.';
import { client, fieldsOf } from './api.fixture';
import { chair, found, lamp } from './catalogue.fixture';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('products', () => {
  const shopWith = (items: ProductDocument[]) => {
    const shop = new FakeShop();
    shop.catalogue.found = async (query) => {
      const [filter] = query.filters;
      const wanted = (filter?.value.in ?? []) as string[];
      const skus = (item: ProductDocument) =>
        filter?.attribute === 'sku' ? [item.sku] : item.configurable_children.map((variant) => variant.sku);
      return found(items.filter((item) => skus(item).some((sku) => wanted.includes(sku))))();
    };
    return shop;
  };

  test('API-022 STORE-015 STORE-016 render-list gives current prices in pesos of products and variants in the order asked for', async () => {
    const { body } = await client(shopWith([chair, lamp])).get(
      '/api/product/render-list?skus=LAMP-01,SILLA-RO,SILLA-RO-AZ,NADA&currencyCode=MXN&storeId=2',
    );
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
        {
          sku: 'SILLA-RO',
          price_info: { final_price: 1158.84, special_price: null, minimal_price: 1158.84, max_price: 1738.84 },
        },
        {
          sku: 'SILLA-RO-AZ',
          type: 'simple',
          url: '/p/SILLA-RO/lampara-de-pie-77/SILLA-RO-AZ',
          price_info: { final_price: 1738.84 },
        },
      ],
    });
  });

  test('API-023 where tax goes by group a client asks for everybody’s prices or those of its own group; another group’s are told to nobody', async () => {
    const shop = new FakeShop();
    const ask = async (everybody: number | null, query: string, principal: FakeVisitor['principal']) => {
      const { request: asked } = requestOf(shop, { principal });
      asked.store = { ...asked.store, tax: { ...asked.store.tax, userGroupId: everybody } };
      await apiApp().request(`/api/product/render-list?skus=A${query}`, {}, { REQUEST: asked });
      return shop.catalogue.queries.findLast(({ filters }) => filters[0]?.attribute === 'sku')?.groupId;
    };
    const guest = { kind: 'guest', owner: null } as const;
    const member = {
      kind: 'customer',
      account: 'shop:7',
      customerId: '7',
      groupId: 5,
      sessionId: 's',
      signedInAt: 0,
      owner: 'a',
    } as const;
    const all = async (everybody: number | null, principal: FakeVisitor['principal']) => {
      const answered: unknown[] = [];
      for (const query of ['', '&userGroupId=3', '&userGroupId=5', '&userGroupId=7'])
        answered.push(await ask(everybody, query, principal));
      return answered;
    };
    expect(await all(3, guest)).toEqual([3, 3, 3, 3]);
    expect(await all(3, member)).toEqual([5, 3, 5, 5]);
    expect(await all(null, guest)).toEqual([0, 0, 0, 0]);
    expect(await all(null, member)).toEqual([5, 5, 5, 5]);
  });

  test('render-list refuses a token that nobody has', async () => {
    expect((await client().get('/api/product/render-list?skus=A&token=')).status).toBe(200);
    expect((await client().get('/api/product/render-list?skus=A&token=nadie')).status).toBe(401);
  });

  test('API-025 a failure of render-list is logged and gives an empty list that says so', async () => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) =>
      spy.mockImplementation(() => undefined),
    );
    const shop = new FakeShop();
    for (const failure of [() => Promise.reject(new Error('down')), async () => refuse(502, 'down')]) {
      shop.catalogue.found = failure;
      expect(await client(shop).get('/api/product/render-list?skus=A')).toMatchObject({
        status: 200,
        body: { result: { items: [] }, meta: { degraded: true } },
      });
    }
    const told = logged.map((spy) => spy.mock.calls.map(([line]) => JSON.parse(String(line))));
    expect(told).toMatchObject([
      [{ event: 'api.render-list', reason: 'Error: down' }],
      [{ event: 'api.render-list', status: 502 }],
    ]);
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
    expect(await get('/api/product/qr?sku=NADA')).toMatchObject({
      status: 404,
      body: { result: 'Item not available in the online store' },
    });
  });

  test.each(['', '?sku=', '?sku=%20'])(
    'VALID-007 a single product is not looked up without its search key (%j)',
    async (query) => {
      const message = 'Please provide the search key sku for product/single action!';
      expect(await client(shopWith([lamp])).get(`/api/product/qr${query}`)).toMatchObject({
        status: 422,
        body: { result: [{ field: 'sku', message }] },
      });
    },
  );

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
    const info = {
      product_id: 77,
      product_sku: 'LAMP 01',
      qty: 12,
      is_in_stock: true,
      manage_stock: true,
      stock_id: 1,
    };
    expect((await get('/api/stock/check?sku=LAMP%2001')).body.result).toMatchObject(info);
    expect((await get('/api/stock/check/LAMP%2001')).body.result).toMatchObject(info);
    expect(await get('/api/stock/check?sku=NADA')).toMatchObject({
      status: 404,
      body: { result: 'No stock information for given sku' },
    });
  });

  test('API-020 stock of several skus leaves unknown ones out', async () => {
    const { body } = await client().get('/api/stock/list?skus=A,,NADA,A,B');
    expect([body.code, (body.result as { product_sku: string }[]).map((info) => info.product_sku)]).toEqual([
      200,
      ['A', 'B'],
    ]);
  });
});
