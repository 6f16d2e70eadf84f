import { NEWSLETTER_CONFIRM_PAGE } from '../../../src/contract/newsletter/forms';
import type { WriteLetter } from '../letter';
import { subscription } from '../subscription';

/** Somebody asked for the newsletter: whoever reads this e-mail confirms, or lets it be. */
export const newsletterAsked: WriteLetter = async (occasion) => {
  const found = await subscription(occasion);
  if (!found || found.isSubscribed || occasion.event.secret === null) return null;
  const { email, store, t, link } = found;
  return {
    to: email,
    store,
    letter: {
      subject: t('Confirm your subscription'),
      lines: [
        t(
          'You asked for the newsletter of {shop}. Confirm it with this button, and your coupon for 10 % off is yours.',
          { shop: store.name },
        ),
      ],
      action: { label: t('Confirm my subscription'), url: link(NEWSLETTER_CONFIRM_PAGE, occasion.event.secret) },
      after: [
        t('The link works for 7 days.'),
        t('If it was not you, you need do nothing: without the button you get no newsletter.'),
      ],
    },
  };
};
