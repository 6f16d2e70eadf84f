import { isEnabled } from './availability';
import type { ProductDocument } from './document';

/**
 * A document without what the retailer has disabled: variants, and choices of a bundle that `members` knows as
 * disabled. Links of a grouped product stay: it is sold whole or not at all.
 */
export function offeredDocument(doc: ProductDocument, members?: ReadonlyMap<string, ProductDocument>): ProductDocument {
  const isOffered = (sku: string): boolean => {
    const member = members?.get(sku);
    return member === undefined || isEnabled(member);
  };
  return {
    ...doc,
    configurable_children: doc.configurable_children.filter(isEnabled),
    bundle_options: doc.bundle_options.map((option) => ({
      ...option,
      product_links: option.product_links.filter((link) => isOffered(link.sku)),
    })),
  };
}

/**
 * A document as the API answers it with one variant chosen: under the variant's sku, the product's own and the variant
 * beside it.
 */
export const withVariant = (doc: ProductDocument, childSku: string | null): ProductDocument =>
  childSku === null || childSku === doc.sku
    ? doc
    : {
        ...doc,
        sku: childSku,
        parentSku: doc.sku,
        selectedVariant: doc.configurable_children.find(({ sku }) => sku === childSku) ?? null,
      };
