import type { Commerce } from '../../src/commerce/commerce';
import { limitClassOf } from '../../src/contract/limit';
import { once } from '../../src/domain/once';
import { bringDeskTexts, bringTexts } from '../../src/i18n/bring-texts';
import { OWN_LOCALE } from '../../src/i18n/dictionaries';
import { apiApp } from '../api';
import { shareAnswer } from '../api/serving/cors';
import { attemptsPort } from '../attempts';
import { guardedCommerce } from '../commerce';
import type { Env } from '../env';
import { formsApp } from '../forms';
import type { Guards } from '../guards/guards';
import { drainUnread } from '../http/body';
import type { RequestChallenge } from '../http/challenge';
import { ANSWER_MS, within } from '../http/deadline';
import { clientAddress, clientNetwork } from '../http/limits/client-address';
import { limitSubjectOf } from '../http/limits/limit-subject';
import { rateLimiter, TooManyRequests } from '../http/limits/rate-limit';
import { log, reasonOf, traceOf } from '../http/log';
import { knownDevice } from '../http/marks/known-devices';
import { knownOrder } from '../http/marks/known-orders';
import { ownerOf } from '../http/principal';
import { isProduction } from '../http/public-origin';
import { type RoutedRequest, routeRequest } from '../http/routed-request';
import { secure } from '../http/security-headers';
import type { LimitedRequest, SharedRequest } from '../http/shop-request';
import { isSpeculative, refuseSpeculative } from '../http/speculative';
import { Timing } from '../http/timing';
import { isToken } from '../http/token';
import { sharedRequest, unboundRequest } from '../make-request';
import { Overloaded } from '../pages/render-queue';
import { bound } from '../services/customers/bound-request';
import type { UnboundRequest } from '../services/customers/unbound-request';
import { realmOf } from '../settings/backends';
import { turnstileSettings } from '../settings/challenges';
import { isOfOrganisation } from '../settings/organisation';
import { challengePage } from './challenge-page';
import { errorPage } from './error-page';
import { foreignForm } from './foreign-form';
import { type HeldRequest, holdForm } from './held-form';
import { leadToOrder, letterOpened, openLetter } from './letter-opened';
import { busyPage, limitedPage } from './limited-page';
import { navigation } from './navigation';
import { leadBack, paymentReturn, paymentReturned } from './payment-return';
import { challengeAction, requestChallenge } from './request-challenge';
import { pictureAsked, returnPicture } from './return-picture';
import { leadToSignIn, providerReturned, socialReturn } from './social-return';

const NOT_FOUND = 404;

/** Made with the first call and the first form: an isolate that serves pages alone is asked for neither. */
const api = once(apiApp);
const forms = once(formsApp);

/** Exact figures of networks are multiplied on this computer alone, where everybody comes from one address. */
const timesOf = ({ APP_ENV, LIMITS_TIMES }: Env): number =>
  APP_ENV === 'local' ? Math.max(1, Number(LIMITS_TIMES ?? 1)) : 1;

/**
 * The same request with its limits and with the guards of its commerce. A token names a cart, it does not prove that
 * there is one: where a change makes the cart of a token that was shown, that counts as a new cart too, before it is
 * made.
 */
