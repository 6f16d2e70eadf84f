import { ok } from '../../src/domain/result';
import { REVIEW_STATUS } from '../../src/domain/review';
import { writeReview } from '../services/reviews';
import type { Handlers } from './serving/handlers';

/** What shoppers write of products. */
export const reviewsHandlers: Handlers<'reviews'> = {
  reviewCreate: async ({ request, body: { review }, key }) => {
    const { product_id, title, detail, nickname, rating, order, email } = review;
    const given = {
      product: { id: product_id },
      title,
      detail,
      nickname,
      rating: rating ?? null,
      order: order ?? '',
      email: email ?? '',
    };
    const written = await writeReview(request, given, key);
    if (!written.ok) return written;
    const { id, productId, isVerified } = written.value;
    return ok({ result: { id, product_id: productId, review_status: REVIEW_STATUS.pending, verified: isVerified } });
  },

  reviewRating: async ({ request, body: { review } }) => {
    const rated = await request.commerce.reviews.rate(review.id, review.rating);
    return rated.ok ? ok({ result: review }) : rated;
  },
};
