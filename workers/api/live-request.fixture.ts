import { env as testEnv } from 'cloudflare:test';
import { storeByCode, storeViews } from '../../src/config/stores';
import { UNKNOWN_DEVICE } from '../../src/domain/customer/device';
import { once } from '../../src/domain/once';
import { unlimited } from '../../tests/fakes/unlimited';
import { embeddedAnyCustomer } from '../adapters/embedded/customers/any-customer';
import { attemptsPort } from '../attempts';
import { bringBackends } from '../backends';
import { commerceFor, commerceOfCustomer } from '../commerce';
import { deskFor } from '../desk';
import type { Env } from '../env';
import { CookieJar } from '../http/cookie-jar';
import { routeRequest } from '../http/routed-request';
import { userTokens } from '../http/sessions/user-tokens';
import type { LimitedRequest } from '../http/shop-request';
import { newToken } from '../http/token';
import { sharedRequest, unboundRequest } from '../make-request';
import { customerSessionsOf } from '../objects/customer-sessions';
import { formSession } from '../objects/form-session';
import { bound } from '../services/customers/bound-request';
import type { UnboundRequest } from '../services/customers/unbound-request';
import { deskSignIn } from '../services/desk/desk-sign-in';

export const env: Env = testEnv;

const backends = await bringBackends(env);

/**
 * A gateway's view of a request in front of the real commerce; `cookie` is where the tokens of cart and form session
 * are kept between requests.
 */
export function liveRequest(cookie: { token: string | null; form?: string } = { token: null }): LimitedRequest {
  const form = cookie.form ?? newToken();
  cookie.form = form;
  const jar = new CookieJar(new URL('https://tienda.example/'), null);
  const stores = storeViews(env.STORE_VIEWS);
  const store = storeByCode(stores, 'viu');
  if (!store) throw new Error('no store view');
  const now = Date.now();
  const request: UnboundRequest = {
    store,
    stores,
    commerce: commerceFor(env, backends, store, now),
    commerceOf: (view) => commerceFor(env, backends, view, now),
    now,
    cart: {
      token: () => cookie.token,
      isLost: () => false,
      isOfAccount: () => false,
      keep(token) {
        cookie.token = token;
      },
      drop() {
        cookie.token = null;
      },
    },
    cookies: jar,
    principal: { kind: 'guest', owner: cookie.token },
    session: null,
    device: () => UNKNOWN_DEVICE,
    commerceOfCustomer: (view, customer) =>
      commerceOfCustomer(env, view, commerceFor(env, backends, view, now), customer),
    formSession: once(() => formSession(env, { store, jar, token: form, owner: cookie.token, ownsKeys: false })),
    customerSessions: customerSessionsOf(env, store),
    userTokens: () => userTokens(env.SESSION_KEYS),
    desk: (operator) => deskFor(env, store, now, operator),
    anyCustomer: () => embeddedAnyCustomer(env, store, customerSessionsOf(env, store), now),
    deskSignIn: () => deskSignIn(env, { jar, attempts: attemptsPort(env), network: null, now }),
    requestId: 'peticion-1',
    origin: 'https://localhost',
    waitUntil: () => undefined,
    wakeOutbox: () => undefined,
  };
  return unlimited(bound(request));
}

/** What the gateway knows of this very request. */
export async function gatewayRequest(asked: Request): Promise<LimitedRequest> {
  const at = routeRequest(asked, env);
  return unlimited(
    bound(await unboundRequest(asked, env, at, await sharedRequest(asked, env, at, 'peticion-1', () => undefined))),
  );
}
