import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { embeddedCommerce } from '..';
import { category, configurable, env, MUEBLES, NOON, product, serve, storeView } from '../testing/catalogue';

const store = storeView('viu');
const shop = embeddedCommerce(env, store, NOON);
const { catalogue } = shop;

beforeAll(async () => {
  await serve(
    store,
    [
      configurable(
        1,
        'SILLA',
        'Silla Roma',
        [
          ['SILLA-AZ', '49'],
          ['SILLA-RJ', '50', { price: 900 }],
        ],
        {
          category_ids: [10, 11],
          url_path: 'muebles/silla-roma.html',
          product_links: [
            {
              sku: 'SILLA',
              link_type: 'related',
              linked_product_sku: 'SKU-4',
              linked_product_type: 'simple',
              position: 1,
            },
          ],
        },
      ),
      product(2, 'Silla Roma azul', {
        sku: 'SILLA-AZ',
        visibility: 1,
        url_path: 'silla-roma-azul.html',
        stock: { is_in_stock: true, qty: 7 },
      }),
      product(3, 'Suelta', { visibility: 1 }),
      product(4, 'Mesa', {
        url_path: 'mesa',
        product_links: ['ARMADO', 'ARMADO-AGOTADO', 'NO-SUCH'].map((linked_product_sku, position) => ({
          sku: 'SKU-4',
          link_type: 'service' as const,
          linked_product_sku,
          linked_product_type: 'virtual',
          position,
        })),
      }),
      product(9, 'Armado en tu casa', { sku: 'ARMADO', type_id: 'virtual', price: 500 }),
      product(10, 'Armado agotado', {
        sku: 'ARMADO-AGOTADO',
        type_id: 'virtual',
        price: 500,
        stock: { is_in_stock: false, qty: 0 },
      }),
      product(8, 'Sillón', { url_path: 'sillón orejero.html' }),
      product(5, 'Desactivada', { status: 2, url_path: 'desactivada.html' }),
      product(6, 'Agotada', { status: 3 }),
      product(7, 'Juego', {
        type_id: 'grouped',
        price: 0,
        product_links: [
          {
            sku: 'SKU-7',
            link_type: 'associated',
            linked_product_sku: 'SKU-4',
            linked_product_type: 'simple',
            position: 0,
            qty: 2,
          },
          {
            sku: 'SKU-7',
            link_type: 'associated',
            linked_product_sku: 'NO-SUCH',
            linked_product_type: 'simple',
            position: 1,
            qty: 1,
          },
        ],
      }),
    ],
    {
      category: [MUEBLES, category(11, 'Sillas', 10)],
      cms_page: [
        { id: 1, identifier: 'nosotros', title: 'Nosotros', content: '<p>Hola</p>', active: true, store_id: [0] },
        { id: 2, identifier: 'viejo', title: 'Viejo', content: '', active: false, store_id: [0] },
      ],
      cms_block: [{ id: 1, identifier: 'pie', title: 'Pie', content: '<p>Pie</p>', active: true, store_id: [0] }],
    },
  );
});

afterEach(() => void vi.restoreAllMocks());

test('a product opens with its breadcrumbs, variants, price and related cards', async () => {
  const found = await catalogue.product('SILLA', 'SILLA-AZ');
  expect(found).toMatchObject({
    state: 'found',
    page: {
      product: {
        sku: 'SILLA-AZ',
        parentSku: 'SILLA',
        price: { gross: 116_000, rate: 16 },
        isConfigured: true,
        availability: 'in_stock',
        stockQty: 7,
      },
      crumbs: [{ name: 'Muebles' }, { name: 'Sillas', path: '/c/sillas-11' }],
      related: [{ sku: 'SKU-4' }],
    },
  });
});

test('a product comes with the services it links to that can be bought, which are none of its parts', async () => {
  const found = await catalogue.product('SKU-4', null);
  expect(found).toMatchObject({
    state: 'found',
    page: {
      product: {
        members: [],
        services: [{ sku: 'ARMADO', name: 'Armado en tu casa', price: { gross: 58_000, rate: 16 } }],
        errors: {},
      },
      members: [],
      related: [],
    },
  });
  expect(found.state === 'found' && found.page.product.services).toHaveLength(1);
});

test('PROD-020 a variant leads to its configurable product with itself chosen, whether it is a product of its own or not', async () => {
  expect(await catalogue.product('SILLA-AZ', null)).toEqual({ state: 'moved', path: '/p/SILLA/silla-roma-1/SILLA-AZ' });
  expect(await catalogue.product('SILLA-RJ', null)).toEqual({ state: 'moved', path: '/p/SILLA/silla-roma-1/SILLA-RJ' });
  expect(await catalogue.product('SILLA', 'NO-SUCH')).toEqual({ state: 'moved', path: '/p/SILLA/silla-roma-1' });
});

