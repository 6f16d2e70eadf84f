import type { OwnOrder } from '../../../src/commerce/own/history';
import { orderPath } from '../../../src/contract/checkout/forms';
import { ownOrderPath } from '../../../src/contract/history/pages';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';

/** The order of this number, of whoever asks: a customer's own, or one this browser opened. 404 for any other. */
export async function shoppersOrder(request: ShopRequest, number: string): Promise<Result<OwnOrder>> {
  const mine = request.mine();
  if (mine.kind === 'customer') {
    const own = await mine.own('history').order(number);
    if (own.ok || own.problem.status !== 404) return own;
  }
  const found = await mine.order(number);
  if (!found.ok) return found;
  return found.value.state === 'placed'
    ? ok({ kind: 'own', order: found.value.order, document: { increment_id: found.value.order.number } })
    : refuse(404, ORDER_MESSAGES.orderUnknown);
}

/** The page of an order, for whoever asks. */
export const orderPageOf = (request: ShopRequest, number: string): string =>
  request.mine().kind === 'customer' ? ownOrderPath(number) : orderPath(number);
