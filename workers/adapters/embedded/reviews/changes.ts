import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { REVIEW_STATUS } from '../../../../src/domain/review';
import type { Env } from '../../../env';
import { shopDatabase } from '../database';
import { review } from '../schema/shop';

/** How many changes are copied in one step. */
export const STEP_CHANGES = 200;

/** A review that was decided, as it is now; `createdAt` in epoch ms. */
export type Change = Pick<
  typeof review.$inferSelect,
  'id' | 'sku' | 'status' | 'rating' | 'title' | 'detail' | 'nickname' | 'orderNumber' | 'createdAt'
> & { seq: number };

/** The stars of a product's approved reviews: their sum, and of how many. */
export interface Stars {
  sku: string;
  stars: number;
  count: number;
}

/** Reviews that were decided behind a number, in that order, and the stars of their products, of one moment. */
export async function changesAfter(
  env: Pick<Env, 'SHOP'>,
  store: string,
  after: number,
): Promise<{ changes: Change[]; stars: Stars[] }> {
  const database = shopDatabase(env);
  const { id, sku, status, rating, title, detail, nickname, orderNumber, createdAt } = review;
  const changed = and(eq(review.store, store), gt(review.seq, after));
  const named = database.select({ sku }).from(review).where(changed).orderBy(asc(review.seq)).limit(STEP_CHANGES);
  const isApproved = sql`${status} = ${REVIEW_STATUS.approved}`;
  const [changes, stars] = await database.batch([
    database
      .select({
        seq: sql<number>`${review.seq}`,
        ...{ id, sku, status, rating, title, detail, nickname, orderNumber, createdAt },
      })
      .from(review)
      .where(changed)
      .orderBy(asc(review.seq))
      .limit(STEP_CHANGES),
    database
      .select({
        sku,
        stars: sql<number>`coalesce(sum(${rating}) FILTER (WHERE ${isApproved}), 0)`,
        count: sql<number>`count(${rating}) FILTER (WHERE ${isApproved})`,
      })
      .from(review)
      .where(and(eq(review.store, store), inArray(sku, named)))
      .groupBy(sku),
  ]);
  return { changes, stars };
}
