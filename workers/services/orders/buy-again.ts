import type { OwnOrder } from '../../../src/commerce/own/history';
import type { ShownSharedLine } from '../../../src/commerce/shared-carts';
import { orderPath } from '../../../src/contract/checkout/forms';
import { ownOrderPath } from '../../../src/contract/history/pages';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import type { SharedLine } from '../../../src/domain/cart/shared-line';
import { againLines, isAsBefore, seenOf } from '../../../src/domain/order/again';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';

/** What of an order would be bought again. */
export interface Again {
  number: string;
  /** Page of the order, for whoever asks. */
  page: string;
  lines: SharedLine[];
  shown: ShownSharedLine[];
  /** Whether all of it is sold, and costs no more than it did. */
  isAsBefore: boolean;
  /** What stands for the prices of this moment. */
  seen: string;
}

/** The order of this number, of whoever asks: a customer's own, or one this browser opened. */
async function orderOf(request: ShopRequest, number: string): Promise<Result<OwnOrder>> {
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

/** What an order would be today; 404 for one that whoever asks does not have. */
export async function again(request: ShopRequest, number: string): Promise<Result<Again>> {
  const found = await orderOf(request, number);
  if (!found.ok) return found;
  const bought = againLines(found.value);
  const lines = bought.map(({ line }) => line);
  const shown = await request.commerce.sharedCarts.show(lines);
  const isOwn = request.mine().kind === 'customer';
  const { number: own } = found.value.order;
  return ok({
    number: own,
    page: isOwn ? ownOrderPath(own) : orderPath(own),
    lines,
    shown,
    isAsBefore: isAsBefore(bought, shown),
    seen: seenOf(shown),
  });
}
