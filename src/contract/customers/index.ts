import { userCreate, userLogin, userLogout, userLogoutEverywhere, userMe, userRefresh } from './calls';
import { CUSTOMER_MESSAGES } from './messages';

/** Customers and their sessions. */
export const customers = {
  calls: { userCreate, userLogin, userRefresh, userMe, userLogout, userLogoutEverywhere },
  messages: CUSTOMER_MESSAGES,
};
