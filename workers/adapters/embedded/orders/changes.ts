import type { DeskChange } from '../../../../src/commerce/desk/orders';
import type { Chosen } from '../../../../src/domain/order/desk-action';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import type { RowOf } from '../database';
import type { orderEvent } from '../schema/shop';

type Row = RowOf<typeof orderEvent, 'type' | 'source' | 'at' | 'actor'> & { number: string; id: string };

/**
 * The statement that finds what happened to orders behind the events that were seen of them, oldest first; what was
 * written down about them changes nothing.
 */
const changesStatement = (db: D1Database, chosen: readonly Chosen[]): D1PreparedStatement =>
  db
    .prepare(
      `SELECT e.order_number AS number, e.type, e.source, e.id, e.at, e.actor FROM json_each(?1) AS c
       JOIN order_event AS e ON e.order_number = c.value ->> 'number' AND e.seq > c.value ->> 'seen' AND e.type <> 'note' ORDER BY e.order_number, e.seq`,
    )
    .bind(JSON.stringify(chosen));

/**
 * What happened to orders behind the events that were seen of them; with a key, but by it: an operator's own steps
 * under it are no surprise to them.
 */
export async function changesSince(
  env: Env,
  chosen: readonly Chosen[],
  key: string | null,
): Promise<(DeskChange & { number: string })[]> {
  const { results } = await withRetry(() => changesStatement(env.SHOP, chosen).all<Row>());
  const isOwn = ({ source, id, number }: Row): boolean =>
    key !== null && source === 'operator' && `${id} `.startsWith(`${number} ${key} `);
  return results
    .filter((row) => !isOwn(row))
    .map(({ number, type, source, at, actor }) => ({ number, type, source, at, actor }));
}
