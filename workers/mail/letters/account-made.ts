import { storePath } from '../../../src/config/stores';
import { ACCOUNT_PAGE, FORGOT_PASSWORD_PAGE } from '../../../src/contract/customers/pages';
import type { Made } from '../../adapters/embedded/customers/account-made';
import type { WriteLetter } from '../letter';
import { toldCustomer } from '../told-customer';

/**
 * An account was made: what it is good for, and what to do for whoever did not make it. An e-mail is not confirmed at
 * sign-up, so nothing that was typed there stands in the letter.
 */
export const accountMade: WriteLetter = async ({ env, event, origin }) => {
  const about = await toldCustomer<Made>({ env, event });
  if (!about) return null;
  const { store, customer, t } = about;
  return {
    to: customer.email,
    store,
    letter: {
      subject: t('Welcome to {shop}', { shop: store.name }),
      lines: [
        t('Your account is ready. It shows how your orders are going, and your cart follows you to all your devices.'),
      ],
      action: { label: t('Go to my account'), url: `${origin}${storePath(store, ACCOUNT_PAGE)}` },
      after: [
        t(
          'If you did not make this account, choose a new password with this link: only who reads this e-mail can use it.',
        ),
      ],
      end: { label: t('It was not me'), url: `${origin}${storePath(store, FORGOT_PASSWORD_PAGE)}` },
    },
  };
};
