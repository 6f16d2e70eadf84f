import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { leftOf } from './sql';

/** Credits of one run. */
const STEP_CREDITS = 200;

/** Those of these credits (ids, ?1) of which something is left, as SQL. */
const LEFT = `(SELECT *, ${leftOf('credit')} AS left FROM wallet_entry AS credit WHERE id IN (SELECT value FROM json_each(?1)))`;

/** Has the customers of these credits told that they end soon, each credit once; `ids` is JSON. */
const remind = (db: D1Database, ids: string, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at)
       SELECT 'wallet-ends', id, store, ?2, ?2 FROM ${LEFT} WHERE left > 0 AND expires_at > ?2`,
    )
    .bind(ids, now),
  db
    .prepare(
      `UPDATE wallet_due SET due_at = (SELECT expires_at FROM wallet_entry WHERE id = entry_id)
       WHERE entry_id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(ids),
];

/** Ends these credits: what nobody spent of them goes, as an entry of its own. */
const end = (db: D1Database, ids: string, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO wallet_entry (store, customer_id, kind, amount, ref, at)
       SELECT store, customer_id, 'expired', -left, id, ?2 FROM ${LEFT} WHERE left > 0`,
    )
    .bind(ids, now),
  db.prepare('DELETE FROM wallet_due WHERE entry_id IN (SELECT value FROM json_each(?1))').bind(ids),
];

/** Tells of credits that end soon and ends those whose time is over by now (epoch ms); what is left over goes next time. */
export async function walletsDue(env: Pick<Env, 'SHOP'>, now: number): Promise<void> {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT entry_id AS id, expires_at <= ?1 AS isOver FROM wallet_due JOIN wallet_entry ON wallet_entry.id = entry_id
       WHERE due_at <= ?1 ORDER BY due_at LIMIT ${STEP_CREDITS}`,
    )
      .bind(now)
      .all<{ id: number; isOver: number }>(),
  );
  if (results.length === 0) return;
  const [over, soon] = [1, 0].map((isOver) =>
    JSON.stringify(results.filter((row) => row.isOver === isOver).map(({ id }) => id)),
  );
  const { SHOP } = env;
  await withRetry(() => SHOP.batch([...remind(SHOP, soon ?? '[]', now), ...end(SHOP, over ?? '[]', now)]));
}
