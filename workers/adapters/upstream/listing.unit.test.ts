import { expect, test } from 'vitest';
import type { SearchQuery, SearchResult } from '../../../src/commerce/catalogue';
import { STORES, storeByCode } from '../../../src/config/stores';
import { FILTERS_ANYWHERE } from '../../../src/domain/catalogue/listing/filters';
import { listUpstream } from './listing';
import type { ProductReader } from './product-reader';
import type { Reference } from './reference';

const store = storeByCode(STORES, 'viu');
if (!store) throw new Error('no store view');

const rules = [
  {
    id: 1,
    code: 'IVA',
    product_tax_class_ids: [2],
    customer_tax_class_ids: [1],
    rates: [{ id: 1, rate: 16, tax_country_id: 'MX', tax_region_id: 0 }],
  },
];

/**
 * A retailer with so many different net prices: 1, 2, 3 … pesos, one product each; it names at most a thousand of them.
 */
function productReader(prices: number) {
  const asked: SearchQuery[] = [];
  const nets = Array.from({ length: prices }, (_, index) => index + 1);
  const inside = (query: SearchQuery) =>
    nets.filter((net) =>
      query.filters.every(({ attribute, value }) => {
        const { gte = 0, lt = Number.POSITIVE_INFINITY } = value as { gte?: number; lt?: number };
        return attribute !== 'final_price' || (net >= gte && net < lt);
      }),
    );
  const reader = {
    store,
    reference: async () =>
      ({ rules, attributesByCode: new Map(), listFilters: FILTERS_ANYWHERE }) as unknown as Reference,
    foundCards: async () => [],
    search: async (query: SearchQuery): Promise<SearchResult> => {
      asked.push(query);
      const found = inside(query);
      const buckets =
        query.availableFilters.length > 0 ? found.slice(0, 1000).map((key) => ({ key, doc_count: 1 })) : [];
      return {
        items: [],
        total: found.length,
        start: 0,
        perPage: query.size,
        attributeMetadata: [],
        aggregations: { agg_terms_final_price: { buckets } },
      };
    },
  } as unknown as ProductReader;
  return { reader, asked };
}

const countsOf = async (prices: number, filters: Record<string, string[]>) => {
  const { reader, asked } = productReader(prices);
  const listing = await listUpstream(
    { text: '', base: [], query: { filters, sort: null }, start: 0, size: 50 },
    reader,
  );
  const group = listing.filters.find(({ code }) => code === 'price');
  return { asked: asked.length, counts: group?.options.map(({ id, quantity }) => [id, quantity]) };
};

test('a list with more prices than a retailer names at once has its ranges counted one by one, and rightly', async () => {
  expect(await countsOf(5000, {})).toEqual({
    asked: 5,
    counts: [
      ['0-500', 431],
      ['500-2000', 1293],
      ['2000-10000', 3276],
    ],
  });
  expect(await countsOf(900, {})).toMatchObject({
    asked: 1,
    counts: [
      ['0-500', 431],
      ['500-2000', 469],
    ],
  });
});

test('a chosen range leaves the counts of the others as they are', async () => {
  const all = await countsOf(5000, {});
  expect((await countsOf(5000, { price: ['500-2000'] })).counts).toEqual(all.counts);
});
