import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { CREATE_PASSWORD_PAGE, RESET_TOKEN } from '../../../src/contract/customers/forms';
import { translator } from '../../../src/i18n';
import { type Forgotten, openReset, RESET_MINUTES, resetExpiry } from '../../adapters/embedded/customers/resets';
import type { WriteLetter } from '../letter';

/** The link for a new password. It goes to the e-mail the account has, never to the one that was typed. */
export const passwordForgotten: WriteLetter = async ({ env, event, origin, now }) => {
  const forgotten = JSON.parse(event.secret ?? '{}') as Forgotten;
  const store = storeByCode(STORES, forgotten.store);
  if (!store || now >= resetExpiry(event.createdAt)) return null;
  const addressee = await openReset(env, forgotten, event);
  if (!addressee) return null;
  const t = translator(store.i18n.defaultLocale);
  const query = new URLSearchParams({ [RESET_TOKEN]: forgotten.token });
  return {
    to: addressee.email,
    store,
    letter: {
      subject: t('Choose a new password'),
      lines: [
        t('Hello, {name}', { name: addressee.firstName }),
        t('Somebody asked to change the password of your account at {shop}. If it was you, choose a new one with this button.', { shop: store.name }),
      ],
      action: { label: t('Choose a new password'), url: `${origin}${storePath(store, CREATE_PASSWORD_PAGE)}?${query}` },
      after: [
        t('The link works once and for {minutes} minutes; if you ask for another one, only the newest works.', { minutes: RESET_MINUTES }),
        t('If it was not you, you need do nothing: your password stays as it is.'),
      ],
    },
  };
};
