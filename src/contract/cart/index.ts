import {
  cartApplyCoupon,
  cartCoupon,
  cartCreate,
  cartDelete,
  cartDeleteCoupon,
  cartOwn,
  cartPaymentMethods,
  cartPull,
  cartState,
  cartTotals,
  cartUpdate,
} from './calls';
import { CART_FORMS } from './forms';
import { CART_MESSAGES } from './messages';

/** The cart. */
export const cart = {
  calls: {
    cartCreate,
    cartPull,
    cartState,
    cartOwn,
    cartUpdate,
    cartDelete,
    cartApplyCoupon,
    cartDeleteCoupon,
    cartCoupon,
    cartTotals,
    cartPaymentMethods,
  },
  forms: CART_FORMS,
  messages: CART_MESSAGES,
};
