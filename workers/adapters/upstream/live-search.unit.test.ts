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
}

let asked: Asked[] = [];
let skus: { sku: string; parentSku?: string }[] = [];
const server = setupServer(
  http.post(`${RETAILER}/api/catalog/:store/:entity/_search`, async ({ request, params }) => {
    if (params.entity !== 'product') return HttpResponse.json({ hits: { total: 0, hits: [] } });
    const { searchParams: query } = new URL(request.url);
    const body = (await request.json()) as { _appliedFilters: { attribute: string; value: { in?: unknown } }[] };
    const isFirst = query.has('_source_include');
    const ofSkus = body._appliedFilters.find(({ attribute }) => attribute.endsWith('sku'));
    if (isFirst || ofSkus) asked.push({ query, skus: ofSkus?.value.in });
    const documents = isFirst ? skus : [BANCO, MESA, SILLA];
    return HttpResponse.json({ hits: { total: documents.length, hits: documents.map((_source) => ({ _source })) } });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  skus = [{ sku: 'AZ', parentSku: 'SILLA-RO' }, { sku: 'MESA' }, { sku: 'NADA' }, { sku: 'BANCO' }];
});

const suggest = (size: number) => upstreamCatalogue({ url: RETAILER, keyed: false }, retailStore(), Date.UTC(2026, 0, 15)).suggest('algo', size);

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
