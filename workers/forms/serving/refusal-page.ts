import { storePath } from '../../../src/config/stores';
import type { Problem } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { translator } from '../../../src/i18n';
import { plainDocument } from '../../http/plain-document';
import { formAgain, nothingLost } from './form-again';

const BUSY = 503;

interface Refused {
  problem: Problem;
  /** Where the form was, null when that is not known. */
  location: string | null;
  /** What was sent and to which path inside the store view, where it may be sent again as it was. */
  again: { path: string; fields: URLSearchParams } | null;
}

/**
 * What a shopper reads when a form got no further and there is no page to show it on: why, and the way on. What only
 * came too early is sent again from here.
 */
export function refusalPage(store: StoreView, { problem, location, again }: Refused): string {
  const t = translator(store.i18n.defaultLocale);
  const isBusy = problem.status === BUSY;
  const form = isBusy && again ? formAgain(t, { ...again, action: storePath(store, again.path) }) : null;
  const title = isBusy ? t('One moment, please') : t('Something went wrong');
  return plainDocument(store, {
    title,
    heading: title,
    lines: [
      t.message(problem.message),
      form && again
        ? nothingLost(t, again.fields)
        : t('You have lost nothing: your cart is kept. Wait a moment and try again.'),
    ],
    ...(form ? { form } : {}),
    links: [
      ...(location === null ? [] : [[location, t('Back to where you were')] as [string, string]]),
      ['/checkout/cart', t('See the cart')],
      ['/', t('Go to the home page')],
    ],
  });
}
