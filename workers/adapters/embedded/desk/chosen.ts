import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ChosenOrder } from '../../../../src/commerce/desk/orders';
import type { Chosen } from '../../../../src/domain/order/desk-action';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { changesSince } from '../orders/changes';
import { keptOrder } from '../orders/read';
import { CARD_DIGITS } from '../orders/row';
import { orders } from '../schema/shop';

/** No tab counts further. */
const MOST_NEW = 100;

/** Orders of a store view that were chosen, in the order they were chosen in, with what happened to them since. */
export async function chosenOrders(env: Env, store: string, chosen: readonly Chosen[]): Promise<ChosenOrder[]> {
  const numbers = chosen.map(({ number }) => number);
  const [rows, changes] = await Promise.all([
    withRetry(() =>
      shopDatabase(env)
        .select({ order: orders, digits: sql<string | null>`${sql.raw(CARD_DIGITS)}` })
        .from(orders)
        .where(and(eq(orders.store, store), inArray(orders.number, numbers))),
    ),
    changesSince(env, chosen, null),
  ]);
  const of = new Map(rows.map((row) => [row.order.number, row]));
  return numbers.flatMap((number) => {
    const found = of.get(number);
    if (!found) return [];
    const { order: row, digits: cardDigits } = found;
    const own = changes.filter((change) => change.number === number);
    return [
      {
        ...keptOrder(row),
        version: row.lastEvent,
        isAsked: row.isAsked,
        endsAt: null,
        foundBy: null,
        cardDigits,
        changes: own,
      },
    ];
  });
}

/** How many orders of a store view were placed after a moment (epoch ms), a hundred at most. */
export async function countNew(env: Env, store: string, at: number): Promise<number> {
  const fresh = shopDatabase(env)
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.store, store), gt(orders.createdAt, at)))
    .limit(MOST_NEW);
  const rows = await withRetry(() => fresh);
  return rows.length;
}
