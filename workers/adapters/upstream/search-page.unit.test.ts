import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { product } from '../../../src/domain/catalogue/documents.fixture';
import { upstreamCatalogue } from './catalogue';
import { retailStore } from './retailer.fixture';

const RETAILER = 'http://pagina-de-busqueda.example';
const MESA = product({ id: 1, sku: 'MESA', name: 'Mesa' });

/** Texts the retailer's product search was asked for, in order. */
let asked: string[] = [];
const server = setupServer(
  http.post(`${RETAILER}/api/catalog/:store/:entity/_search`, async ({ request, params }) => {
    const { _searchText: text } = (await request.json()) as { _searchText: string };
    if (params.entity === 'product' && text !== '') asked.push(text);
    const hits = params.entity === 'product' && text === 'mesa' ? [{ _source: MESA }] : [];
    return HttpResponse.json({ hits: { total: hits.length, hits } });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

const search = (text: string, reading?: 'literal') =>
  upstreamCatalogue({ url: RETAILER, keyed: false }, retailStore(), Date.UTC(2026, 0, 15)).search(
    text,
    { filters: {}, sort: null },
    0,
    50,
    reading,
  );

test('where a retailer finds nothing with all words it is asked once more for what the text begins with, and that is said', async () => {
  const { items, leftOut } = await search('mesa de mármol para 12 personas');
  expect(asked).toEqual(['mesa de mármol para 12 personas', 'mesa']);
  expect(items.map(({ sku }) => sku)).toEqual(['MESA']);
  expect(leftOut).toEqual({ words: ['mármol', '12 personas'], kept: 'mesa' });
});

test('a page asks a retailer once where something is found, twice at most where nothing is, and a literal one once', async () => {
  await search('mesa');
  expect(asked).toEqual(['mesa']);
  asked = [];
  expect(await search('zzz yyy')).toMatchObject({ total: 0, leftOut: null });
  expect(asked).toEqual(['zzz yyy', 'zzz']);
  asked = [];
  expect(await search('mesa de mármol', 'literal')).toMatchObject({ total: 0, leftOut: null });
  expect(asked).toEqual(['mesa de mármol']);
});
