import type { DeskReview, DeskReviewing, DeskReviews } from '../../../../src/commerce/reviews';
import { REVIEW_STATUS, type ReviewStatus } from '../../../../src/domain/review';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { bringShownReviews } from './shown';

const PAGE_REVIEWS = 20;

type Row = Omit<DeskReview, 'isVerified'> & { verified: number };

/** A page of the reviews of one status. Those that wait come the oldest first. */
export async function listReviews(
  { SHOP }: Pick<Env, 'SHOP'>,
  store: string,
  status: ReviewStatus,
  after: number | null,
): Promise<DeskReviews> {
  const isOldestFirst = status === REVIEW_STATUS.pending;
  const behind = isOldestFirst ? '>' : '<';
  const [found, counted] = await withRetry(() =>
    SHOP.batch([
      SHOP.prepare(
        `SELECT id, sku, status, rating, title, detail, nickname, order_number IS NOT NULL AS verified, created_at AS at FROM review
         WHERE store = ?1 AND status = ?2 AND (?3 IS NULL OR (created_at, id) ${behind} (SELECT created_at, id FROM review WHERE id = ?3))
         ORDER BY created_at ${isOldestFirst ? 'ASC, id ASC' : 'DESC, id DESC'} LIMIT ${PAGE_REVIEWS + 1}`,
      ).bind(store, status, after),
      SHOP.prepare('SELECT status, count(*) AS n FROM review WHERE store = ? GROUP BY status').bind(store),
    ]),
  );
  const rows = (found?.results ?? []) as unknown as Row[];
  const of = new Map(
    ((counted?.results ?? []) as { status: number; n: number }[]).map(({ status: one, n }) => [one, n]),
  );
  const reviews = rows
    .slice(0, PAGE_REVIEWS)
    .map(({ verified, ...row }): DeskReview => ({ ...row, isVerified: verified === 1 }));
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
  const [, found] = await withRetry(() =>
    env.SHOP.batch([
      env.SHOP.prepare(
        'UPDATE review SET status = ?3, decided_at = ?4, seq = (SELECT coalesce(max(seq), 0) + 1 FROM review) WHERE store = ?1 AND id = ?2 AND status <> ?3',
      ).bind(store, id, status, now),
      env.SHOP.prepare('SELECT 1 FROM review WHERE store = ? AND id = ?').bind(store, id),
    ]),
  );
  if (!found?.results.length) return false;
  await bringShownReviews(env, store);
  return true;
}

/** Reviews at the desk of a store view. `now` in epoch ms. */
export const embeddedDeskReviews = (env: Env, storeCode: string, now: number): DeskReviewing => ({
  list: (status, after) => listReviews(env, storeCode, status, after),
  decide: (id, isApproved) => decideReview(env, storeCode, id, isApproved, now),
});
