import type { SocialEntry } from '../../src/commerce/social';
import { storePath } from '../../src/config/stores';
import { wayBack, withParameter } from '../../src/config/way-back';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { BACK, SECURITY_PAGE, SIGN_IN_PAGE, SIGNED_IN } from '../../src/contract/customers/pages';
import { MESSAGES } from '../../src/contract/messages';
import { CONNECT_PAGE, RETURN_TO, SOCIAL_RETURN } from '../../src/contract/social/forms';
import { SOCIAL_MESSAGES } from '../../src/contract/social/messages';
import type { Notice } from '../../src/domain/cart/cart';
import { type Problem, type Result, refuse } from '../../src/domain/result';
import { TooManyRequests } from '../http/limits/rate-limit';
import { log, reasonOf } from '../http/log';
import type { RoutedRequest } from '../http/routed-request';
import type { ShopRequest } from '../http/shop-request';
import { matchRoute } from '../pages/match-route';
import { decodedPath } from '../services/customers/return-to';
import { type BegunSignIn, returnAddress, takeBegun } from '../services/customers/social-flow';

const HOME = '/';
const DENIED = 'access_denied';
const CODE_MAX = 4096;
const RETURNED = new RegExp(`^${SOCIAL_RETURN}/([a-z0-9-]{1,40})$`);

/** Where a browser goes on from a provider, and what the page there has to say. */
interface Landing {
  path: string;
  notices: Notice[];
}

const success = (message: string, provider: string): Notice => ({
  id: 'other',
  level: 'success',
  message,
  params: { provider },
});

function refusedAt(path: string, { message, detail }: Problem): Landing {
  const params =
    detail && typeof detail === 'object' && 'provider' in detail ? { provider: String(detail.provider) } : undefined;
  // Who said no on the provider's page has done nothing wrong.
  const level = message === SOCIAL_MESSAGES.denied ? 'info' : 'error';
  return { path, notices: [{ id: 'other', level, message, ...(params ? { params } : {}) }] };
}

/** The page a sign-in was begun on, which remembers where to go on to. */
const again = ({ owner, back }: BegunSignIn): string =>
  owner !== null ? SECURITY_PAGE : back === null ? SIGN_IN_PAGE : withParameter(SIGN_IN_PAGE, BACK, back);

/** The code an answer of the provider carries. */
async function codeOf(
  { commerce }: ShopRequest,
  { provider }: BegunSignIn,
  name: string,
  query: URLSearchParams,
): Promise<Result<string>> {
  const of = { detail: { provider: name } };
  if (!(await commerce.social.isIssuer(provider, query.get('iss')))) return refuse(400, SOCIAL_MESSAGES.failed, of);
  const code = query.get('code') ?? '';
  if (query.get('error') === DENIED) return refuse(400, SOCIAL_MESSAGES.denied, of);
  return query.has('error') || code === '' || code.length > CODE_MAX
    ? refuse(400, SOCIAL_MESSAGES.failed, of)
    : { ok: true, value: code };
}

/** AUTH-023, AUTH-024: home, or where whoever began it wanted to go on to. */
const onwards = ({ store }: ShopRequest, { back }: BegunSignIn, query: URLSearchParams): string =>
  back ?? wayBack(store, decodedPath(query.get(RETURN_TO)) ?? undefined) ?? HOME;

/** Whether a page is the same for everyone, or none. */
const isShared = (path: string): boolean =>
  matchRoute(new URL(path, 'http://here.invalid').pathname)?.route.cache !== 'personal';

async function enter(request: ShopRequest, begun: BegunSignIn, entry: SocialEntry, onTo: string): Promise<Landing> {
  if (entry.state === 'has-account') {
    await request.entry().keepPending({ identity: entry.identity, back: onTo });
    return { path: CONNECT_PAGE, notices: [] };
  }
  const entered = await request.entry().signIn(entry.signedIn);
  if (!entered.ok) return refusedAt(again(begun), entered.problem);
  const message = entry.isNew ? CUSTOMER_MESSAGES.accountMade : CUSTOMER_MESSAGES.signedIn;
  const path = isShared(onTo) ? `${onTo}${SIGNED_IN}` : onTo;
  return { path, notices: [{ id: 'other', level: 'success', message }, ...entered.value] };
}

