import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Order } from '../../../../src/domain/order/order';
import type { OrderStatus } from '../../../../src/domain/order/status';
import type { OrderState } from '../../../../src/domain/order/step';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { orderEvent, orderHold, orders } from '../schema/shop';
import { type OrderRow, orderOf, stateOf, TO_REFUND } from './row';

export interface OrderQuery {
  status: OrderStatus | null;
  /** Number, or e-mail as it was given. */
  search: string | null;
  /** true: only orders that have money to be refunded. */
  toRefund: boolean;
  /** Only orders with a smaller number. */
  before: string | null;
  size: number;
}

export interface KeptOrder {
  order: Order;
  state: OrderState;
}

export const keptOrder = (row: OrderRow): KeptOrder => ({
  order: orderOf(row),
  state: stateOf(row),
});

/** Orders that have money to be refunded. */
const HAS_TO_REFUND = sql.raw(`${TO_REFUND} > 0`);

/** Orders of a store view, newest first. */
export async function listOrders(
  env: Env,
  storeCode: string,
  { status, search, toRefund, before, size }: OrderQuery,
): Promise<KeptOrder[]> {
  const rows = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.store, storeCode),
          ...(status ? [eq(orders.status, status)] : []),
          ...(search ? [or(eq(orders.number, search), sql`${orders.email} = ${search} COLLATE NOCASE`)] : []),
          ...(toRefund ? [HAS_TO_REFUND] : []),
          ...(before ? [lt(orders.number, before)] : []),
        ),
      )
      .orderBy(desc(orders.number))
      .limit(size),
  );
  return rows.map(keptOrder);
}

/** Orders of a customer in a store view, the newest first. */
export async function newestOf(env: Env, store: string, customerId: string, most: number): Promise<KeptOrder[]> {
  const rows = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), eq(orders.store, store)))
      .orderBy(desc(orders.createdAt), desc(orders.number))
      .limit(most),
  );
  return rows.map(keptOrder);
}

/** An order of a store view with all that happened to it, oldest first; null when there is none of this number. */
export async function readOrder(
  env: Env,
  storeCode: string,
  number: string,
): Promise<(KeptOrder & { events: (typeof orderEvent.$inferSelect)[] }) | null> {
  const db = shopDatabase(env);
  const [row] = await withRetry(() =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.store, storeCode), eq(orders.number, number)))
      .limit(1),
  );
  if (!row) return null;
  const events = await withRetry(() =>
    db.select().from(orderEvent).where(eq(orderEvent.orderNumber, number)).orderBy(orderEvent.seq),
  );
  return { ...keptOrder(row), events };
}

/** An order as it stands now, and until when (epoch ms) it may be paid; null when there is none of this number. */
export async function orderOfNumber(env: Env, number: string): Promise<(KeptOrder & { until: number | null }) | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(orders)
      .leftJoin(orderHold, eq(orderHold.orderNumber, orders.number))
      .where(eq(orders.number, number))
      .limit(1),
  );
  return row ? { ...keptOrder(row.orders), until: row.order_hold?.until ?? null } : null;
}
