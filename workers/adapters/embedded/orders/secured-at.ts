import type { OrderEvent } from '../../../../src/domain/order/events';
import { isSecured } from '../../../../src/domain/order/money';
import type { Order } from '../../../../src/domain/order/order';
import { placedState, step } from '../../../../src/domain/order/step';

/**
 * When an order was paid, or as much held on a card as was missing; when it was placed, of one that costs nothing; null
 * where that has not happened, or is so no longer. `events` are all of it, oldest first. Epoch ms.
 */
export function securedAt(
  { totals, wallet, createdAt }: Pick<Order, 'totals' | 'wallet' | 'createdAt'>,
  events: readonly { type: string; amount: number | null; at: number }[],
): number | null {
  let state = placedState(totals.grandTotal, wallet);
  let at = isSecured(state.money) ? Date.parse(createdAt) : null;
  for (const event of events) {
    const stepped = step(state, {
      type: event.type,
      ...(event.amount === null ? {} : { amount: event.amount }),
    } as OrderEvent);
    if (!stepped.ok) continue;
    state = stepped.value.state;
    for (const { on } of stepped.value.transitions) {
      if (on === 'secured') at = event.at;
      if (on === 'unsecured') at = null;
    }
  }
  return at;
}