test.each([
  ['PROD-019 PROD-022', 'SKU-5', 'Product query returned empty result product status = 2'],
  ['PROD-019', 'SKU-6', 'Product query returned empty result product status = 3'],
  ['PROD-021 PROD-023', 'SKU-3', 'Product query returned empty result product visibility = 1'],
  ['an unknown sku', "x' OR 1=1 --", 'Product query returned empty result'],
])('%s is missing, and the log says why', async (_, sku, reason) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await catalogue.product(sku, null)).toEqual({ state: 'missing', reason });
  expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'warn', event: reason, sku }),
  ]);
});

test('PROD-021 a variant is missing where variants do not lead to their product', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const open = embeddedCommerce(
    env,
    { ...store, flags: { ...store.flags, preventConfigurableChildrenDirectAccess: false } },
    NOON,
  );
  expect((await open.catalogue.product('SILLA-AZ', null)).state).toBe('missing');
});

test('PROD-024 PRICE-006 a grouped product costs what its members cost; one that is not there is logged and adds nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const found = await catalogue.product('SKU-7', null);
  expect(found.state === 'found' && found.page.product).toMatchObject({
    price: { gross: 232_000 },
    members: [{ sku: 'SKU-4', qty: 2 }],
  });
  expect(warn.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['Product not found']);
  expect((await catalogue.cards(['SKU-7']))[0]?.price.gross).toBe(232_000);
});

test('CAT-032 an unknown category is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await catalogue.category('no-such', { filters: {}, sort: null }, 0, 50);
  expect(JSON.parse(warn.mock.calls[0]?.[0]).event).toBe('Category query returned empty result slug = no-such');
});

test.each([
  ['muebles/silla-roma.html', '/p/SILLA/silla-roma-1'],
  ['muebles/silla-roma', '/p/SILLA/silla-roma-1'],
  ['/mesa.html', '/p/SKU-4/mesa-4'],
  ['silla-roma-azul.html', '/p/SILLA/silla-roma-1/SILLA-AZ'],
  ['muebles-10', '/c/muebles-10'],
  ['nosotros', '/i/nosotros'],
  ['sill%C3%B3n%20orejero.html', '/p/SKU-8/sillon-8'],
])(
  'CAT-002 a url_path or identifier leads to its page, by its exact key, with or without .html: %s',
  async (path, wanted) => {
    expect((await catalogue.resolveUrl(path))?.path).toBe(wanted);
  },
);

test.each(['%E0%A4%A', 'silla-roma.html', 'muebles', 'muebles/silla', 'desactivada.html', 'viejo', '', "' OR 1"])(
  'nothing else is named by a path: %s',
  async (path) => {
    expect(await catalogue.resolveUrl(path)).toBeNull();
  },
);

test('a resolved product carries its computed prices, a category its children', async () => {
  expect(await catalogue.resolveUrl('mesa')).toMatchObject({
    type: 'product',
    document: { sku: 'SKU-4', price_incl_tax: 1160, price_is_current: true },
  });
  expect(await catalogue.resolveUrl('muebles-10')).toMatchObject({
    type: 'category',
    document: { id: 10, children_data: [{ id: 11 }] },
  });
});

test('content is served while it is active', async () => {
  expect(await shop.content.page('nosotros')).toMatchObject({ title: 'Nosotros' });
  expect(await shop.content.page('viejo')).toBeNull();
  expect((await shop.content.blocks(['no-such', 'pie'])).map((block) => block.identifier)).toEqual(['pie']);
});

test('before its first import a store view has nothing, and says so without failing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { catalogue: empty, content } = embeddedCommerce(env, storeView('it'), NOON);
  expect(await empty.version()).toBe('0');
  expect(await empty.categories()).toEqual([]);
  expect(await empty.category('muebles-10', { filters: {}, sort: null }, 0, 50)).toBeNull();
  expect((await empty.product('SILLA', null)).state).toBe('missing');
  expect((await empty.search('silla', { filters: {}, sort: null }, 0, 50)).total).toBe(0);
  expect(await empty.suggest('silla', 5)).toEqual({ products: [], categories: [] });
  expect([
    await empty.cards(['SILLA']),
    await empty.highlights('newest', 5),
    await empty.resolveUrl('mesa'),
    await content.page('nosotros'),
  ]).toEqual([[], [], null, null]);
});