async function landing(request: ShopRequest, provider: string, query: URLSearchParams): Promise<Landing> {
  const { commerce, principal } = request;
  const { social } = commerce;
  const begun = await takeBegun(request, provider, query.get('state') ?? '');
  const name = social.providers().find(({ id }) => id === provider)?.name;
  if (!begun || name === undefined)
    return refusedAt(
      principal?.kind === 'customer' ? SECURITY_PAGE : SIGN_IN_PAGE,
      refuse(400, SOCIAL_MESSAGES.ended).problem,
    );
  const code = await codeOf(request, begun, name, query);
  if (!code.ok) return refusedAt(again(begun), code.problem);
  const answer = {
    provider,
    code: code.value,
    codeVerifier: begun.verifier,
    nonce: begun.nonce,
    redirectUri: returnAddress(request, provider),
  };
  if (begun.owner === null) {
    const entry = await social.signIn(answer);
    return entry.ok
      ? enter(request, begun, entry.value, onwards(request, begun, query))
      : refusedAt(again(begun), entry.problem);
  }
  const mine = request.mine();
  const connections = mine.kind === 'customer' && principal?.owner === begun.owner ? mine.own('social') : null;
  if (!connections) {
    return refusedAt(SECURITY_PAGE, refuse(400, SOCIAL_MESSAGES.ended).problem);
  }
  const identity = await connections.identify(answer);
  const connected = identity.ok ? await connections.connect(identity.value) : identity;
  return connected.ok
    ? { path: SECURITY_PAGE, notices: [success(SOCIAL_MESSAGES.connected, name)] }
    : refusedAt(SECURITY_PAGE, connected.problem);
}

/** The provider a browser comes back from; null for any other address. */
export function providerReturned({ kind, path }: Pick<RoutedRequest, 'kind' | 'path'>): string | null {
  const [, id] = (kind === 'page' && RETURNED.exec(path)) || [];
  return id ?? null;
}

/** What a return comes to; whatever goes wrong is told on a page without the provider's code in its address. */
async function landed(
  admit: () => Promise<ShopRequest>,
  provider: string,
  query: URLSearchParams,
): Promise<{ landing: Landing; request: ShopRequest | null }> {
  let request: ShopRequest | null = null;
  try {
    request = await admit();
    return { landing: await landing(request, provider, query), request };
  } catch (error) {
    const isLimit = error instanceof TooManyRequests;
    if (!isLimit) log('error', 'social.return-failed', { provider, reason: reasonOf(error) });
    const message = isLimit ? MESSAGES.tooManyRequests : MESSAGES.failed;
    return { landing: { path: SIGN_IN_PAGE, notices: [{ id: 'other', level: 'error', message }] }, request };
  }
}

/** The way on from a provider, to an address without its code, which no cache, history or other site keeps. */
const leadOn = ({ store }: Pick<RoutedRequest, 'store'>, path: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: storePath(store, path), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

/** Where somebody who has shown no code yet is led: who asks for the head of a return alone signs nobody in. */
export const leadToSignIn = (at: Pick<RoutedRequest, 'store'>): Response => leadOn(at, SIGN_IN_PAGE);

/**
 * Takes a browser back from a provider: signs it in, or says on the page it came from why not.
 */
export async function socialReturn(
  at: RoutedRequest,
  provider: string,
  admit: () => Promise<ShopRequest>,
): Promise<Response> {
  const { landing: to, request } = await landed(admit, provider, at.url.searchParams);
  // A page that is the same for everyone tells nobody anything.
  if (request && to.notices.length > 0 && !isShared(to.path)) {
    await request.formSession().leave({ notices: to.notices, form: null, values: {}, errors: [] });
  }
  return leadOn(at, to.path);
}
