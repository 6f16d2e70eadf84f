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

  userReviews: async ({ request, mine, query: { page = 1 } }) => {
    const found = await mine().own('reviews').list(page);
    if (!found.ok) return found;
    if (!found.value) return ok({ result: [], meta: { degraded: true } });
    const { reviews } = found.value;
    const cards = await request.commerce.catalogue.cards([...new Set(reviews.map(({ sku }) => sku))]);
    const ids = new Map(cards.flatMap((card) => [[card.sku, card.id] as const, [card.parentSku, card.id] as const]));
    return ok({
      result: reviews.map(({ id, sku, title, detail, nickname, rating, at, status }) => ({
        id,
        product_id: ids.get(sku) ?? null,
        sku,
        title,
        detail,
        nickname,
        rating,
        created_at: new Date(at).toISOString(),
        review_status: status,
      })),
    });
  },

  reviewRating: async ({ request, body: { review } }) => {
    const rated = await request.commerce.reviews.rate(review.id, review.rating);
    return rated.ok ? ok({ result: review }) : rated;
  },
};
