import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SuggestionList } from './suggestion-list';
import { addressesOf } from './suggestion-options';

const MONTHS = { of: '{months} meses de {amount}', from: '{months} meses desde {amount}' };

const product = (sku: string, price: number) => ({
  sku,
  name: sku,
  url: `/p/${sku}/x`,
  thumbnail: null,
  price,
  regular_price: price,
  from: false,
  months: null,
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
      texts={{ categories: '', products: '', from: '', instead: '', months: MONTHS }}
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

test('a product is suggested with its price and months without interest, one without a price without them', () => {
  const html = renderToStaticMarkup(
    <SuggestionList
      found={{
        products: [
          product('MESA', 116),
          product('VACIA', 0),
          { ...product('SALA', 1_200), months: 6 },
          { ...product('CAMA', 600), months: 3, from: true },
        ],
        categories: [],
        searches: [],
      }}
      searches={[]}
      action="/catalogsearch/result"
      active={-1}
      sign="$"
      texts={{ categories: 'Categorías', products: 'Productos', from: 'Desde', instead: '', months: MONTHS }}
    />,
  );
  expect(html.match(/\$[\d.,]+/g)).toEqual(['$116.00', '$200.00', '$1,200.00', '$200.00', '$600.00']);
  expect(html).toMatch(/SALA.*6 meses de \$200\.00.*CAMA.*3 meses desde \$200\.00/);
});

test('what is nearest to a thing that is not sold is said to be no more than that', () => {
  const html = renderToStaticMarkup(
    <SuggestionList
      found={{
        products: [product('JARRA', 199)],
        categories: [],
        searches: [],
        instead: { asked: 'vajilla $& azul', shown: 'jarra' },
      }}
      searches={[]}
      action="/buscar"
      active={-1}
      sign="$"
      texts={{
        categories: 'Categorías',
        products: 'Productos',
        from: 'Desde',
        instead: 'No tenemos “{asked}”. Lo más parecido: {shown}.',
        months: null,
      }}
    />,
  );
  const said = 'No tenemos “vajilla $&amp; azul”. Lo más parecido: jarra.';
  expect(html).toContain(`<div role="group" aria-label="${said}"><p aria-hidden="true">${said}</p>`);
});
