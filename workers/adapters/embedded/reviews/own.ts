import { and, count, desc, eq } from 'drizzle-orm';
import type { OwnReview, OwnReviewPage } from '../../../../src/commerce/reviews';
import { REVIEWS_SHOWN } from '../../../../src/domain/review';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { review } from '../schema/shop';

/** What one of our own customers wrote in a store view, whatever became of it; `page` from 1. */
export async function ownReviews(
  env: Pick<Env, 'SHOP'>,
  store: string,
  customerId: string,
  page: number,
): Promise<OwnReviewPage> {
  const { id, sku, status, rating, title, detail, nickname } = review;
  const which = and(eq(review.store, store), eq(review.customerId, Number(customerId)));
  const database = shopDatabase(env);
  const [rows, [counted]] = await withRetry(() =>
    database.batch([
      database
        .select({ id, sku, status, rating, title, detail, nickname, at: review.createdAt })
        .from(review)
        .where(which)
        .orderBy(desc(review.createdAt), desc(id))
        .limit(REVIEWS_SHOWN)
        .offset((page - 1) * REVIEWS_SHOWN),
      database.select({ total: count() }).from(review).where(which),
    ]),
  );
  return { reviews: rows as OwnReview[], total: counted?.total ?? 0 };
}
