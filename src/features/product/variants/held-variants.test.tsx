import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DEMO_SMALL } from '../../../../scripts/demo';
import { drawIsland } from '../../../../workers/pages/islands.ssr';
import type { ProductPage as Found } from '../../../commerce/catalogue';
import { type RequestContext, runInContext } from '../../../commerce/request-context';
import type { ChildDocument, ProductDocument } from '../../../domain/catalogue/document';
import { attribute, child, configurable, context, NOON } from '../../../domain/catalogue/documents.fixture';
import { productOf, variantsOf } from '../../../domain/catalogue/product-page/product-page';
import { ok } from '../../../domain/result';
import { ProductPage } from '../../../pages/catalogue/product';
import { fillIslands } from '../../../ui/island-places';
import { markup } from '../../../ui/markup';
import { testContext } from '../../shop/request-context.fixture';
import { productView } from '../views/product-view';
import { heldVariants, variantText } from './held-variants';
import { variantAddress } from './variant-address';
import { type Patch, patched, readVariants } from './variant-table';

const CRUMB = { name: 'Salas', path: '/c/salas-10' };
const out = { stock: { is_in_stock: false, qty: 0 } };

const found = (doc: ProductDocument, childSku: string | null): Found => ({
  product: productOf(doc, childSku, context()),
  variants: variantsOf(doc, context()),
  crumbs: [CRUMB],
  related: [],
  members: [],
  reviews: ok([]),
});

const asked = (given: Partial<RequestContext> = {}) =>
  testContext({}, { origin: 'https://tianguis.example', query: new URLSearchParams(), ...given });
const inContext = <T,>(work: () => T): T => runInContext(asked(), work);

/** The page of one variant as the server writes it. */
const pageOf = (doc: ProductDocument, childSku: string): Promise<string> => {
  const catalogue = { product: async () => ({ state: 'found', page: found(doc, childSku) }) };
  const given = testContext(catalogue, { origin: 'https://tianguis.example', query: new URLSearchParams() });
  return runInContext(given, async () => markup(await ProductPage({ parentSku: doc.sku, slug: doc.slug, childSku })));
};

/** What stands for search engines and measures, and the picture that is asked for first, of the variant that the server has shown. */
const OF_THE_SERVER =
  /<script type="application\/ld\+json">.*?<\/script>|<link rel="preload" as="image"[^>]*>| data-(?:event|props)=(?:"[^"]*"|'[^']*')/g;

/** The page as it looks when its components have taken what a patch says of them. */
const looked = (page: string, patch?: Patch): string =>
  fillIslands(page, (name, props, prefix) =>
    drawIsland(name, patch ? patched(props, name, patch) : props, prefix),
  ).replace(OF_THE_SERVER, '');

const children: ChildDocument[] = [
  child('NEGRO-CH', {
    price: 100,
    color: 49,
    size: 167,
    image: '/negro.jpg',
    special_price: 80,
    price_twelve: 120,
    stock: { is_in_stock: true, qty: 3 },
  }),
  child('NEGRO-GR', { price: 150, color: 49, size: 168, image: '/negro.jpg', tax_class_id: 7 }),
  child('AZUL-CH', { price: 100, color: 50, size: 167, image: '/azul.jpg', ...out }),
  child('AZUL-GR', { price: 170, color: 50, size: 168, stock: { is_in_stock: true, qty: 500 } }),
];
const everything = configurable(children, {
  name: 'Silla "Roma" </script><b>',
  image: '/silla.jpg',
  media_gallery: [1, 2, 3].map((pos) => ({
    image: `/silla-${pos}.jpg`,
    pos,
    typ: 'image' as const,
    lab: null,
    vid: null,
  })),
  warranties: [{ sku: 'G-12', name: 'Garantía', months: 12, price: 200 }] as ProductDocument['warranties'],
  custom_options: [
    {
      option_id: 7,
      title: 'Grabado',
      type: 'field',
      is_require: false,
      sort_order: 1,
      price: 10,
      price_type: 'percent',
    },
  ] as ProductDocument['custom_options'],
  description: '<p>De madera.</p>',
});

