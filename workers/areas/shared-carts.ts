import { borderRateAt } from '../adapters/embedded/border-rate';
import { embeddedProducts } from '../adapters/embedded/cart/product-source';
import { embeddedSharedCarts } from '../adapters/embedded/shared-carts';
import { sharedCartsHandlers } from '../api/cart/shared-carts';
import { sharedCartsForms } from '../forms/cart/shared-carts';
import { defineArea } from './define-area';
import { deleteAfter, STEP_ROWS } from './retention';

export const sharedCarts = defineArea('sharedCarts', {
  ports: {
    sharedCarts: {
      embedded: ({ env, store, now }) => embeddedSharedCarts(env, store, embeddedProducts(env, store, now), now),
      upstream: ({ env, store, now, engine, adapters }) => {
        const products = adapters.portSource(engine(), (place) => borderRateAt(env, store.storeCode, place, now));
        return embeddedSharedCarts(env, store, products, now);
      },
      guard: 'unlimited',
    },
  },
  calls: sharedCartsHandlers,
  forms: sharedCartsForms,
  retention: {
    // Its own time is over, so that none is added to it.
    shared_cart: deleteAfter(
      `DELETE FROM shared_cart WHERE hash IN (SELECT hash FROM shared_cart WHERE expires_at <= ?1 LIMIT ${STEP_ROWS})`,
      0,
    ),
  },
});
