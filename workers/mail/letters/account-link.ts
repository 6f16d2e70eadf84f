import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { CREATE_PASSWORD_PAGE, LINK_TOKEN, UNLOCK_PAGE } from '../../../src/contract/customers/pages';
import type { StoreView } from '../../../src/domain/store-view';
import { type Translate, translator } from '../../../src/i18n';
import { type AskedLink, LINK_MINUTES, linkExpiry } from '../../adapters/embedded/asked-link';
import { openReset } from '../../adapters/embedded/customers/resets';
import type { WriteLetter } from '../letter';

/** What a letter with a link to an account says. */
interface Words {
  subject: string;
  /** Why it comes. */
  line: string;
  label: string;
  /** What happens if nobody follows it. */
  otherwise: string;
}

/**
 * A letter with a link to an account, once and for an hour. It goes to the e-mail the account has, never to the one
 * that was typed.
 */
const accountLink =
  (page: string, wordsOf: (t: Translate, store: StoreView) => Words): WriteLetter =>
  async ({ env, event, origin, now }) => {
    const asked = JSON.parse(event.secret ?? '{}') as AskedLink;
    const store = storeByCode(STORES, asked.store);
    if (!store || now >= linkExpiry(event.createdAt)) return null;
    const addressee = await openReset(env, asked, event);
    if (!addressee) return null;
    const t = translator(store.i18n.defaultLocale);
    const { subject, line, label, otherwise } = wordsOf(t, store);
    return {
      to: addressee.email,
      store,
      letter: {
        subject,
        lines: [t('Hello, {name}', { name: addressee.firstName }), line],
        action: {
          label,
          url: `${origin}${storePath(store, page)}?${new URLSearchParams({ [LINK_TOKEN]: asked.token })}`,
        },
        after: [
          t('The link works once and for {minutes} minutes; if you ask for another one, only the newest works.', {
            minutes: LINK_MINUTES,
          }),
          otherwise,
        ],
      },
    };
  };

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
