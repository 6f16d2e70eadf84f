import type { Order } from './order';

/** What is told of an order for good: nothing of whoever placed it. */
export type PastOrder = Pick<Order, 'number' | 'backendId' | 'orderId' | 'status' | 'createdAt'>;

/** An order once it is no longer shown whole. */
export const pastOrder = ({ number, backendId, orderId, status, createdAt }: Order): PastOrder => ({
  number,
  orderId,
  status,
  createdAt,
  ...(backendId ? { backendId } : {}),
});
