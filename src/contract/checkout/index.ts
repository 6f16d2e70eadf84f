import {
  cartCollectTotals,
  cartShippingInformation,
  cartShippingMethods,
  checkoutState,
  omniRecalculateOrder,
  userSetOrigin,
} from './calls';
import { CHECKOUT_FORMS } from './forms';
import { checkoutHandover } from './handover';
import { CHECKOUT_MESSAGES } from './messages';

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
