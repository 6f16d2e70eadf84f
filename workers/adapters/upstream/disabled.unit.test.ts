import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchQuery } from '../../../src/commerce/catalogue';
import { emptyQuery } from '../../../src/commerce/empty-query';
import { child, configurable, product } from '../../../src/domain/catalogue/documents.fixture';
import { upstreamCatalogue } from './catalogue';
import { retailStore } from './retailer.fixture';
import { searchUpstream } from './search';

const RETAILER = 'http://apagada.example';
const CONFIG = { url: RETAILER, keyed: false, timeoutMs: 500 };
const OFF = { status: 2, name: 'Secreta', price: 7777 };

const PRODUCTS = [
  product({ id: 1, sku: 'MESA' }),
  product({ id: 2, sku: 'OFF', ...OFF }),
  configurable([child('AZ'), child('RO', OFF)], { id: 3 }),
];
const SILLA = { _index: 'viu_product', _type: 'product', _id: '3', _score: 0, _source: PRODUCTS[2] };

const asked: { path: string; body: { _appliedFilters?: unknown } }[] = [];
/** A retailer that answers whatever it has to every filter, disabled products too. */
const server = setupServer(
  http.post(`${RETAILER}/api/*`, async ({ request }) => {
    const path = new URL(request.url).pathname;
    asked.push({ path, body: (await request.json()) as object });
    if (path.endsWith('/url/map')) return HttpResponse.json(SILLA);
    const hits = path.includes('/product/') ? PRODUCTS : [];
    return HttpResponse.json({ hits: { total: hits.length, hits: hits.map((_source) => ({ _source, _score: 1 })) } });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const catalogue = upstreamCatalogue(CONFIG, retailStore(), Date.UTC(2026, 0, 15));
const query: SearchQuery = {
  ...emptyQuery('product'),
  filters: [{ attribute: 'sku', scope: 'default', value: { in: ['MESA', 'OFF'] } }],
};

test('a retailer is asked for enabled products alone, and what it answers all the same is told to nobody', async () => {
  const found = await catalogue.query(query);
  if (!found.ok) throw new Error(found.problem.message);
  expect(asked.find(({ path }) => path.includes('/product/'))?.body._appliedFilters).toContainEqual({
    attribute: 'status',
    scope: 'default',
    value: { in: [0, 1] },
  });
  expect(found.value.items).toMatchObject([
    { sku: 'MESA' },
    { sku: 'SILLA-RO', configurable_children: [{ sku: 'AZ' }] },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/Secreta|7777/);
});

test('a path answers a product without its disabled variants', async () => {
  const match = await catalogue.resolveUrl('silla.html');
  expect(match).toMatchObject({ document: { sku: 'SILLA-RO', configurable_children: [{ sku: 'AZ' }] } });
  expect(JSON.stringify(match)).not.toMatch(/Secreta|7777/);
});

test('API-031 alternatives are asked for in the words of the layer', async () => {
  asked.length = 0;
  const one = (value: SearchQuery['filters'][number]['value']) => ({
    attribute: 'color',
    scope: 'default' as const,
    value,
    alternative: true as const,
  });
  const filters = [
    one({ in: ['49'] }),
    one({ in: [null] }),
    one({ nin: ['49'] }),
    one({ nin: [null] }),
    one({ gt: 5 }),
  ];
  await searchUpstream(CONFIG, retailStore(), { ...emptyQuery('product'), filters });
  expect(asked[0]?.body._appliedFilters).toEqual(
    [{ or: ['49'] }, { nor: null }, { nor: ['49'] }, { or: null }, { orGt: 5 }].map((value) => ({
      attribute: 'color',
      scope: 'default',
      value,
    })),
  );
});
