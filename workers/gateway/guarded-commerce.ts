import type { CartPort } from '../../src/commerce/cart';
import type { Commerce } from '../../src/commerce/commerce';
import { guessCoupon } from './coupon-guesses';
import type { Guards } from './guards';
import { placeGuarded } from './unpaid-orders';

function guardedCart(cart: CartPort, guards: Guards): CartPort {
  return {
    ...cart,
    place: (request, key) => placeGuarded(cart, guards, request, key),
    apply(operation, key) {
      if (operation.kind !== 'coupon' || operation.code === null) return cart.apply(operation, key);
      // Another code under the same key is another guess.
      const id = JSON.stringify([key ?? crypto.randomUUID(), operation.code]);
      return guessCoupon(guards, { token: cart.token(), id, apply: () => cart.apply(operation, key) });
    },
  };
}

/** The same commerce for a shopper, with guesses at coupon codes counted and unpaid orders bounded. */
export const guardedCommerce = (commerce: Commerce, guards: Guards): Commerce => ({
  ...commerce,
  cart: (token) => guardedCart(commerce.cart(token), guards),
  newCart: async () => guardedCart(await commerce.newCart(), guards),
});
