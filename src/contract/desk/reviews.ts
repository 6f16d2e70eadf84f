import { z } from 'zod';
import { REVIEW_STATUS } from '../../domain/review';
import { defineCall } from '../call';
import { itemId } from '../fields';
import { REVIEW_MESSAGES } from '../reviews/messages';

const NAMES = ['pending', 'approved', 'refused'] as const satisfies readonly (keyof typeof REVIEW_STATUS)[];

/** Message keys of reviews at the desk. */
export const DESK_REVIEWS_MESSAGES = { reviewUnknown: REVIEW_MESSAGES.unknown } as const;

const common = { area: 'desk', access: 'service', limit: 'none' } as const;

export const deskReviews = defineCall({
  ...common,
  id: 'deskReviews',
  method: 'get',
  path: '/desk/reviews',
  summary:
    'Reviews of a store view that wait, the oldest first, or those approved or refused, the newest first; `after` is the id the last page ended with',
  query: () => z.object({ status: z.enum(NAMES).default('pending'), after: itemId().optional() }),
  result: () =>
    z.object({
      reviews: z.array(
        z.object({
          id: z.int(),
          sku: z.string(),
          rating: z.int().nullable(),
          title: z.string(),
          detail: z.string(),
          nickname: z.string(),
          verified: z.boolean().meta({ description: 'An order shows that it was bought' }),
          at: z.string(),
        }),
      ),
      next: z.int().nullable(),
    }),
  refusals: [503],
});

export const deskReviewDecide = defineCall({
  ...common,
  id: 'deskReviewDecide',
  method: 'post',
  path: '/desk/reviews/:id',
  summary:
    'Shows a review on the page of its product, or does not, whatever was decided before; said again it changes nothing',
  params: () => z.object({ id: itemId() }),
  body: () => z.object({ approve: z.boolean() }),
  result: () =>
    z.object({
      id: z.int(),
      review_status: z.union([z.literal(REVIEW_STATUS.approved), z.literal(REVIEW_STATUS.refused)]),
    }),
  refusals: [400, 404, 413, 503],
});
