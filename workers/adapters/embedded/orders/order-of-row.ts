import type { Order } from '../../../../src/domain/order/order';
import { orders } from '../schema/shop';

/** The columns an order is read from. */
export const ORDER_COLUMNS = { number: orders.number, status: orders.status, doc: orders.doc };

/** An order as it was placed, with its number and the status it has now. */
export const orderOfRow = ({ number, status, doc }: Pick<typeof orders.$inferSelect, keyof typeof ORDER_COLUMNS>): Order => ({
  ...(JSON.parse(doc) as Order),
  number,
  status,
});
