/**
 * Everything a page, a call or a form may ask of a shop, whoever answers. An area adds its own port where that is
 * declared, and serves it as `ports` of its value (workers/areas).
 */
export interface Commerce {
  /**
   * Names the catalogue that is served, after a row was read from the primary of every database this store view needs.
   * Throws when one of them does not answer.
   */
  probe(): Promise<string>;
}

/**
 * What is read of a shop's catalogue, by whichever adapter serves it; the other ports are chosen one by one in
 * workers/commerce.ts.
 */
export type CatalogueSide = Pick<
  Commerce,
  'catalogue' | 'content' | 'productFeed' | 'stock' | 'postal' | 'shipping' | 'branches' | 'probe'
>;
