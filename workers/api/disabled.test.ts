import { beforeAll, expect, test } from 'vitest';
import { embeddedCommerce } from '../adapters/embedded';
import { configurable, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { apiApp } from '.';
import { env, gatewayRequest } from './live-request.fixture';

/** Name and prices of what the retailer has switched off: none of it may be read anywhere. */
const SECRET = /secreta|7777|7000|9022|8120/i;

const app = apiApp();

async function send(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; text: string }> {
  const asked = new Request(`https://tienda.example${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const response = await app.request(asked, undefined, { ...env, REQUEST: await gatewayRequest(asked) });
  return { status: response.status, text: await response.text() };
}

const OFF = { status: 2, price: 7777.77, special_price: 7000 };
const link = (link_type: string, linked_product_sku: string, position = 0) => ({
  sku: 'X',
  link_type,
  linked_product_sku,
  linked_product_type: 'simple',
  position,
  qty: 1,
});

beforeAll(async () => {
  await serve(storeView(), [
    product(1, 'Mesa', { sku: 'MESA', product_links: [link('related', 'APAGADA-01')] }),
    product(2, 'Lámpara Secreta', { sku: 'APAGADA-01', url_path: 'lampara-apagada.html', ...OFF }),
    configurable(3, 'SILLA', 'Silla', [
      ['SILLA-AZ', '49'],
      ['SILLA-RO', '50', { name: 'Silla Secreta', ...OFF }],
    ]),
    configurable(4, 'BANCA', 'Banca Secreta', [['BANCA-AZ', '49', { name: 'Banca Secreta azul' }]], { status: 2 }),
    product(5, 'Comedor', {
      sku: 'COMEDOR',
      type_id: 'grouped',
      price: 0,
      product_links: [link('associated', 'MESA', 1), link('associated', 'APAGADA-01', 2)],
    }),
  ]);
});

const search = (filters: object[], text = '') => ({
  _searchText: text,
  _appliedFilters: filters,
  _availableFilters: [],
  _appliedSort: [],
});
const find = (request: object, format = 'standard') =>
  send(
    'POST',
    `/api/catalog/viu/product/_search?request_format=search-query&response_format=${format}&size=50`,
    request,
  );
const where = (attribute: string, value: object) => ({ attribute, scope: 'default', value });

const ASKED: [string, () => Promise<{ status: number; text: string }>][] = [
  ['everything', () => find(search([]))],
  ['everything, compact', () => find(search([]), 'compact')],
  ['status 2', () => find(search([where('status', { eq: 2 })]))],
  ['its sku', () => find(search([where('sku', { in: ['APAGADA-01', 'SILLA-RO', 'BANCA'] })]))],
  ['its own words', () => find(search([], 'lampara'))],
  ['a list of skus', () => send('GET', '/api/product/list?skus=APAGADA-01,SILLA,SILLA-RO,BANCA,BANCA-AZ')],
  [
    'prices of skus',
    () => send('GET', '/api/product/render-list?skus=APAGADA-01,SILLA,SILLA-RO,BANCA,BANCA-AZ,COMEDOR'),
  ],
  ['a code of it', () => send('GET', '/api/product/qr?sku=APAGADA-01')],
  ['a code of a variant of it', () => send('GET', '/api/product/qr?sku=BANCA-AZ')],
  ['a code of its product', () => send('GET', '/api/product/qr?sku=SILLA')],
  ['its path', () => send('POST', '/api/url/map', { url: 'lampara-apagada.html' })],
  [
    'its path, with a variant named',
    () => send('POST', '/api/url/map', { url: 'silla-3.html', filters: { sku: 'SILLA-RO' } }),
  ],
  ['suggestions', () => send('GET', '/api/search/suggest?q=silla')],
  ['suggestions of its own words', () => send('GET', '/api/search/suggest?q=lampara')],
];

test.each(ASKED)('a disabled product is not told to whoever asks for %s', async (_what, ask) => {
  const { status, text } = await ask();
  expect([200, 404]).toContain(status);
  expect(text).not.toMatch(SECRET);
});

test('what is left of them is what is sold', async () => {
  const { hits } = JSON.parse((await find(search([]), 'compact')).text) as {
    hits: { sku: string; configurable_children: { sku: string }[]; pit: number }[];
  };
  expect(hits.map(({ sku }) => sku).sort()).toEqual(['COMEDOR', 'MESA', 'SILLA']);
  expect(hits.find(({ sku }) => sku === 'SILLA')?.configurable_children.map(({ sku }) => sku)).toEqual(['SILLA-AZ']);
  expect((await send('GET', '/api/product/qr?sku=APAGADA-01')).status).toBe(404);
});

test('lists, cards to compare, a product page, its related products and its members show none of it', async () => {
  const { catalogue } = embeddedCommerce(env, storeView(), Date.now());
  const skus = ['MESA', 'APAGADA-01', 'BANCA', 'BANCA-AZ', 'SILLA'];
  const { text, ...found } = await catalogue.search('secreta', { filters: {}, sort: null }, 0, 50);
  expect(text).toBe('secreta');
  const shown = [
    found,
    await catalogue.cards(skus),
    await catalogue.category('muebles-10', { filters: {}, sort: null }, 0, 50),
    await catalogue.product('MESA', null),
    await catalogue.product('SILLA', 'SILLA-RO'),
    await catalogue.product('COMEDOR', null),
    await catalogue.product('APAGADA-01', null),
    await catalogue.product('BANCA', 'BANCA-AZ'),
    await catalogue.product('BANCA-AZ', null),
  ];
  expect((await catalogue.cards(skus)).map(({ sku }) => sku)).toEqual(['MESA', 'SILLA']);
  expect(JSON.stringify(shown)).not.toMatch(SECRET);
});

test('nobody can add one, and neither the refusal nor its stock tells it', async () => {
  for (const sku of ['APAGADA-01', 'SILLA-RO', 'BANCA-AZ']) {
    const created = JSON.parse((await send('POST', '/api/cart/create')).text) as { result: string };
    const refused = await send('POST', `/api/cart/update?cartId=${created.result}`, { cartItem: { sku, qty: 1 } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.text).not.toMatch(SECRET);
    const stock = await send('GET', `/api/stock/check?sku=${sku}`);
    expect(stock.text).not.toMatch(SECRET);
  }
});

test('a set with a disabled member is refused whole, by the sku of the member', async () => {
  const { result: cartId } = JSON.parse((await send('POST', '/api/cart/create')).text) as { result: string };
  const refused = await send('POST', `/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'COMEDOR', qty: 1 } });
  expect(refused.status).toBe(422);
  expect(JSON.parse(refused.text)).toMatchObject({
    result: '{name} is not available, and the set is sold as a whole',
    meta: { notices: [{ params: { name: 'APAGADA-01' } }] },
  });
  expect(JSON.parse((await send('GET', `/api/cart/pull?cartId=${cartId}`)).text)).toMatchObject({ result: [] });
});
