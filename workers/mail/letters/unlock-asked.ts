import { UNLOCK_PAGE } from '../../../src/contract/customers/forms';
import { accountLink } from '../account-link';

/** The link that lets a device sign in while the account is locked for everybody else. */
export const unlockAsked = accountLink(UNLOCK_PAGE, (t, { name: shop }) => ({
  subject: t('Sign in to your account again'),
  line: t(
    'Several sign-ins to your account at {shop} failed, so we paused it for a few minutes. Open this link on the device where you want to sign in, and type your password there.',
    { shop },
  ),
  label: t('Unlock this device'),
  otherwise: t('If you did not ask for it, you need do nothing: nobody got in, and your password stays as it is.'),
}));
