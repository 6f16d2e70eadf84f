import type { GuestOrdersPort, OrderWish } from '../../../src/commerce/guest-orders';
import type { FoundOrder } from '../../../src/commerce/order';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../shop-request';

/** An order that was found, and the port that opens it. */
interface FoundByGuest {
  order: Exclude<FoundOrder, { state: 'unknown' }>['order'];
  orders: GuestOrdersPort;
}

/** An order by its number and e-mail; 404 too in a shop whose orders are a retailer's. */
export async function findOrderOfGuest({ commerce: { guestOrders } }: Pick<ShopRequest, 'commerce'>, wish: OrderWish): Promise<Result<FoundByGuest>> {
  if (!guestOrders) return refuse(404, ORDER_MESSAGES.notFoundByEmail);
  const found = await guestOrders.find(wish);
  if (!found.ok) return found;
  return found.value.state === 'unknown' ? refuse(404, ORDER_MESSAGES.notFoundByEmail) : ok({ order: found.value.order, orders: guestOrders });
}
