import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ProductLookup } from '../../commerce/catalogue';
import { runInContext } from '../../commerce/request-context';
import { testContext } from '../../features/shop/request-context.fixture';
import { ProductPage } from './product';

/** What is written and noted where the catalogue answers this of the address of a product. */
async function shown(found: ProductLookup) {
  const [noteStatus, noteRedirect] = [vi.fn<(status: number) => void>(), vi.fn<(path: string) => void>()];
  const context = testContext(
    { product: async () => found, categories: async () => [] },
    { noteStatus, noteRedirect, query: new URLSearchParams() },
  );
  const html = await runInContext(context, async () => {
    // Whatever is not found is an element of its own, which the page only places.
    const element = await ProductPage({ parentSku: 'SILLA', slug: 'silla-roma-1', childSku: 'SILLA-AZ' });
    if (element === null) return '';
    return renderToStaticMarkup(typeof element.type === 'function' ? await element.type(element.props) : element);
  });
  return { html, statuses: noteStatus.mock.calls.flat(), moves: noteRedirect.mock.calls.flat() };
}

test('Q34: a product that is not shown by itself is not found before anything of it is written', async () => {
  const { html, statuses, moves } = await shown({
    state: 'missing',
    reason: 'Product query returned empty result product visibility = 1',
  });
  expect([statuses, moves]).toEqual([[404], []]);
  expect(html).toContain('Página no encontrada');
  expect(html).not.toMatch(/silla|visibility|class="product/i);
});

test('Q34: a variant that belongs to a product leads there, and its own address writes nothing', async () => {
  expect(await shown({ state: 'moved', path: '/p/SILLA/silla-roma-1/SILLA-RJ' })).toEqual({
    html: '',
    statuses: [],
    moves: ['/p/SILLA/silla-roma-1/SILLA-RJ'],
  });
});
