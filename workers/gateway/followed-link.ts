import { storePath } from '../../src/config/stores';
import { CREATE_PASSWORD_PAGE, EMAIL_BACK_PAGE, EMAIL_PAGE, UNLOCK_PAGE } from '../../src/contract/customers/pages';
import { FIND_ORDER_PAGE } from '../../src/contract/order-forms';
import { DATA_CONFIRM_PAGE } from '../../src/contract/privacy/pages';
import type { CookieName } from '../http/cookie-jar';
import { ACCOUNT_LINK, EMAIL_LINK, keepLink, ORDER_LINK } from '../http/followed-link';
import type { SharedRequest } from '../http/shop-request';

/** Pages that links of messages lead to with a token. */
const LINKED: ReadonlyMap<string, CookieName> = new Map([
  [CREATE_PASSWORD_PAGE, ACCOUNT_LINK],
  [UNLOCK_PAGE, ACCOUNT_LINK],
  [EMAIL_PAGE, EMAIL_LINK],
  [EMAIL_BACK_PAGE, EMAIL_LINK],
  [DATA_CONFIRM_PAGE, EMAIL_LINK],
  [FIND_ORDER_PAGE, ORDER_LINK],
]);

/**
 * The link of a message: its token goes into a cookie at once, and the browser on to the page's plain address, so that
 * neither the history nor another site learns of it. Nothing else changes: mail programs open links by themselves. null
 * for the page itself.
 */
export function followLink(
  { cookies, store }: Pick<SharedRequest, 'cookies' | 'store'>,
  path: string,
  query: URLSearchParams,
): Response | null {
  const cookie = LINKED.get(path);
  if (!cookie || !keepLink(cookies, cookie, query)) return null;
  return new Response(null, {
    status: 303,
    headers: { location: storePath(store, path), 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
  });
}
