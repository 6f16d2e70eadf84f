import { isHidden } from '../../catalogue/availability';
import type { ProductDocument } from '../../catalogue/document';
import { memberSkus } from '../../catalogue/members';
import type { StockFacts } from '../../stock';
import type { CartLine, CartOperation, ProductOption } from '../cart';
import type { NewLine } from '../lines';

/** A product as somebody asks for it. */
export interface ItemRequest {
  sku: string;
  parentSku: string | null;
  productOption: ProductOption | null;
  warrantySku: string | null;
  deliveryOption: string | null;
}

/** A part of a set by its name, and its place among what the set's page lists, from 1. */
export interface PartName {
  name: string;
  piece: number;
}

/** A product as it would stand in the cart now: one unit of it, priced, and what is known of its stock. */
export interface PricedItem {
  line: NewLine;
  stock: StockFacts | null;
  /** Of a bundle: the part there is least of. */
  scarcest?: PartName;
}

export const itemRequestOfAdd = (operation: Extract<CartOperation, { kind: 'add' }>): ItemRequest => ({
  sku: operation.sku,
  parentSku: operation.parentSku ?? null,
  productOption: operation.productOption ?? null,
  warrantySku: operation.warrantySku ?? null,
  deliveryOption: operation.deliveryOption ?? null,
});

export const itemRequestOfLine = (line: CartLine): ItemRequest => ({
  sku: line.sku,
  parentSku: line.parentSku,
  productOption: line.productOption,
  warrantySku: line.warranty?.sku ?? null,
  deliveryOption: line.deliveryOption,
});

const hasChild = (doc: ProductDocument | undefined, sku: string): boolean =>
  doc?.configurable_children.some((child) => child.sku === sku) === true;

/** Skus whose documents are needed to price these requests, each once. */
export const skusOf = (requests: readonly ItemRequest[]): string[] => [
  ...new Set(requests.flatMap(({ sku, parentSku }) => (parentSku ? [sku, parentSku] : [sku]))),
];

/**
 * The document of each requested product, in their order, null where there is none: a variant's is the configurable
 * product it belongs to.
 */
export function documentsOf(
  found: readonly ProductDocument[],
  requests: readonly ItemRequest[],
): (ProductDocument | null)[] {
  const known = new Map(found.map((doc) => [doc.sku, doc]));
  return requests.map(({ sku, parentSku }) => {
    const parent = parentSku ? known.get(parentSku) : undefined;
    const own = known.get(sku);
    if (hasChild(parent, sku)) return parent ?? null;
    if (own && !isHidden(own)) return own;
    return found.find((doc) => hasChild(doc, sku)) ?? own ?? null;
  });
}

/** Skus whose stock a product can take: its variants', its members', or its own. */
export function stockSkus(doc: ProductDocument): string[] {
  if (doc.type_id === 'configurable') return doc.configurable_children.map((child) => child.sku);
  return doc.type_id === 'grouped' ? memberSkus(doc) : [doc.sku];
}
