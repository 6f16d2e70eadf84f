import { env as testEnv } from 'cloudflare:test';
import { storeByCode, storeViews } from '../../src/config/stores';
import { unlimited } from '../../tests/fakes/unlimited';
import { embeddedDesk } from '../adapters/embedded/desk';
import { attemptsPort } from '../attempts';
import { commerceFor } from '../commerce';
import type { Env } from '../env';
import { CookieJar } from '../http/cookie-jar';
import { userTokens } from '../http/customers/user-tokens';
import { deskSignIn } from '../http/desk/desk-sign-in';
import { routeRequest } from '../http/routed-request';
import type { LimitedRequest } from '../http/shop-request';
import { newToken } from '../http/token';
import { sharedRequest, shopRequest } from '../make-request';
import { customerSessionsOf } from '../objects/customer-sessions';
import { formSession } from '../objects/form-session';

export const env = testEnv as unknown as Env;

/**
 * A gateway's view of a request in front of the real commerce; `cookie` is where the tokens of cart and form session
 * are kept between requests.
 */
export function liveRequest(cookie: { token: string | null; form?: string } = { token: null }): LimitedRequest {
  cookie.form ??= newToken();
  const jar = new CookieJar(new URL('https://tienda.example/'), null);
  const stores = storeViews(env.STORE_VIEWS);
  const store = storeByCode(stores, 'viu');
  if (!store) throw new Error('no store view');
  const now = Date.now();
  return unlimited({
    store,
    stores,
    commerce: commerceFor(env, store, now),
    commerceOf: (view) => commerceFor(env, view, now),
    now,
    cartToken: cookie.token,
    orderToken: null,
    lostCart: false,
    cookies: jar,
    principal: { kind: 'guest', owner: cookie.token },
    formSession: formSession(env, { store, jar, token: cookie.form, owner: cookie.token, ownsKeys: false }),
    customerSessions: customerSessionsOf(env, store),
    userTokens: userTokens(env.SESSION_KEYS),
    desk: embeddedDesk(env, store, now),
    deskSignIn: deskSignIn(env, { jar, attempts: attemptsPort(env), network: null, now }),
    requestId: 'peticion-1',
    origin: 'https://localhost',
    setCart: (token) => {
      cookie.token = token;
    },
    dropCart: () => {
      cookie.token = null;
    },
    waitUntil: () => undefined,
    wakeOutbox: () => undefined,
  });
}

/** What the gateway knows of this very request. */
export async function gatewayRequest(asked: Request): Promise<LimitedRequest> {
  const at = routeRequest(asked, env);
  return unlimited(
    await shopRequest(
      asked,
      env,
      at,
      sharedRequest(asked, env, at, 'peticion-1', () => undefined),
    ),
  );
}
