import { knownKind, type PaymentKind } from '../payment/kind';
import type { Order } from './order';

/** How long after its payment window an order may be looked up whole with nothing but the cart's token. */
const AFTERWARDS_MS = 24 * 60 * 60 * 1000;

/**
 * Epoch ms until which the token of the cart an order was made from shows all of the order: its payment window (the
 * longest one for a retailer's own way to pay) and a day.
 */
export function answeredUntil(
  { createdAt, paymentMethod }: Pick<Order, 'createdAt' | 'paymentMethod'>,
  holdMs: Record<PaymentKind, number>,
): number {
  const kind = knownKind(paymentMethod.code);
  return Date.parse(createdAt) + (kind ? holdMs[kind] : Math.max(...Object.values(holdMs))) + AFTERWARDS_MS;
}

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
