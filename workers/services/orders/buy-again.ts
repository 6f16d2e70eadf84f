import type { ShownSharedLine } from '../../../src/commerce/shared-carts';
import type { SharedLine } from '../../../src/domain/cart/shared-line';
import { againLines, isAsBefore, seenOf } from '../../../src/domain/order/again';
import { ok, type Result } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';
import { orderPageOf, shoppersOrder } from './shoppers-order';

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

/** What an order would be today; 404 for one that whoever asks does not have. */
export async function again(request: ShopRequest, number: string): Promise<Result<Again>> {
  const found = await shoppersOrder(request, number);
  if (!found.ok) return found;
  const bought = againLines(found.value);
  const lines = bought.map(({ line }) => line);
  const shown = await request.commerce.sharedCarts.show(lines);
  const { number: own } = found.value.order;
  return ok({
    number: own,
    page: orderPageOf(request, own),
    lines,
    shown,
    isAsBefore: isAsBefore(bought, shown),
    seen: seenOf(shown),
  });
}
