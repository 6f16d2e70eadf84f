import type { OrdersPort } from '../../../src/commerce/order';
import { ok } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { orderStanding } from '../../adapters/embedded/orders/place-order';
import type { Env } from '../../env';
import { isOutOfReach } from '../../http/transient';
import { backendOf } from '../../settings/backends';

/**
 * The same orders as they stand by now: a cart remembers an order as it was placed, our engine knows what
 * became of it. While it cannot be asked, the cart's memory stands.
 */
export function currentOrders(env: Env, store: StoreView, orders: OrdersPort): OrdersPort {
  if (backendOf(env, store.storeCode).backend !== 'embedded') return orders;
  return {
    async find(orderId, cartToken) {
      const found = await orders.find(orderId, cartToken);
      if (!found.ok || found.value.state === 'unknown') return found;
      const { value } = found;
      try {
        const standing = await orderStanding(env, store.storeCode, value.order.number);
        if (!standing) return found;
        return ok(
          value.state === 'past'
            ? { ...value, order: { ...value.order, status: standing.status } }
            : { ...value, order: { ...value.order, ...standing } },
        );
      } catch (error) {
        if (!isOutOfReach(error)) throw error;
        return found;
      }
    },
  };
}
