import { DESK_OUTBOX_MESSAGES, type OUTBOX_CHANNELS } from '../../../src/contract/desk/outbox';
import type { OutboxType } from '../../../src/contract/events';
import { MESSAGES } from '../../../src/contract/messages';
import { ORDER_PAYEE } from '../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { Env } from '../../env';
import { withRetry } from '../../http/transient';
import { counted, STUCK_MS } from './desk/morning-lines';

export type Channel = (typeof OUTBOX_CHANNELS)[number];

/** What did not go out. Moments in epoch ms; `reason` holds nothing personal. */
export interface Undelivered {
  channel: Channel;
  id: number;
  type: OutboxType;
  order: string | null;
  attempts: number;
  reason: string | null;
  createdAt: number;
  nextAttemptAt: number;
  givenUpAt: number | null;
}

const TABLES: Record<Channel, string> = { mail: 'outbox', webhook: 'webhook_event' };

/** Types whose secret is erased once they are given up: without it there is nothing to send. */
const NEEDS_SECRET: readonly OutboxType[] = [
  'restock-noted',
  'newsletter-asked',
  'password-forgotten',
  'unlock-asked',
  'finder-link-asked',
  'password-changed',
  'account-made',
  'email-asked',
  'email-changed',
  'email-returned',
  'account-closed',
  'account-erased',
  'privacy-asked',
  'privacy-copy-asked',
];

/** Of store views without a webhook nobody is told. */
const isToldTo = (stores: string) => `store IN (SELECT value FROM json_each(${stores}))`;

/** The order a letter is about, null for none. */
const ORDER_OF_MAIL = "iif(type LIKE 'order-%', subject, NULL)";

const rowsOf = (channel: Channel, order: string, where: string) =>
  `SELECT '${channel}' AS channel, id, type, ${order} AS "order", attempts, failure AS reason, created_at AS createdAt, next_attempt_at AS nextAttemptAt,
     delivered_at AS givenUpAt FROM ${TABLES[channel]} WHERE ${where}`;

/**
 * What waits, oldest first, or what was given up, newest first. `stores` are the store views with a webhook: of others
 * nobody is told.
 */
export async function listUndelivered(
  env: Env,
  isOver: boolean,
  stores: string[],
  size: number,
): Promise<Undelivered[]> {
  const where = isOver ? isGivenUp : 'delivered_at IS NULL';
  const isTold = isOver ? where : `${where} AND ${isToldTo('?1')}`;
  const sql = `${rowsOf('mail', ORDER_OF_MAIL, where)} UNION ALL ${rowsOf('webhook', 'order_number', isTold)}
    ORDER BY ${isOver ? 'givenUpAt DESC' : 'createdAt'} LIMIT ?2`;
  const { results } = await withRetry(() =>
    env.SHOP.prepare(sql).bind(JSON.stringify(stores), size).all<Undelivered>(),
  );
  return results;
}

const isGivenUp = 'failure IS NOT NULL AND delivered_at IS NOT NULL';

/** SQL that counts what was given up; `stores` as below. */
export const givenUpCount = (stores: string): string =>
  `(${counted(`outbox WHERE ${isGivenUp}`)}) + (${counted(`webhook_event WHERE ${isToldTo(stores)} AND ${isGivenUp}`)})`;

/** A first letter that waits for the bank of its card: nothing is wrong. SQL over outbox. */
const WAITS_FOR_BANK = `type = 'order-placed' AND EXISTS (SELECT 1 FROM card_payment AS paying
  WHERE paying.payee_kind = '${ORDER_PAYEE}' AND paying.payee_id = subject AND paying.state = 'open' AND paying.is_pending)`;

/** By its age, and not by when it is due: a run that ends before it says how a try went has put that off. */
const isStuck = (before: string, waits = 'FALSE') =>
  `delivered_at IS NULL AND (attempts > 0 OR (coalesce(resent_at, created_at) < ${before} AND NOT (${waits})))`;

const isMailStuck = (before: string) => isStuck(before, WAITS_FOR_BANK);

/**
 * SQL that counts what was tried in vain, or waits since before a moment, and is not given up: parameters `before` (epoch
 * ms) and `stores` (JSON of the store views with a webhook).
 */
export const stuckCount = (before: string, stores: string): string =>
  `(${counted(`outbox WHERE ${isMailStuck(before)}`)}) + (${counted(`webhook_event WHERE ${isToldTo(stores)} AND ${isStuck(before)}`)})`;

/** How much is stuck, and at most `size` of it, what waits longest first. `now` in epoch ms. */
export async function listStuck(
  env: Env,
  stores: string[],
  size: number,
  now: number,
): Promise<{ count: number; stuck: Undelivered[] }> {
  const [before, told] = [now - STUCK_MS, JSON.stringify(stores)];
  const rows = `${rowsOf('mail', ORDER_OF_MAIL, isMailStuck('?1'))}
    UNION ALL ${rowsOf('webhook', 'order_number', `${isToldTo('?2')} AND ${isStuck('?1')}`)}
    ORDER BY createdAt, id, channel LIMIT ?3`;
  const [counts, listed] = await withRetry(() =>
    env.SHOP.batch([
      env.SHOP.prepare(`SELECT ${stuckCount('?1', '?2')} AS n`).bind(before, told),
      env.SHOP.prepare(rows).bind(before, told, size),
    ]),
  );
  const [row] = (counts as D1Result<{ n: number }>).results;
  return { count: row?.n ?? 0, stuck: (listed as D1Result<Undelivered>).results };
}

/** Whether what was given up can be sent again. */
export const canGoAgain = ({ type }: Pick<Undelivered, 'type'>): boolean => !NEEDS_SECRET.includes(type);

interface Row {
  type: OutboxType;
  deliveredAt: number | null;
  failure: string | null;
  resentKey: string | null;
}

/**
 * Lets an event be tried again now, with its time anew; `replayed` where this key did so before. 404 without it, 409
 * where it went out or cannot any more.
 */
export async function resend(
  env: Env,
  channel: Channel,
  id: number,
  key: string,
  now: number,
): Promise<Result<{ replayed: boolean }>> {
  const table = TABLES[channel];
  const row = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT type, delivered_at AS deliveredAt, failure, resent_key AS resentKey FROM ${table} WHERE id = ?`,
    )
      .bind(id)
      .first<Row>(),
  );
  if (!row) return refuse(404, MESSAGES.notFound);
  if (row.resentKey === key) return ok({ replayed: true });
  if (row.deliveredAt !== null && row.failure === null) return refuse(409, DESK_OUTBOX_MESSAGES.sentAlready);
  if (row.deliveredAt !== null && !canGoAgain(row)) return refuse(409, DESK_OUTBOX_MESSAGES.secretGone);
  const { meta } = await withRetry(() =>
    env.SHOP.prepare(
      `UPDATE ${table} SET delivered_at = NULL, attempts = 0, next_attempt_at = ?2, resent_at = ?2, resent_key = ?3
       WHERE id = ?1 AND (delivered_at IS NULL OR failure IS NOT NULL)`,
    )
      .bind(id, now, key)
      .run(),
  );
  return meta.changes === 1 ? ok({ replayed: false }) : refuse(409, DESK_OUTBOX_MESSAGES.sentAlready);
}
