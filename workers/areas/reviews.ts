import { REVIEW_STATUS } from '../../src/domain/review';
import { counted } from '../adapters/embedded/desk/morning-lines';
import { ofAccount, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { embeddedReviews } from '../adapters/embedded/reviews';
import { embeddedDeskReviews } from '../adapters/embedded/reviews/desk';
import { forgetReviewer } from '../adapters/embedded/reviews/forget';
import { bringShownReviews } from '../adapters/embedded/reviews/shown';
import { review } from '../adapters/embedded/schema/shop';
import { reviewsHandlers } from '../api/reviews';
import { reviewsForms } from '../forms/reviews';
import { guardedReviews } from '../guards/reviews-guard';
import { defineArea, eachStore } from './define-area';

export const reviews = defineArea('reviews', {
  ports: {
    reviews: {
      embedded: ({ env, store, now }) => embeddedReviews(env, store.storeCode, now),
      upstream: ({ retailer, store, engine, adapters }) =>
        adapters.upstreamReviews(retailer, store, engine().catalogue),
      guard: guardedReviews,
    },
  },
  calls: reviewsHandlers,
  forms: reviewsForms,
  personal: [
    personalRows({
      title: 'Your reviews',
      table: review,
      whose: ofAccount(review.customerId),
      shown: {
        store: review.store,
        sku: review.sku,
        rating: review.rating,
        title: review.title,
        detail: review.detail,
        nickname: review.nickname,
        at: review.createdAt,
      },
      closing: forgetReviewer,
    }),
  ],
  retention: 'nothing ages',
  scheduled: { shown: { showReviews: eachStore(bringShownReviews) } },
  morning: {
    reviews: counted(`review WHERE store = ?1 AND status = ${REVIEW_STATUS.pending}`),
  },
  desk: {
    reviews: {
      make: ({ env, store, now }) => embeddedDeskReviews(env, store.storeCode, now),
      needs: { list: 'see', decide: 'orders' },
      notes: {
        decide: (isKnown, id, isShown) =>
          isKnown
            ? { action: 'decide-review', subject: 'review', subjectId: String(id), before: null, after: { isShown } }
            : null,
      },
    },
  },
});
