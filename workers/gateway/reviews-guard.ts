import type { ReviewsPort } from '../../src/commerce/reviews';
import { REVIEW_MESSAGES } from '../../src/contract/reviews/messages';
import type { AttemptsPolicy } from '../http/attempts';
import { tooMany } from './counted-attempts';
import type { Guards } from './guards';

const HOUR_MS = 60 * 60 * 1000;

/** Reviews of one network, whatever becomes of them: each is read by a person. */
const NETWORK: AttemptsPolicy = { name: 'review-network', limit: 10, windowMs: HOUR_MS, lockMs: 0 };

/** The same reviews, as many as a network may write; one that is sent again under its key is counted once. */
export const guardedReviews = (reviews: ReviewsPort, { attempts, network, times }: Guards): ReviewsPort => ({
  knowsPurchases: reviews.knowsPurchases,
  rate: (id, rating) => reviews.rate(id, rating),
  async create(review, key) {
    if (network === null) return reviews.create(review, key);
    const counted = await attempts.attempt({ ...NETWORK, limit: NETWORK.limit * times }, network, key ?? crypto.randomUUID());
    if (!counted.ok) return counted;
    const { value } = counted;
    return value.admitted ? reviews.create(review, key) : tooMany(REVIEW_MESSAGES.many, value);
  },
});
