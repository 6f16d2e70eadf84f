import { expect, test, vi } from 'vitest';
import { runVisit, type Visit } from '../../commerce';
import { cardOf } from '../../domain/catalogue/card';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { ok, refuse } from '../../domain/result';
import { topRated } from './top-rated';

const rated = (sku: string, count: number, fields: object = {}) => cardOf(product({ sku, rating: { average: 4.9, count }, ...fields }), context());
const CARDS = [rated('A', 12), rated('POCAS', 2), rated('AGOTADO', 40, { stock: { is_in_stock: false, qty: 0 } }), rated('B', 3), rated('C', 9)];

const reading = (query: () => Promise<unknown>, noteFailure = vi.fn()) => {
  const visit = { noteFailure, commerce: { catalogue: { query, cards: async () => CARDS } } } as unknown as Visit;
  return runVisit(visit, () => topRated(2));
};

test('what few have rated or nobody can buy is not among the best; brands come once, most frequent first', async () => {
  const items = [{ sku: 'A', marca: 'Yunque' }, { sku: 'B', marca: ' Azahar ' }, { sku: 'C', marca: 'Azahar' }, { sku: 'D', marca: '' }, { sku: 'E' }];
  const found = await reading(async () => ok({ items, total: 5, start: 0, perPage: 60, aggregations: {}, attributeMetadata: [] }));
  expect(found.cards.map((card) => card.sku)).toEqual(['A', 'B']);
  expect(found.brands).toEqual(['Azahar', 'Yunque']);
});

test('the home page does without when the query fails, and says so, so that it is not kept', async () => {
  const noted = vi.fn();
  expect(await reading(async () => refuse(503, 'later'), noted)).toEqual({ cards: [], brands: [] });
  expect(await reading(() => Promise.reject(new Error('down')), noted)).toEqual({ cards: [], brands: [] });
  expect(noted).toHaveBeenCalledTimes(2);
});
