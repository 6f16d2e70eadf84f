import { storePath } from '../../../src/config/stores';
import { BACK_IN_STOCK_END_PAGE, NOTICE_TOKEN } from '../../../src/contract/back-in-stock/forms';
import { translator } from '../../../src/i18n';
import { backInStockNotice } from '../back-in-stock-notice';
import type { WriteLetter } from '../letter';

/** Somebody asked to be told when a product is back; with the link that ends it, for whoever did not ask. */
export const backInStockNoted: WriteLetter = async (occasion) => {
  const notice = await backInStockNotice(occasion);
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
        url: `${occasion.origin}${storePath(store, BACK_IN_STOCK_END_PAGE)}?${new URLSearchParams({ [NOTICE_TOKEN]: occasion.event.secret })}`,
      },
    },
  };
};
