import type { CategoryDocument, ProductDocument } from '../../src/domain/catalogue/document.ts';
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
  const more: Record<string, object[]> = { product: copies, category: [CATEGORY] };
  return { ...store, entities: store.entities.map(([entity, all]) => [entity, [...all, ...(more[entity] ?? [])]]) };
}

/** Addresses of the three pages that budgets hold for. */
export function measuredPages(store: DemoStore): { home: string; category: string; product: string } {
  const product = documents<ProductDocument>(store, 'product').find(
    ({ type_id, stock }) => type_id === 'configurable' && stock.is_in_stock,
  );
  if (!product) throw new Error('the demo has no product with variants in stock');
  return {
    home: '/',
    category: `/c/${CATEGORY.slug}`,
    product: `/p/${encodeURIComponent(product.sku)}/${product.slug}`,
  };
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
