import type { ProductDocument } from './document';

/** An average of fewer reviews says little. */
export const FEWEST_REVIEWS = 3;

/** The rating by which a product is ranked among the best; null when it has too few reviews. */
export const rankedRating = ({ rating }: Pick<ProductDocument, 'rating'>): ProductDocument['rating'] | null =>
  rating && rating.count >= FEWEST_REVIEWS ? rating : null;
