import { STORES, storeByCode, storePath } from '../../src/config/stores';
import { NEWSLETTER_END_PAGE, NEWSLETTER_TOKEN } from '../../src/contract/newsletter/forms';
import type { StoreView } from '../../src/domain/store-view';
import { type Translate, translator } from '../../src/i18n';
import { withRetry } from '../http/transient';
import type { Occasion } from './letter';

interface Row {
  store: string;
  email: string;
  coupon: string | null;
  endToken: string;
  isSubscribed: number;
}

/** Whom a message about the newsletter goes to. */
export interface Subscription {
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
export async function subscription({ env, event, origin }: Occasion): Promise<Subscription | null> {
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
