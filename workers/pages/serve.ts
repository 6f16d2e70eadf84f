import { exports } from 'cloudflare:workers';
import { NOBODY } from '../../src/commerce/mine';
import type { RequestContext } from '../../src/commerce/request-context';
import { routeName } from '../../src/config/stores';
import { NOT_FOUND_PATH, type Route } from '../../src/pages/routes';
import type { Env } from '../env';
import { ANSWER_MS, AT_HAND_MS, DeadlinePassed, within } from '../http/deadline';
import { countedHeaders } from '../http/limits/limit-subject';
import { LIMITED_BY, OVERLOAD, pastLimit, type RateLimiter } from '../http/limits/rate-limit';
import { log, reasonOf } from '../http/log';
import { protect } from '../http/security-headers';
import type { SharedRequest, ShopRequest } from '../http/shop-request';
import type { Timing } from '../http/timing';
import { keptUnder } from './kept-under';
import {
  localPageCache,
  type PageCache,
  type RenderedPage,
  responseOf,
  type SharedPage,
  type StoredPage,
} from './page-cache';
import { formFor, inForm } from './page-form';
import { platformPageCache } from './platform-cache';
import { absentPages, redirection } from './redirects';
import { type RenderInput, renderPage } from './render';
import { Overloaded, RenderQueue } from './render-queue';

const OK = 200;
const NOT_FOUND = 404;
const SERVER_ERROR = 500;

/** Thrown when a page could not be rendered; the cache answers with a stale one if it has it. */
class RenderFailed extends Error {}

/** What this isolate renders at once. */
const queue = new RenderQueue();

let local: PageCache | null = null;

/** The platform's cache where there is one, else our own over the Cache API. */
function pageCache(env: Env): PageCache {
  if (env.APP_ENV !== 'local') return platformPageCache(exports.Pages);
  const life = env.PAGE_FRESH_MS === undefined ? undefined : { freshMs: Number(env.PAGE_FRESH_MS), staleMs: 0 };
  local ??= localPageCache(caches.default, import.meta.env.WAKU_BUILD_ID, Date.now, life);
  return local;
}

/** Status a page has to have to be kept: 200, and 404 for the one page that says so of every unknown address. */
const keptStatus = (path: string): number => (path === NOT_FOUND_PATH ? NOT_FOUND : OK);

async function madePage(env: Env, input: RenderInput): Promise<RenderedPage | StoredPage> {
  const redirected = input.flight ? null : await redirection(input.context);
  if (redirected) return { status: redirected.status, body: '', headers: [...redirected.headers] };
  const page = await renderPage(env, input);
  if (page.status >= SERVER_ERROR) throw new RenderFailed(`${input.context.path} answered ${page.status}`);
  if (page.status !== keptStatus(input.context.path) || page.body === '')
    return { status: page.status, body: page.body, headers: [...page.headers] };
  protect(page.headers);
  const { commerce, store } = input.context;
  const version = keptUnder(await commerce.catalogue.shown(), env, store.storeCode);
  return { status: page.status, body: page.body, headers: [...page.headers], until: page.until, version };
}

/**
 * Renders a shared page for a cache when its turn comes, with everything it carries whoever asks. Throws Overloaded, at
 * once, where too many wait already.
 */
export const sharedPage = (env: Env, input: RenderInput): Promise<RenderedPage | StoredPage> =>
  queue.run('everyone', input.context.store.storeCode, async () => {
    if (Date.now() >= input.context.now + ANSWER_MS) throw new DeadlinePassed();
    return madePage(env, input);
  });

/** Refuses before anything is counted what would be refused anyway. */
export function refuseBeyondQueue(view: string): void {
  if (queue.isFull('everyone', view)) throw new Overloaded();
}

/** The page that is asked for, and the shopper a personal one is rendered for; null for a shared one. */
export interface PageRequest {
  route: Route;
  path: string;
  query: URLSearchParams;
  flight: boolean;
  shopper: ShopRequest | null;
  /** What counts it, should it have to be rendered. */
  limiter(): RateLimiter;
}

/** What a page is told of its request: what is the shopper's own, of a shared page nobody's. */
export const contextOf = (
  request: SharedRequest,
  shopper: ShopRequest | null,
  { path, query }: Pick<RequestContext, 'path' | 'query'>,
): RenderInput['context'] => {
  const { store, stores: views, commerceOf, now, origin } = request;
  const commerce = shopper?.commerce ?? request.commerce;
  return { store, views, commerce, commerceOf, now, origin, mine: shopper?.mine ?? (() => NOBODY), path, query };
};

