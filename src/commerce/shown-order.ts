import { ORDER_MESSAGES } from '../contract/order-forms';
import { ok, type Result, refuse } from '../domain/result';
import type { Commerce } from './commerce';
import type { FoundOrder } from './order';

/** What a visitor may show of having made an order. */
interface Shown {
  commerce: Pick<Commerce, 'orders' | 'guestOrders'>;
  cartToken: string | null;
  /** Token of the order that was found last by its number and e-mail. */
  orderToken: string | null;
}

/**
 * The order of this client id or number, for whoever found it by its e-mail or holds the cart it was made from; 404 for
 * everybody else.
 */
export async function shownOrder(
  { commerce, cartToken, orderToken }: Shown,
  orderId: string,
): Promise<Result<FoundOrder>> {
  const opened = orderToken === null ? null : ((await commerce.guestOrders?.shown(orderToken, orderId)) ?? null);
  if (opened) return ok(opened);
  return cartToken === null ? refuse(404, ORDER_MESSAGES.orderUnknown) : commerce.orders.find(orderId, cartToken);
}
