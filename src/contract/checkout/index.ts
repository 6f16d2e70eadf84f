import {
  cartCollectTotals,
  cartShippingInformation,
  cartShippingMethods,
  checkoutState,
  omniRecalculateOrder,
  userSetOrigin,
} from './calls';
import { CHECKOUT_FORMS } from './forms';
import { CHECKOUT_MESSAGES } from './messages';
import { checkoutHandover } from './ticket';

/** The checkout of a cart. */
export const checkout = {
  calls: {
    cartShippingMethods,
    cartShippingInformation,
    cartCollectTotals,
    checkoutState,
    omniRecalculateOrder,
    userSetOrigin,
    checkoutHandover,
  },
  forms: CHECKOUT_FORMS,
  messages: CHECKOUT_MESSAGES,
};
