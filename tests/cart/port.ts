import type { FoundOrder } from '../../src/commerce/order';
import type { CartAnswer, CartOperation } from '../../src/domain/cart/cart';
import type { Order } from '../../src/domain/order/order';
import type { Problem, Result } from '../../src/domain/result';

export const add = (
  sku: string,
  qty = 1,
  more: Partial<Extract<CartOperation, { kind: 'add' }>> = {},
): CartOperation => ({ kind: 'add', sku, qty, ...more });

/** The value of an answer that has to be one. */
export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/** The refusal of an answer that has to be one. */
export function problem(result: Result<unknown>): Problem {
  if (result.ok) throw new Error(`was not refused: ${JSON.stringify(result.value)}`);
  return result.problem;
}

export const messages = (answer: CartAnswer): string[] => answer.notices.map((notice) => notice.message);

/** The order of an outcome that has to be placed. */
export function placed(result: Result<FoundOrder>): Order {
  const outcome = value(result);
  if (outcome.state !== 'placed') throw new Error('the order was not placed');
  return outcome.order;
}
