import { commerceFor } from './commerce';
import type { Env } from './env';
import { dropCart, readCartToken, setCart } from './http/cart-cookies';
import { CookieJar } from './http/cookie-jar';
import { ANSWER_MS } from './http/deadline';
import { readFormToken } from './http/form-cookie';
import { resolvePrincipal } from './http/principal';
import type { RoutedRequest } from './http/routed-request';
import { sessionsOf } from './http/sessions';
import type { SharedRequest, ShopRequest } from './http/shop-request';
import { formSession } from './objects/form-session';

/** What is known of a request without asking who makes it. */
export function sharedRequest(raw: Request, env: Env, at: RoutedRequest, requestId: string, waitUntil: (work: Promise<unknown>) => void): SharedRequest {
  const { store } = at;
  const now = Date.now();
  const jar = new CookieJar(at.url, at.cookies ? raw.headers.get('cookie') : null);
  const cart = readCartToken(jar, store);
  return {
    store,
    stores: at.stores,
    commerce: commerceFor(env, store, now, now + ANSWER_MS),
    commerceOf: (view) => commerceFor(env, view, now, now + ANSWER_MS),
    now,
    cookies: jar,
    cartToken: cart.token,
    lostCart: cart.lost,
    requestId,
    setCart: (token, changed) => setCart(jar, store, token, changed),
    dropCart: () => dropCart(jar, store),
    waitUntil,
  };
}

/** The same, and who makes it: asked once, for what is answered to one shopper or program. */
export async function shopRequest(raw: Request, env: Env, at: RoutedRequest, request: SharedRequest): Promise<ShopRequest> {
  const { store, cookies: jar, cartToken } = request;
  const token = readFormToken(jar);
  const principal = await resolvePrincipal(raw, { at, jar, cartToken, formToken: token }, env, sessionsOf(env));
  const ownsKeys = principal?.kind === 'guest' && cartToken === null;
  return { ...request, principal, formSession: formSession(env, { store, jar, token, owner: principal?.owner ?? null, ownsKeys }) };
}