function guarded(
  raw: Request,
  env: Env,
  at: RoutedRequest,
  shopper: UnboundRequest,
  fields: URLSearchParams | null,
): LimitedRequest {
  const { principal, cart, commerce, store } = shopper;
  if (principal?.kind === 'service') return { ...bound(shopper), admit: async () => {} };
  const hasCart = cart.token() !== null || isToken(at.url.searchParams.get('cartId') ?? '');
  const attempts = once(() => attemptsPort(env));
  const settings = () => turnstileSettings(env, at.url.hostname);
  const ownChallenge = once(() =>
    requestChallenge({ raw, at, fields, address: clientAddress(raw, env), settings, attempts }),
  );
  const challenge: RequestChallenge = (operation, named) => ownChallenge()(operation, named);
  const limiter = rateLimiter(env, async () => limitSubjectOf(raw, env, principal?.owner ?? null), challenge);
  const countOrder = async (token: string) => {
    const session = principal?.owner ? null : await ownerOf('cart', token);
    if (session) await rateLimiter(env, async () => ({ session, network: null })).admit('order');
  };
  const guards: Guards = {
    storeCode: store.storeCode,
    realm: realmOf(env, store.storeCode),
    get attempts() {
      return attempts();
    },
    get network() {
      return clientNetwork(raw, env);
    },
    known: { account: (email) => knownDevice(shopper, email), order: (number) => knownOrder(shopper, number) },
    times: timesOf(env),
    isOfOrganisation: (email) => isOfOrganisation(env, email),
    challenge,
    countNewCart: () => limiter.admit('newCart'),
    countOrder,
    waitUntil: shopper.waitUntil,
  };
  return {
    ...bound({ ...shopper, commerce: guardedCommerce(commerce, guards) }),
    async admit(limit) {
      const limitClass = limitClassOf(limit, { hasCart });
      if (limitClass) await limiter.admit(limitClass);
    },
  };
}

/**
 * A limit was met: the challenge that lets through what was sent, where there is one to pass; else when to come again.
 */
function answerOfLimit(
  error: TooManyRequests,
  raw: Request,
  env: Env,
  at: RoutedRequest,
  fields: URLSearchParams | null,
): Response {
  const settings = error.by === 'session' ? null : turnstileSettings(env, at.url.hostname);
  const isForScript = (raw.headers.get('accept') ?? '').includes('application/json');
  const challenge = settings && fields && !isForScript ? challengePage({ at, fields, error, settings }) : null;
  return (
    challenge ?? limitedPage(at, raw, error, settings && { siteKey: settings.siteKey, action: challengeAction(at) })
  );
}

/** The answer to what was refused on purpose, null for a failure. */
function refusalOf(
  error: unknown,
  raw: Request,
  env: Env,
  at: RoutedRequest,
  fields: URLSearchParams | null,
): Response | null {
  if (error instanceof TooManyRequests) return answerOfLimit(error, raw, env, at, fields);
  return error instanceof Overloaded ? busyPage(at, raw, error) : null;
}

/**
 * What is answered where the handlers could not: a limit was met, or something failed. Clients of other origins may
 * read it as they may the call's own answer.
 */
function answerOfError(
  error: unknown,
  raw: Request,
  env: Env,
  at: RoutedRequest,
  requestId: string,
  fields: URLSearchParams | null,
): Response {
  const refusal = refusalOf(error, raw, env, at, fields);
  if (!refusal)
    log('error', 'request failed', { requestId, kind: at.kind, reason: reasonOf(error), trace: traceOf(error) });
  const response = refusal ?? errorPage(at, requestId);
  if (at.kind === 'api') shareAnswer(response.headers, raw, env, at.path);
  return response;
}

/**
 * What takes a browser on that a provider, the gateway of cards or a letter has sent here; null for any other address. Who asks
 * for the head alone is told where it leads, and nobody is asked anything.
 */
function returnOf(
  raw: Request,
  at: RoutedRequest,
): ((admit: () => Promise<LimitedRequest>) => Promise<Response>) | null {
  if (raw.method !== 'GET' && raw.method !== 'HEAD') return null;
  const asksHead = raw.method === 'HEAD';
  const provider = providerReturned(at);
  if (provider !== null) return asksHead ? async () => leadToSignIn(at) : (admit) => socialReturn(at, provider, admit);
  const letter = letterOpened(at);
  if (letter !== null) return asksHead ? async () => leadToOrder(at, letter) : (admit) => openLetter(at, letter, admit);
  const payment = paymentReturned(at);
  if (payment === null) return null;
  return asksHead ? async () => leadBack(at, payment) : (admit) => paymentReturn(at, payment, admit);
}

