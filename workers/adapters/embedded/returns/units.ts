import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';

/**
 * How many units of a line stand on a return and still count as the shopper's: on their way back, or refused when they
 * arrived. Accepted ones are taken off the order itself (its `gone`). As SQL over order_return_line AS line.
 */
export const UNITS_ON_RETURNS = 'coalesce(sum(line.taken - line.accepted), 0)';

/** Units of each line of an order that stand on returns and stay with the order, by its number. */
export async function takenUnits(env: Pick<Env, 'SHOP'>, order: string): Promise<Map<number, number>> {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT line.line_no AS lineNo, ${UNITS_ON_RETURNS} AS taken FROM order_return_line AS line
       JOIN order_return AS made ON made.number = line.return_number WHERE made.order_number = ? GROUP BY line.line_no`,
    )
      .bind(order)
      .all<{ lineNo: number; taken: number }>(),
  );
  return new Map(results.map(({ lineNo, taken }) => [lineNo, taken]));
}

/** Whether goods came or come back by a return: they were sent or brought, or some arrived. SQL over order_return. */
const WAS_SENT = `(status IN ('on-way', 'partly-received', 'received', 'refunded')
  OR (way = 'handed-over' AND status IN ('requested', 'authorised'))
  OR EXISTS (SELECT 1 FROM order_return_event AS past WHERE past.return_number = number AND past.status = 'on-way')
  OR EXISTS (SELECT 1 FROM order_return_line AS line WHERE line.return_number = number AND line.received > 0))`;

/**
 * The returns by which goods of an order are known to have left the shop: their customer has sent or brought them, or
 * some arrived, whatever became of the return then.
 */
export async function returnsOfSent(env: Pick<Env, 'SHOP'>, order: string): Promise<string[]> {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(`SELECT number FROM order_return WHERE order_number = ? AND ${WAS_SENT} ORDER BY number`)
      .bind(order)
      .all<{ number: string }>(),
  );
  return results.map(({ number }) => number);
}

/**
 * Begins a statement that fails its batch where it finds a return, as it writes that once more. SQL; what it looks for
 * stands behind it, over order_return.
 */
export const FAILS_BY_RETURN = `INSERT INTO order_return (number, store, order_number, customer_id, status, way, comment, key_hash, created_at, version)
  SELECT number, store, order_number, customer_id, status, way, comment, key_hash, created_at, version FROM order_return`;

/** Fails a batch where goods of an order are known to have left by then. */
export const unlessSentBack = (db: D1Database, order: string): D1PreparedStatement =>
  db.prepare(`${FAILS_BY_RETURN} WHERE order_number = ? AND ${WAS_SENT}`).bind(order);

/** After the insert of a return under the number behind the last one: that is the last one now. */
export const countStatement = (db: D1Database): D1PreparedStatement =>
  db.prepare(
    "UPDATE sequence SET last = max(last, (SELECT coalesce(max(CAST(number AS INTEGER)), 0) FROM order_return)) WHERE name = 'return'",
  );
