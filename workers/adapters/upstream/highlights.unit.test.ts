import { expect, test } from 'vitest';
import type { SearchQuery } from '../../../src/commerce/catalogue';
import { attribute, context, product } from '../../../src/domain/catalogue/documents.fixture';
import { RetailerFailed } from '../../http/retailer-failed';
import { brands, highlights } from './highlights';
import type { ProductReader } from './product-reader';
import { needed } from './search';

const ATTRIBUTES = new Map([
  ['marca', attribute('marca', { options: [{ value: '7', label: 'Casa Roma', sort_order: 0 }] })],
]);

const TREE = [10, 20].map((id) => ({ id, children: [] }));

const shelfWith = (search: (query: SearchQuery) => Promise<unknown>) =>
  ({
    store: context().store,
    search,
    reference: async () => ({ attributesByCode: ATTRIBUTES, tree: TREE }),
    cards: async (documents: unknown[]) => documents,
  }) as unknown as ProductReader;

const answering = (failure: Parameters<typeof needed>[0]) => shelfWith(async () => needed(failure));

test('a retailer that refuses to sort by ratings has none; one that does not answer has failed', async () => {
  const refused = { state: 'refused', code: 500, message: 'No mapping found for [rating.average]' } as const;
  expect(await highlights(answering(refused), 'rated', 5)).toEqual([]);
  await expect(highlights(answering(refused), 'newest', 5)).rejects.toThrow(RetailerFailed);
  await expect(highlights(answering({ state: 'unknown', reason: 'TimeoutError' }), 'rated', 5)).rejects.toThrow(
    RetailerFailed,
  );
});

test('brands are counted in words among the products changed last, in one query', async () => {
  const asked: SearchQuery[] = [];
  const items = ['Álamo', '7', 'Zafiro', '7', '', undefined, 'Bosque'].map((marca, index) =>
    product({ id: index + 1, sku: `S${index}`, marca }),
  );
  const reader = shelfWith(async (query) => {
    asked.push(query);
    return { items };
  });
  expect(await brands(reader, 3)).toEqual(['Casa Roma', 'Bosque', 'Zafiro']);
  expect(asked.map(({ sort }) => sort[0])).toEqual([{ field: 'updated_at', direction: 'desc' }]);
});

test('departments take turns with the offer that saves most and the product that many rate well', async () => {
  const of = (sku: string, department: number, saved: number, average: number, count: number) => ({
    ...product({ sku, category_ids: [department], rating: { average, count } }),
    parentSku: sku,
    price: { regularGross: 1000 + saved, gross: 1000 },
  });
  const items = [of('MARTILLO', 20, 75, 5, 3), of('SILLA', 10, 300, 4.7, 8), of('SALA', 10, 2500, 4.8, 60)];
  const reader = shelfWith(async () => ({ items }));
  const skus = async (kind: 'offers' | 'rated' | 'newest') => (await highlights(reader, kind, 3)).map(({ sku }) => sku);
  expect(await skus('offers')).toEqual(['SALA', 'MARTILLO', 'SILLA']);
  expect(await skus('rated')).toEqual(['SALA', 'MARTILLO', 'SILLA']);
  expect(await skus('newest')).toEqual(['MARTILLO', 'SILLA', 'SALA']);
});
