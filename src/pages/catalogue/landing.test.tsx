import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { testContext } from '../../features/shop/request-context.fixture';
import { contentPath } from '../routes';
import { CategoryLandingPage, PromotionPage } from './landing';

const NOW = Date.parse('2026-11-20T12:00:00-06:00');
const card = {
  sku: 'MESA',
  parentSku: 'MESA',
  slug: 'mesa-1',
  name: 'Mesa de pino',
  image: '/mesa.webp',
  price: { gross: 100, regularGross: 100, discount: 0, until: null },
  tags: [],
  swatches: [],
  rating: null,
  credit: null,
  availability: 'in_stock',
};
const page = (more: object = {}) => ({
  id: 1,
  identifier: 'promotions/buen-fin',
  title: 'Buen Fin',
  content: '<p>Tres días.</p>',
  active: true,
  store_id: [2],
  skus: ['MESA', 'MESA'],
  blocks: 'reglas',
  ...more,
});

async function shown(
  written: object | null,
  Page: typeof PromotionPage | typeof CategoryLandingPage = PromotionPage,
  params: object = { slug: 'buen-fin' },
) {
  const asked: unknown[] = [];
  let until: number | null = null;
  const content = {
    page: async (identifier: string) => {
      asked.push(identifier);
      return written;
    },
    blocks: async (identifiers: string[]) =>
      identifiers.map((identifier, id) => ({ id, identifier, content: '<p>Reglas de la promoción</p>' })),
  };
  const catalogue = {
    cards: async (skus: string[]) => {
      asked.push(skus);
      return [card];
    },
  };
  const context = testContext(
    {},
    {
      path: '/promotions/buen-fin',
      now: NOW,
      commerce: { content, catalogue, shipping: { rates: null } } as unknown as RequestContext['commerce'],
      noteUntil: (moment) => {
        until = moment ?? until;
      },
      noteStatus: () => undefined,
      query: new URLSearchParams(),
    },
  );
  const html = await runInContext(context, async () => {
    const element = await Page(params as never);
    if ((element.type as { name?: string }).name === 'NotFound') return 'not found';
    return renderToStaticMarkup(await (element.type as (props: object) => Promise<never>)(element.props));
  });
  return { html, asked, until };
}

test('ROUTE-078 /promotions/:slug shows the promotion that was written, its products once each, its blocks and its term', async () => {
  const { html, asked, until } = await shown(page({ active_to: '2026-11-22' }));
  for (const part of [
    '<h1>Buen Fin</h1>',
    'Tres días.',
    'Mesa de pino',
    'Reglas de la promoción',
    'Vigente hasta el 22 de noviembre de 2026',
    'href="https://tianguis.example/promotions/buen-fin"',
  ])
    expect(html).toContain(part);
  expect(asked).toEqual(['promotions/buen-fin', ['MESA']]);
  expect(until).toBe(Date.parse('2026-11-23T00:00:00-06:00'));
});

test('ROUTE-079 /category/:landing shows the way into a category that was written', async () => {
  const { html, asked } = await shown(page({ title: 'Salas chicas' }), CategoryLandingPage, {
    landing: 'salas-chicas',
  });
  expect(html).toContain('<h1>Salas chicas</h1>');
  expect(asked[0]).toBe('category/salas-chicas');
});

test('a promotion that is over says so, sells nothing and is not indexed; one to come, or that nobody wrote, is not found', async () => {
  const over = (await shown(page({ active_from: '2026-11-01', active_to: '2026-11-19' }))).html;
  expect(over).toContain('Esta promoción ya terminó');
  expect(over).toContain('noindex');
  expect(over).not.toContain('Mesa de pino');
  expect((await shown(page({ active_from: '2026-11-21' }))).html).toBe('not found');
  expect((await shown(null)).html).toBe('not found');
});

test('sitemaps and links know each page by its own address', () => {
  expect(
    ['promotions/buen-fin', 'category/salas', 'aviso-de-privacidad', 'creditos-de-fotos', 'sucursales'].map(
      contentPath,
    ),
  ).toEqual(['/promotions/buen-fin', '/category/salas', '/aviso-de-privacidad', '/i/creditos-de-fotos', '/sucursales']);
});
