import { storePath } from '../../src/config/stores';
import { CREATE_PASSWORD_PAGE } from '../../src/contract/customers/forms';
import { keepLink } from '../http/customers/reset-cookie';
import type { SharedRequest } from '../http/shop-request';

/**
 * The link of a message about a forgotten password: its token goes into a cookie at once, and the browser on to the page's plain address, so that
 * neither the history nor another site learns of it. null for the page itself.
 */
export function followResetLink({ cookies, store }: Pick<SharedRequest, 'cookies' | 'store'>, path: string, query: URLSearchParams): Response | null {
  if (path !== CREATE_PASSWORD_PAGE || !keepLink(cookies, query)) return null;
  return new Response(null, {
    status: 303,
    headers: { location: storePath(store, CREATE_PASSWORD_PAGE), 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
  });
}
