import type { PastOrder } from '../../../../src/commerce/order';
import type { Order } from '../../../../src/domain/order/order';

/** What is told of an order once it is no longer shown whole. */
export const toldInPart = ({ number, backendId, orderId, status, createdAt }: Order): PastOrder => ({
  number,
  orderId,
  status,
  createdAt,
  ...(backendId ? { backendId } : {}),
});