const DEMO = DEMO_SMALL.flatMap(({ entities }) =>
  entities.flatMap(([entity, documents]) => (entity === 'product' ? (documents as ProductDocument[]) : [])),
);
const KINDS = new Map(
  DEMO.filter(({ configurable_children }) => configurable_children.length > 1).map((doc) => [
    `${doc.configurable_options.map(({ values }) => values.length)} ${doc.configurable_children.map(({ stock }) => Number(stock?.is_in_stock))}`,
    doc,
  ]),
);

test.each([
  ['everything a variant may change', everything] as const,
  ...[...KINDS.values()].map((doc) => [doc.sku, doc] as const),
])('with what differs exchanged the page of one variant is the page of another: %s', async (_, doc) => {
  const { skus } = found(doc, null).variants;
  expect(skus.length).toBeGreaterThan(1);
  const pages = new Map<string, string>();
  for (const sku of skus) pages.set(sku, await pageOf(doc, sku));
  const { product } = found(doc, null);
  const read = readVariants(inContext(() => variantText(found(doc, null))));
  const patchOf = (sku: string) => read.patch(inContext(() => variantAddress(product, sku)));
  expect(new Set([...pages.values()].map((page) => looked(page))).size).toBe(skus.length);
  for (const from of skus) {
    for (const to of skus)
      expect(looked(pages.get(from) ?? '', patchOf(to) ?? undefined)).toBe(looked(pages.get(to) ?? ''));
  }
});

/** A product by colour and size with a variant for every pair. */
function pairs(
  colours: number,
  sizes: number,
  fields: (colour: number, size: number) => Partial<ChildDocument> = () => ({}),
): ProductDocument {
  const values = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => ({ value_index: from + at, label: `Valor ${from + at}` }));
  const [colour, size] = [values(colours, 1000), values(sizes, 2000)];
  const option = (attribute_code: string, position: number, own: typeof colour) => ({
    id: position,
    attribute_id: String(90 + position),
    attribute_code,
    label: attribute_code,
    position,
    values: own,
  });
  return configurable(
    colour.flatMap((c) =>
      size.map((s) =>
        child(`S-${c.value_index}-${s.value_index}`, {
          color: c.value_index,
          size: s.value_index,
          ...fields(c.value_index, s.value_index),
        }),
      ),
    ),
    { configurable_options: [option('color', 0, colour), option('size', 1, size)] },
  );
}

test('a page holds the variants of a small product, and the address of those of a larger one', () => {
  const held = (doc: ProductDocument, sku: string | null = null) => inContext(() => heldVariants(found(doc, sku)));
  expect(held(pairs(2, 2))).toMatchObject({ from: null, isNear: false });
  expect(held(pairs(2, 2))?.text?.length).toBeLessThan(2_500);
  expect(held(pairs(5, 5))).toEqual({ text: null, from: '/p/SILLA-RO/lampara-de-pie-77?variantes=1', isNear: false });
  expect(held(pairs(15, 20), 'S-1003-2004')).toEqual({
    text: null,
    from: '/p/SILLA-RO/lampara-de-pie-77/S-1003-2004?variantes=1',
    isNear: true,
  });
  expect(held(pairs(1, 1))).toBeNull();
});

test('a page that was made before a variant sold out shows that it is, by the text it fetches', () => {
  const soldOut = { stock: { is_in_stock: false, qty: 0 } };
  const sold = (isOut: (colour: number) => boolean) => pairs(5, 5, (colour) => (isOut(colour) ? soldOut : {}));
  const path = (colour: number) => `/p/SILLA-RO/lampara-de-pie-77/S-${colour}-2000`;
  const earlier = found(
    sold(() => false),
    'S-1000-2000',
  ).product;
  const view = inContext(() => productView(earlier, { category: null, hasBranches: false, hasOut: false }));
  expect(view.purchase.instead).toBeNull();

  const read = readVariants(
    inContext(() =>
      variantText(
        found(
          sold((colour) => colour === 1001),
          'S-1000-2000',
        ),
      ),
    ),
  );
  const of = (colour: number) => {
    const patch = read.patch(path(colour));
    return patch && patched(view.purchase, 'purchase', patch).instead;
  };
  expect(of(1000)).toBeNull();
  expect(of(1001)).toMatchObject({ isOut: true, out: { title: 'Agotado' } });
  expect(
    readVariants(
      inContext(() =>
        variantText(
          found(
            sold(() => true),
            null,
          ),
        ),
      ),
    ).paths,
  ).toEqual([]);
});

