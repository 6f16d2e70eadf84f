import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { DeskReview, DeskReviewing, DeskReviews } from '../../../../src/commerce/reviews';
import { REVIEW_STATUS, type ReviewStatus } from '../../../../src/domain/review';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { names, shopDatabase } from '../database';
import { review } from '../schema/shop';
import { bringShownReviews } from './shown';

const PAGE_REVIEWS = 20;

/** A page of the reviews of one status. Those that wait come the oldest first. */
export async function listReviews(
  env: Pick<Env, 'SHOP'>,
  store: string,
  status: ReviewStatus,
  after: number | null,
): Promise<DeskReviews> {
  const isOldestFirst = status === REVIEW_STATUS.pending;
  const direction = isOldestFirst ? asc : desc;
  const database = shopDatabase(env);
  const { id, sku, rating, title, detail, nickname, createdAt: at } = review;
  const last = database
    .select({ at, id })
    .from(review)
    .where(eq(id, after ?? 0));
  const behind = sql`(${at}, ${id}) ${sql.raw(isOldestFirst ? '>' : '<')} ${last}`;
  const [rows, counted] = await withRetry(() =>
    database.batch([
      database
        .select({ id, sku, rating, title, detail, nickname, orderNumber: review.orderNumber, at })
        .from(review)
        .where(and(eq(review.store, store), eq(review.status, status), after === null ? undefined : behind))
        .orderBy(direction(at), direction(id))
        .limit(PAGE_REVIEWS + 1),
      database
        .select({ status: review.status, n: count() })
        .from(review)
        .where(eq(review.store, store))
        .groupBy(review.status),
    ]),
  );
  const of = new Map(counted.map(({ status: one, n }) => [one, n]));
  const reviews = rows
    .slice(0, PAGE_REVIEWS)
    .map(({ orderNumber, ...row }): DeskReview => ({ ...row, status, isVerified: orderNumber !== null }));
  const { approved, pending, refused } = REVIEW_STATUS;
  return {
    reviews,
    counts: { approved: of.get(approved) ?? 0, pending: of.get(pending) ?? 0, refused: of.get(refused) ?? 0 },
    next: rows.length > PAGE_REVIEWS ? (reviews.at(-1)?.id ?? null) : null,
  };
}

/**
 * Approves or refuses a review, whatever was decided before, and brings the catalogue's copy up to it; what fails there
 * is done by the next scheduled run.
 */
export async function decideReview(
  env: Env,
  store: string,
  id: number,
  isApproved: boolean,
  now: number,
): Promise<boolean> {
  const status = isApproved ? REVIEW_STATUS.approved : REVIEW_STATUS.refused;
  const database = shopDatabase(env);
  const it = and(eq(review.store, store), eq(review.id, id));
  const [, found] = await withRetry(() =>
    database.batch([
      database
        .update(review)
        .set({ status, decidedAt: now, seq: sql`(SELECT coalesce(max(${names(review.seq)}), 0) + 1 FROM ${review})` })
        .where(and(it, ne(review.status, status))),
      database.select({ id: review.id }).from(review).where(it),
    ]),
  );
  if (found.length === 0) return false;
  await bringShownReviews(env, store);
  return true;
}

/** Reviews at the desk of a store view. `now` in epoch ms. */
export const embeddedDeskReviews = (env: Env, storeCode: string, now: number): DeskReviewing => ({
  list: (status, after) => listReviews(env, storeCode, status, after),
  decide: (id, isApproved) => decideReview(env, storeCode, id, isApproved, now),
});
