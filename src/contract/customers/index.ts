import {
  userCreate,
  userLogin,
  userLogout,
  userLogoutEverywhere,
  userMe,
  userOrderHistory,
  userPostcode,
  userRefresh,
  userSession,
} from './calls';
import { CUSTOMER_FORMS } from './forms';
import { CUSTOMER_MESSAGES } from './messages';
import { SECURITY_PAGE } from './pages';
import {
  userChangePassword,
  userCreatePassword,
  userPasswordUpdate,
  userResetPassword,
  userResetPasswordOld,
  userUnlock,
} from './password-calls';

/** Customers, their passwords and their sessions. */
export const customers = {
  calls: {
    userCreate,
    userLogin,
    userRefresh,
    userMe,
    userPostcode,
    userSession,
    userOrderHistory,
    userLogout,
    userLogoutEverywhere,
    userResetPassword,
    userResetPasswordOld,
    userUnlock,
    userCreatePassword,
    userChangePassword,
    userPasswordUpdate,
  },
  forms: CUSTOMER_FORMS,
  messages: CUSTOMER_MESSAGES,
  events: [
    'password-forgotten',
    'unlock-asked',
    'password-changed',
    'account-made',
    'email-asked',
    'email-changed',
    'email-returned',
  ],
  account: [{ page: SECURITY_PAGE, text: 'Sign-in and security', icon: 'lock', group: 'about', rank: 4 }],
} as const;
