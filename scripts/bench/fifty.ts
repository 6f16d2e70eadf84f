import type { CategoryDocument, ChildDocument, ProductDocument } from '../../src/domain/catalogue/document.ts';
import { DEMO_SMALL, type DemoStore } from '../demo/index.ts';
import { ROOT_ID } from '../demo/kit/category.ts';
import type { BareCard } from './bare/card.ts';

/** Products of a whole listing page. */
export const FIFTY = 50;

const CATEGORY_ID = 900_000;
const FIRST_ID = 9_000_000;
/** More than any load buys. */
const STOCK = 10_000;
/** Ids of variants and options are derived from the product's by further digits. */
const ID_STEP = 1_000;
const KEY = 'cincuenta';
/** Status of a product that is not sold. */
const DISABLED = 2;
const PLAIN_TYPES: ProductDocument['type_id'][] = ['simple', 'configurable'];

const CATEGORY: CategoryDocument = {
  id: CATEGORY_ID,
  parent_id: ROOT_ID,
  parent_ids: [ROOT_ID],
  name: 'Cincuenta productos',
  slug: `${KEY}-${CATEGORY_ID}`,
  url_key: KEY,
  url_path: KEY,
  level: 2,
  position: 99,
  is_active: true,
  product_count: FIFTY,
  path: `1/${ROOT_ID}/${CATEGORY_ID}`,
  image: null,
  children_data: [],
};

/** A copy of a product of the demo under an id, sku and address of its own, in the category of fifty. */
function copyOf(original: ProductDocument, number: number): ProductDocument {
  const id = FIRST_ID + number * ID_STEP;
  const slug = `${original.url_key}-${id}`;
  return {
    ...original,
    id,
    sku: `F${number}-${original.sku}`,
    slug,
    url_path: `${KEY}/${slug}.html`,
    category_ids: [CATEGORY_ID],
    category: [{ category_id: CATEGORY_ID, name: CATEGORY.name, slug: CATEGORY.slug, path: KEY, position: number + 1 }],
    stock: { ...original.stock, product_id: id, is_in_stock: true, qty: STOCK },
    configurable_children: original.configurable_children.map((child, index) => ({
      ...child,
      id: id + index + 1,
      sku: `F${number}-${child.sku}`,
      ...(child.stock ? { stock: { ...child.stock, product_id: id + index + 1 } } : {}),
    })),
    product_links: [],
  };
}

/** Colours of the product with very many variants, as the demo has them, and its sizes. */
const COLOURS = [
  { value_index: 57, label: 'Terracota', swatch: '#a8573f' },
  { value_index: 50, label: 'Azul', swatch: '#2c5aa8' },
  { value_index: 53, label: 'Verde', swatch: '#2a7a55' },
  { value_index: 52, label: 'Gris', swatch: '#83868c' },
  { value_index: 49, label: 'Negro', swatch: '#26272b' },
];
const SIZES = [1, 2, 3, 4, 5].map((seats) => ({ value_index: seats, label: `${seats} plazas` }));

/** The first product of the demo with variants in stock, of a colour and a size. */
function chosenByTwo(products: readonly ProductDocument[]): ProductDocument {
  const found = products.find(({ type_id, stock }) => type_id === 'configurable' && stock.is_in_stock);
  if (!found) throw new Error('the demo has no product with variants in stock');
  return found;
}

/** A product that is chosen by two things, in each of the colours and sizes above. */
function inManyVariants(original: ProductDocument): ProductDocument {
  const copy = copyOf(original, FIFTY);
  const [colour, size] = copy.configurable_options;
  if (!colour || !size) throw new Error(`${original.sku} is not chosen by two things`);
  const chosen = COLOURS.flatMap((inColour) => SIZES.map((inSize) => ({ inColour, inSize })));
  const like = (place: number) =>
    copy.configurable_children[place % copy.configurable_children.length] as ChildDocument;
  const sku = `${original.sku}-${chosen.length}`;
  return {
    ...copy,
    sku,
    category_ids: original.category_ids,
    category: original.category,
    product_links: original.product_links,
    configurable_options: [
      { ...colour, values: COLOURS },
      { ...size, values: SIZES },
    ],
    configurable_children: chosen.map(({ inColour, inSize }, place) => {
      const id = copy.id + place + 1;
      return {
        // Sizes of a colour share two pictures.
        ...like(COLOURS.indexOf(inColour) * 2 + (SIZES.indexOf(inSize) % 2)),
        id,
        sku: `${sku}-${inColour.label.slice(0, 2).toUpperCase()}-${inSize.value_index}P`,
        name: `${copy.name} ${inColour.label} ${inSize.label}`,
        url_key: `${copy.url_key}-${place}`,
        stock: { product_id: id, is_in_stock: true, qty: STOCK, manage_stock: true },
        [colour.attribute_code]: String(inColour.value_index),
        [size.attribute_code]: String(inSize.value_index),
      };
    }),
  };
}