/**
 * Version of the catalogue pages are kept under; where nobody can tell it, one that no page is kept under, so that a
 * stale one is served.
 */
export async function versionOf({ store, commerce }: SharedRequest): Promise<string> {
  try {
    return await within(AT_HAND_MS, commerce.catalogue.version());
  } catch (error) {
    log('warn', 'catalogue version unknown', { store: store.storeCode, reason: reasonOf(error) });
    return 'unknown';
  }
}

/** What a page is rendered of. */
const inputOf = (url: URL, request: SharedRequest, asked: PageRequest): RenderInput => ({
  url,
  flight: asked.flight,
  context: contextOf(request, asked.shopper, asked),
  requestId: request.requestId,
});

/** A personal page is rendered anew, and counted. */
async function servePersonal(
  env: Env,
  url: URL,
  request: SharedRequest,
  asked: PageRequest,
  timing: Timing,
): Promise<Response> {
  const { route } = asked;
  const input = inputOf(url, request, asked);
  await asked.limiter().admit('page');
  const rendered = queue.run('shopper', request.store.storeCode, () =>
    timing.time('render', () => renderPage(env, input)),
  );
  const page = await within(request.now + ANSWER_MS - Date.now(), rendered);
  if (page.status >= SERVER_ERROR)
    throw new RenderFailed(`${routeName(request.stores, request.store, route.name)} answered ${page.status}`);
  const stored = { status: page.status, body: page.body, headers: [...page.headers] };
  return responseOf(inForm(stored, route, formFor(request.cookies)));
}

/** What a cache that could not keep a page says of why, thrown to whoever asked. */
function throwIfRefused({ status, headers }: Response): void {
  const limitedBy = status === OK ? null : headers.get(LIMITED_BY);
  if (limitedBy === OVERLOAD) throw new Overloaded();
  if (limitedBy) throw pastLimit('page', limitedBy === 'session' ? 'session' : 'address');
}

/** A shared page, through the page cache; what it is rendered of is put together where nobody has kept it. */
async function serveShared(
  env: Env,
  url: URL,
  request: SharedRequest,
  asked: PageRequest,
  timing: Timing,
): Promise<Response | null> {
  const { route } = asked;
  const version = await timing.time('version', () => versionOf(request));
  if (absentPages.has(version, url)) return null;
  const shared: SharedPage = {
    url,
    form: formFor(request.cookies),
    version: keptUnder(version, env, request.store.storeCode),
    askedAt: request.now,
    async admit() {
      refuseBeyondQueue(request.store.storeCode);
      await asked.limiter().admit('page');
    },
    // What was counted here is not counted again behind the platform's cache.
    rendererHeaders: async () =>
      asked.limiter().hasCounted('page') ? [] : countedHeaders(await asked.limiter().counted()),
    render: () => timing.time('render', () => sharedPage(env, inputOf(url, request, asked))),
    inForm: (page, one) => inForm(page, route, one),
  };
  const { response, state } = await timing.time('page', () => pageCache(env).serve(shared, request.waitUntil));
  const { status, headers } = response;
  throwIfRefused(response);
  if (status === NOT_FOUND && asked.path !== NOT_FOUND_PATH) {
    absentPages.note(version, url);
    return null;
  }
  timing.note('cache', state);
  headers.set('x-page-cache', state);
  headers.set('cache-control', status === OK ? 'private, max-age=0, must-revalidate' : 'no-store');
  return response;
}

/**
 * Answers a page: shared ones through the page cache under build, store view, path, query and catalogue version;
 * personal ones anew. Only a page that has to be rendered is counted: TooManyRequests is thrown past its limit, and a
 * kept copy is served where there is one. `url` is the canonical address; nothing else of the request reaches the
 * renderer. The answer's headers may be added to. null when there is no such page: what is shown instead is the same
 * for all of them.
 */
export function servePage(
  env: Env,
  url: URL,
  request: SharedRequest,
  asked: PageRequest,
  timing: Timing,
): Promise<Response | null> {
  const serve = asked.route.cache === 'personal' ? servePersonal : serveShared;
  return serve(env, url, request, asked, timing);
}
