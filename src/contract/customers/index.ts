import { userCreate, userLogin, userLogout, userLogoutEverywhere, userMe, userRefresh } from './calls';
import { CUSTOMER_FORMS } from './forms';
import { CUSTOMER_MESSAGES } from './messages';

/** Customers and their sessions. */
export const customers = {
  calls: { userCreate, userLogin, userRefresh, userMe, userLogout, userLogoutEverywhere },
  forms: CUSTOMER_FORMS,
  messages: CUSTOMER_MESSAGES,
};
