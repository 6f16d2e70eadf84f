import { isSecured } from '../../../../src/domain/order/money';
import type { Order } from '../../../../src/domain/order/order';
import { replay, type WrittenEvent } from '../../../../src/domain/order/replay';
import type { OrderStatus } from '../../../../src/domain/order/status';
import { placedState } from '../../../../src/domain/order/step';

/**
 * When an order was paid, or as much held on a card as was missing; when it was placed, of one that costs nothing; null
 * where that has not happened, or is so no longer. `events` are all of it, oldest first. Epoch ms.
 */
export function securedAt(
  order: Pick<Order, 'totals' | 'wallet' | 'createdAt'>,
  events: readonly WrittenEvent[],
): number | null {
  const placed = placedState(order.totals.grandTotal, order.wallet);
  let at = isSecured(placed.money) ? Date.parse(order.createdAt) : null;
  for (const { event, transitions } of replay(order, events))
    for (const { on } of transitions) {
      if (on === 'secured') at = event.at;
      if (on === 'unsecured') at = null;
    }
  return at;
}

/** What led to the statuses in which an order has left the shop. */
const LED_TO: Partial<Record<OrderStatus, 'send' | 'deliver'>> = { sent: 'send', complete: 'deliver' };

/**
 * When an order was sent, or handed over, whichever it is now: the last time, as either may have been taken back. null
 * in every other status. `events` are all of it, oldest first. Epoch ms.
 */
export const reachedAt = (status: OrderStatus, events: readonly WrittenEvent[]): number | null =>
  events.findLast(({ type }) => type === LED_TO[status])?.at ?? null;
