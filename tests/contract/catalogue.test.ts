import { beforeAll, describe, expect, test } from 'vitest';
import type { Card, CategoryNode, Listing, ListingQuery } from '../../src/domain/catalogue/product';
import { cardOf } from '../../src/domain/catalogue/product-page/card';
import { DIFFERENCES } from './differences';
import { FACES, type Face, face, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const ALL: ListingQuery = { filters: {}, sort: null };
const skus = (cards: readonly Card[]) => cards.map((card) => card.sku);
const sorted = (list: readonly string[]) => [...list].sort();

const names = (nodes: CategoryNode[]): unknown[] =>
  nodes.map((node) => [node.name, node.productCount, names(node.children)]);

async function listing(at: Face, slug: string, query: ListingQuery = ALL, start = 0, size = 50): Promise<Listing> {
  const page = await at.commerce.catalogue.category(slug, query, start, size);
  if (!page) throw new Error(`${slug} is not there`);
  return page.listing;
}

const HOGAR = [
  'BANCO-ALTO',
  'JUEGO-DESAYUNADOR',
  'LAMPARA-ARCO',
  'MESA-PINO',
  'PAQUETE-LECTURA',
  'SILLA-TULE',
  'TAPETE-LANA',
  'TARJETA-REGALO',
];

describe.each(FACES)('catalogue of %s', (name) => {
  const at = face(name);
  const { catalogue } = at.commerce;

  test('active categories are nested by position, with their products counted', async () => {
    expect(names(await catalogue.categories())).toEqual([
      ['Hogar', 8, [['Lámparas', 1, []]]],
      ['Salas', 2, [['Sofás', 2, [['Sofás cama', 1, []]]]]],
    ]);
  });

  test('a category lists what is below it, sold and shown in lists', async () => {
    const page = await catalogue.category('hogar-20', ALL, 0, 50);
    expect(page?.category).toMatchObject({ id: 20, name: 'Hogar', slug: 'hogar-20' });
    expect(page?.children.map((child) => child.slug)).toEqual(['lamparas-21']);
    expect(sorted(skus(page?.listing.items ?? []))).toEqual(HOGAR);
    expect(page?.listing.total).toBe(HOGAR.length);
    const below = await catalogue.category('sofas-cama-12', ALL, 0, 50);
    expect(below?.crumbs).toEqual([
      { name: 'Salas', path: '/c/salas-10' },
      { name: 'Sofás', path: '/c/sofas-11' },
      { name: 'Sofás cama', path: '/c/sofas-cama-12' },
    ]);
  });

  test.each(['no-hay-99', 'temporada-30', ''])('no active category has the slug "%s"', async (slug) => {
    expect(await catalogue.category(slug, ALL, 0, 50)).toBeNull();
  });

  test('cards carry what a shopper pays: IVA, open windows, the cheapest variant, members with their quantities', async () => {
    const cards = new Map((await listing(at, 'hogar-20')).items.map((card) => [card.sku, card]));
    const priced = (sku: string) => {
      const card = cards.get(sku);
      return card && [card.price.gross, card.price.regularGross, card.price.discount, card.from, card.availability];
    };
    expect(priced('LAMPARA-ARCO')).toEqual([119_900, 139_800, 14, false, 'in_stock']);
    expect(priced('MESA-PINO')).toEqual([299_899, 299_899, 0, false, 'in_stock']);
    expect(priced('TAPETE-LANA')).toEqual([99_900, 99_900, 0, true, 'in_stock']);
    expect(priced('SILLA-TULE')).toEqual([115_000, 115_000, 0, false, 'out_of_stock']);
    expect(priced('TARJETA-REGALO')).toEqual([50_000, 50_000, 0, false, 'in_stock']);
    expect(priced('JUEGO-DESAYUNADOR')).toEqual([579_899, 579_899, 0, false, 'in_stock']);
    expect(priced('PAQUETE-LECTURA')).toEqual([259_900, 279_800, 7, false, 'in_stock']);
  });

  test('every value of every filter leads to as many products as it says', async () => {
    const { filters } = await listing(at, 'hogar-20');
    expect(filters.map((group) => group.code)).toEqual(['color', 'size', 'material', 'patas', 'discount', 'price']);
    expect(filters.find(({ code }) => code === 'patas')).toMatchObject({
      label: 'Patas',
      options: [
        { label: 'Madera', quantity: 2 },
        { label: 'Acero', quantity: 1 },
      ],
    });
    for (const { code, options } of filters) {
      for (const option of options) {
        const chosen = await listing(at, 'hogar-20', { filters: { [code]: [option.id] }, sort: null });
        expect([code, option.label, chosen.total], `${code} ${option.label}`).toEqual([
          code,
          option.label,
          option.quantity,
        ]);
        const same = chosen.filters.find((group) => group.code === code);
        expect(same?.options.map(({ id, quantity, selected }) => [id, quantity, selected])).toEqual(
          options.map(({ id, quantity }) => [id, quantity, id === option.id]),
        );
      }
    }
  });

  test('chosen values of one filter add up, of several filters narrow; unknown ones are ignored', async () => {
    const chosen = async (filters: ListingQuery['filters']) =>
      sorted(skus((await listing(at, 'hogar-20', { filters, sort: null })).items));
    expect(await chosen({ color: ['49'] })).toEqual(['BANCO-ALTO', 'LAMPARA-ARCO']);
    expect(await chosen({ color: ['49', '52'] })).toEqual([
      'BANCO-ALTO',
      'LAMPARA-ARCO',
      'MESA-PINO',
      'TAPETE-LANA-GR-CH',
    ]);
    expect(await chosen({ color: ['49', '52'], material: ['203'] })).toEqual(['BANCO-ALTO', 'MESA-PINO']);
    expect(await chosen({ color: ['9999'], discount: ['7'] })).toEqual(HOGAR);
    expect(await chosen({ price: ['1000-1200'] })).toEqual(['LAMPARA-ARCO', 'SILLA-TULE']);
    expect(await chosen({ price: ['1150-1199'] })).toEqual(['SILLA-TULE']);
  });

  test('a chosen sort orders by what is paid, and pages do not overlap', async () => {
    const query: ListingQuery = { filters: {}, sort: 'final_price' };
    const cheapest = (await listing(at, 'hogar-20', query)).items;
    const prices = cheapest.map((card) => card.price.gross);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const pages = [
      ...(await listing(at, 'hogar-20', query, 0, 3)).items,
      ...(await listing(at, 'hogar-20', query, 3, 3)).items,
    ];
    expect(skus(pages)).toEqual(skus(cheapest.slice(0, 6)));
    expect(skus((await listing(at, 'hogar-20', { filters: {}, sort: 'final_price:desc' })).items)).toEqual(
      skus(cheapest.toReversed()),
    );
    expect(skus((await listing(at, 'hogar-20', { filters: {}, sort: 'id:desc' })).items)[0]).toBe('TARJETA-REGALO');
    expect((await listing(at, 'hogar-20', ALL, 900, 3)).items).toEqual([]);
  });

  test('a product opens with its cheapest variant in stock, or the one that is named', async () => {
    const opened = await catalogue.product('SOFA-ROMA', null);
    if (opened.state !== 'found') throw new Error(opened.state);
    expect(opened.page.product).toMatchObject({
      sku: 'SOFA-ROMA-NE-2P',
      parentSku: 'SOFA-ROMA',
      isConfigured: true,
      availability: 'in_stock',
      stockQty: 7,
    });
    expect(opened.page.crumbs.map((crumb) => crumb.name)).toEqual(['Salas', 'Sofás']);
    expect(skus(opened.page.related)).toEqual(['MESA-PINO']);
    const named = await catalogue.product('SOFA-ROMA', 'SOFA-ROMA-AZ-3P');
    if (named.state !== 'found') throw new Error(named.state);
    expect(named.page.product.price).toMatchObject({ gross: 1_100_000, regularGross: 1_200_000, discount: 8 });
    expect(
      named.page.product.options.map(({ label, values }) => [
        label,
        values.filter((value) => value.selected).map((value) => value.label),
      ]),
    ).toEqual([
      ['Color', ['Azul']],
      ['Tamaño', ['3 plazas']],
    ]);
  });

  test('a product knows itself with each of its variants chosen, as the page of that variant shows it', async () => {
    const opened = await catalogue.product('SOFA-ROMA', null);
    if (opened.state !== 'found') throw new Error(opened.state);
    const { skus: variants, withVariant } = opened.page.variants;
    expect(sorted([...variants])).toEqual(['SOFA-ROMA-AZ-2P', 'SOFA-ROMA-AZ-3P', 'SOFA-ROMA-NE-2P', 'SOFA-ROMA-NE-3P']);
    for (const sku of variants) {
      const named = await catalogue.product('SOFA-ROMA', sku);
      expect(named.state === 'found' && named.page.product).toEqual(withVariant(sku));
    }
    const table = await catalogue.product('MESA-PINO', null);
    expect(table.state === 'found' && table.page.variants.skus).toEqual([]);
  });

  test('a product brings its warranties and its members', async () => {
    const table = await catalogue.product('MESA-PINO', null);
    if (table.state !== 'found') throw new Error(table.state);
    expect(table.page.product.warranties.map(({ sku, months, price }) => [sku, months, price.gross])).toEqual([
      ['GARANTIA-MESA-12', 12, 30_000],
      ['GARANTIA-MESA-24', 24, 49_999],
    ]);
    const set = await catalogue.product('JUEGO-DESAYUNADOR', null);
    if (set.state !== 'found') throw new Error(set.state);
    expect(set.page.product.members.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['MESA-PINO', 1],
      ['BANCO-ALTO', 4],
    ]);
  });

  test.each([
    ['SOFA-ROMA-NE-2P', null, '/p/SOFA-ROMA/sofa-roma-100/SOFA-ROMA-NE-2P'],
    ['TAPETE-LANA-AZ-GD', null, '/p/TAPETE-LANA/tapete-lana-110/TAPETE-LANA-AZ-GD'],
    ['SOFA-ROMA', 'NO-HAY', '/p/SOFA-ROMA/sofa-roma-100'],
  ])('%s with variant %s moves to %s', async (sku, childSku, path) => {
    expect(await catalogue.product(sku, childSku)).toEqual({ state: 'moved', path });
  });

  test.each(['BUTACA-VIEJA', 'NO-HAY', ''])('no product page for "%s"', async (sku) => {
    expect(await catalogue.product(sku, null)).toMatchObject({ state: 'missing' });
  });

  test('search finds by words whatever their accents, and by sku, a variant leading to its product', async () => {
    const found = async (text: string) => skus((await catalogue.search(text, ALL, 0, 50)).items);
    expect(sorted(await found('sofa'))).toContain('SOFA-ROMA');
    expect(await found('lámpara de arco')).toContain('LAMPARA-ARCO');
    expect(await found('MESA-PINO')).toEqual(['MESA-PINO']);
    expect((await found('TAPETE-LANA-GR-CH'))[0]).toBe('TAPETE-LANA');
    expect(await found('zzzzzzzz')).toEqual([]);
    expect(await found('   ')).toEqual([]);
    expect(await found('butaca')).not.toContain('BUTACA-VIEJA');
  });

  test('suggestions are products and categories that match', async () => {
    const offered = await catalogue.suggest('lampara', 5);
    expect(skus(offered.products)).toEqual(['LAMPARA-ARCO']);
    expect(offered.categories).toEqual([{ name: 'Lámparas', path: '/c/lamparas-21' }]);
    expect(await catalogue.suggest(' ', 5)).toEqual({ products: [], categories: [] });
  });

  test('cards come in the order asked for, each once, without what cannot be shown', async () => {
    const asked = ['MESA-PINO', 'NO-HAY', 'LAMPARA-ARCO', 'BUTACA-VIEJA', 'SOFA-ROMA-NE-2P', 'MESA-PINO'];
    expect(skus(await catalogue.cards(asked))).toEqual(['MESA-PINO', 'LAMPARA-ARCO']);
    expect(await catalogue.cards([])).toEqual([]);
  });

  test('highlights are the offers that save most and the newest that can be bought', async () => {
    expect(skus(await catalogue.highlights('offers', 5))).toEqual(['LAMPARA-ARCO', 'PAQUETE-LECTURA']);
    expect(skus(await catalogue.highlights('newest', 3))).toEqual(['SOFA-ROMA', 'TAPETE-LANA', 'LAMPARA-ARCO']);
  });

  test('the best rated have enough reviews and can be bought, departments by turns', async () => {
    const best = ['MESA-PINO', 'SOFA-CAMA-LUNA', 'LAMPARA-ARCO', 'PAQUETE-LECTURA'];
    expect(skus(await catalogue.highlights('rated', 10))).toEqual(best);
    expect(skus(await catalogue.highlights('rated', 2))).toEqual(best.slice(0, 2));
  });

  test('brands come by how much there is of them, without those of which nothing can be bought', async () => {
    expect(await catalogue.brands(10)).toEqual(['Casa Prueba', 'Pinar', 'Faro']);
    expect(await catalogue.brands(1)).toEqual(['Casa Prueba']);
  });

  test.each([
    ['salas/sofas', 'category', '/c/sofas-11'],
    ['/salas/sofas/', 'category', '/c/sofas-11'],
    ['salas/sofas/sofa-roma-100.html', 'product', '/p/SOFA-ROMA/sofa-roma-100'],
    ['salas/sofas/sofa-roma-100', 'product', '/p/SOFA-ROMA/sofa-roma-100'],
    ['salas/sofas/sofa-roma-negro-2-plazas-1001.html', 'product', '/p/SOFA-ROMA/sofa-roma-100/SOFA-ROMA-NE-2P'],
    ['salas/sofas.html', 'category', '/c/sofas-11'],
    ['sobre-nosotros', 'cms_page', '/i/sobre-nosotros'],
  ])('the path %s leads to the %s %s', async (path, type, target) => {
    expect(await catalogue.resolveUrl(path)).toMatchObject({ type, path: target });
  });

  test.each(['no/hay', 'temporada', 'hogar/butaca-descontinuada-160.html', 'borrador', ''])(
    'the path "%s" leads nowhere',
    async (path) => {
      expect(await catalogue.resolveUrl(path)).toBeNull();
    },
  );

  test('LIMIT-022 query answers whole documents with the prices of this moment, tax worked out by the server, or the fields asked for', async () => {
    const query = {
      entity: 'product' as const,
      text: '',
      filters: [{ attribute: 'sku', scope: 'default' as const, value: { in: ['LAMPARA-ARCO', 'SOFA-ROMA'] } }],
      availableFilters: [],
      sort: [{ field: 'id', direction: 'asc' as const }],
      size: 10,
      from: 0,
      includeFields: null,
      excludeFields: null,
      groupId: 0,
    };
    const whole = await catalogue.query(query);
    if (!whole.ok) throw new Error(whole.problem.message);
    expect(whole.value).toMatchObject({ total: 2, start: 0, perPage: 10 });
    expect(
      whole.value.items.map((item) => [
        (item as { sku: string }).sku,
        (item as { price_incl_tax: number }).price_incl_tax,
      ]),
    ).toEqual([
      ['SOFA-ROMA', 9999],
      ['LAMPARA-ARCO', 1199],
    ]);
    const parts = await catalogue.query({ ...query, includeFields: ['sku', 'name'] });
    if (!parts.ok) throw new Error(parts.problem.message);
    expect(parts.value.items.map(({ _score, ...fields }) => fields)).toEqual([
      { sku: 'SOFA-ROMA', name: 'Sofá Roma' },
      { sku: 'LAMPARA-ARCO', name: 'Lámpara de arco' },
    ]);
  });

  test('content comes sanitised, active and in the order asked for', async () => {
    const { content } = at.commerce;
    expect(await content.page('sobre-nosotros')).toMatchObject({
      title: 'Sobre nosotros',
      content: '<p>Una casa de prueba.</p>',
    });
    expect(await content.page('borrador')).toBeNull();
    expect(await content.page('no-hay')).toBeNull();
    expect(
      (await content.blocks(['pie', 'no-hay', 'portada'])).map((block) => [block.identifier, block.content]),
    ).toEqual([
      ['pie', '<p>Hasta luego.</p>'],
      ['portada', '<p>Bienvenida.</p>'],
    ]);
  });
});

