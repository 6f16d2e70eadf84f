import { storePath } from '../../../src/config/stores';
import { orderPath } from '../../../src/contract/checkout/forms';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import type { Order } from '../../../src/domain/order/order';
import { type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';

/**
 * The page of the gateway where an order is paid by card, which leads back to the page of the order; 404 where a
 * retailer is paid.
 */
export async function startCard(
  { commerce, origin, store }: ShopRequest,
  order: Order,
): Promise<Result<{ url: string }>> {
  const returnUrl = `${origin}${storePath(store, orderPath(order.orderId))}`;
  return commerce.payments ? commerce.payments.startCard(order, returnUrl) : refuse(404, ORDER_MESSAGES.orderUnknown);
}
