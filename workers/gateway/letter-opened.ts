import { storePath } from '../../src/config/stores';
import { orderPath } from '../../src/contract/checkout/forms';
import { LINK_TOKEN } from '../../src/contract/customers/pages';
import { TooManyRequests } from '../http/limits/rate-limit';
import { log, reasonOf } from '../http/log';
import type { RoutedRequest } from '../http/routed-request';
import type { ShopRequest } from '../http/shop-request';
import { isToken } from '../http/token';
import { orderOfLetter } from '../services/orders/find-order';
import { openOrder } from '../services/orders/open-order';

const ADDRESS = new RegExp(`^${orderPath('(\\d{1,9})')}$`);

/** The button of a letter that was followed: the order it names, and its token. */
export interface LetterOpened {
  number: string;
  token: string;
}

/** What the button of a letter leads to; null for any other address. */
export function letterOpened({ kind, path, url }: Pick<RoutedRequest, 'kind' | 'path' | 'url'>): LetterOpened | null {
  const number = kind === 'page' ? ADDRESS.exec(path)?.[1] : undefined;
  const token = url.searchParams.get(LINK_TOKEN);
  return number !== undefined && token !== null ? { number, token } : null;
}

/** Leads to the page of the order under its plain address, so that neither the history nor another site learns the token. */
export const leadToOrder = ({ store }: RoutedRequest, { number }: LetterOpened): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: storePath(store, orderPath(number)),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });

/**
 * Opens an order from its letter. Mail programs follow links by themselves, so following one uses nothing up: for this
 * browser alone the order is shown for an hour. One that is not good leads to the same page, which then asks for number
 * and e-mail.
 */
export async function openLetter(
  at: RoutedRequest,
  opened: LetterOpened,
  admit: () => Promise<ShopRequest>,
): Promise<Response> {
  if (!isToken(opened.token)) return leadToOrder(at, opened);
  try {
    const shopper = await admit();
    const found = await orderOfLetter(shopper, opened.token);
    if (found.ok) await openOrder(shopper, found.value);
  } catch (error) {
    if (error instanceof TooManyRequests) throw error;
    log('warn', 'letter.not-opened', { reason: reasonOf(error) });
  }
  return leadToOrder(at, opened);
}
