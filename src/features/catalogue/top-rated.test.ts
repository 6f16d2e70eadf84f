import { expect, test, vi } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { cardOf } from '../../domain/catalogue/product-page/card';
import { testContext } from '../shop/request-context.fixture';
import { topRated } from './top-rated';

const down = () => Promise.reject(new Error('down'));

const cards = async () => [
  cardOf(product({ sku: 'A' }), context()),
  cardOf(product({ sku: 'AGOTADO', stock: { is_in_stock: false, qty: 0 } }), context()),
  cardOf(product({ sku: 'B' }), context()),
];
const brands = async () => ['Azahar', 'Yunque'];

const reading = (
  catalogue: { highlights: () => Promise<unknown>; brands: () => Promise<unknown> },
  noteFailure = vi.fn(),
) => runInContext(testContext(catalogue, { noteFailure }), () => topRated(10));

test('what cannot be bought any more is not among the best', async () => {
  const found = await reading({ highlights: cards, brands });
  expect(found.cards.map((card) => card.sku)).toEqual(['A', 'B']);
  expect(found.brands).toEqual(['Azahar', 'Yunque']);
});

test('the home page does without either when it cannot be read, and says so, so that it is not kept', async () => {
  const noted = vi.fn();
  expect(await reading({ highlights: down, brands }, noted)).toEqual({ cards: [], brands: ['Azahar', 'Yunque'] });
  expect((await reading({ highlights: cards, brands: down }, noted)).brands).toEqual([]);
  expect(noted.mock.calls.map(([part]) => part)).toEqual(['best rated', 'brands']);
});
