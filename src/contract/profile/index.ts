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
import { ADDRESSES_PAGE, DELIVERY_PAGE, PROFILE_PAGE } from './pages';
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
  account: [
    { page: PROFILE_PAGE, text: 'Your details', icon: 'user', group: 'about', rank: 1 },
    { page: ADDRESSES_PAGE, text: 'Your addresses', icon: 'pin', group: 'about', rank: 2 },
    { page: DELIVERY_PAGE, text: 'Delivery details', icon: 'truck', group: 'about', rank: 3 },
  ],
} as const;
