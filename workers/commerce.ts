import type { Commerce } from '../src/commerce/commerce';
import type { CustomerSession } from '../src/commerce/principal';
import type { StoreView } from '../src/domain/store-view';
import { embeddedCommerce } from './adapters/embedded';
import { embeddedBackInStock } from './adapters/embedded/back-in-stock';
import { borderRateAt } from './adapters/embedded/border-rate';
import { embeddedProducts } from './adapters/embedded/cart/product-source';
import { embeddedContact } from './adapters/embedded/contact';
import { embeddedCustomers, forgetPassword } from './adapters/embedded/customers';
import { embeddedNewsletter } from './adapters/embedded/newsletter';
import { embeddedGuestOrders } from './adapters/embedded/orders/guest';
import { embeddedPasskeys } from './adapters/embedded/passkeys';
import { embeddedPayments } from './adapters/embedded/payments';
import { embeddedReviews } from './adapters/embedded/reviews';
import { embeddedSharedCarts } from './adapters/embedded/shared-carts';
import { embeddedSocial } from './adapters/embedded/social';
import { upstreamCommerce } from './adapters/upstream';
import { portSource } from './adapters/upstream/cart/product-source';
import { upstreamCustomers } from './adapters/upstream/customers';
import { upstreamNewsletter } from './adapters/upstream/newsletter';
import { upstreamReviews } from './adapters/upstream/reviews';
import { upstreamSocial } from './adapters/upstream/social';
import type { Env } from './env';
import { BusySessions } from './http/customers/busy-sessions';
import { until } from './http/deadline';
import { newToken } from './http/token';
import { customerOf } from './objects/cart/address';
import { currentOrders } from './objects/cart/current-orders';
import { ordersPort } from './objects/cart/orders-port';
import { cartPort } from './objects/cart/port';
import { customerSessionsOf } from './objects/customer-sessions';
import { backendOf } from './settings/backends';

/** The same commerce; `beforeMade` runs before a cart is made, and throws where that is not allowed. */
export const guardingNewCarts = (commerce: Commerce, beforeMade: () => Promise<void>): Commerce => ({
  ...commerce,
  async newCart() {
    await beforeMade();
    return commerce.newCart();
  },
});

/**
 * The commerce of one request: the adapter its store view is configured for, and the cart object in front of either.
 * `deadline` is the moment (epoch ms) by which everything that is only read has to be there.
 */
export function commerceFor(env: Env, store: StoreView, now: number, deadline = Number.POSITIVE_INFINITY): Commerce {
  const config = backendOf(env, store.storeCode);
  const adapter =
    config.backend === 'upstream'
      ? upstreamCommerce(env, store, { ...config, deadline }, now)
      : embeddedCommerce(env, store, now);
  const products =
    config.backend === 'upstream'
      ? portSource(adapter, (place) => borderRateAt(env, store.storeCode, place, now))
      : embeddedProducts(env, store, now);
  return {
    catalogue: until(deadline, adapter.catalogue),
    content: until(deadline, adapter.content),
    productFeed: until(deadline, adapter.productFeed),
    stock: until(deadline, adapter.stock),
    postal: until(deadline, adapter.postal),
    shipping: until(deadline, adapter.shipping),
    branches: until(deadline, adapter.branches),
    probe: adapter.probe,
    customers:
      config.backend === 'upstream'
        ? upstreamCustomers({ ...config, deadline }, store, (email) => forgetPassword(env, store.storeCode, email, now))
        : embeddedCustomers(env, store, now),
    passkeys: config.backend === 'upstream' ? null : embeddedPasskeys(env, now),
    social: config.backend === 'upstream' ? upstreamSocial(env, config, store) : embeddedSocial(env, store, now),
    sharedCarts: embeddedSharedCarts(env, store, products, now),
    payments: config.backend === 'upstream' ? null : embeddedPayments(env, store, now),
    reviews:
      config.backend === 'upstream'
        ? upstreamReviews({ ...config, deadline }, store, adapter.catalogue)
        : embeddedReviews(env, store.storeCode, now),
    newsletter:
      config.backend === 'upstream'
        ? upstreamNewsletter({ ...config, deadline }, store)
        : embeddedNewsletter(env, store.storeCode, now),
    contact: embeddedContact(env, store.storeCode, now),
    guestOrders: config.backend === 'upstream' ? null : embeddedGuestOrders(env, store.storeCode, now),
    backInStock: config.backend === 'upstream' ? null : embeddedBackInStock(env, store.storeCode, now),
    ...visitorsCarts(env, store, now),
  };
}

type Carts = Pick<Commerce, 'cart' | 'newCart' | 'orders'>;

/** Carts and orders of visitors: whoever holds their tokens is answered. */
const visitorsCarts = (env: Env, store: StoreView, now: number): Carts => ({
  orders: currentOrders(env, store, ordersPort(env, store, now)),
  cart: (token) => cartPort(env, store, token, false),
  newCart: async () => cartPort(env, store, newToken()),
});

/**
 * The same commerce as a customer sees it: what is theirs is there for them alone, and a cart that is made is the one
 * of their account.
 */
export function commerceOfCustomer(env: Env, store: StoreView, commerce: Commerce, session: CustomerSession): Commerce {
  const customer = customerOf(session);
  return {
    ...commerce,
    orders: currentOrders(env, store, ordersPort(env, store, Date.now(), customer)),
    cart: (token) => cartPort(env, store, token, false, customer),
    async newCart() {
      const own = await customerSessionsOf(env, store).cartToken(session.account, store.storeCode);
      if (!own.ok) throw new BusySessions();
      return cartPort(env, store, own.value, true, customer);
    },
  };
}
