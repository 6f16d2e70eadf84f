import type { OrderStatus } from '../../domain/order/status';

/** What each status of an order is called. */
export const STATUS_TEXTS = {
  pending: 'Order status pending',
  processing: 'Order status processing',
  sent: 'Order status sent',
  complete: 'Order status complete',
  canceled: 'Order status canceled',
  expired: 'Order status expired',
} as const satisfies Record<OrderStatus, string>;

/** What it is called by how the order is handed over: nothing is on its way to whoever picks it up. */
export const statusText = (status: OrderStatus, isPickup: boolean) =>
  isPickup && status === 'sent' ? 'Order status ready' : STATUS_TEXTS[status];
