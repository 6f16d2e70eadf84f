import { count, desc, eq, sql } from 'drizzle-orm';
import type { OrderPage, OrdersOfCustomer } from '../../../../src/commerce/customers';
import { STORES, storeByCode } from '../../../../src/config/stores';
import { historyDocument } from '../../../../src/domain/order/history-document';
import { stillDue } from '../../../../src/domain/order/money';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { orderOf, stateOf } from '../orders/row';
import { orders } from '../schema/shop';

/** A customer's orders of every store view, the newest first. */
export async function readOrders(
  env: Pick<Env, 'SHOP'>,
  customerId: string,
  { size, current }: OrderPage,
): Promise<OrdersOfCustomer> {
  const database = shopDatabase(env);
  const own = eq(orders.customerId, customerId);
  const [rows, [counted]] = await withRetry(() =>
    database.batch([
      database
        .select({ id: sql<number>`${orders}.rowid`, row: orders })
        .from(orders)
        .where(own)
        .orderBy(desc(orders.createdAt), desc(orders.number))
        .limit(size)
        .offset((current - 1) * size),
      database.select({ total: count() }).from(orders).where(own),
    ]),
  );
  const items = rows.map(({ id, row }) => {
    const view = storeByCode(STORES, row.store);
    return historyDocument(orderOf(row), {
      id,
      due: stillDue(stateOf(row).money),
      customerId: Number(customerId),
      storeName: view?.name ?? row.store,
      currencyCode: view?.i18n.currencyCode ?? 'MXN',
    });
  });
  return { items, total: counted?.total ?? 0 };
}
