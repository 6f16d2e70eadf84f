import { exports } from 'cloudflare:workers';
import type { RequestContext } from '../../src/commerce/request-context';
import { routeName } from '../../src/config/stores';
import { NOT_FOUND_PATH, type Route } from '../../src/pages/routes';
import type { Env } from '../env';
import { countedHeaders } from '../http/limits/counted';
import { LIMITED_BY, pastLimit, type RateLimiter } from '../http/limits/rate-limit';
import { log, reasonOf } from '../http/log';
import { protect } from '../http/security-headers';
import type { SharedRequest, ShopRequest } from '../http/shop-request';
import type { Timing } from '../http/timing';
import { localPageCache, type PageCache, type RenderedPage } from './page-cache';
import { platformPageCache } from './platform-cache';
import { redirection } from './redirects';
import { type Rendered, type RenderInput, renderPersonal, renderShared } from './render';

const OK = 200;
const NOT_FOUND = 404;
const SERVER_ERROR = 500;

/** Thrown when a page could not be rendered; the cache answers with a stale one if it has it. */
class RenderFailed extends Error {}

let local: PageCache | null = null;

/** The platform's cache where there is one, else our own over the Cache API. */
function pageCache(env: Env): PageCache {
  if (env.APP_ENV !== 'local') return platformPageCache(exports.Pages);
  const life = env.PAGE_FRESH_MS === undefined ? undefined : { freshMs: Number(env.PAGE_FRESH_MS), staleMs: 0 };
  local ??= localPageCache(caches.default, import.meta.env.WAKU_BUILD_ID, Date.now, life);
  return local;
}

const asResponse = (page: Rendered) => new Response(page.body, { status: page.status, headers: page.headers });

/** Status a page has to have to be kept: 200, and 404 for the one page that says so of every unknown address. */
const keptStatus = (path: string): number => (path === NOT_FOUND_PATH ? NOT_FOUND : OK);

/** Renders a shared page for a cache, with everything it carries whoever asks; what is not a whole page comes as a Response that is not kept. */
export async function sharedPage(env: Env, input: RenderInput): Promise<RenderedPage | Response> {
  const redirected = input.flight ? null : await redirection(input.context);
  if (redirected) return redirected;
  const page = await renderShared(env, input);
  if (page.status >= SERVER_ERROR) throw new RenderFailed(`${input.context.path} answered ${page.status}`);
  if (page.status !== keptStatus(input.context.path) || typeof page.body !== 'string') return asResponse(page);
  protect(page.headers);
  const version = await input.context.commerce.catalogue.shown();
  return { status: page.status, body: page.body, headers: [...page.headers], until: page.until, version };
}

/** The page that is asked for, and the shopper a personal one is rendered for; null for a shared one. */
export interface PageRequest {
  route: Route;
  path: string;
  query: URLSearchParams;
  flight: boolean;
  shopper: ShopRequest | null;
  limiter: RateLimiter;
}

/** What a page may know of the shopper; a shared page nothing. */
export const knownOf = (shopper: ShopRequest | null): Pick<RequestContext, 'principal' | 'cartToken' | 'takeFlash' | 'formKey'> => ({
  principal: shopper?.principal ?? null,
  cartToken: shopper?.cartToken ?? null,
  takeFlash: async () => shopper?.formSession.take() ?? null,
  formKey: () => shopper?.formSession.mintKey() ?? null,
});

/** Version of the catalogue pages are kept under; where nobody can tell it, one that no page is kept under, so that a stale one is served. */
async function versionOf({ store, commerce }: SharedRequest): Promise<string> {
  try {
    return await commerce.catalogue.version();
  } catch (error) {
    log('warn', 'catalogue version unknown', { store: store.storeCode, reason: reasonOf(error) });
    return 'unknown';
  }
}

/**
 * Answers a page: shared ones through the page cache under build, store view, path, query and catalogue version; personal ones anew.
 * Only a page that has to be rendered is counted: TooManyRequests is thrown past its limit, and a kept copy is served where there is one.
 * `url` is the canonical address; nothing else of the request reaches the renderer. The answer's headers may be added to.
 */
export async function servePage(env: Env, url: URL, request: SharedRequest, asked: PageRequest, timing: Timing): Promise<Response> {
  const input: RenderInput = {
    url,
    flight: asked.flight,
    context: {
      store: request.store,
      commerce: request.commerce,
      now: request.now,
      ...knownOf(asked.shopper),
      path: asked.path,
      query: asked.query,
      requestId: request.requestId,
    },
  };
  if (asked.route.cache === 'personal') {
    await asked.limiter.admit('page');
    const page = await timing.time('render', () => renderPersonal(env, input));
    if (page.status >= SERVER_ERROR) throw new RenderFailed(`${routeName(request.stores, request.store, asked.route.name)} answered ${page.status}`);
    return asResponse(page);
  }
  const version = await timing.time('version', () => versionOf(request));
  const render = () =>
    timing.time('render', async () => {
      await asked.limiter.admit('page');
      return sharedPage(env, input);
    });
  // What was counted here is not counted again behind the platform's cache.
  const rendererHeaders = async () => (asked.limiter.hasCounted('page') ? [] : countedHeaders(await asked.limiter.counted()));
  const { response, state } = await timing.time('page', () => pageCache(env).serve({ url, version, rendererHeaders, render }, request.waitUntil));
  const { headers } = response;
  const limitedBy = response.status === OK ? null : headers.get(LIMITED_BY);
  if (limitedBy) throw pastLimit('page', limitedBy === 'session' ? 'session' : 'address');
  timing.note('cache', state);
  headers.set('x-page-cache', state);
  headers.set('cache-control', response.status === OK ? 'private, max-age=0, must-revalidate' : 'no-store');
  return response;
}
