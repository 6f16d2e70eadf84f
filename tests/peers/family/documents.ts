import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Document = Record<string, unknown>;

/** What a search index holds: documents by entity. */
export type Index = Record<string, Document[]>;

const ENTITIES = ['product', 'category', 'attribute', 'taxrule', 'cms_page', 'cms_block'];
const DISABLED = 2;

export const cents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;
export const listOf = (value: unknown): Document[] => (Array.isArray(value) ? (value as Document[]) : []);

const isOpen = ({ special_from_date: from, special_to_date: to }: Document, now: number): boolean =>
  (!from || Date.parse(String(from)) < now) && (!to || Date.parse(String(to)) > now);

function ownFinal(document: Document, now: number): number {
  const [price, special] = [Number(document.price), Number(document.special_price ?? 0)];
  return special > 0 && special < price && isOpen(document, now) ? special : price;
}

const isAvailable = (document: Document): boolean =>
  Number(document.status) < DISABLED && (document.stock as Document | undefined)?.is_in_stock === true;

/** Skus and quantities a grouped product or a bundle is made of. */
export function partsOf(product: Document): { sku: string; qty: number }[] {
  const links = listOf(product.product_links).filter((link) => link.link_type === 'associated');
  const grouped = links.map((link) => ({
    sku: String(link.linked_product_sku),
    qty: Number((link.extension_attributes as Document | undefined)?.qty ?? 1),
  }));
  const bundle = listOf(product.bundle_options).flatMap((option) => listOf(option.product_links).slice(0, 1));
  return [...grouped, ...bundle.map((link) => ({ sku: String(link.sku), qty: Number(link.qty) }))];
}

function priced(document: Document, price: number, final: number): Document {
  return {
    ...document,
    price,
    final_price: final,
    regular_price: price,
    minimal_price: final,
    discount: Math.floor(((price - final) * 100) / price) || 0,
  };
}

function indexed(product: Document, all: Map<string, Document>, now: number): Document {
  const children = listOf(product.configurable_children).map((child) =>
    priced(child, Number(child.price), ownFinal(child, now)),
  );
  if (children.length > 0) {
    const bought = children.filter(isAvailable);
    const [cheapest] = (bought.length > 0 ? bought : children).toSorted(
      (a, b) => Number(a.final_price) - Number(b.final_price),
    );
    return {
      ...priced(product, Number(cheapest?.price), Number(cheapest?.final_price)),
      configurable_children: children,
    };
  }
  const members = partsOf(product).map(({ sku, qty }) => ({ qty, member: all.get(sku) ?? {} }));
  if (members.length === 0) return priced(product, Number(product.price), ownFinal(product, now));
  const sum = (amount: (member: Document) => number) =>
    cents(members.reduce((total, { member, qty }) => total + amount(member) * qty, 0));
  const regular = sum((member) => Number(member.price));
  return {
    ...priced(
      product,
      regular,
      sum((member) => ownFinal(member, now)),
    ),
    price: product.price,
  };
}

/** The source documents of a folder with what an indexer adds to them: final prices, discounts, product counts. */
export function readIndex(folder: string, now = Date.now()): Index {
  const index: Index = Object.fromEntries(
    ENTITIES.map((entity) => [entity, JSON.parse(readFileSync(join(folder, `${entity}.json`), 'utf8')) as Document[]]),
  );
  const products = listOf(index.product);
  const bySku = new Map(products.map((product) => [String(product.sku), product]));
  const listed = products.filter((product) => Number(product.visibility) > 1 && Number(product.status) < DISABLED);
  const counted = (category: Document): number =>
    listed.filter((product) => {
      const inside = listOf(index.category).filter(({ path }) => `${path}/`.startsWith(`${category.path}/`));
      return (product.category_ids as number[]).some((id) => inside.some((below) => below.id === id));
    }).length;
  return {
    ...index,
    product: products.map((product) => indexed(product, bySku, now)),
    category: listOf(index.category).map((category) => ({ ...category, product_count: counted(category) })),
  };
}

/** The document a sku names: a product of its own, else the configurable product it is a variant of. */
export const productBySku = (index: Index, sku: string): Document | null =>
  listOf(index.product).find((product) => listOf(product.configurable_children).some((child) => child.sku === sku)) ??
  listOf(index.product).find((product) => product.sku === sku) ??
  null;
