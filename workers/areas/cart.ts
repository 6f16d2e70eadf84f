import type { Commerce } from '../../src/commerce/commerce';
import { cartHandlers } from '../api/cart';
import { cartForms } from '../forms/cart';
import { guardedCart } from '../guards/cart-guard';
import { newToken } from '../http/token';
import { cartPort } from '../objects/cart/port';
import { defineArea, type PortAt } from './define-area';

/** Carts of visitors: whoever holds their tokens is answered. */
const cartOf =
  ({ env, store }: PortAt): Commerce['cart'] =>
  (token) =>
    cartPort(env, store, token, false);

export const cart = defineArea('cart', {
  ports: {
    cart: {
      embedded: cartOf,
      upstream: 'embedded',
      guard: (cart, guards) => (token) => guardedCart(cart(token), guards),
    },
    newCart: {
      embedded:
        ({ env, store }) =>
        async () =>
          cartPort(env, store, newToken()),
      upstream: 'embedded',
      guard: (newCart, guards) => async () => {
        await guards.countNewCart();
        return guardedCart(await newCart(), guards);
      },
    },
  },
  calls: cartHandlers,
  forms: cartForms,
  // A cart forgets itself: it is an object of its own.
  retention: 'nothing ages',
});
