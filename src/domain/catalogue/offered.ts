import { isEnabled } from './availability';
import type { ProductDocument } from './document';

/** A document without what the retailer has disabled: variants, and links to members that `members` knows as disabled. */
export function offeredDocument(doc: ProductDocument, members?: ReadonlyMap<string, ProductDocument>): ProductDocument {
  const isOffered = (sku: string): boolean => {
    const member = members?.get(sku);
    return member === undefined || isEnabled(member);
  };
  return {
    ...doc,
    configurable_children: doc.configurable_children.filter(isEnabled),
    product_links: doc.product_links.filter((link) => isOffered(link.linked_product_sku)),
    bundle_options: doc.bundle_options.map((option) => ({ ...option, product_links: option.product_links.filter((link) => isOffered(link.sku)) })),
  };
}
