import type { StoreView } from '../../src/domain/store-view';
import { translator } from '../../src/i18n';
import { plainDocument } from '../http/plain-document';

/** What a shopper reads when a form got no further and there is no page to show it on: why, and the way back. `location` is where the form was, null when that is not known. */
export function refusalPage(store: StoreView, message: string, location: string | null): string {
  const t = translator(store.i18n.defaultLocale);
  return plainDocument(store, {
    title: t('Something went wrong'),
    heading: t('Something went wrong'),
    lines: [t.message(message), t('You have lost nothing: your cart is kept. Wait a moment and try again.')],
    links: [
      ...(location === null ? [] : [[location, t('Back to where you were')] as [string, string]]),
      ['/checkout/cart', t('See the cart')],
      ['/', t('Go to the home page')],
    ],
  });
}
