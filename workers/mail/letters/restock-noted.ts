import { storePath } from '../../../src/config/stores';
import { NOTICE_TOKEN, RESTOCK_END_PAGE } from '../../../src/contract/restock/forms';
import { translator } from '../../../src/i18n';
import type { WriteLetter } from '../letter';
import { restockNotice } from '../restock-notice';

/** Somebody asked to be told when a product is back; with the link that ends it, for whoever did not ask. */
export const restockNoted: WriteLetter = async (occasion) => {
  const notice = await restockNotice(occasion);
  if (!notice || occasion.event.secret === null) return null;
  const { email, store, name, url } = notice;
  const t = translator(store.i18n.defaultLocale);
  return {
    to: email,
    store,
    letter: {
      subject: t('We will write to you when {name} is back', { name }),
      lines: [
        t('{name} is sold out at the moment. As soon as there is some, we send you one message, and no other.', {
          name,
        }),
      ],
      action: { label: t('See the product'), url },
      after: [t('You did not ask for this, or you need it no more?')],
      end: {
        label: t('Do not write to me about it'),
        url: `${occasion.origin}${storePath(store, RESTOCK_END_PAGE)}?${new URLSearchParams({ [NOTICE_TOKEN]: occasion.event.secret })}`,
      },
    },
  };
};
