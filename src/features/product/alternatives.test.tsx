import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { child, configurable, context, product } from '../../domain/catalogue/documents.fixture';
import type { Card, Product } from '../../domain/catalogue/product';
import { cardOf } from '../../domain/catalogue/product-page/card';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import { takingCards, testContext } from '../shop/request-context.fixture';
import { Alternatives } from './alternatives';
import { readAlternatives } from './read-alternatives';

const NONE = { is_in_stock: false, qty: 0 };
const card = (sku: string, price: number, more: Parameters<typeof product>[0] = {}): Card =>
  cardOf(product({ sku, name: `Lavadora ${sku}`, price, ...more }), context());
const CRUMBS = [
  { name: 'Línea blanca', path: '/c/linea-blanca-12' },
  { name: 'Lavadoras', path: '/c/lavadoras-13' },
];

/** Skus that are offered in place of a product, with these cards in its categories. */
async function offered(shown: Product, listed: Record<string, Card[]>): Promise<{ skus: string[]; until: unknown[] }> {
  const until: unknown[] = [];
  const catalogue = {
    category: async (slug: string) => ({ listing: { items: listed[slug] ?? [], until: 7 } }),
  };
  const noteUntil = (at: unknown) => void until.push(at);
  const cards = await runInContext(testContext(catalogue, { noteUntil }), () =>
    readAlternatives({ product: shown, crumbs: CRUMBS }),
  );
  return { skus: cards.map(({ sku }) => sku), until };
}

const gone = productOf(product({ sku: 'GONE', price: 1000, stock: NONE }), null, context());

test('in place of what is sold out stand three in stock of its category, the nearest in price first', async () => {
  const lavadoras = [card('CARA', 9000), card('OUT', 1000, { stock: NONE }), card('CERCA', 1100), card('GONE', 1000)];
  expect(await offered(gone, { 'lavadoras-13': [...lavadoras, card('MEDIA', 2000), card('BARATA', 700)] })).toEqual({
    skus: ['CERCA', 'BARATA', 'MEDIA'],
    until: [7],
  });
  const few = { 'lavadoras-13': [card('CARA', 9000)], 'linea-blanca-12': [card('REFRI', 900), card('CARA', 9000)] };
  expect(await offered(gone, few)).toEqual({ skus: ['CARA', 'REFRI'], until: [7, 7] });
});

test('where it can be bought, or another of its variants can, nothing stands in its place', async () => {
  const listed = { 'lavadoras-13': [card('CERCA', 1100)] };
  expect((await offered(productOf(product({}), null, context()), listed)).skus).toEqual([]);
  const sizes = configurable([
    child('M', { color: '49', size: '167', stock: NONE }),
    child('L', { color: '49', size: '168' }),
  ]);
  expect((await offered(productOf(sizes, 'M', context()), listed)).skus).toEqual([]);
});

test('they say that it is sold out, lead to their pages and say what they cost, in months too', () => {
  const html = runInContext(takingCards(testContext()), () =>
    renderToStaticMarkup(<Alternatives cards={[card('CERCA', 1000)]} />),
  );
  expect(html).toContain('6 meses sin intereses de $193.34');
  expect(html).toContain('Se agotó por ahora. Estos sí los tenemos:');
  expect(html).toMatch(/<a href="\/p\/CERCA\/[^"]+">Lavadora CERCA<\/a>/);
  expect(html).toContain('$1,160.00');
});
