import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SuggestionList } from './suggestion-list';

const product = (sku: string, price: number) => ({ sku, name: sku, url: `/p/${sku}/x`, thumbnail: null, price, regular_price: price, from: false });

test('a product without a price, as a configurable without variants, is suggested without one', () => {
  const html = renderToStaticMarkup(
    <SuggestionList
      found={{ products: [product('MESA', 116), product('VACIA', 0)], categories: [] }}
      active={-1}
      sign="$"
      texts={{ categories: 'Categorías', products: 'Productos', from: 'Desde' }}
    />,
  );
  expect(html.match(/\$[\d.,]+/g)).toEqual(['$116.00']);
});
