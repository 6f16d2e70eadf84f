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
import { sendSms, userPhoneConfirm } from './phone-calls';
import { PHONE_FORMS, PHONE_MESSAGES } from './phone-forms';

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
    sendSms,
    userPhoneConfirm,
  },
  forms: { ...PROFILE_FORMS, ...PHONE_FORMS },
  messages: { ...PROFILE_MESSAGES, ...PHONE_MESSAGES },
} as const;
