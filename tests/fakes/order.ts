import type { OrdersPort } from '../../src/commerce/order';
import { ok, refuse } from '../../src/domain/result';
import type { FakeCart } from './cart';

/** The orders of these carts. */
export const fakeOrders = (cartOf: (token: string) => FakeCart): OrdersPort => ({
  find: async (orderId, token) => {
    const cart = cartOf(token);
    const order = cart.orders.find((one) => one.orderId === orderId || one.number === orderId);
    if (order) return ok({ state: 'placed', order });
    return cart.placeOutcome === 'unknown' && cart.placing?.request.orderId === orderId
      ? ok({ state: 'unknown', orderId })
      : refuse(404, 'Order not found');
  },
});
