import type { ProductDocument } from './document';

/** An average of fewer reviews says little. */
export const FEWEST_REVIEWS = 3;

/** The rating a product can be among the best with; null when it has too few reviews. */
export const ratingOf = ({ rating }: Pick<ProductDocument, 'rating'>): ProductDocument['rating'] | null =>
  rating && rating.count >= FEWEST_REVIEWS ? rating : null;
