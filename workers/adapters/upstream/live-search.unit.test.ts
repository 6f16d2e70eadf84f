import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { child, configurable, product } from '../../../src/domain/catalogue/documents.fixture';
import { upstreamCatalogue } from './catalogue';
import { inOrder } from './live-search';
import { retailStore } from './retailer.fixture';

const RETAILER = 'http://skus-primero.example';
const MESA = product({ id: 1, sku: 'MESA', name: 'Mesa' });
const BANCO = product({ id: 2, sku: 'BANCO', name: 'Banco' });
const SILLA = configurable([child('AZ'), child('RO')], { id: 3 });

interface Asked {
  query: URLSearchParams;
  skus: unknown;
  text: unknown;
  /** Attributes that were filtered by, beside what every search is filtered by. */
  filters: [attribute: string, value: unknown][];
}

const COLOUR = {
  ...{
    attribute_id: 93,
    attribute_code: 'color',
    default_frontend_label: 'Color',
    is_filterable: true,
    is_visible: true,
    is_visible_on_front: true,
  },
  options: [
    { value: '49', label: 'Negro', sort_order: 1 },
    { value: '50', label: 'Azul', sort_order: 2 },
  ],
};
const IVA = {
  id: 1,
  code: 'IVA',
  product_tax_class_ids: [2],
  customer_tax_class_ids: [1],
  rates: [{ id: 1, rate: 16, tax_country_id: 'MX', tax_region_id: 0 }],
};
const REFERENCES: Record<string, object[]> = { attribute: [COLOUR], taxrule: [IVA] };
const EVERY_SEARCH = ['visibility', 'status'];

let asked: Asked[] = [];
let skus: { sku: string; parentSku?: string }[] = [];
let noneUnderFilters = false;
const server = setupServer(
  http.post(`${RETAILER}/api/catalog/:store/:entity/_search`, async ({ request, params }) => {
    if (params.entity !== 'product') {
      const references = REFERENCES[String(params.entity)] ?? [];
      return HttpResponse.json({
        hits: { total: references.length, hits: references.map((_source) => ({ _source })) },
      });
    }
    const { searchParams: query } = new URL(request.url);
    const body = (await request.json()) as {
      _searchText: string;
      _appliedFilters: { attribute: string; value: { in?: unknown } }[];
    };
    const isFirst = query.has('_source_include');
    const ofSkus = body._appliedFilters.find(({ attribute }) => attribute.endsWith('sku'));
    const filters = body._appliedFilters.filter(
      ({ attribute }) => !EVERY_SEARCH.includes(attribute) && !attribute.endsWith('sku'),
    );
    const isFiltered = filters.length > 0;
    if (isFirst || ofSkus)
      asked.push({
        query,
        skus: ofSkus?.value.in,
        text: body._searchText,
        filters: filters.map(({ attribute, value }) => [attribute, value.in ?? value]),
      });
    const documents = isFirst ? (isFiltered && noneUnderFilters ? [] : skus) : [BANCO, MESA, SILLA];
    return HttpResponse.json({ hits: { total: documents.length, hits: documents.map((_source) => ({ _source })) } });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  noneUnderFilters = false;
  skus = [{ sku: 'AZ', parentSku: 'SILLA-RO' }, { sku: 'MESA' }, { sku: 'NADA' }, { sku: 'BANCO' }];
});

const suggest = (size: number, text = 'algo') =>
  upstreamCatalogue({ url: RETAILER, keyed: false }, retailStore(), Date.UTC(2026, 0, 15)).suggest(text, size);

test('SEARCH-008 SEARCH-009 a live search asks for skus, then for their products, and shows these in the order of the skus, a variant as its product', async () => {
  expect((await suggest(8)).products.map(({ sku, parentSku }) => [sku, parentSku])).toEqual([
    ['AZ', 'SILLA-RO'],
    ['MESA', 'MESA'],
    ['BANCO', 'BANCO'],
  ]);
  expect(asked.map((one) => [one.query.get('_source_include'), one.skus])).toEqual([
    ['sku,parentSku', undefined],
    [null, ['AZ', 'SILLA-RO', 'MESA', 'NADA', 'BANCO']],
    [null, ['NADA']],
  ]);
});

test.each([
  ['LIMIT-013', 8],
  ['LIMIT-014', 5],
])('%s a search with skus is for %i of them, also where the retailer answers more', async (_, size) => {
  skus = Array.from({ length: 20 }, (__, index) => ({ sku: `S-${index}` }));
  await suggest(size);
  expect([asked[0]?.query.get('size'), [asked[1]?.skus].flat().length]).toEqual([String(size), size]);
});

test('SEARCH-015 a live search ends after 1000 ms, whatever its calls take', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await suggest(8);
  const limits = timers.mock.calls.map(([, ms]) => Number(ms ?? 0)).filter((ms) => ms > 100);
  timers.mockRestore();
  expect(limits.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...limits)).toBeLessThanOrEqual(1000);
});

test('what is said to be a variant and is none, and what is no sku, is no reason to fail', async () => {
  skus = [{ sku: 'MESA', parentSku: 'OTRA' }, { sku: '' }, { sku: 'RO' }, {} as { sku: string }];
  expect((await suggest(8)).products.map(({ sku }) => sku)).toEqual(['MESA', 'RO']);
  expect(inOrder([], [])).toEqual([]);
});

test('words that ask for a filter are one, with the variant that has it shown; where nothing has it they are words again', async () => {
  skus = [{ sku: 'SILLA-RO' }];
  const blue = child('AZUL', { color: '50', price: 300 });
  SILLA.configurable_children.push(blue);
  const wanted = () =>
    asked.filter(({ query }) => query.has('_source_include')).map(({ text, filters }) => [text, ...filters]);
  expect((await suggest(8, 'silla azul menos de 5000')).products.map(({ sku }) => sku)).toEqual(['AZUL']);
  expect(wanted()).toEqual([['silla', ['color', ['50']], ['final_price', { gte: 0, lt: 4310.35 }]]]);
  asked = [];
  noneUnderFilters = true;
  expect((await suggest(8, 'silla azul')).products.map(({ sku }) => sku)).toEqual(['SILLA-RO']);
  expect(wanted()).toEqual([['silla', ['color', ['50']]], ['silla azul']]);
  SILLA.configurable_children.pop();
});
