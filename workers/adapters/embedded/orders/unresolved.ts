import { and, desc, eq, isNull } from 'drizzle-orm';
import { MOST_ROWS } from '../../../../src/contract/desk-pages/lists';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { unresolvedOrder } from '../schema/shop';

type Unresolved = typeof unresolvedOrder.$inferSelect;

/** Writes down, once, an order of which nobody could find out whether its retailer made it. Times in epoch ms. */
export const noteUnresolved = (env: Env, order: Omit<Unresolved, 'closedAt'>): Promise<unknown> =>
  withRetry(() => shopDatabase(env).insert(unresolvedOrder).values(order).onConflictDoNothing());

/** Such an order is known by now, or an operator has seen to it; false where none is open. */
export async function closeUnresolved(env: Env, store: string, orderId: string, now: number): Promise<boolean> {
  const settled = await withRetry(() =>
    shopDatabase(env)
      .update(unresolvedOrder)
      .set({ closedAt: now })
      .where(
        and(eq(unresolvedOrder.store, store), eq(unresolvedOrder.orderId, orderId), isNull(unresolvedOrder.closedAt)),
      )
      .returning({ orderId: unresolvedOrder.orderId }),
  );
  return settled.length > 0;
}

/** Orders of a store view that nobody knows about, the newest first. */
export const listUnresolved = (env: Env, store: string): Promise<Unresolved[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select()
      .from(unresolvedOrder)
      .where(and(eq(unresolvedOrder.store, store), isNull(unresolvedOrder.closedAt)))
      .orderBy(desc(unresolvedOrder.givenUpAt))
      .limit(MOST_ROWS + 1),
  );
