import type { ProductDocument } from './catalogue/document';

/** Where a review stands, by the numbers of the contract. Nobody but operators sees one that is not approved. */
export const REVIEW_STATUS = { approved: 1, pending: 2, refused: 3 } as const;
export type ReviewStatus = (typeof REVIEW_STATUS)[keyof typeof REVIEW_STATUS];

export const MOST_STARS = 5;

/** Reviews of a page of a customer's own. */
export const REVIEWS_SHOWN = 20;

/** Longest texts of a review, in characters. */
export const REVIEW_MAX = { title: 120, detail: 3000, nickname: 40 } as const;

/** Stars of approved reviews written here, and how many gave some. */
interface OwnStars {
  stars: number;
  count: number;
}

type Rating = NonNullable<ProductDocument['rating']>;

/** The rating a catalogue brought together with the stars given here, each counted once; null where nobody rated. */
export function ratingWith(imported: Rating | null | undefined, { stars, count }: OwnStars): Rating | null {
  const all = (imported?.count ?? 0) + count;
  if (all === 0) return null;
  if (count === 0) return imported ?? null;
  return { average: ((imported?.average ?? 0) * (imported?.count ?? 0) + stars) / all, count: all };
}

/** An average of fewer reviews says little. */
export const FEWEST_REVIEWS = 3;

/** What is thought of a product before anybody reviewed it, and how many reviews that counts for. */
export const USUAL_RATING = { average: 4, count: 10 } as const;

/** A rating as it is ranked: a few reviews move it little from what is usual, many make it what they say. */
export const weighedRating = ({ average, count }: Rating): number =>
  (average * count + USUAL_RATING.average * USUAL_RATING.count) / (count + USUAL_RATING.count);

/** The rating by which a product is ranked among the best; null when it has too few reviews. */
export const rankedRating = ({ rating }: Pick<ProductDocument, 'rating'>): ProductDocument['rating'] | null =>
  rating && rating.count >= FEWEST_REVIEWS ? rating : null;
