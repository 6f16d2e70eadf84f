import type { CustomerSession, Principal } from '../../src/commerce/principal';
import { PROGRAM } from '../../src/domain/operator';
import type { Env } from '../env';
import type { CookieJar } from './cookie-jar';
import { digest } from './digest';
import type { RoutedRequest } from './routed-request';
import { readSession } from './sessions/session-cookies';
import type { FoundSession, Sessions } from './sessions/sessions';
import { bearerToken, sameSecret } from './shared-secrets';
import { isToken } from './token';

/** What a request shows of itself. */
export interface Credentials {
  at: Pick<RoutedRequest, 'kind' | 'store' | 'url' | 'path'>;
  jar: CookieJar;
  cartToken: string | null;
  /** Asked where no cart says who it is. */
  formToken(): string | null;
}

/** What stands for somebody where keys are counted: a hash, so that no token or id is stored beside what they did. */
export const ownerOf = (kind: 'customer' | 'credit' | 'cart' | 'form' | 'service', secret: string): Promise<string> =>
  digest(`${kind}:${secret}`);

/** Who makes a request, and what was found with it. */
export interface Identity {
  /** null for a token that nobody has. */
  principal: Principal | null;
  /** The session behind the principal; null for everybody but customers. */
  session: CustomerSession | null;
  /** Tokens of a customer's carts by store view. */
  carts: Record<string, string>;
}

const without = (principal: Principal | null): Identity => ({ principal, session: null, carts: {} });

async function signedInAs({ signedIn, carts }: FoundSession): Promise<Identity> {
  if (signedIn.kind === 'credit')
    return without({ kind: 'credit', owner: await ownerOf('credit', signedIn.customerNumber) });
  const { kind, account, groupId, signedInAt } = signedIn;
  const owner = await ownerOf('customer', account);
  return { principal: { kind, groupId, signedInAt, owner }, session: { ...signedIn, owner }, carts };
}

/** Who the token of a call belongs to. */
async function holderOf(
  request: Request,
  token: string,
  env: Pick<Env, 'SERVICE_TOKEN'>,
  sessions: () => Sessions,
): Promise<Identity> {
  if (env.SERVICE_TOKEN && token === bearerToken(request) && (await sameSecret(token, env.SERVICE_TOKEN)))
    return without({ kind: 'service', owner: await ownerOf('service', token), operator: PROGRAM });
  const session = await sessions().ofToken(token);
  return session ? signedInAs(session) : without(null);
}

/** Whoever is not signed in is known by their cart, else by their form session; null for one who has neither. */
async function ownerOfGuest({ at, cartToken, formToken }: Credentials): Promise<string | null> {
  const named = at.kind === 'api' ? at.url.searchParams.get('cartId') : null;
  const cart = named && isToken(named) ? named : cartToken;
  if (cart) return ownerOf('cart', cart);
  const form = formToken();
  return form && ownerOf('form', form);
}

/** The call whose path ends with the user token (API-087), and what stands for it where the cookies hold it. */
const WITH_TOKEN = /^\/api\/user\/address\/([^/]+)$/;
const IN_COOKIES = ['{{token}}', '%7B%7Btoken%7D%7D'];

function tokenInPath({ method }: Request, path: string): string | null {
  const shown = method === 'POST' ? WITH_TOKEN.exec(path)?.[1] : undefined;
  return shown === undefined || IN_COOKIES.includes(shown) ? null : shown;
}

/** The token that a call shows: in its header, its query or its path. */
const shownToken = (request: Request, { url, path }: Credentials['at']): string | null =>
  bearerToken(request) ?? (url.searchParams.get('token') || tokenInPath(request, path));

/**
 * Who makes a request. A call says it by `Authorization: Bearer …`, its `token` parameter or its path, and a token that
 * nobody has makes nobody; everything else says it by its cookies, where a session that has ended makes a guest. `sessions`
 * is asked for where one is shown.
 */
export async function resolvePrincipal(
  request: Request,
  credentials: Credentials,
  env: Pick<Env, 'SERVICE_TOKEN'>,
  sessions: () => Sessions,
): Promise<Identity> {
  const { at, jar } = credentials;
  const token = at.kind === 'api' ? shownToken(request, at) : null;
  if (token) return holderOf(request, token, env, sessions);
  const { access, refresh } = readSession(jar);
  const session = access || refresh ? await sessions().ofCookies(jar) : null;
  return session ? signedInAs(session) : without({ kind: 'guest', owner: await ownerOfGuest(credentials) });
}
