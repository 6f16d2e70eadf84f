import type { GuestOrdersPort, OrderWish } from '../../../src/commerce/guest-orders';
import type { FoundOrder } from '../../../src/commerce/order';
import { MESSAGES } from '../../../src/contract/messages';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';

type Asked = Pick<ShopRequest, 'commerce'>;

/** An order that was found, and the port that opens it. */
export interface FoundByGuest {
  order: Exclude<FoundOrder, { state: 'unknown' }>['order'];
  orders: GuestOrdersPort;
}

const foundBy = (orders: GuestOrdersPort, found: Result<FoundOrder>): Result<FoundByGuest> => {
  if (!found.ok) return found;
  return found.value.state === 'unknown'
    ? refuse(404, ORDER_MESSAGES.notFoundByEmail)
    : ok({ order: found.value.order, orders });
};

/** An order by its number and e-mail; 404 too in a shop whose orders are a retailer's. */
export async function findOrderOfGuest(
  { commerce: { guestOrders } }: Asked,
  wish: OrderWish,
): Promise<Result<FoundByGuest>> {
  return guestOrders ? foundBy(guestOrders, await guestOrders.find(wish)) : refuse(404, ORDER_MESSAGES.notFoundByEmail);
}

/** The order that the button of a letter opens, which may be followed again. */
export async function orderOfLetter(
  { commerce: { guestOrders } }: Asked,
  token: string,
): Promise<Result<FoundByGuest>> {
  return guestOrders ? foundBy(guestOrders, await guestOrders.ofLetter(token)) : refuse(400, MESSAGES.linkExpired);
}

/** Asks for a link to an order; it goes out behind the answer. 404 in a shop whose orders are a retailer's. */
export async function askOrderLink(
  { commerce: { guestOrders }, wakeOutbox }: Asked & Pick<ShopRequest, 'wakeOutbox'>,
  wish: OrderWish,
): Promise<Result<null>> {
  if (!guestOrders) return refuse(404, MESSAGES.notFound);
  const asked = await guestOrders.askLink(wish);
  if (asked.ok) wakeOutbox();
  return asked;
}

/** The order of such a link, which is used up. */
export async function orderOfLink({ commerce: { guestOrders } }: Asked, token: string): Promise<Result<FoundByGuest>> {
  return guestOrders ? foundBy(guestOrders, await guestOrders.spendLink(token)) : refuse(400, MESSAGES.linkExpired);
}
