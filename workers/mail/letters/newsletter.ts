import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_END_PAGE, NEWSLETTER_TOKEN } from '../../../src/contract/newsletter/forms';
import type { StoreView } from '../../../src/domain/store-view';
import { type Translate, translator } from '../../../src/i18n';
import { withRetry } from '../../http/transient';
import type { Occasion, WriteLetter } from '../letter';

interface Row {
  store: string;
  email: string;
  coupon: string | null;
  endToken: string;
  isSubscribed: number;
}

/** Whom a message about the newsletter goes to. */
interface Subscription {
  email: string;
  store: StoreView;
  t: Translate;
  coupon: string | null;
  isSubscribed: boolean;
  /** A page of the shop with the token of a link. */
  link(page: string, token: string): string;
  /** The quiet link that ends it. */
  end: { label: string; url: string };
}

/** The subscription of an event; null when it is gone. */
async function subscription({ env, event, origin }: Occasion): Promise<Subscription | null> {
  const row = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT store, email, coupon, end_token AS endToken, confirmed_at IS NOT NULL AND ended_at IS NULL AS isSubscribed FROM newsletter WHERE id = ?`,
    )
      .bind(event.subject)
      .first<Row>(),
  );
  const store = row && storeByCode(STORES, row.store);
  if (!store) return null;
  const t = translator(store.i18n.defaultLocale);
  const link = (page: string, token: string) =>
    `${origin}${storePath(store, page)}?${new URLSearchParams({ [NEWSLETTER_TOKEN]: token })}`;
  return {
    email: row.email,
    store,
    t,
    coupon: row.coupon,
    isSubscribed: row.isSubscribed === 1,
    link,
    end: { label: t('Send me no more newsletters'), url: link(NEWSLETTER_END_PAGE, row.endToken) },
  };
}

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
