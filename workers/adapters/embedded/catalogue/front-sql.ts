import type { Highlights } from '../../../../src/commerce/catalogue';
import { FRONT_PAGE } from '../../../../src/domain/catalogue/availability';
import { USUAL_RATING } from '../../../../src/domain/review';
import { AVAILABLE } from './list-sql';

/** Whether a product is shown on the front page: sold, in the catalogue, to be bought now; a set of nothing has no price. */
export const ON_FRONT = `product.status IN (0, 1) AND product.visibility IN (${FRONT_PAGE.join(', ')}) AND (product.type IN ('grouped', 'bundle') AND product.regular_gross > 0 OR ${AVAILABLE})`;

interface Highlighted {
  /** Condition and order, as an index of the table product has them. */
  from: string;
  /** What departments take turns by, among the first thousand of them; null where they do not. */
  worth: string | null;
}

/** What an offer is worth: centavos that a shopper saves; of equal ones the higher percent. */
export const SAVED = '(regular_gross - final_gross) + discount / 1000.0';

export const HIGHLIGHTED: Record<Highlights, Highlighted> = {
  offers: { from: 'AND discount > 0 ORDER BY discount DESC, id DESC', worth: SAVED },
  newest: { from: 'ORDER BY created_at DESC, id DESC', worth: null },
  rated: {
    from: 'AND rating IS NOT NULL ORDER BY rating DESC, rating_count DESC, id DESC',
    worth: `(rating * rating_count + ${USUAL_RATING.average * USUAL_RATING.count}) / (rating_count + ${USUAL_RATING.count})`,
  },
};
