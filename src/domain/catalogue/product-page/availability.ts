import { isInStock } from '../../stock';
import { isChildAvailable, isEnabled, stockQtyOf } from '../availability';
import type { ProductDocument } from '../document';
import { isSoldMember, memberSkus, unitsOf } from '../members';
import type { Availability } from '../product';

const isPlainAvailable = (doc: ProductDocument): boolean =>
  doc.type_id === 'configurable'
    ? doc.configurable_children.some((child) => isChildAvailable(doc, child))
    : isInStock(doc.stock);

const isAnyPartThere = (doc: ProductDocument, members: ReadonlyMap<string, ProductDocument>): boolean =>
  memberSkus(doc)
    .map((sku) => members.get(sku))
    .some((part) => isSoldMember(part) && isPlainAvailable(part));

/** A set is sold whole, every member in the number that one set takes; what is all left to the shopper, by any part. */
function isSetAvailable(doc: ProductDocument, members: ReadonlyMap<string, ProductDocument>): boolean {
  const units = unitsOf(doc, members);
  if (units.length === 0) return doc.type_id === 'bundle' && isAnyPartThere(doc, members);
  return units.every(
    ({ member, qty }) =>
      member && isPlainAvailable(member) && (member.type_id === 'configurable' || stockQtyOf(member.stock) >= qty),
  );
}

/**
 * Whether something of a product can be bought: its stock, any variant of a configurable, all of a grouped product's
 * members or of what a bundle holds. Sets have no quantity of their own; without `members` their own flag decides.
 */
export function availabilityOf(doc: ProductDocument, members?: ReadonlyMap<string, ProductDocument>): Availability {
  if (!isEnabled(doc)) return 'out_of_stock';
  if (doc.type_id !== 'grouped' && doc.type_id !== 'bundle') return isPlainAvailable(doc) ? 'in_stock' : 'out_of_stock';
  return doc.stock.is_in_stock && (!members || isSetAvailable(doc, members)) ? 'in_stock' : 'out_of_stock';
}
