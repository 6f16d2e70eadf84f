import { storePath } from '../../../src/config/stores';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import { paymentReturnPath } from '../../../src/contract/payments-forms';
import type { Order } from '../../../src/domain/order/order';
import { ORDER_PAYEE } from '../../../src/domain/payment/payee';
import { type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';

/**
 * The page of the gateway where an order is paid by card, which leads back to the return address of the order's payments; 404 where a
 * retailer is paid.
 */
export async function startCard(
  { commerce, origin, store }: ShopRequest,
  order: Order,
): Promise<Result<{ url: string }>> {
  const returnUrl = `${origin}${storePath(store, paymentReturnPath(ORDER_PAYEE, order.orderId))}`;
  return commerce.payments ? commerce.payments.startCard(order, returnUrl) : refuse(404, ORDER_MESSAGES.orderUnknown);
}
