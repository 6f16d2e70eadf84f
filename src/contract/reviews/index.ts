import { z } from 'zod';
import { once } from '../../domain/once';
import { MOST_STARS, REVIEW_MAX, REVIEW_STATUS } from '../../domain/review';
import { isOrderNumber, MAX_LENGTH, RULES } from '../../domain/validation';
import { defineCall } from '../call';
import { DESK_REVIEWS_PAGE } from '../desk-pages/forms';
import { fieldSchema } from '../field-schema';
import { identityQuery, itemId, looseId, requiredText, rule, wholeNumber } from '../fields';
import { lines } from '../form-fields';
import { REVIEW_FORMS } from './forms';
import { REVIEW_MESSAGES } from './messages';
import { MY_REVIEWS_PAGE } from './pages';

const rating = once(() =>
  z
    .union([z.number(), z.string()], rule('rating'))
    .transform(Number)
    .pipe(z.int(rule('rating')).min(1, rule('rating')).max(MOST_STARS, rule('rating'))),
);

const common = { area: 'review', query: identityQuery } as const;

export const reviewCreate = defineCall({
  ...common,
  id: 'reviewCreate',
  method: 'post',
  path: '/review/create',
  access: 'anyone',
  limit: 'form',
  summary:
    'Writes a review of a product, which is shown once an operator has approved it. `rating`, `order` and `email` go beyond the shop family: without `rating` the stars may follow by /review_rating; an order with its e-mail shows that it was bought, as the token of a customer who bought it does. Whatever `review_status` and `customer_id` say, it waits, and is whose token it came with',
  keyed: true,
  body: () =>
    z.object({
      review: z.object({
        product_id: itemId(),
        title: requiredText(REVIEW_MAX.title),
        detail: fieldSchema(lines(REVIEW_MAX.detail)),
        nickname: requiredText(REVIEW_MAX.nickname),
        review_entity: z.literal('product').nullish(),
        review_status: wholeNumber(0, Number.MAX_SAFE_INTEGER).nullish(),
        customer_id: looseId().nullish(),
        rating: rating().nullish(),
        order: z.string().max(MAX_LENGTH.sku).refine(isOrderNumber, rule('orderNumber')).nullish(),
        email: z.string().max(MAX_LENGTH.email).nullish(),
      }),
    }),
  result: () =>
    z.object({
      id: z.int(),
      product_id: z.int(),
      review_status: z.literal(REVIEW_STATUS.pending),
      verified: z.boolean(),
    }),
  refusals: [400, 401, 404, 409, 413, 429, 503],
});

export const reviewRating = defineCall({
  ...common,
  id: 'reviewRating',
  method: 'post',
  path: '/review_rating',
  access: 'anyone',
  limit: 'form',
  summary: 'Gives a review that waits its stars, once, by the id its writing answered',
  body: () => z.object({ review: z.object({ id: itemId(), rating: rating() }, rule('rating', RULES.rating)) }),
  result: () => z.object({ id: z.int(), rating: z.int() }),
  refusals: [400, 401, 404, 409, 413, 503],
});

const MOST_PAGES = 1000;

export const userReviews = defineCall({
  id: 'userReviews',
  method: 'get',
  path: '/user/reviews',
  access: 'customer',
  limit: 'read',
  area: 'review',
  summary:
    'Reviews that the customer who is signed in wrote, 20 a page, the newest first, whatever became of them. Where nobody can tell whose they are there are none, and meta.degraded is true',
  query: () => identityQuery().extend({ page: wholeNumber(1, MOST_PAGES).optional() }),
  result: () =>
    z.array(
      z.object({
        id: z.int(),
        product_id: z.int().nullable().meta({ description: 'null of a product that is not sold any more' }),
        sku: z.string(),
        title: z.string(),
        detail: z.string(),
        nickname: z.string(),
        rating: z.int().nullable(),
        created_at: z.string(),
        review_status: z.int().meta({ description: '1 shown, 2 waits, 3 not shown' }),
      }),
    ),
  refusals: [401, 503],
});

/** What shoppers write of products. */
export const reviews = {
  calls: { reviewCreate, reviewRating, userReviews },
  forms: REVIEW_FORMS,
  messages: REVIEW_MESSAGES,
  desk: { page: DESK_REVIEWS_PAGE, text: 'Reviews', rank: 3 },
  morning: {
    reviews: { text: 'Morning reviews', todo: 'Read them', rank: 13, page: DESK_REVIEWS_PAGE },
  },
  account: [{ page: MY_REVIEWS_PAGE, text: 'Your reviews', icon: 'star', group: 'buying', rank: 2 }],
} as const;
