import { orderPath } from '../../../src/contract/checkout/forms';
import { markOrder } from '../../http/marks/known-orders';
import { setOrderToken } from '../../http/sessions/order-cookie';
import type { ShopRequest } from '../../http/shop-request';
import type { FoundByGuest } from './find-order';

/** Shows a found order to this browser, which is known to it from now on; answers the path of its page. */
export async function openOrder(request: ShopRequest, { order, orders }: FoundByGuest): Promise<string> {
  setOrderToken(request.cookies, request.store, await orders.open(order));
  await markOrder(request, order.number);
  return orderPath(order.number);
}
