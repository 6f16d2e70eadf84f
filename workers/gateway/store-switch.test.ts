import { beforeAll, expect, test, vi } from 'vitest';
import { openShop } from '../../tests/cart/shop';
import { category, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { env, visit } from '../api/customers/customers.fixture';

vi.mock('../pages/waku', () => ({
  runPages: async () =>
    new Response('<!DOCTYPE html><html><head></head><body>página</body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(async () => {
  await openShop(env);
  // The other view has the same rooms under other ids, and one of the products under another name.
  await serve(
    storeView('muebles_america'),
    [product(900, 'Mesa de roble', { sku: 'MESA', slug: 'mesa-de-roble-900' })],
    {
      category: [category(2, 'Todo', 1), category(510, 'Salas', 2, { slug: 'salas-510', url_path: 'salas-10' })],
      cms_page: [
        {
          id: 1,
          identifier: 'aviso-de-privacidad',
          title: 'Aviso',
          content: '<p>Aviso</p>',
          active: true,
          store_id: [0],
        },
      ],
    },
  );
});

const led = async (from: string, prefix = '', to = 'muebles_america') => {
  const response = await visit(`${prefix}/otra-tienda/${to}?${new URLSearchParams({ desde: from })}`);
  return [response.status, response.headers.get('location')];
};

test.each([
  ['/p/MESA/mesa-1', '/muebles_america/p/MESA/mesa-de-roble-900'],
  ['/p/POCOS/pocos-3', '/muebles_america'],
  ['/c/salas-10', '/muebles_america/c/salas-510'],
  ['/c/motos-71', '/muebles_america'],
  ['/aviso-de-privacidad', '/muebles_america/aviso-de-privacidad'],
  ['/quienes-somos', '/muebles_america'],
  ['/i/otra-pagina', '/muebles_america'],
  ['/checkout/cart', '/muebles_america/checkout/cart'],
  ['/login', '/muebles_america/login'],
  ['/shared-cart/abc', '/muebles_america'],
  ['/checkout/pedido/abc', '/muebles_america'],
  ['/nada', '/muebles_america'],
  ['/', '/muebles_america'],
  ['', '/muebles_america'],
  ['//otra.example/p', '/muebles_america'],
  ['https://otra.example/', '/muebles_america'],
  ['/c/%E0%A4%A', '/muebles_america'],
  [`/c/${'x'.repeat(10_000)}`, '/muebles_america'],
])('the other store view opens on the same page where it has it, else on its home (%s)', async (from, location) => {
  expect(await led(from)).toEqual([303, location]);
});

test('the way back leads to the page it began with', async () => {
  expect(await led('/p/MESA/mesa-de-roble-900', '/muebles_america', 'viu')).toEqual([
    303,
    expect.stringMatching(/^\/p\/MESA\//),
  ]);
  expect(await led('/c/salas-510', '/muebles_america', 'viu')).toEqual([303, '/c/salas-10']);
});

test('nobody is led into a view that is not enabled, nor is anything kept of the way', async () => {
  expect((await led('/', '', 'de'))[1]).toBeNull();
  const response = await visit('/otra-tienda/muebles_america');
  expect([
    response.headers.get('cache-control'),
    response.headers.get('x-robots-tag'),
    response.headers.getSetCookie(),
  ]).toEqual(['no-store', 'noindex', []]);
});
