import type { CustomerPrincipal } from '../src/commerce/principal';
import type { StoreView } from '../src/domain/store-view';
import { embeddedDesk } from './adapters/embedded/desk';
import { attemptsPort } from './attempts';
import { commerceFor, commerceOfCustomer } from './commerce';
import type { Env } from './env';
import { dropCart, readCartToken, setCart } from './http/cart/cart-cookies';
import { takeStrayCart } from './http/cart/take-over-cart';
import { CookieJar } from './http/cookie-jar';
import type { CustomerSessions, SessionGrant } from './http/customers/customer-sessions';
import { followProfile } from './http/customers/profile';
import { sessionsOf } from './http/customers/sessions';
import { userTokens } from './http/customers/user-tokens';
import { ANSWER_MS } from './http/deadline';
import { deskSignIn, isOfDesk, operatorOf } from './http/desk/desk-sign-in';
import { readFormToken } from './http/form-cookie';
import { clientNetwork } from './http/limits/client-address';
import { readOrderToken } from './http/orders/order-cookie';
import { type Identity, ownerOf, resolvePrincipal } from './http/principal';
import { publicOrigin } from './http/public-origin';
import type { RoutedRequest } from './http/routed-request';
import type { SharedRequest, ShopRequest } from './http/shop-request';
import { customerSessionsOf } from './objects/customer-sessions';
import { formSession } from './objects/form-session';
import { wakeOutbox } from './outbox/wake';

/**
 * What is known of a request without asking who makes it. Throws OriginUnknown where the deployment does not know its
 * own address.
 */
export function sharedRequest(
  raw: Request,
  env: Env,
  at: RoutedRequest,
  requestId: string,
  waitUntil: (work: Promise<unknown>) => void,
): SharedRequest {
  const { store } = at;
  const now = Date.now();
  const jar = new CookieJar(at.url, at.cookies ? raw.headers.get('cookie') : null);
  const cart = readCartToken(jar, store);
  return {
    store,
    stores: at.stores,
    commerce: commerceFor(env, store, now, now + ANSWER_MS),
    commerceOf(view, customer) {
      const commerce = commerceFor(env, view, now, now + ANSWER_MS);
      return customer ? commerceOfCustomer(env, view, commerce, customer) : commerce;
    },
    now,
    cookies: jar,
    cartToken: cart.token,
    orderToken: readOrderToken(jar, store),
    lostCart: cart.lost,
    requestId,
    origin: publicOrigin(env, at.url),
    setCart: (token, changed) => setCart(jar, store, token, changed),
    dropCart: () => dropCart(jar, store),
    waitUntil,
    wakeOutbox: () => waitUntil(wakeOutbox(env)),
  };
}

/** The same, and who makes it: asked once, for what is answered to one shopper or program. */
export async function shopRequest(
  raw: Request,
  env: Env,
  at: RoutedRequest,
  request: SharedRequest,
): Promise<ShopRequest> {
  const { store, cookies: jar, cartToken } = request;
  const token = readFormToken(jar);
  const customerSessions = customerSessionsOf(env, store);
  const tokens = userTokens(env.SESSION_KEYS);
  const renewed = (grant: SessionGrant) =>
    request.waitUntil(followProfile({ customerSessions, commerce: request.commerce }, grant));
  const sessions = sessionsOf({ tokens, customerSessions, renews: store.flags.autoRefreshTokens, renewed });
  const operator = isOfDesk(at) ? await operatorOf(raw, env, jar, request.now) : null;
  const { principal, carts }: Identity = operator
    ? { principal: { kind: 'service', owner: await ownerOf('service', operator) }, carts: {} }
    : await resolvePrincipal(raw, { at, jar, cartToken, formToken: token }, env, sessions);
  const ownsKeys = principal?.kind === 'guest' && cartToken === null;
  const isCustomer = principal?.kind === 'customer';
  const own = isCustomer ? (carts[store.storeCode] ?? (await ownCart(customerSessions, principal, store))) : null;
  const shopper: ShopRequest = {
    ...request,
    ...(isCustomer ? { commerce: commerceOfCustomer(env, store, request.commerce, principal) } : {}),
    cartToken: own ?? cartToken,
    isCartOfAccount: own !== null && cartToken === null,
    principal,
    customerSessions,
    userTokens: tokens,
    desk: embeddedDesk(env, store, request.now),
    deskSignIn: deskSignIn(env, {
      jar,
      attempts: attemptsPort(env),
      network: clientNetwork(raw, env),
      now: request.now,
    }),
    formSession: formSession(env, { store, jar, token, owner: principal?.owner ?? null, ownsKeys }),
  };
  if (!isCustomer || own === null || cartToken === null || cartToken === own) return shopper;
  return { ...shopper, cartToken: await takeStrayCart(shopper, principal, { own, stray: cartToken }) };
}

/** Token of the customer's cart in this store view; null while their account cannot be reached. */
async function ownCart(
  customerSessions: CustomerSessions,
  { account }: CustomerPrincipal,
  { storeCode }: StoreView,
): Promise<string | null> {
  const own = await customerSessions.cartToken(account, storeCode);
  return own.ok ? own.value : null;
}