test('of three hundred variants, those that one choice leads to are written, itself among them', () => {
  const doc = pairs(15, 20);
  const shown = found(doc, 'S-1003-2004');
  const text = inContext(() => variantText(shown));
  const { paths } = readVariants(text);
  const skus = paths.map((path) => path.split('/').at(-1));
  expect(skus).toHaveLength(15 + 20 - 1);
  expect(skus.every((sku) => sku?.startsWith('S-1003-') || sku?.endsWith('-2004'))).toBe(true);
  expect(brotliCompressSync(text).length).toBeLessThan(3_000);
});

test('a page is kept no longer than the price of every variant it holds is true', () => {
  const noted: (number | null)[] = [];
  const ends = '2026-01-20 00:00:00';
  const doc = pairs(2, 1, (colour) => (colour === 1001 ? { special_price: 5, special_to_date: ends } : {}));
  const shown = found(doc, 'S-1000-2000');
  expect(shown.product.price.until).toBeNull();
  runInContext(asked({ noteUntil: (until) => void noted.push(until) }), () => heldVariants(shown));
  const [until] = noted.flatMap((one) => one ?? []);
  expect(until).toBe(found(doc, 'S-1001-2000').product.price.until);
  expect(until).toBeGreaterThan(NOON);
});

test('a page with a size to choose holds every colour without a size beside all variants, and asks for the size on the button’s place', async () => {
  const attributes = new Map([['size', attribute('size', { is_fit: true, is_visible_on_front: false })]]);
  const ctx = context({ attributes });
  const doc = pairs(2, 2);
  const page: Found = { ...found(doc, null), product: productOf(doc, null, ctx), variants: variantsOf(doc, ctx) };
  const read = readVariants(inContext(() => variantText(page)));
  const at = '/p/SILLA-RO/lampara-de-pie-77';
  const closed = [1000, 1001].flatMap((colour) => [2000, 2001].map((size) => `${at}/S-${colour}-${size}`));
  expect(read.paths.toSorted()).toEqual(
    [...closed, `${at}/S-1000-2000?elegir=2`, `${at}/S-1001-2000?elegir=2`].toSorted(),
  );
  const view = inContext(() => productView(page.product, { category: null, hasBranches: false }));
  const shown = <Name extends keyof typeof view>(name: Name, path: string): (typeof view)[Name] => {
    const patch = read.patch(path);
    if (!patch) throw new Error(`no variant at ${path}`);
    return patched(view[name], name, patch);
  };
  const open = `${at}/S-1001-2000?elegir=2`;
  expect(shown('purchase', open)).toMatchObject({ canBuy: false, instead: { choose: 'Elige tu size' } });
  expect(shown('buy-bar', open)).toMatchObject({ kind: 'choose', choose: 'Elige tu size' });
  const { groups, page: address } = shown('offer', open);
  const hrefs = groups.flatMap(({ values }) => values.map(({ to }) => `${address}${to}`));
  expect(hrefs).toContain(`${at}/S-1001-2001`);
  expect(hrefs).toContain(`${at}/S-1000-2000?elegir=2`);
  const chosen = `${at}/S-1001-2001`;
  expect(shown('buy-bar', chosen).chosen).toBe('Valor 1001, Valor 2001');
  expect(shown('purchase', chosen)).toMatchObject({ canBuy: true, form: { sku: 'S-1001-2001' } });
});
