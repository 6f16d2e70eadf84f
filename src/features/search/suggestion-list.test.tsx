import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SuggestionList } from './suggestion-list';
import { addressesOf } from './suggestion-options';

const product = (sku: string, price: number) => ({
  sku,
  name: sku,
  url: `/p/${sku}/x`,
  thumbnail: null,
  price,
  regular_price: price,
  from: false,
});

test('searches to go back to and to begin with are options of one list, numbered through', () => {
  const searches = [
    { label: 'Recientes', icon: 'undo' as const, texts: ['sala'] },
    { label: 'Populares', icon: 'search' as const, texts: ['refri', 'tele 55"'] },
  ];
  const found = { products: [], categories: [], searches: [] };
  const html = renderToStaticMarkup(
    <SuggestionList
      found={found}
      active={1}
      sign="$"
      searches={searches}
      action="/catalogsearch/result"
      texts={{ categories: '', products: '', from: '' }}
    />,
  );
  expect(html.match(/id="sugerencia-\d"/g)).toEqual(['id="sugerencia-0"', 'id="sugerencia-1"', 'id="sugerencia-2"']);
  expect(html.match(/aria-selected="(true|false)"/g)).toEqual([
    'aria-selected="false"',
    'aria-selected="true"',
    'aria-selected="false"',
  ]);
  expect(html).toContain('href="/catalogsearch/result?q=tele+55%22"');
  expect(addressesOf(found, searches, '/buscar')).toEqual([
    '/buscar?q=sala',
    '/buscar?q=refri',
    '/buscar?q=tele+55%22',
  ]);
});

test('a product without a price, as a configurable without variants, is suggested without one', () => {
  const html = renderToStaticMarkup(
    <SuggestionList
      found={{ products: [product('MESA', 116), product('VACIA', 0)], categories: [], searches: [] }}
      searches={[]}
      action="/catalogsearch/result"
      active={-1}
      sign="$"
      texts={{ categories: 'Categorías', products: 'Productos', from: 'Desde' }}
    />,
  );
  expect(html.match(/\$[\d.,]+/g)).toEqual(['$116.00']);
});
