import { type Centavos, NO_CENTAVOS } from '../money';
import type { Role } from '../operator';
import { knownKind } from '../payment/kind';
import type { OrderEvent } from './events';
import { openAuthorisation, stillDue } from './money';
import type { Order } from './order';
import type { OrderState } from './step';
import { transitionOf } from './transitions';

/** What an operator does to many orders at once. */
export const MANY_ACTIONS = [
  'send',
  'accept',
  'deliver',
  'received',
  'cancel',
] as const satisfies readonly OrderEvent['type'][];
export type ManyAction = (typeof MANY_ACTIONS)[number];

/** Who may: money is noted by whoever may do what is of money. */
export const roleOfMany = (action: ManyAction): Role => (action === 'received' ? 'money' : 'orders');

/** Those of them that move an order on; the other one notes its money. */
type Moving = Exclude<ManyAction, 'received'>;

export type ManyEvent = { type: Moving } | { type: 'received'; amount: Centavos };

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
  action: Moving,
): Moving[] | null {
  const isPaidAtTheDoor = knownKind(paymentMethod.code) === 'cash';
  if (action === 'accept' && !isPaidAtTheDoor) return null;
  if (transitionOf(status, action)) return [action];
  const accepted = isPaidAtTheDoor ? transitionOf(status, 'accept') : null;
  return action === 'send' && accepted && transitionOf(accepted.to, 'send') ? ['accept', 'send'] : null;
}

/**
 * What was or is being taken for an order as it is handed over and nobody has noted: all that is due of one whose money
 * is taken then, from when it goes, or lies ready, on. Nothing of what a card holds.
 */
export function doorMoney({ status, isAccepted, money }: OrderState): Centavos {
  const isHandedOver = transitionOf(status, 'deliver') !== null || transitionOf(status, 'take-back-deliver') !== null;
  const due = stillDue(money);
  return isAccepted && isHandedOver && openAuthorisation(money) < due ? due : NO_CENTAVOS;
}

/** What is told of this order for an action on many, in turn; null where it cannot happen. */
export function manyEventsOf(
  order: Parameters<typeof stepsOf>[0],
  state: OrderState,
  action: ManyAction,
): ManyEvent[] | null {
  if (action !== 'received') return stepsOf(order, state, action)?.map((type) => ({ type })) ?? null;
  const amount = doorMoney(state);
  return amount > 0 ? [{ type: action, amount }] : null;
}
