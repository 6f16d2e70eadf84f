import type { Commerce } from '../src/commerce/commerce';
import type { StoreView } from '../src/domain/store-view';
import { embeddedCommerce } from './adapters/embedded';
import { embeddedCustomers } from './adapters/embedded/customers';
import { upstreamCommerce } from './adapters/upstream';
import { upstreamCustomers } from './adapters/upstream/customers';
import { backendOf } from './backend-config';
import type { Env } from './env';
import { until } from './http/deadline';
import { newToken } from './http/token';
import { currentOrders } from './objects/cart/current-orders';
import { ordersPort } from './objects/cart/orders-port';
import { cartPort } from './objects/cart/port';

/** The same commerce; `beforeMade` runs before a cart is made, and throws where that is not allowed. */
export const guardingNewCarts = (commerce: Commerce, beforeMade: () => Promise<void>): Commerce => ({
  ...commerce,
  async newCart() {
    await beforeMade();
    return commerce.newCart();
  },
});

/**
 * The commerce of one request: the adapter its store view is configured for, and the cart object in front of either. `deadline` is the moment
 * (epoch ms) by which everything that is only read has to be there.
 */
export function commerceFor(env: Env, store: StoreView, now: number, deadline = Number.POSITIVE_INFINITY): Commerce {
  const config = backendOf(env, store.storeCode);
  const adapter = config.backend === 'upstream' ? upstreamCommerce(env, store, { ...config, deadline }, now) : embeddedCommerce(env, store, now);
  return {
    catalogue: until(deadline, adapter.catalogue),
    content: until(deadline, adapter.content),
    stock: until(deadline, adapter.stock),
    places: until(deadline, adapter.places),
    shipping: until(deadline, adapter.shipping),
    probe: adapter.probe,
    customers: config.backend === 'upstream' ? upstreamCustomers({ ...config, deadline }, store) : embeddedCustomers(env, store, now),
    orders: currentOrders(env, store, ordersPort(env, store, now)),
    cart: (token) => cartPort(env, store, token, false),
    newCart: async () => cartPort(env, store, newToken()),
  };
}
