import { embeddedReviews } from '../adapters/embedded/reviews';
import { embeddedDeskReviews } from '../adapters/embedded/reviews/desk';
import { bringShownReviews } from '../adapters/embedded/reviews/shown';
import { upstreamReviews } from '../adapters/upstream/reviews';
import { reviewsHandlers } from '../api/reviews';
import { reviewsForms } from '../forms/reviews';
import { guardedReviews } from '../guards/reviews-guard';
import { defineArea, eachStore } from './define-area';

export const reviews = defineArea('reviews', {
  ports: {
    reviews: {
      embedded: ({ env, store, now }) => embeddedReviews(env, store.storeCode, now),
      upstream: ({ retailer, store, engine }) => upstreamReviews(retailer, store, engine().catalogue),
      guard: guardedReviews,
    },
  },
  calls: reviewsHandlers,
  forms: reviewsForms,
  retention: 'nothing ages',
  scheduled: { shown: { showReviews: eachStore(bringShownReviews) } },
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
