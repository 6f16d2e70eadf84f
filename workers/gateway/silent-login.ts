import { storePath } from '../../src/config/stores';
import { EXTERNAL_CHECKOUT_PAGE } from '../../src/contract/checkout/ticket';
import type { StoreView } from '../../src/domain/store-view';
import { NOT_FOUND_PATH } from '../../src/pages/routes';
import { setShortSession } from '../http/sessions/session-cookies';
import type { ShopRequest } from '../http/shop-request';

const TOKEN_PARAM = 'token';

/** Whether this page of a store view is its silent login. */
export const isSilentLogin = ({ silentLoginPath }: StoreView, path: string): boolean => path === silentLoginPath;

/** Whether a browser was sent here by a page of the external checkout: no other site can make it say so. */
function comesFrom(checkout: string, referrer: string | null): boolean {
  return referrer !== null && URL.canParse(referrer) && new URL(referrer).origin === new URL(checkout).origin;
}

/** The account and session of a user token that may be used; null for any other. */
async function openSession({ userTokens, entry, now }: ShopRequest, token: string) {
  const shown = token === '' ? null : await userTokens()?.read('access', token);
  if (!shown) return null;
  const open = await entry().check(shown);
  return open.ok && open.value ? { ...shown, ...open.value, issuedAt: Math.floor(now / 1000) } : null;
}

/**
 * Silent login: takes the user token of the address as the current one, for as long as that token lasts, and goes on to
 * the external checkout. Only a redirect is answered, so that no page ever has the token in its address. Whoever does
 * not come from a page of that checkout, or without a token of an open session, is sent to page-not-found: a link alone
 * must not sign anybody in under somebody else's account.
 */
export async function silentLogin(
  shopper: ShopRequest,
  query: URLSearchParams,
  referrer: string | null,
): Promise<Response> {
  const { store, cookies } = shopper;
  const to = (path: string) =>
    new Response(null, {
      status: 303,
      headers: { location: storePath(store, path), 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    });
  if (store.externalCheckout === null || !comesFrom(store.externalCheckout, referrer)) return to(NOT_FOUND_PATH);
  const token = query.get(TOKEN_PARAM) ?? '';
  const session = await openSession(shopper, token);
  if (!session) return to(NOT_FOUND_PATH);
  await setShortSession(cookies, token, session);
  return to(EXTERNAL_CHECKOUT_PAGE);
}
