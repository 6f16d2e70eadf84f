import { isChildAvailable, isEnabled } from './availability';
import { cardOf, type PageContext } from './card';
import { flattenChild } from './child';
import type { ProductDocument } from './document';
import { optionIds } from './option-ids';
import type { Card, ListingQuery } from './product';
import { productOf } from './product-page';

/** What a list shows of a product with one of its variants chosen: link, picture, price and stock are the variant's. The product's own card where it does not sell that variant. */
export function variantCard(doc: ProductDocument, childSku: string, ctx: PageContext): Card {
  const card = cardOf(doc, ctx);
  const { sku, price, images, availability, credit } = productOf(doc, childSku, ctx);
  if (sku !== childSku) return card;
  return { ...card, sku, price, from: false, image: images[0]?.path ?? card.image, availability, credit: credit.at(-1) ?? null };
}

/**
 * sku of the variant that a list under these filters shows of a product: the first that is sold with most of what was chosen, those in stock before
 * the others. Null where variants do not differ in it: the product is shown as it is.
 */
export function chosenVariant(doc: ProductDocument, filters: ListingQuery['filters']): string | null {
  const axes = doc.configurable_options.map(({ attribute_code: code }) => code).filter((code) => filters[code]);
  if (axes.length === 0) return null;
  const ranked = doc.configurable_children
    .filter(isEnabled)
    .map((child) => {
      const values = flattenChild(child);
      const met = axes.filter((code) => optionIds(values[code]).some((id) => filters[code]?.includes(id))).length;
      return { sku: child.sku, met, inStock: Number(isChildAvailable(doc, child)) };
    })
    .filter(({ met }) => met > 0)
    .sort((a, b) => b.met - a.met || b.inStock - a.inStock);
  return ranked[0]?.sku ?? null;
}
