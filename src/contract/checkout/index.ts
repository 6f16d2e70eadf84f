import { cartCollectTotals, cartShippingInformation, cartShippingMethods, checkoutState, omniRecalculateOrder } from './calls';
import { CHECKOUT_FORMS } from './forms';
import { CHECKOUT_MESSAGES } from './messages';

/** The checkout of a cart. */
export const checkout = {
  calls: { cartShippingMethods, cartShippingInformation, cartCollectTotals, checkoutState, omniRecalculateOrder },
  forms: CHECKOUT_FORMS,
  messages: CHECKOUT_MESSAGES,
};
