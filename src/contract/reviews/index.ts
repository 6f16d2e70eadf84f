import { DESK_REVIEWS_PAGE } from '../desk-pages/forms';
import { reviewCreate, reviewRating } from './calls';
import { REVIEW_FORMS } from './forms';
import { REVIEW_MESSAGES } from './messages';

/** What shoppers write of products. */
export const reviews = {
  calls: { reviewCreate, reviewRating },
  forms: REVIEW_FORMS,
  messages: REVIEW_MESSAGES,
  desk: { page: DESK_REVIEWS_PAGE, text: 'Reviews', rank: 3 },
} as const;