async function answer(
  { raw, fields }: HeldRequest,
  env: Env,
  ctx: ExecutionContext,
  at: RoutedRequest,
  request: SharedRequest<Commerce>,
  timing: Timing,
): Promise<Response> {
  if (isProduction(env) && at.url.protocol === 'http:') {
    const secureUrl = new URL(at.url);
    secureUrl.protocol = 'https:';
    return new Response(null, { status: 301, headers: { location: secureUrl.href } });
  }
  if (at.refused) return foreignForm(at, raw);
  if (at.kind === 'api' || at.kind === 'form') {
    if (isSpeculative(raw)) return refuseSpeculative();
    const shopper = guarded(raw, env, at, await unboundRequest(raw, env, at, request), fields);
    const inside = new URL(at.url);
    inside.pathname = at.path;
    const app = at.kind === 'api' ? api() : forms();
    const answered = Promise.resolve(app.fetch(new Request(inside, raw), { ...env, REQUEST: shopper }, ctx));
    // A change is waited for to its end, and so is what operators ask for.
    const isRead = at.kind === 'api' && raw.method === 'GET' && shopper.principal?.kind !== 'service';
    return isRead ? within(request.now + ANSWER_MS - Date.now(), answered) : answered;
  }
  const picture = pictureAsked(at);
  if (picture && (raw.method === 'GET' || raw.method === 'HEAD')) {
    if (isSpeculative(raw)) return refuseSpeculative();
    const shopper = guarded(raw, env, at, await unboundRequest(raw, env, at, request), null);
    await shopper.admit('page');
    return returnPicture(shopper, picture);
  }
  const takeBack = returnOf(raw, at);
  if (!takeBack) return navigation(env, raw, at, request, timing);
  if (isSpeculative(raw)) return refuseSpeculative();
  return takeBack(async () => {
    const shopper = guarded(raw, env, at, await unboundRequest(raw, env, at, request), null);
    // A return asks the provider or the gateway something, as the form does that begins it.
    await shopper.admit('form');
    return shopper;
  });
}

/**
 * The Worker's front door, in front of pages, api and forms: sorts the request, answers it, and puts on the answer what
 * every answer carries. Never throws: what goes wrong is logged under the request's id and shown as a calm error.
 */
export async function gateway(raw: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const timing = new Timing();
  const requestId = crypto.randomUUID();
  const at = routeRequest(raw, env);
  let request: SharedRequest<Commerce> | null = null;
  let response: Response;
  let held: HeldRequest = { raw, fields: null };
  try {
    request = await sharedRequest(raw, env, at, requestId, (work) => ctx.waitUntil(work));
    const { defaultLocale } = at.store.i18n;
    if (defaultLocale !== OWN_LOCALE) await bringTexts(defaultLocale);
    if (at.isOfDesk) await bringDeskTexts();
    if (!at.refused) held = await holdForm(raw, at);
    response = await answer(held, env, ctx, at, request, timing);
  } catch (error) {
    response = answerOfError(error, raw, env, at, requestId, held.fields);
  }
  // The request that the app was given reads the same stream.
  await drainUnread(held.raw);
  // Every answer above is made here, so that its headers can be added to; copying them costs as much as a page from the
  // cache.
  const { headers } = response;
  const isKept = headers.get('x-page-cache') === 'hit';
  // A kept page was protected before it was kept.
  if (!isKept) secure(headers);
  // A call that may not act with the shopper's cookies may not change them either.
  if (at.cookies) for (const cookie of request?.cookies.changes() ?? []) headers.append('set-cookie', cookie);
  headers.set('x-request-id', requestId);
  headers.set('server-timing', timing.header());
  // A page out of the cache says nothing that the platform's own figures do not; a path that leads nowhere is written
  // down each time. What a deployment without an address refuses has its line already.
  if (request && (!isKept || response.status === NOT_FOUND))
    log('info', 'request', {
      requestId,
      method: raw.method,
      kind: at.kind,
      store: at.store.storeCode,
      status: response.status,
      ms: timing.elapsedMs(),
    });
  return raw.method === 'HEAD' ? new Response(null, response) : response;
}
