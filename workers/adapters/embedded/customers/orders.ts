import { count, desc, eq, sql } from 'drizzle-orm';
import type { OrderPage, OrdersOfCustomer } from '../../../../src/commerce/customers';
import { STORES, storeByCode } from '../../../../src/config/stores';
import { historyDocument } from '../../../../src/domain/order/history-document';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { ORDER_COLUMNS, orderOfRow } from '../orders/order-of-row';
import { orders } from '../schema/shop';

/** A customer's orders of every store view, the newest first. */
export async function readOrders(env: Pick<Env, 'SHOP'>, customerId: string, { size, current }: OrderPage): Promise<OrdersOfCustomer> {
  const database = shopDatabase(env);
  const own = eq(orders.customerId, customerId);
  const [rows, [counted]] = await withRetry(() =>
    database.batch([
      database
        .select({ id: sql<number>`${orders}.rowid`, store: orders.store, ...ORDER_COLUMNS })
        .from(orders)
        .where(own)
        .orderBy(desc(orders.createdAt), desc(orders.number))
        .limit(size)
        .offset((current - 1) * size),
      database.select({ total: count() }).from(orders).where(own),
    ]),
  );
  const items = rows.map(({ id, store, ...row }) => {
    const view = storeByCode(STORES, store);
    return historyDocument(orderOfRow(row), {
      id,
      customerId: Number(customerId),
      storeName: view?.name ?? store,
      currencyCode: view?.i18n.currencyCode ?? 'MXN',
    });
  });
  return { items, total: counted?.total ?? 0 };
}
