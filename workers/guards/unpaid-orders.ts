import type { CartPort } from '../../src/commerce/cart';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import type { OrderRequest } from '../../src/domain/order/order';
import { TooManyRequests } from '../http/limits/rate-limit';
import type { Guards } from './guards';

/**
 * Places an order. Where its telephone or place has too many unpaid ones open, a challenge passed for this very order
 * lets it through. Only writing the order tells whether one is needed, so a challenge that was shown is verified
 * before.
 */
export async function placeGuarded(
  cart: CartPort,
  { storeCode, challenge, countOrder }: Guards,
  request: OrderRequest,
  key: string | null,
) {
  await countOrder(cart.token());
  const outcome = await challenge(`order ${storeCode}:${cart.token()} ${request.orderId}`);
  const answer = await cart.place(outcome === 'passed' ? { ...request, challengePassed: true } : request, key);
  if (answer.ok || answer.problem.message !== ORDER_MESSAGES.tooManyUnpaid) return answer;
  const { retryAfter } = answer.problem.detail as { retryAfter: number };
  throw new TooManyRequests({
    by: 'ceiling',
    retryAfterSeconds: retryAfter,
    reason: answer.problem.message,
    challenge: outcome,
  });
}
