import { translator } from '../../../src/i18n';
import { backInStockNotice } from '../back-in-stock-notice';
import type { WriteLetter } from '../letter';

/** What somebody waited for can be bought again. */
export const backInStock: WriteLetter = async (occasion) => {
  const notice = await backInStockNotice(occasion);
  if (!notice) return null;
  const { email, store, name, url } = notice;
  const t = translator(store.i18n.defaultLocale);
  return {
    to: email,
    store,
    letter: {
      subject: t('{name} is back', { name }),
      lines: [
        t(
          'You asked us to tell you: {name} can be bought again. We cannot keep it for you, and there may be little of it.',
          { name },
        ),
      ],
      action: { label: t('See the product'), url },
      after: [t('This was the only message about it.')],
    },
  };
};
