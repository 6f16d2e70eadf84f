/** Least share of the products that are served which an import may leave. */
export const LEAST_LEFT_SHARE = 0.8;

/** Whether an import would take away more products than anybody means to. */
export const losesProducts = (served: number, brought: number): boolean => brought < served * LEAST_LEFT_SHARE;

/** How much an import holds. */
export interface Contents {
  products: number;
  categories: number;
  /**
   * Attributes, tax rules, pages, blocks and reviews: parts of a catalogue that is not there without products and
   * categories.
   */
  parts: number;
  /** Redirects, postal codes and coupons, and empty lists of them. */
  staged: number;
}

/** An import of redirects, postal codes or coupons alone, which leaves the catalogue as it is. */
export const isBesideCatalogue = ({ products, categories, parts, staged }: Contents): boolean =>
  products + categories + parts === 0 && staged > 0;

/** What an import lacks to be served, null when it lacks nothing: the check and the commit ask the same. */
export function lackOf(contents: Contents): 'The import holds no product' | 'The import holds no category' | null {
  if (isBesideCatalogue(contents)) return null;
  if (contents.products === 0) return 'The import holds no product';
  return contents.categories === 0 ? 'The import holds no category' : null;
}
