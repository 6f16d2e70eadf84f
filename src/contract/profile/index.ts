import {
  userAddresses,
  userAddressRemove,
  userAddressSave,
  userAttributes,
  userCustomerToken,
  userDetails,
  userDetailsUpdate,
  userId,
  userMeUpdate,
} from './calls';
import { PROFILE_FORMS } from './forms';
import { PROFILE_MESSAGES } from './messages';

/** What customers see and change of themselves: who they are, and where things are sent. */
export const profile = {
  calls: {
    userMeUpdate,
    userAttributes,
    userDetails,
    userDetailsUpdate,
    userAddresses,
    userAddressSave,
    userAddressRemove,
    userId,
    userCustomerToken,
  },
  forms: PROFILE_FORMS,
  messages: PROFILE_MESSAGES,
} as const;