function documents<T>(store: DemoStore, entity: string): T[] {
  const found = store.entities.find(([name]) => name === entity);
  return (found?.[1] ?? []) as T[];
}

function demoStore(storeCode: string): DemoStore {
  const store = DEMO_SMALL.find((candidate) => candidate.storeCode === storeCode);
  if (!store) throw new Error(`the demo has no store view ${storeCode}`);
  return store;
}

/**
 * A store view of the demo with one more category, of exactly fifty products copied from its own. What is measured is
 * measured on it.
 */
export function storeOfFifty(storeCode = 'viu'): DemoStore {
  const store = demoStore(storeCode);
  const products = documents<ProductDocument>(store, 'product');
  const plain = products.filter(({ type_id }) => PLAIN_TYPES.includes(type_id));
  const copies = Array.from({ length: FIFTY }, (_, number) => {
    const original = plain[number % plain.length];
    if (!original) throw new Error(`the demo of ${storeCode} has no plain product`);
    return copyOf(original, number);
  });
  const more: Record<string, object[]> = {
    product: [...copies, inManyVariants(chosenByTwo(products))],
    category: [CATEGORY],
  };
  return { ...store, entities: store.entities.map(([entity, all]) => [entity, [...all, ...(more[entity] ?? [])]]) };
}

const pageOf = ({ sku, slug }: ProductDocument): string => `/p/${encodeURIComponent(sku)}/${slug}`;

/** Addresses of the three pages that budgets hold for. */
export const measuredPages = (store: DemoStore): { home: string; category: string; product: string } => ({
  home: '/',
  category: `/c/${CATEGORY.slug}`,
  product: pageOf(chosenByTwo(documents<ProductDocument>(store, 'product'))),
});

/** Address of the product with twenty-five variants. */
export function pageOfManyVariants(store: DemoStore): string {
  const product = documents<ProductDocument>(store, 'product').at(-1);
  if (product?.configurable_children.length !== COLOURS.length * SIZES.length)
    throw new Error('the store has no product with twenty-five variants');
  return pageOf(product);
}

/**
 * Skus that can be bought at once, without choosing anything: copies of the category of fifty, which are all in stock.
 */
export function buyableSkus(store: DemoStore): string[] {
  return documents<ProductDocument>(store, 'product')
    .filter(({ id, type_id, status }) => id >= FIRST_ID && type_id === 'simple' && status !== DISABLED)
    .filter(({ custom_options }) => !custom_options?.some(({ is_require }) => is_require))
    .map(({ sku }) => sku);
}

/** The store view with so many pieces of one product. */
export const withStock = (store: DemoStore, sku: string, qty: number): DemoStore => ({
  ...store,
  entities: store.entities.map(([entity, all]) => [
    entity,
    entity === 'product'
      ? (all as ProductDocument[]).map((one) => (one.sku === sku ? { ...one, stock: { ...one.stock, qty } } : one))
      : all,
  ]),
});

/** The fifty products as a bare page shows them. */
export function bareCards(store: DemoStore): BareCard[] {
  return documents<ProductDocument>(store, 'product')
    .filter(({ id }) => id >= FIRST_ID)
    .map((product) => ({
      href: `/p/${encodeURIComponent(product.sku)}/${product.slug}`,
      name: product.name,
      price: `$${product.price.toFixed(2)}`,
      picture: `/media/480${product.image ?? ''}`,
    }));
}
