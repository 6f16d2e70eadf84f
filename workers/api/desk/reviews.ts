import type * as calls from '../../../src/contract/desk/reviews';
import { DESK_REVIEWS_MESSAGES } from '../../../src/contract/desk/reviews';
import { ok, refuse } from '../../../src/domain/result';
import { REVIEW_STATUS } from '../../../src/domain/review';
import { listReviews } from '../../adapters/embedded/reviews/desk';
import type { HandlersOf } from '../serving/handlers';

/** Reviews that operators read; a retailer's are with the retailer. */
export const deskReviewsHandlers: HandlersOf<Pick<typeof calls, 'deskReviews' | 'deskReviewDecide'>> = {
  deskReviews: async ({ c, request, query }) => {
    const { reviews, next } = await listReviews(
      c.env,
      request.store.storeCode,
      REVIEW_STATUS[query.status],
      query.after ?? null,
    );
    const shown = reviews.map(({ at, isVerified, status, ...review }) => ({
      ...review,
      verified: isVerified,
      at: new Date(at).toISOString(),
    }));
    return ok({ result: { reviews: shown, next } });
  },

  deskReviewDecide: async ({ mine, params: { id }, body: { approve } }) => {
    const isKnown = await mine().desk().reviews.decide(id, approve);
    if (!isKnown) return refuse(404, DESK_REVIEWS_MESSAGES.reviewUnknown);
    return ok({ result: { id, review_status: approve ? REVIEW_STATUS.approved : REVIEW_STATUS.refused } });
  },
};
