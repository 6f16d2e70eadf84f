import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import LoadMore from './load-more.client';

const shown = (next: string | null) =>
  renderToStaticMarkup(
    <LoadMore
      listId="lista"
      countParam="cuantos"
      total={120}
      seen={50}
      next={next}
      pager={{ label: 'Páginas', current: 1, pages: [1, 2, 3].map((page) => ({ page, href: `?p=${page}` })) }}
      texts={{ progress: 'Productos vistos', seen: 'Viste 50 de 120', more: 'Ver más', busy: 'Cargando…' }}
    />,
  );

test('below a list stand how far it was seen, a link to the next products where there are any, and the pages', () => {
  expect(shown('/c/salas-10?desde=50')).toContain(
    '<a class="btn btn-plain" href="/c/salas-10?desde=50" aria-busy="false" data-live="true">Ver más</a>',
  );
  expect(shown(null)).not.toContain('Ver más');
  expect(shown(null)).toContain('<progress max="120" value="50" aria-label="Productos vistos"></progress>');
  expect(shown(null).match(/href="\?p=/g)).toHaveLength(3);
});
