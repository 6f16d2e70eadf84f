/** Where the variants of a product are. */
export interface Choosing {
  /** Path of the page of the variant that the server has shown. */
  own: string;
  /** Where the variants are fetched; null where they stand in the page. */
  from: string | null;
  /** Whether an answer holds only what one choice leads to, so that every variant that is chosen has one of its own. */
  isNear: boolean;
}

/** The same with whole addresses: those of a page's props leave out what that of the product begins them with. */
export const wholeChoosing = ({ own, from, isNear }: Choosing, page: string): Choosing => ({
  own: `${page}${own}`,
  from: from === null ? null : `${page}${from}`,
  isNear,
});
