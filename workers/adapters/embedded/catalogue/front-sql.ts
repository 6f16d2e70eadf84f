import type { Highlights } from '../../../../src/commerce/catalogue';
import { FRONT_PAGE } from '../../../../src/domain/catalogue/availability';
import { AVAILABLE } from './list-sql';

/** Whether a product is shown on the front page: sold, in the catalogue, to be bought now; a set of nothing has no price. */
export const ON_FRONT = `product.status IN (0, 1) AND product.visibility IN (${FRONT_PAGE.join(', ')}) AND (product.type IN ('grouped', 'bundle') AND product.regular_gross > 0 OR ${AVAILABLE})`;

/** Condition and order of each kind, as an index of the table product has them. */
export const HIGHLIGHTED: Record<Highlights, string> = {
  offers: 'AND discount > 0 ORDER BY discount DESC, id DESC',
  newest: 'ORDER BY created_at DESC, id DESC',
  rated: 'AND rating IS NOT NULL ORDER BY rating DESC, rating_count DESC, id DESC',
};
