import type { Commerce } from '../../src/commerce/commerce';
import { limitClassOf } from '../../src/contract/limit';
import { paymentsNotify } from '../../src/contract/payments';
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
import type { AttemptsPort } from '../http/attempts';
import { drainUnread } from '../http/body';
import type { RequestChallenge } from '../http/challenge';
import { ANSWER_MS, within } from '../http/deadline';
import { clientAddress, clientNetwork } from '../http/limits/client-address';
import { limitSubjectOf } from '../http/limits/limit-subject';
import { type RateLimiter, rateLimiter, TooManyRequests } from '../http/limits/rate-limit';
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
import { busyPage, limitedPage } from './limited-page';
import { navigation } from './navigation';
import { challengeAction, requestChallenge } from './request-challenge';

const NOT_FOUND = 404;

/** Made with the first call and the first form: an isolate that serves pages alone is asked for neither. */
const api = once(apiApp);
const forms = once(formsApp);

/** Exact figures of networks are multiplied on this computer alone, where everybody comes from one address. */
const timesOf = ({ APP_ENV, LIMITS_TIMES }: Env): number =>
  APP_ENV === 'local' ? Math.max(1, Number(LIMITS_TIMES ?? 1)) : 1;

/** What a request is counted by. */
interface Counting {
  attempts: () => AttemptsPort;
  challenge: RequestChallenge;
  limiter: RateLimiter;
}

/** What counts what is guessed and made through the ports of a request: made with the first of them. */
function guardsOf(raw: Request, env: Env, shopper: UnboundRequest, { attempts, challenge, limiter }: Counting): Guards {
  const { storeCode } = shopper.store;
  const countOrder = async (token: string) => {
    const session = shopper.principal?.owner ? null : await ownerOf('cart', token);
    if (session) await rateLimiter(env, async () => ({ session, network: null })).admit('order');
  };
  return {
    storeCode,
    realm: realmOf(env, storeCode),
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
}

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
  const { principal, cart, commerce } = shopper;
  if (principal?.kind === 'service') return { ...bound(shopper), fields, admit: async () => {} };
  const attempts = once(() => attemptsPort(env));
  const settings = () => turnstileSettings(env, at.url.hostname);
  const ownChallenge = once(() =>
    requestChallenge({ raw, at, fields, address: clientAddress(raw, env), settings, attempts }),
  );
  const challenge: RequestChallenge = (operation, named) => ownChallenge()(operation, named);
  const limiter = rateLimiter(env, async () => limitSubjectOf(raw, env, principal?.owner ?? null), challenge);
  const guards = once(() => guardsOf(raw, env, shopper, { attempts, challenge, limiter }));
  return {
    ...bound({ ...shopper, commerce: guardedCommerce(commerce, guards) }),
    fields,
    async admit(limit) {
      const hasCart = cart.token() !== null || isToken(at.url.searchParams.get('cartId') ?? '');
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

/** What a gateway, a bank or a till tells of money, and signs. */
const NOTIFICATION = `POST /api${paymentsNotify.path}`;

const ofNobody = (): never => {
  throw new Error('a notification is of no shopper');
};

/** The request of a notification: no cookie and no token counts in it, and nothing of a shopper is made. */
const notificationRequest = (request: SharedRequest<Commerce>): LimitedRequest => ({
  ...request,
  principal: { kind: 'guest', owner: null },
  fields: null,
  userTokens: ofNobody,
  formSession: ofNobody,
  mine: ofNobody,
  entry: ofNobody,
  admit: async () => {},
});

/** A call or a form goes to its app, as the shopper's whose cookies or token came with it. */
async function answerOfApp(
  { raw, fields }: HeldRequest,
  env: Env,
  ctx: ExecutionContext,
  at: RoutedRequest,
  request: SharedRequest<Commerce>,
): Promise<Response> {
  if (isSpeculative(raw)) return refuseSpeculative();
  const isNotification = `${raw.method} ${at.path}` === NOTIFICATION;
  const shopper = isNotification
    ? notificationRequest(request)
    : guarded(raw, env, at, await unboundRequest(raw, env, at, request), fields);
  const inside = new URL(at.url);
  inside.pathname = at.path;
  const app = at.kind === 'api' ? api() : forms();
  const answered = Promise.resolve(app.fetch(new Request(inside, raw), { ...env, REQUEST: shopper }, ctx));
  // A change is waited for to its end, and so is what operators ask for.
  const isRead = at.kind === 'api' && raw.method === 'GET' && shopper.principal?.kind !== 'service';
  return isRead ? within(request.now + ANSWER_MS - Date.now(), answered) : answered;
}

function toHttps(url: URL): Response {
  const secureUrl = new URL(url);
  secureUrl.protocol = 'https:';
  return new Response(null, { status: 301, headers: { location: secureUrl.href } });
}

async function answer(
  held: HeldRequest,
  env: Env,
  ctx: ExecutionContext,
  at: RoutedRequest,
  request: SharedRequest<Commerce>,
  timing: Timing,
): Promise<Response> {
  const { raw } = held;
  if (isProduction(env) && at.url.protocol === 'http:') return toHttps(at.url);
  if (at.refused) return foreignForm(at, raw);
  if (at.kind === 'api' || at.kind === 'form') return answerOfApp(held, env, ctx, at, request);
  const shopper = async () => guarded(raw, env, at, await unboundRequest(raw, env, at, request), null);
  return navigation({ env, raw, at, request, timing, shopper });
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
    if (at.kind === 'form' && !at.refused) held = await holdForm(raw);
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
