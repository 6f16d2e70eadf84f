import type { ProductDocument } from '../domain/catalogue/document';
import type { PageContext } from '../domain/catalogue/product-page/product-page';

/** Products by id: those above `after`, up to `upTo` and with it. */
export interface Stretch {
  after: number;
  upTo: number;
}

/** A product with a page of its own, as a list of all of them names it; `updatedAt` as its source wrote it. */
export interface ListedProduct {
  sku: string;
  slug: string;
  updatedAt: string;
}

/** A content page, by identifier. */
export interface ListedPage {
  identifier: string;
  updatedAt: string | null;
}

/**
 * Products to be offered elsewhere, with what they are priced and put into words with; `next` is the id to go on from,
 * null at the end.
 */
export interface Offered {
  products: ProductDocument[];
  context: PageContext;
  next: number | null;
}

/**
 * All that a store view serves, piece by piece, for whoever reads all of it: sitemaps and feeds. Throws where it cannot
 * be read.
 */
export interface ProductFeedPort {
  /** Its products in stretches, each of at most 50,000 and small enough to be read at once. */
  stretches(): Promise<Stretch[]>;
  products(stretch: Stretch): Promise<ListedProduct[]>;
  offers(after: number): Promise<Offered>;
  pages(): Promise<ListedPage[]>;
}

declare module './commerce' {
  interface Commerce {
    productFeed: ProductFeedPort;
  }
}
