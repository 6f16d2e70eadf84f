import { expect, test } from 'vitest';
import { STORES } from '../../src/config/stores';
import { errorPage } from './error-page';

const pageOf = (storeCode: string, address = '/formas-de-pago') => {
  const store = STORES.find((view) => view.storeCode === storeCode) ?? STORES[0];
  if (!store) throw new Error('no store view');
  const url = new URL(`https://tienda.example${store.prefix}${address}`);
  return errorPage({ kind: 'page', store, path: url.pathname.slice(store.prefix.length), url }, 'a1');
};

test('NOTIF-046 a call that fails altogether is told so and when to come back', async () => {
  const [store] = STORES;
  if (!store) throw new Error('no store view');
  const url = new URL('https://tienda.example/api/catalog/viu/product/_search');
  const response = errorPage({ kind: 'api', store, path: url.pathname, url }, 'a1');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({
    code: 503,
    resultCode: 503,
    result: 'An error occurred while saving or querying the information',
  });
});

test.each([
  ['viu', 'es-MX', 'Algo salió mal de nuestro lado', 'href="/"', 'Folio a1'],
  ['de', 'de-DE', 'Bei uns ist etwas schiefgegangen', 'href="/de"', 'Vorgang a1'],
])(
  'a page that fails says so in the language of %s, with the way home and the number to ask with',
  async (storeCode, ...parts) => {
    const html = await pageOf(storeCode).text();
    for (const part of parts) expect(html).toContain(part);
  },
);

test.each([
  [
    'viu',
    'La búsqueda no respondió',
    'No pudimos buscar “silla &lt;azul&gt;”',
    'href="/catalogsearch/result?q=silla+%3Cazul%3E&amp;color=49"',
    'href="/categorias"',
  ],
  [
    'de',
    'Die Suche hat nicht geantwortet',
    '„silla &lt;azul&gt;“',
    'href="/de/catalogsearch/result?q=silla+%3Cazul%3E&amp;color=49"',
    'href="/de/categorias"',
  ],
])(
  'a search that fails in %s says so, keeps its words and filters and leads on: nothing was found is another answer',
  async (storeCode, ...parts) => {
    const response = pageOf(storeCode, '/catalogsearch/result?q=silla+%3Cazul%3E&color=49');
    const html = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    for (const part of [...parts, 'a1']) expect(html).toContain(part);
  },
);

test('the results page without words fails like any other', async () => {
  expect(await pageOf('viu', '/catalogsearch/result?q=%20').text()).toContain('Algo salió mal de nuestro lado');
});

test('CAT-031 a category that fails to load says so with its warning, and OK leads on', async () => {
  const html = await pageOf('viu', '/c/salas-10').text();
  expect(html).toContain('No tenemos guardados los productos de esta categoría. Vuelve cuando tengas conexión.');
  expect(html).toMatch(/<a href="\/"[^>]*>OK<\/a>/);
  expect(await pageOf('viu').text()).not.toContain('esta categoría');
});
