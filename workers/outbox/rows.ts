import type { Env } from '../env';
import { CLAIM_MS } from './patience';

type Database = Pick<Env, 'SHOP'>;

/** Tables of events that wait to go out. */
type Table = 'outbox' | 'webhook_event';

interface Row {
  id: number;
  nextAttemptAt: number;
}

/** Takes an event for this run alone; false where another has it. */
export async function claim(
  { SHOP }: Database,
  table: Table,
  { id, nextAttemptAt }: Row,
  now: number,
): Promise<boolean> {
  const { meta } = await SHOP.prepare(
    `UPDATE ${table} SET next_attempt_at = ? WHERE id = ? AND delivered_at IS NULL AND next_attempt_at = ?`,
  )
    .bind(now + CLAIM_MS, id, nextAttemptAt)
    .run();
  return meta.changes === 1;
}

/** What is emptied with an event that is over. */
const EMPTIED: Record<Table, string> = { outbox: ', secret = NULL', webhook_event: '' };

/** Settles an event: delivered, or given up for this reason. Its secret goes with it. */
export const finish = (
  { SHOP }: Database,
  table: Table,
  { id }: Pick<Row, 'id'>,
  failure: string | null,
  now: number,
) =>
  SHOP.prepare(
    `UPDATE ${table} SET delivered_at = ?${EMPTIED[table]}, failure = ?, attempts = attempts + 1 WHERE id = ?`,
  )
    .bind(now, failure, id)
    .run();

/** Notes that a try failed and when the next one is. */
export const postpone = ({ SHOP }: Database, table: Table, { id }: Pick<Row, 'id'>, reason: string, nextAt: number) =>
  SHOP.prepare(`UPDATE ${table} SET attempts = attempts + 1, failure = ?, next_attempt_at = ? WHERE id = ?`)
    .bind(reason, nextAt, id)
    .run();

/** Settles an event of which nobody was to be told any more: no letter of it went out. */
export const finishUnsaid = ({ SHOP }: Database, { id }: Pick<Row, 'id'>, now: number) =>
  SHOP.prepare(
    `UPDATE outbox SET delivered_at = ?${EMPTIED.outbox}, failure = NULL, attempts = attempts + 1, unsaid = 1 WHERE id = ?`,
  )
    .bind(now, id)
    .run();

/** Looks at an event again at this moment (epoch ms); it was no try of it. */
export async function waitUntil({ SHOP }: Database, { id }: Pick<Row, 'id'>, at: number): Promise<void> {
  await SHOP.prepare('UPDATE outbox SET next_attempt_at = ? WHERE id = ?').bind(at, id).run();
}
