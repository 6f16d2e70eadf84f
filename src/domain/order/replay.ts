import type { OrderEvent } from './events';
import type { Order } from './order';
import { type OrderState, placedState, step } from './step';
import type { Transition } from './transitions';

/** What happened to an order, as it is written down. `at` in epoch ms. */
export interface WrittenEvent {
  type: string;
  amount: number | null;
  at: number;
}

/** One of them, with how the order stood before and after it. */
export interface Replayed<E extends WrittenEvent> {
  event: E;
  before: OrderState;
  after: OrderState;
  transitions: readonly Transition[];
}

/** Everything that happened to an order once more, oldest first, from how it was placed; what cannot happen is left out. */
export function replay<E extends WrittenEvent>(
  { totals, wallet }: Pick<Order, 'totals' | 'wallet'>,
  events: readonly E[],
): Replayed<E>[] {
  let before = placedState(totals.grandTotal, wallet);
  return events.flatMap((event) => {
    const { type, amount } = event;
    const stepped = step(before, { type, ...(amount === null ? {} : { amount }) } as OrderEvent);
    if (!stepped.ok) return [];
    const { state: after, transitions } = stepped.value;
    const happened = { event, before, after, transitions };
    before = after;
    return [happened];
  });
}
