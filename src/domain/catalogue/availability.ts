import { isInStock } from '../stock';
import type { ChildDocument, ProductDocument, StockDocument } from './document';

/**
 * Visibility of what stands nowhere by itself: a variant, a piece of a set. The others: 2 in lists, 3 in searches, 4 in
 * both.
 */
export const HIDDEN = 1;

/** Visibilities of products that lists show and that have a card of their own (spec 0 §9). */
export const LISTED: readonly number[] = [2, 3, 4];

/** Visibilities of products that a search finds; a hidden variant leads to its product (spec 0 §9). */
export const FOUND: readonly number[] = [1, 3, 4];

/** Of these, those that can be opened: what a page lists of a search, once a variant has led to its product. */
export const OPENED: readonly number[] = FOUND.filter((visibility) => visibility !== HIDDEN);

/** Visibilities of products the front page shows, and whose brands it names. */
export const FRONT_PAGE: readonly number[] = [2, 4];

export const isHidden = ({ visibility }: Pick<ProductDocument, 'visibility'>): boolean => visibility === HIDDEN;

/** Shown as stock of what is not managed: the family's own limit for one sale. */
const UNMANAGED_QTY = 10_000;

/** Products and children from this status on are not sold: 2 disabled, 3 out of stock. */
const FIRST_REJECTED_STATUS = 2;

export const isEnabled = ({ status }: { status: number }): boolean => status < FIRST_REJECTED_STATUS;

const SOLD_IN_PARTS = new Set<ProductDocument['type_id']>(['configurable', 'grouped', 'bundle']);

/** Whether a product is sold for its own price: a configurable is sold by its variants, a set by its members. */
export const isSoldItself = ({ type_id }: Pick<ProductDocument, 'type_id'>): boolean => !SOLD_IN_PARTS.has(type_id);

const NEVER_HANDED_OVER = ['virtual', 'downloadable'];

/** Whether products of a type are brought to somebody: of a virtual or downloadable one there is nothing to bring. */
export const isHandedOver = (type: string): boolean => !NEVER_HANDED_OVER.includes(type);

/** A product that costs nothing and stands in no list: it comes with a set and cannot be bought alone. */
export const isOnlyInSets = (doc: Pick<ProductDocument, 'type_id' | 'visibility' | 'price'>): boolean =>
  isSoldItself(doc) && isHidden(doc) && doc.price === 0;

/** Units of one sku that may be promised. */
export function stockQtyOf(stock: StockDocument): number {
  if (!stock.is_in_stock) return 0;
  return stock.manage_stock === false ? UNMANAGED_QTY : Math.max(0, stock.qty);
}

/** A child without stock of its own lives on its parent's. */
export const childStock = (doc: ProductDocument, child: ChildDocument): StockDocument => child.stock ?? doc.stock;

/** Whether a variant can be bought now. */
export const isChildAvailable = (doc: ProductDocument, child: ChildDocument): boolean =>
  isEnabled(child) && isInStock(childStock(doc, child));
