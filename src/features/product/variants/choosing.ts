/** Where the variants of a product are. */
export interface Choosing {
  /** Path of the page of the variant that the server has shown. */
  own: string;
  /** Where the variants are fetched; null where they stand in the page. */
  from: string | null;
  /** Whether an answer holds only what one choice leads to, so that every variant that is chosen has one of its own. */
  isNear: boolean;
}

/** The same as the props of a page tell it: its addresses without that of the product, with which each begins. */
export const shortChoosing = ({ own, from, isNear }: Choosing, page: string): Choosing => ({
  own: own.slice(page.length),
  from: from === null ? null : from.slice(page.length),
  isNear,
});

/** The same with whole addresses again. */
export const wholeChoosing = ({ own, from, isNear }: Choosing, page: string): Choosing => ({
  own: `${page}${own}`,
  from: from === null ? null : `${page}${from}`,
  isNear,
});
