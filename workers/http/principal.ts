import type { Principal } from '../../src/commerce/principal';
import type { Env } from '../env';
import type { CookieJar } from './cookie-jar';
import type { Sessions, SignedIn } from './customers/sessions';
import { digest } from './digest';
import type { RoutedRequest } from './routed-request';
import { bearerToken, sameSecret } from './service-token';
import { isToken } from './token';

/** What a request shows of itself. */
export interface Credentials {
  at: Pick<RoutedRequest, 'kind' | 'store' | 'url'>;
  jar: CookieJar;
  cartToken: string | null;
  formToken: string | null;
}

/** What stands for somebody where keys are counted: a hash, so that no token or id is stored beside what they did. */
export const ownerOf = (kind: 'customer' | 'credit' | 'cart' | 'form' | 'service', secret: string): Promise<string> => digest(`${kind}:${secret}`);

async function signedInAs(session: SignedIn): Promise<Principal> {
  return session.kind === 'customer'
    ? { ...session, owner: await ownerOf('customer', session.account) }
    : { ...session, owner: await ownerOf('credit', session.customerNumber) };
}

/** Who the token of a call belongs to; null when nobody has it. */
async function holderOf(request: Request, token: string, env: Pick<Env, 'SERVICE_TOKEN'>, sessions: Sessions): Promise<Principal | null> {
  if (env.SERVICE_TOKEN && token === bearerToken(request) && (await sameSecret(token, env.SERVICE_TOKEN)))
    return { kind: 'service', owner: await ownerOf('service', token) };
  const session = await sessions.ofToken(token);
  return session && signedInAs(session);
}

async function guest({ at, cartToken, formToken }: Credentials): Promise<Principal> {
  const named = at.kind === 'api' ? at.url.searchParams.get('cartId') : null;
  const cart = named && isToken(named) ? named : cartToken;
  if (cart) return { kind: 'guest', owner: await ownerOf('cart', cart) };
  return { kind: 'guest', owner: formToken && (await ownerOf('form', formToken)) };
}

/**
 * Who makes a request. A call says it by `Authorization: Bearer …` or its `token` parameter, and null is the answer to a token that nobody
 * has; everything else says it by its cookies, where a session that has ended makes a guest.
 */
export async function resolvePrincipal(
  request: Request,
  credentials: Credentials,
  env: Pick<Env, 'SERVICE_TOKEN'>,
  sessions: Sessions,
): Promise<Principal | null> {
  const { at, jar } = credentials;
  const token = at.kind === 'api' ? (bearerToken(request) ?? (at.url.searchParams.get('token') || null)) : null;
  if (token) return holderOf(request, token, env, sessions);
  const session = await sessions.ofCookies(jar);
  return session ? signedInAs(session) : guest(credentials);
}
