import { userSocialLogin } from './calls';
import { SOCIAL_FORMS } from './forms';
import { SOCIAL_MESSAGES } from './messages';

/** Signing in through a provider. */
export const social = {
  calls: { userSocialLogin },
  forms: SOCIAL_FORMS,
  messages: SOCIAL_MESSAGES,
};
