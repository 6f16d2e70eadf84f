import { cartCollectTotals, cartShippingInformation, cartShippingMethods, checkoutState } from './calls';
import { CHECKOUT_FORMS } from './forms';
import { CHECKOUT_MESSAGES } from './messages';

/** The checkout of a cart. */
export const checkout = {
  calls: { cartShippingMethods, cartShippingInformation, cartCollectTotals, checkoutState },
  forms: CHECKOUT_FORMS,
  messages: CHECKOUT_MESSAGES,
};
