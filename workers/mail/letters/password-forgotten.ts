import { CREATE_PASSWORD_PAGE } from '../../../src/contract/customers/forms';
import { accountLink } from '../account-link';

/** The link for a new password. */
export const passwordForgotten = accountLink(CREATE_PASSWORD_PAGE, (t, { name: shop }) => ({
  subject: t('Choose a new password'),
  line: t(
    'Somebody asked to change the password of your account at {shop}. If it was you, choose a new one with this button.',
    { shop },
  ),
  label: t('Choose a new password'),
  otherwise: t('If it was not you, you need do nothing: your password stays as it is.'),
}));
