import { userCreate, userLogin, userLogout, userLogoutEverywhere, userMe, userOrderHistory, userRefresh, userSession } from './calls';
import { CUSTOMER_FORMS } from './forms';
import { CUSTOMER_MESSAGES } from './messages';

/** Customers and their sessions. */
export const customers = {
  calls: { userCreate, userLogin, userRefresh, userMe, userSession, userOrderHistory, userLogout, userLogoutEverywhere },
  forms: CUSTOMER_FORMS,
  messages: CUSTOMER_MESSAGES,
};
