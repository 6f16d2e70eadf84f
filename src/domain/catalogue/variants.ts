import { isChoosable } from '../variant';
import type { ProductDocument } from './document';
import type { Product } from './product';
import { type PageContext, productOf } from './product-page';

/** The variants of a product that links can lead to. */
export interface Variants {
  /** In the order of the document; none where there is nothing to choose. */
  skus: readonly string[];
  /** The product with one of them chosen, as the page of that variant shows it; made when it is asked for. */
  withVariant(sku: string): Product;
  /** The same with some options, by their codes, left to choose. */
  withOpen(sku: string, open: readonly string[]): Product;
}

/** The variants of a product, priced for the moment of `ctx`. */
export function variantsOf(doc: ProductDocument, ctx: PageContext): Variants {
  const listed = doc.type_id === 'configurable' ? doc.configurable_children : [];
  return {
    skus: listed.filter((child) => isChoosable(child, ctx.store.flags.listOutOfStockProducts)).map(({ sku }) => sku),
    withVariant: (sku) => productOf(doc, sku, ctx),
    withOpen: (sku, open) => productOf(doc, sku, ctx, open),
  };
}