describe.each(FACES)('all that %s serves', (name) => {
  const { productFeed, content } = face(name).commerce;

  test('its products come once each in stretches, with what they are priced by, and its pages', async () => {
    const stretches = await productFeed.stretches();
    const listed = (await Promise.all(stretches.map((stretch) => productFeed.products(stretch)))).flat();
    const { products, context, next } = await productFeed.offers(0);
    const wanted = sorted([...HOGAR, 'SOFA-ROMA', 'SOFA-CAMA']);
    expect(next).toBeNull();
    expect(sorted(products.map(({ sku }) => sku))).toEqual(sorted(listed.map(({ sku }) => sku)));
    expect(new Set(listed.map(({ sku }) => sku)).size).toBe(listed.length);
    for (const sku of wanted.slice(0, 2)) expect(listed.map((one) => one.sku)).toContain(sku);
    const set = products.find(({ sku }) => sku === 'JUEGO-DESAYUNADOR');
    expect(set && cardOf(set, context).price.gross).toBe(579_899);
    expect((await productFeed.pages()).map(({ identifier }) => identifier)).toContain('sobre-nosotros');
    expect((await productFeed.offers(products.at(-1)?.id ?? 0)).products).toEqual([]);
  });

  test('CMS-010 a block that is asked for twice comes once', async () => {
    expect((await content.blocks(['pie', 'pie', 'portada', 'pie'])).map(({ identifier }) => identifier)).toEqual([
      'pie',
      'portada',
    ]);
  });
});

test.each(FACES)('%s knows where a path was moved to by hand', async (name) => {
  const { catalogue } = face(name).commerce;
  expect(await catalogue.redirect('oferta-vieja')).toBe(DIFFERENCES.noMovedPaths(name) ? null : '/c/salas-10');
  expect(await catalogue.redirect('no-movida')).toBeNull();
});

test('compact answers say the same as whole ones', async () => {
  const [plain, compact] = [face('family'), face('family')];
  await tell(compact, { compact: true });
  expect((await compact.commerce.catalogue.category('hogar-20', ALL, 0, 50))?.listing).toEqual(
    (await plain.commerce.catalogue.category('hogar-20', ALL, 0, 50))?.listing,
  );
  const sofa = async (at: typeof plain, childSku: string | null) => {
    const found = await at.commerce.catalogue.product('SOFA-ROMA', childSku);
    if (found.state !== 'found') throw new Error(found.state);
    const { variants, ...page } = found.page;
    return { ...page, variants: variants.skus.map(variants.withVariant) };
  };
  for (const childSku of [null, 'SOFA-ROMA-AZ-3P'])
    expect(await sofa(compact, childSku)).toEqual(await sofa(plain, childSku));
});
