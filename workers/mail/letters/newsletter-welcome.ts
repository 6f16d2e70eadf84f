import { storePath } from '../../../src/config/stores';
import type { WriteLetter } from '../letter';
import { subscription } from '../subscription';

/** Somebody confirmed: with the coupon that is theirs, and the link that ends it. */
export const newsletterWelcome: WriteLetter = async (occasion) => {
  const found = await subscription(occasion);
  if (!found?.isSubscribed || found.coupon === null) return null;
  const { email, store, t, coupon, end } = found;
  return {
    to: email,
    store,
    letter: {
      subject: t('Your coupon for 10 % off'),
      lines: [t('You are subscribed. Type this coupon in your cart.')],
      tables: [[{ label: t('Coupon'), value: coupon }]],
      action: { label: t('Go to the shop'), url: `${occasion.origin}${storePath(store, '/')}` },
      after: [t('It counts once, within 90 days.')],
      end,
    },
  };
};
