import type { WriteLetter } from '../letter';
import { subscription } from '../subscription';

/** Somebody asked to end a subscription without showing that it is theirs: the link does. */
export const newsletterLeaving: WriteLetter = async (occasion) => {
  const found = await subscription(occasion);
  if (!found?.isSubscribed) return null;
  const { email, store, t, end } = found;
  return {
    to: email,
    store,
    letter: {
      subject: t('End your newsletter'),
      lines: [
        t('Somebody asked to end the newsletter of {shop} for this e-mail. Confirm it with this button.', {
          shop: store.name,
        }),
      ],
      action: { label: end.label, url: end.url },
      after: [t('If it was not you, you need do nothing.')],
    },
  };
};
