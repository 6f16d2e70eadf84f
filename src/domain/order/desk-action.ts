import { knownKind } from '../payment/kind';
import type { OrderEvent } from './events';
import type { Order } from './order';
import type { OrderState } from './step';
import { transitionOf } from './transitions';

/** What an operator does to many orders at once. */
export const MANY_ACTIONS = ['send', 'accept', 'deliver', 'cancel'] as const satisfies readonly OrderEvent['type'][];
export type ManyAction = (typeof MANY_ACTIONS)[number];

/** An order that was chosen in a list, and the number of its last event as the list showed it. */
export interface Chosen {
  number: string;
  seen: number;
}

/**
 * What an action is of this order, step by step as the table has it: one that is paid when it is handed over is
 * accepted and sent in one go. null where it cannot happen.
 */
export function stepsOf(
  { paymentMethod }: { paymentMethod: Pick<Order['paymentMethod'], 'code'> },
  { status }: Pick<OrderState, 'status'>,
  action: ManyAction,
): ManyAction[] | null {
  const isPaidAtTheDoor = knownKind(paymentMethod.code) === 'cash';
  if (action === 'accept' && !isPaidAtTheDoor) return null;
  if (transitionOf(status, action)) return [action];
  const accepted = isPaidAtTheDoor ? transitionOf(status, 'accept') : null;
  return action === 'send' && accepted && transitionOf(accepted.to, 'send') ? ['accept', 'send'] : null;
}
