import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { FILTERS_ANYWHERE } from '../../domain/catalogue/listing/filters';
import { translator } from '../../i18n';
import { testContext } from '../shop/request-context.fixture';
import { readListing } from './listing-query';
import { NothingListed } from './nothing-listed';

const shown = (query: string, total: number, warning?: string) =>
  runInContext(testContext(), () =>
    renderToStaticMarkup(
      <NothingListed
        address={readListing(new URLSearchParams(query), FILTERS_ANYWHERE)}
        listing={{ total }}
        path="/c/salas"
        warning={warning}
      />,
    ),
  );
const action = (html: string) => /<a[^>]* href="([^"]*)"[^>]*>(?:<[^>]*>)*([^<]*)/.exec(html)?.slice(1);

test('CAT-031 a category without anything says so with its warning, and OK leads on', () => {
  const html = shown('', 0, translator()('No products synchronized for this category. Please come back while online!'));
  expect(html).toContain('No tenemos guardados los productos de esta categoría. Vuelve cuando tengas conexión.');
  expect(action(html)).toEqual(['/', 'OK']);
});

test('a list that is empty under its filters, also reversed or absurd ones, leads back to all of it', () => {
  expect(action(shown('price=900000000-*', 0))).toEqual(['/c/salas', 'Limpiar filtros']);
  expect(action(shown('color=1', 0))).toEqual(['/c/salas', 'Limpiar filtros']);
});

test('a page beyond the end says that the list ends before', () => {
  const html = shown('desde=500', 72);
  expect(html).toContain('La lista termina antes');
  expect([html.includes('72 productos'), action(html)]).toEqual([true, ['/c/salas', 'Ir al principio']]);
});
