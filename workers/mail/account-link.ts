import { STORES, storeByCode, storePath } from '../../src/config/stores';
import { LINK_TOKEN } from '../../src/contract/customers/forms';
import type { StoreView } from '../../src/domain/store-view';
import { type Translate, translator } from '../../src/i18n';
import { type AskedLink, LINK_MINUTES, linkExpiry } from '../adapters/embedded/asked-link';
import { openReset } from '../adapters/embedded/customers/resets';
import type { WriteLetter } from './letter';

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
export const accountLink =
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
