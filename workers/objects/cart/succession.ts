import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import type { Order, OrderRequest } from '../../../src/domain/order/order';
import { answeredUntil } from '../../../src/domain/order/past-order';
import { type Result, refuse } from '../../../src/domain/result';
import { newToken } from '../../http/token';
import type { KeyedCall } from '../shared/operation-log';
import type { CartStore } from './cart-store';
import type { CartContext } from './context';
import type { CartState, Closed, CustomersCart, Predecessor, Remainder } from './state';

/** Earlier carts a cart knows of; the order of one further back is found by its own token alone. */
export const MOST_PREDECESSORS = 10;

/** Carts that came one after another while somebody kept the token of the first. */
export const MOST_SUCCESSORS = 20;

/**
 * What becomes of a cart with its order; that of a visitor who signed in meanwhile goes on in the customer's. `expected`
 * is the token of a cart that knows already that it comes after this one.
 */
export const closedBy = (
  order: Order,
  call: KeyedCall,
  { holdMs }: Pick<CartContext, 'holdMs'>,
  mergesInto: CustomersCart | null,
  expected: string | null,
): Closed => ({
  call,
  successor: mergesInto?.token ?? expected ?? newToken(),
  ...(mergesInto ? { successorOwner: mergesInto.customer } : {}),
  ...(expected !== null && !mergesInto ? { isExpected: true } : {}),
  isTransferred: false,
  until: answeredUntil(order, holdMs()),
});

/** Earlier carts for whoever comes after this one: those it knows of, and itself where orders were made of it. */
export function predecessorsOf({ storage }: CartStore, state: CartState, { call, until }: Closed): Predecessor[] {
  const orderIds = storage.orderIds();
  const own: Predecessor[] =
    orderIds.length > 0 ? [{ token: state.address.token, orderIds, key: call.key, until }] : [];
  return [...own, ...state.predecessors].slice(0, MOST_PREDECESSORS);
}

/** What is left of a cart once its order is placed. */
export function remainderOf(cart: CartStore, state: CartState, closed: Closed, now: number): Remainder {
  const { storage } = cart;
  const { call } = closed;
  return {
    lastOrder: state.lastOrder ?? '',
    lastOrderAt: state.lastOrderAt ?? now,
    version: state.version,
    content: state.content,
    predecessors: predecessorsOf(cart, state, closed),
    outcomes: storage.operations.others(call, now),
    merged: state.merged,
  };
}

/** Refusal between a cart and its port, which no client sees: an order was made of this cart, its successor goes on. */
const CLOSED = 'cart.spent';

/**
 * Sends whoever asks a cart that has not got yet what is left of the one before it to that one, which gives it and leads
 * here again.
 */
export const leadsByPredecessor = (token: string) => refuse(409, CLOSED, { detail: { token } });

/** Refusal between a cart and its port, which no client sees: what is asked for was made of an earlier cart. */
const ORDERED_BEFORE = 'cart.ordered-before';

const named = (answer: Result<unknown>, message: string): string | null =>
  answer.ok || answer.problem.message !== message ? null : (answer.problem.detail as { token: string }).token;

/** Sends whoever asks a cart that an order was made of to its successor. */
export const leadsOn = ({ successor }: Closed) => refuse(409, CLOSED, { detail: { token: successor } });

/** Token of the cart that goes on after the one that answered this; null for any other answer. */
export const successorIn = (answer: Result<unknown>): string | null => named(answer, CLOSED);

/** Token of the earlier cart that this order was made of; null for any other answer. */
export const predecessorIn = (answer: Result<unknown>): string | null => named(answer, ORDERED_BEFORE);

const leadsBack = ({ token }: Predecessor) => refuse(409, ORDERED_BEFORE, { detail: { token } });

/**
 * Sends an order that is asked for again, or comes under its key, to the cart it was made of; null when it is of no
 * earlier one.
 */
export function orderedBefore(
  { predecessors }: CartState,
  { orderId }: OrderRequest,
  { key }: KeyedCall,
  now: number,
): ReturnType<typeof leadsBack> | null {
  const before = predecessors.find(
    (earlier) => now < earlier.until && (earlier.key === key || earlier.orderIds.includes(orderId)),
  );
  return before ? leadsBack(before) : null;
}

/** An order this cart knows nothing of: where it was made of an earlier cart, sent there. */
export function unknownOrder(state: CartState | null, orderId: string) {
  if (state?.awaits) return refuse(409, ORDERED_BEFORE, { detail: { token: state.awaits } });
  const before = state?.predecessors.find(({ orderIds }) => orderIds.includes(orderId));
  return before ? leadsBack(before) : refuse(404, ORDER_MESSAGES.orderUnknown);
}
