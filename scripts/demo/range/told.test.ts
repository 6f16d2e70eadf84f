import { describe, expect, test } from 'vitest';
import type {
  AttributeDocument,
  CategoryDocument,
  CmsDocument,
  ProductDocument,
} from '../../../src/domain/catalogue/document';
import type { ReviewDocument } from '../content/reviews';
import type { RedirectDocument } from '../redirects';
import { STORE_BRANCHES } from './branches';
import { foreign, of, productsOf, spanish, stores, TODAY } from './stores.fixture';

describe.each(stores)('what people say in %s', (_code, store) => {
  const byId = new Map(productsOf(store).map((product) => [product.id, product]));
  const reviews = of<ReviewDocument>(store, 'review');

  test('is as much as the stars say: every review that is counted can be read', () => {
    const written = new Map<number, number>();
    for (const { product_id } of reviews) written.set(product_id, (written.get(product_id) ?? 0) + 1);
    const odd = [...byId.values()].filter(({ id, rating }) => rating && rating.count !== written.get(id));
    expect(odd.map(({ name }) => name)).toEqual([]);
    expect([...byId.values()].some(({ rating }) => rating)).toBe(true);
  });

  test('has the average of the stars that are given with each review', () => {
    const given = new Map<number, number[]>();
    for (const { product_id, rating } of reviews)
      given.set(product_id, [...(given.get(product_id) ?? []), rating ?? 0]);
    const averageOf = (stars: number[]) =>
      Math.round((stars.reduce((sum, each) => sum + each, 0) / stars.length) * 10) / 10;
    const odd = [...byId.values()].filter(
      ({ id, rating }) => rating && averageOf(given.get(id) ?? []) !== rating.average,
    );
    expect(odd.map(({ name, rating }) => `${name}: ${rating?.average} of ${rating?.count}`)).toEqual([]);
    expect(
      reviews.filter(({ rating }) => !Number.isInteger(rating) || Number(rating) < 1 || Number(rating) > 5),
    ).toEqual([]);
  });

  test('is said after the product came and before today, and by no more than rated it', () => {
    expect(reviews.length).toBeGreaterThan(15);
    const said = new Map<number, number>();
    for (const { product_id } of reviews) said.set(product_id, (said.get(product_id) ?? 0) + 1);
    const odd = reviews.filter(({ product_id, created_at }) => {
      const product = byId.get(product_id);
      return (
        !product ||
        created_at < product.created_at ||
        created_at.slice(0, 10) > TODAY ||
        (said.get(product_id) ?? 0) > (product.rating?.count ?? 0)
      );
    });
    expect(odd.map(({ product_id, created_at }) => `${byId.get(product_id)?.name} ${created_at}`)).toEqual([]);
  });

  test('is said in the same words of no two products of a category', () => {
    const texts = reviews.map(({ product_id, detail }) => `${byId.get(product_id)?.category_ids[0]} ${detail}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('is nothing yet of what came this autumn, or little', () => {
    const many = [...byId.values()].filter(
      ({ created_at, rating }) => created_at >= '2026-10-01' && (rating?.count ?? 0) > 10,
    );
    expect(many.map(({ name }) => name)).toEqual([]);
    expect(
      [...byId.values()].filter(
        ({ created_at, updated_at }) => created_at.slice(0, 10) > TODAY || updated_at.slice(0, 10) > TODAY,
      ),
    ).toEqual([]);
  });
});

describe.each(stores)('lists of %s', (_code, store) => {
  test('hold at most three products whose names differ in a number only', () => {
    const groups = new Map<string, string[]>();
    for (const { category_ids, name } of productsOf(store)) {
      const key = `${category_ids[0]} ${name.replace(/[\d.,]+/g, '#')}`;
      groups.set(key, [...(groups.get(key) ?? []), name]);
    }
    expect([...groups.values()].filter((names) => names.length > 3)).toEqual([]);
  });
});

describe.each(stores)('the branches of %s', (code, store) => {
  const own = code in STORE_BRANCHES ? STORE_BRANCHES[code as 'viu'] : STORE_BRANCHES.foreign;
  const pages = of<CmsDocument>(store, 'cms_page');

  test('ROUTE-014 ROUTE-015 stand on the locator’s page with address, hours and telephone, and both paths lead to it', () => {
    const page = pages.find(({ identifier }) => identifier === 'sucursales');
    for (const { name, street, city, phone, week, sunday } of own)
      for (const part of [name, street, city, phone, ...week, ...sunday]) expect(page?.content).toContain(part);
    expect(of<RedirectDocument>(store, 'redirect')).toContainEqual({ from: '/tiendas', to: '/sucursales' });
    const foot = of<CmsDocument>(store, 'cms_block').find(({ identifier }) => identifier === 'footer-about')?.content;
    for (const path of ['/sucursales"', '/i/creditos-de-fotos"']) expect(foot).toContain(path);
  });

  test('are the only ones that keep stock of its products', () => {
    const known = new Set(['CEDIS', ...own.map(({ id }) => id)]);
    const named = productsOf(store).flatMap(
      ({ stock_by_branch }) => (stock_by_branch as { branch_id: string }[] | undefined) ?? [],
    );
    expect(code in STORE_BRANCHES ? named.length : 1).toBeGreaterThan(0);
    expect(named.filter(({ branch_id }) => !known.has(branch_id))).toEqual([]);
  });
});

test.each(stores)('%s links from its texts only to what it has', (_code, store) => {
  const prefix = store.storeCode === 'viu' ? '' : `/${store.storeCode}`;
  const have = new Set([
    `${prefix}/contacto`,
    `${prefix}/ofertas`,
    ...of<CategoryDocument>(store, 'category').map(({ slug }) => `${prefix}/c/${slug}`),
    ...of<CmsDocument>(store, 'cms_page').flatMap(({ identifier }) => [
      `${prefix}/i/${identifier}`,
      `${prefix}/${identifier}`,
    ]),
  ]);
  const html = [...of<CmsDocument>(store, 'cms_page'), ...of<CmsDocument>(store, 'cms_block')]
    .map(({ content }) => content)
    .join('\n');
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? '');
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((path) => !have.has(path))).toEqual([]);
});

test('promotions of viu show products that are reduced, and ways into a category products it has', () => {
  const viu = stores.find(([code]) => code === 'viu')?.[1];
  if (!viu) throw new Error('no viu');
  const bySku = new Map(productsOf(viu).map((product) => [product.sku, product]));
  const shown = (identifier: string) => {
    const page = of<CmsDocument & { skus?: string[] }>(viu, 'cms_page').find((one) => one.identifier === identifier);
    return (page?.skus ?? []).map((sku) => bySku.get(sku));
  };
  for (const products of [shown('promotions/buen-fin'), shown('category/salas-chicas')]) {
    expect(products.length).toBeGreaterThanOrEqual(8);
    expect(products).not.toContain(undefined);
  }
  const isReduced = (product: ProductDocument) =>
    [product, ...product.configurable_children].some((one) => one.special_price);
  expect(shown('promotions/buen-fin').filter((product) => product && !isReduced(product))).toEqual([]);
  const parents = new Map(
    of<CategoryDocument>(viu, 'category').map(({ id, parent_id }) => [String(id), String(parent_id)]),
  );
  const departmentOf = (id: string): string =>
    parents.has(parents.get(id) ?? '') ? departmentOf(parents.get(id) ?? '') : id;
  const departmentsOf = (products: readonly (ProductDocument | undefined)[]) =>
    [
      ...new Set(products.flatMap((product) => (product?.category_ids ?? []).map((id) => departmentOf(String(id))))),
    ].sort();
  expect(departmentsOf(shown('promotions/buen-fin'))).toEqual(departmentsOf(productsOf(viu).filter(isReduced)));
});

test.each(foreign)('%s has its own brands, sizes and words for everything a shopper reads', (_code, store) => {
  const spanishWords =
    /\b(Individual|Matrimonial|size|Tamaño|Talla|Negro|Azul|Garantía|Oferta|Nuevo|Fácil|Hecho|Sucursal\w*|con|para)\b/;
  const attributes = of<AttributeDocument>(store, 'attribute').filter(({ attribute_code }) =>
    ['color', 'size', 'marca', 'medidas'].includes(attribute_code),
  );
  const said = [
    ...attributes.flatMap(({ default_frontend_label, options, attribute_code }) => [
      default_frontend_label,
      ...options.filter(({ label }) => attribute_code === 'color' || /cm/.test(label)).map(({ label }) => label),
    ]),
    ...productsOf(store).flatMap((product) => [
      ...product.configurable_options.flatMap(({ label, values }) => [label, ...values.map((value) => value.label)]),
      ...product.warranties.map(({ name }) => name),
      product.omni_tag_1_text ?? '',
      product.marca ?? '',
    ]),
    ...of<CmsDocument>(store, 'cms_block').flatMap(({ title, content }) => [title, content]),
    ...of<ReviewDocument>(store, 'review').flatMap(({ title, detail }) => [title, detail]),
  ].map((text = '') => text.replace(/\b(con|Promesa)\b/g, store.storeCode === 'it' ? '' : '$&'));
  expect(said.filter((text) => spanishWords.test(text))).toEqual([]);
  expect(new Set(productsOf(store).map(({ marca }) => marca)).size).toBeGreaterThan(4);
  const bare = productsOf(store).filter(
    ({ type_id, medidas, configurable_options }) =>
      type_id !== 'virtual' &&
      !medidas &&
      !configurable_options.some(({ attribute_code }) => attribute_code === 'size'),
  );
  expect(bare.length).toBeLessThan(6);
});

test.each(spanish)('%s finds every sofa that says its seats by them, and no other', (_code, store) => {
  const WORDS: Record<string, string> = { dos: '2', tres: '3' };
  const sofas = productsOf(store).filter(({ name }) => /^(Sofá|Love Seat) /.test(name));
  expect(sofas.length).toBeGreaterThan(1);
  const odd = sofas.filter(({ name, description, configurable_options, plazas }) => {
    if (configurable_options.some(({ attribute_code }) => attribute_code === 'plazas')) return false;
    const told = /(\d+|dos|tres) plazas/i.exec(`${name} ${description}`)?.[1]?.toLowerCase();
    return plazas !== (told && (WORDS[told] ?? told));
  });
  expect(odd.map(({ name, plazas }) => `${name}: ${plazas}`)).toEqual([]);
});

test.each(stores)('%s opens with a title and a text that say two things', (_code, store) => {
  const hero = of<CmsDocument>(store, 'cms_block').find(({ identifier }) => identifier === 'home-hero');
  const threes = (text = '') => {
    const words =
      text
        .replace(/<[^>]+>/g, ' ')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
  };
  const inTitle = new Set(threes(hero?.title));
  expect(inTitle.size).toBeGreaterThan(0);
  expect(threes(hero?.content).filter((three) => inTitle.has(three))).toEqual([]);
});

test.each(spanish)('%s asks for whom a gift card is, and says that it is bought alone', (_code, store) => {
  const cards = productsOf(store).filter(({ name }) => /^Tarjeta de Regalo/.test(name));
  expect(cards.length).toBeGreaterThan(1);
  for (const { custom_options, description } of cards) {
    expect(custom_options.map(({ title }) => title)).toEqual(['Para', 'Correo de quien la recibe', 'Mensaje']);
    expect(description).toContain('Se compra sola o con lo demás');
  }
});
