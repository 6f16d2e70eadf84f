import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { ACCOUNT_PAGE, FORGOT_PASSWORD_PAGE } from '../../../src/contract/customers/pages';
import { translator } from '../../../src/i18n';
import type { Made } from '../../adapters/embedded/customers/account-made';
import { readCustomer } from '../../adapters/embedded/customers/read';
import type { WriteLetter } from '../letter';

/**
 * An account was made: what it is good for, and what to do for whoever did not make it. An e-mail is not confirmed at
 * sign-up, so nothing that was typed there stands in the letter.
 */
export const accountMade: WriteLetter = async ({ env, event, origin }) => {
  const made = JSON.parse(event.secret ?? '{}') as Made;
  const store = storeByCode(STORES, made.store);
  const customer = store && (await readCustomer(env, made.customerId));
  if (!customer) return null;
  const t = translator(store.i18n.defaultLocale);
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
