import type { ProductDocument } from '../document';
import { type Member, membersOf, pricedMembers } from '../members';
import { type PriceContext, type Priced, pricedProduct } from '../pricing';

export interface ProductPrice extends Priced {
  /** true when variants that can be bought differ in price: the lowest is shown. */
  from: boolean;
  members: Member[];
  /** Message keys, { members: 'Product not found' }. */
  errors: Record<string, string>;
}

/**
 * The price of a product of any type. Grouped: Σ quantity × price of its associated members. Bundle: the same over the
 * default or first choice of each option, when the store view says so. A member that is not there adds nothing and is
 * reported.
 */
export function productPrice(doc: ProductDocument, ctx: PriceContext): ProductPrice {
  const isComposite = doc.type_id === 'grouped' || doc.type_id === 'bundle';
  if (!isComposite || !ctx.members) return { ...pricedProduct(doc, ctx), members: [], errors: {} };
  const { members, missing } = membersOf(doc, ctx);
  const errors: Record<string, string> = missing.length > 0 ? { members: 'Product not found' } : {};
  const fromOptions = doc.type_id === 'grouped' || ctx.store.flags.setFirstBundleOptionPrice;
  const own = fromOptions ? pricedMembers(members, doc.tax_class_id) : pricedProduct(doc, ctx);
  return { ...own, from: false, members, errors };
}
