import { FEWEST_REVIEWS, REVIEW_STATUS } from '../../../../src/domain/review';
import type { Env } from '../../../env';
import { announceRevision, isOvertaken, moveTo } from '../served/revision';
import { refreshVersion } from '../served/version-pointer';
import { type Change, changesAfter, STEP_CHANGES } from './changes';

/** Steps of one run. */
const MAX_STEPS = 20;

interface Served {
  version: number;
  reviewSeq: number;
}

/** A review in the shape of an imported one; its product's id is written where it is stored. */
const documentOf = ({ id, rating, title, detail, nickname, orderNumber, createdAt }: Change) => ({
  id,
  title,
  detail,
  nickname,
  review_entity: 'product',
  review_status: REVIEW_STATUS.approved,
  created_at: new Date(createdAt).toISOString().slice(0, 19).replace('T', ' '),
  verified: orderNumber !== null,
  ...(rating === null ? {} : { rating }),
});

/**
 * Beside what the catalogue brought, as `ratingWith` and `rankedRating` reckon it: here in the statement, so that no
 * document is opened for it.
 */
const ALL_RATINGS = "coalesce(product.doc ->> '$.rating.count', 0) + (fresh.value ->> 'count')";

/**
 * Copies a step of changes into the version that is served; answers whether there may be more, null where nothing
 * changed.
 */
async function step(env: Env, store: string, { version, reviewSeq }: Served): Promise<boolean | null> {
  const { changes, stars } = await changesAfter(env, store, reviewSeq);
  const last = changes.at(-1);
  if (!last) return null;
  const shown = changes
    .filter(({ status }) => status === REVIEW_STATUS.approved)
    .map((one) => ({ id: one.id, sku: one.sku, doc: documentOf(one) }));
  const revision = await announceRevision(env, store);
  await env.CATALOGUE.batch([
    moveTo(env.CATALOGUE, store, revision),
    // Fails, and with it the batch, when another version is served by now or another run copied these.
    env.CATALOGUE.prepare(
      'UPDATE catalogue SET review_seq = CASE WHEN version = ?2 AND review_seq = ?3 THEN ?4 END WHERE store = ?1',
    ).bind(store, version, reviewSeq, last.seq),
    env.CATALOGUE.prepare(
      'DELETE FROM review WHERE version = ?1 AND is_own AND id IN (SELECT value FROM json_each(?2))',
    ).bind(version, JSON.stringify(changes.map(({ id }) => id))),
    env.CATALOGUE.prepare(
      `INSERT OR REPLACE INTO review (version, id, doc, is_own) SELECT ?1, fresh.value ->> 'id', json_set(fresh.value -> 'doc', '$.product_id', product.id), 1
       FROM json_each(?2) AS fresh JOIN product ON product.version = ?1 AND product.sku = fresh.value ->> 'sku'`,
    ).bind(version, JSON.stringify(shown)),
    env.CATALOGUE.prepare(
      `UPDATE product SET own_stars = fresh.value ->> 'stars', own_ratings = fresh.value ->> 'count',
         rating = CASE WHEN ${ALL_RATINGS} >= ${FEWEST_REVIEWS} THEN (coalesce(doc ->> '$.rating.average', 0.0) * coalesce(doc ->> '$.rating.count', 0)
           + (fresh.value ->> 'stars')) * 1.0 / (${ALL_RATINGS}) END,
         rating_count = CASE WHEN ${ALL_RATINGS} >= ${FEWEST_REVIEWS} THEN ${ALL_RATINGS} END
       FROM json_each(?2) AS fresh WHERE product.version = ?1 AND product.sku = fresh.value ->> 'sku'`,
    ).bind(version, JSON.stringify(stars)),
  ]);
  return changes.length === STEP_CHANGES;
}

/**
 * Brings the reviews and stars that pages show up to what operators decided since the last time, and moves the revision
 * with them. A new version of the catalogue begins without them, so all are copied again. Bounded; the rest is for the
 * next run.
 */
export async function bringShownReviews(env: Env, store: string): Promise<void> {
  try {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const served = await env.CATALOGUE.prepare(
        'SELECT version, review_seq AS reviewSeq FROM catalogue WHERE store = ?',
      )
        .bind(store)
        .first<Served>();
      const more = served && (await step(env, store, served));
      if (more === null) return;
      await refreshVersion(env, store);
      if (!more) return;
    }
  } catch (error) {
    if (!isOvertaken(error) && !String(error).includes('catalogue.review_seq')) throw error;
  }
}
