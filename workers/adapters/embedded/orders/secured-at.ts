import type { OrderEvent } from '../../../../src/domain/order/events';
import { isSecured } from '../../../../src/domain/order/money';
import { placedState, step } from '../../../../src/domain/order/step';
import type { Env } from '../../../env';
import { readOrder } from './read';

/**
 * When an order was paid, or as much held on a card as was missing; when it was placed, of one that costs nothing; null
 * where that has not happened, or is so no longer. Epoch ms.
 */
export async function securedAt(env: Env, storeCode: string, number: string): Promise<number | null> {
  const found = await readOrder(env, storeCode, number);
  if (!found) return null;
  let state = placedState(found.order.totals.grandTotal, found.order.wallet);
  let at = isSecured(state.money) ? Date.parse(found.order.createdAt) : null;
  for (const event of found.events) {
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
