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

/** After the insert of a return under the number behind the last one: that is the last one now. */
export const countStatement = (db: D1Database): D1PreparedStatement =>
  db.prepare(
    "UPDATE sequence SET last = max(last, (SELECT coalesce(max(CAST(number AS INTEGER)), 0) FROM order_return)) WHERE name = 'return'",
  );
