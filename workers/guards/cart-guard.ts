import type { CartPort } from '../../src/commerce/cart';
import { guessCoupon } from './coupon-guesses';
import type { Guards } from './guards';
import { placeGuarded } from './unpaid-orders';

/** The same cart, with guesses at coupon codes counted and unpaid orders bounded. */
export function guardedCart(cart: CartPort, guards: Guards): CartPort {
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
