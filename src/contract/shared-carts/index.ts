import { sharedCartAdd, sharedCartCreate, sharedCartShow } from './calls';
import { SHARED_CART_FORMS } from './forms';
import { SHARED_CART_MESSAGES } from './messages';

/** Shared carts: links to what is in a cart. */
export const sharedCarts = {
  calls: { sharedCartCreate, sharedCartShow, sharedCartAdd },
  forms: SHARED_CART_FORMS,
  messages: SHARED_CART_MESSAGES,
};
