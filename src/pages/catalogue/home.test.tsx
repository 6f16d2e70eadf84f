import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { testContext } from '../../features/shop/request-context.fixture';
import { HomePage } from './home';

const card = (kind: string, index: number) => ({
  sku: `${kind}-${index}`,
  parentSku: `${kind}-${index}`,
  slug: `${kind}-${index}`,
  name: `${kind}${index} mesa`,
  image: '/mesa.webp',
  price: { gross: 100 + index, regularGross: 200, discount: 10, until: null },
  tags: [],
  swatches: [],
  rating: null,
  credit: null,
  availability: 'in_stock',
});

async function homeHtml(): Promise<string> {
  const catalogue = {
    categories: async () => [],
    brands: async () => [],
    highlights: async (kind: string, size: number) => Array.from({ length: size }, (_, index) => card(kind, index)),
  };
  const content = { page: async () => null, blocks: async () => [] };
  const context = testContext(
    {},
    {
      path: '/',
      now: 0,
      commerce: { catalogue, content, shipping: { rates: null } } as unknown as RequestContext['commerce'],
      noteUntil: () => undefined,
      noteStatus: () => undefined,
      query: new URLSearchParams(),
    },
  );
  return runInContext(context, async () => renderToStaticMarkup(await HomePage()));
}

test('LIMIT-007 each row of the home page shows ten products, however many there are', async () => {
  const html = await homeHtml();
  const rows = html.split('<section').filter((section) => section.includes('class="card'));
  expect(rows.map((row) => row.match(/<li[ >]/g)?.length)).toEqual([10, 10, 10]);
});

test('the picture at the front is asked for in the head, as it stands in the page', async () => {
  const html = await homeHtml();
  const [, asked] = /<link rel="preload"[^>]* imageSrcSet="([^"]+)"/i.exec(html) ?? [];
  const [, shown] = /class="hero-picture">.*?<source[^>]* srcSet="([^"]+)"/i.exec(html) ?? [];
  expect(asked).toBeTruthy();
  expect(asked).toBe(shown);
});
