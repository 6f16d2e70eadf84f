import type { Order } from './order';

/** What is told of an order for good: nothing of whoever placed it. */
export type PastOrder = Pick<Order, 'number' | 'backendId' | 'orderId' | 'status' | 'createdAt'> & { isPickup?: true };

/** An order once it is no longer shown whole. */
export const pastOrder = ({ number, backendId, orderId, status, createdAt, branch }: Order): PastOrder => ({
  number,
  orderId,
  status,
  createdAt,
  ...(branch ? { isPickup: true as const } : {}),
  ...(backendId ? { backendId } : {}),
});
