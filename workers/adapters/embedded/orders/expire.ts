import type { Env } from '../../../env';
import { log } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { endReturnsStatements } from '../returns/end-with-order';
import { returnStatement } from '../wallet/pay';
import { owedStatement } from './owed';
import { releaseCouponStatement, releaseStockStatements } from './release';

/** Orders of one batch, and batches of one run: 1,000 a minute. */
const STEP_ORDERS = 50;
const MAX_STEPS = 20;

/** Numbers among these that are still unpaid when the batch runs: one that was paid a moment ago stays as it is. */
const STILL_UNPAID =
  "SELECT number FROM orders WHERE status = 'pending' AND number IN (SELECT value FROM json_each(?1))";

/** JSON of an order's state once it has expired: nothing of it is charged any more. */
const EXPIRED_STATE = `json_object('status', 'expired', 'isAccepted', json(iif(is_accepted, 'true', 'false')), 'money', json_object('charged', 0, 'wallet', 0,
  'authorised', authorised, 'captured', captured, 'released', released, 'received', received, 'reversed', reversed, 'refunded', refunded, 'disputed', disputed))`;

/**
 * The event 'expire' for many orders in one batch: all of it or nothing. Whatever runs it again finds them no longer
 * unpaid and gives nothing back a second time.
 */
function expiry(db: D1Database, numbers: string, now: number): D1PreparedStatement[] {
  return [
    ...releaseStockStatements(db, STILL_UNPAID, numbers, now),
    releaseCouponStatement(db, STILL_UNPAID, numbers),
    returnStatement(db, STILL_UNPAID, numbers, now),
    ...endReturnsStatements(db, STILL_UNPAID, numbers, { actor: null, at: now }),
    db
      .prepare(
        `INSERT INTO order_event (order_number, seq, type, source, id, at)
         SELECT number, last_event + 1, 'expire', 'time', 'expire-' || number || '-' || (last_event + 1), ?2 FROM orders WHERE number IN (${STILL_UNPAID})`,
      )
      .bind(numbers, now),
    db
      .prepare(
        `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at)
         SELECT 'order-expired', number, store, ?2, ?2 FROM orders WHERE number IN (${STILL_UNPAID})`,
      )
      .bind(numbers, now),
    db
      .prepare(
        `INSERT INTO webhook_event (type, order_number, store, state, created_at, next_attempt_at)
         SELECT 'order-expired', number, store, ${EXPIRED_STATE}, ?2, ?2 FROM orders WHERE number IN (${STILL_UNPAID})`,
      )
      .bind(numbers, now),
    owedStatement(db, STILL_UNPAID, numbers, now),
    db
      .prepare(
        `UPDATE orders SET status = 'expired', charged = 0, wallet = 0, last_event = last_event + 1 WHERE number IN (${STILL_UNPAID}) RETURNING number`,
      )
      .bind(numbers),
  ];
}

/** Expires the orders nobody paid by now (epoch ms): their stock goes back, once. Answers how many. */
export async function expireOrders(env: Env, now: number): Promise<number> {
  let expired = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { results } = await env.SHOP.prepare(
      'SELECT order_number AS number FROM order_hold WHERE until <= ? ORDER BY until LIMIT ?',
    )
      .bind(now, STEP_ORDERS)
      .all<{ number: string }>();
    if (results.length === 0) break;
    const numbers = JSON.stringify(results.map(({ number }) => number));
    const answers = await withRetry(() => env.SHOP.batch(expiry(env.SHOP, numbers, now)));
    expired += answers.at(-1)?.results.length ?? 0;
    if (results.length < STEP_ORDERS) break;
  }
  if (expired > 0) log('info', 'orders.expired', { orders: expired });
  return expired;
}
