import type { Commerce } from '../src/commerce/commerce';
import type { CustomerSession } from '../src/commerce/principal';
import { deviceOf, type SessionDevice } from '../src/domain/customer/device';
import { once } from '../src/domain/once';
import type { StoreView } from '../src/domain/store-view';
import { embeddedAnyCustomer } from './adapters/embedded/customers/any-customer';
import { attemptsPort } from './attempts';
import { bringBackends } from './backends';
import { commerceFor, commerceOfCustomer } from './commerce';
import { deskFor } from './desk';
import type { Env } from './env';
import { CookieJar } from './http/cookie-jar';
import { ANSWER_MS } from './http/deadline';
import { readFormToken } from './http/form-session';
import { clientNetwork } from './http/limits/client-address';
import { type Identity, ownerOf, resolvePrincipal } from './http/principal';
import { publicOrigin } from './http/public-origin';
import type { RoutedRequest } from './http/routed-request';
import { heldCart } from './http/sessions/cart-cookies';
import type { CustomerSessions, SessionGrant } from './http/sessions/customer-sessions';
import { sessionsOf } from './http/sessions/sessions';
import { userTokens } from './http/sessions/user-tokens';
import type { SharedRequest } from './http/shop-request';
import { customerSessionsOf } from './objects/customer-sessions';
import { formSession } from './objects/form-session';
import { wakeOutbox } from './outbox/deliver';
import { takeStrayCart } from './services/cart/take-over-cart';
import { followProfile } from './services/customers/profile';
import type { UnboundRequest } from './services/customers/unbound-request';
import { deskSignIn, operatorOf } from './services/desk/desk-sign-in';

/**
 * What is known of a request without asking who makes it. Throws OriginUnknown where the deployment does not know its
 * own address.
 */
export async function sharedRequest(
  raw: Request,
  env: Env,
  at: RoutedRequest,
  requestId: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<SharedRequest<Commerce>> {
  const { store } = at;
  const now = Date.now();
  const backends = await bringBackends(env);
  const jar = new CookieJar(at.url, at.cookies ? raw.headers.get('cookie') : null);
  return {
    store,
    stores: at.stores,
    commerce: commerceFor(env, backends, store, now, now + ANSWER_MS),
    commerceOf: (view) => commerceFor(env, backends, view, now, now + ANSWER_MS),
    now,
    cookies: jar,
    cart: heldCart(jar, store),
    requestId,
    origin: publicOrigin(env, at.url),
    waitUntil,
    wakeOutbox: () => waitUntil(wakeOutbox(env)),
  };
}

const AGENT_MAX = 1_000;

/** The device a request comes from, by its header and by where the network says it is. */
function deviceOfRequest(raw: Request): SessionDevice {
  const { city, country } = (raw.cf ?? {}) as { city?: unknown; country?: unknown };
  const place = [city, country].find((one) => typeof one === 'string') as string | undefined;
  return deviceOf((raw.headers.get('user-agent') ?? '').slice(0, AGENT_MAX), place ?? '');
}

/** Whoever works at the desk, by their own sign-in; null for anybody else. */
async function identifyOperator(raw: Request, env: Env, jar: CookieJar, now: number): Promise<Identity | null> {
  const operator = await operatorOf(raw, env, jar, now);
  if (!operator) return null;
  const owner = await ownerOf('service', operator.id);
  return { principal: { kind: 'service', owner, operator }, session: null, carts: {} };
}

/**
 * The request as its customer's: their commerce, and the cart of their account, into which one that this browser holds
 * beside it goes.
 */
async function asCustomer(
  env: Env,
  unbound: UnboundRequest,
  session: CustomerSession,
  carts: Identity['carts'],
): Promise<UnboundRequest> {
  const { store, cookies, customerSessions } = unbound;
  const own = carts[store.storeCode] ?? (await ownCart(customerSessions, session, store));
  const theirs = { ...unbound, commerce: commerceOfCustomer(env, store, unbound.commerce, session) };
  if (own === null) return theirs;
  const withOwn = { ...theirs, cart: heldCart(cookies, store, own) };
  const stray = unbound.cart.token();
  if (stray === null || stray === own) return withOwn;
  const current = await takeStrayCart(withOwn, session, { own, stray });
  return { ...withOwn, cart: heldCart(cookies, store, current) };
}

/** The same, and who makes it: asked once, for what is answered to one shopper or program. `bound` makes it theirs. */
export async function unboundRequest(
  raw: Request,
  env: Env,
  at: RoutedRequest,
  request: SharedRequest<Commerce>,
): Promise<UnboundRequest> {
  const { store, cookies: jar, now } = request;
  const cartToken = request.cart.token();
  const formToken = once(() => readFormToken(jar));
  const customerSessions = customerSessionsOf(env, store);
  const tokens = () => userTokens(env.SESSION_KEYS);
  const renewed = (grant: SessionGrant) =>
    request.waitUntil(followProfile({ customerSessions, commerce: request.commerce }, grant));
  const device = () => deviceOfRequest(raw);
  const sessions = () =>
    sessionsOf({ tokens: tokens(), customerSessions, renews: store.flags.autoRefreshTokens, device, renewed });
  const operator = at.isOfDesk ? await identifyOperator(raw, env, jar, now) : null;
  const { principal, session, carts } =
    operator ?? (await resolvePrincipal(raw, { at, jar, cartToken, formToken }, env, sessions));
  const ownsKeys = principal?.kind === 'guest' && cartToken === null;
  const unbound: UnboundRequest = {
    ...request,
    commerceOfCustomer: (view, customer) => commerceOfCustomer(env, view, request.commerceOf(view), customer),
    principal,
    session,
    customerSessions,
    device,
    userTokens: tokens,
    desk: (who) => deskFor(env, store, now, who),
    anyCustomer: () => embeddedAnyCustomer(env, store, customerSessions, now),
    deskSignIn: () => deskSignIn(env, { jar, attempts: attemptsPort(env), network: clientNetwork(raw, env), now }),
    formSession: once(() =>
      formSession(env, { store, jar, token: formToken(), owner: principal?.owner ?? null, ownsKeys }),
    ),
  };
  return session ? asCustomer(env, unbound, session, carts) : unbound;
}

/** Token of the customer's cart in this store view; null while their account cannot be reached. */
async function ownCart(
  customerSessions: CustomerSessions,
  { account }: CustomerSession,
  { storeCode }: StoreView,
): Promise<string | null> {
  const own = await customerSessions.cartToken(account, storeCode);
  return own.ok ? own.value : null;
}
