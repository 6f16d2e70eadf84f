import type { Commerce } from '../../src/commerce/commerce';
import { storeOfPath } from '../../src/config/stores';
import { WINDOW } from '../../src/contract/customers/window';
import { switchedTo } from '../../src/contract/store-switch';
import { canonicalPath, stripTracking } from '../../src/domain/url';
import { MOVED_PATHS, NOT_FOUND_PATH, ROUTES, type Route } from '../../src/pages/routes';
import { formatRouterRequest, parseRouterRequest } from '../../src/waku-platform';
import type { Env } from '../env';
import { AT_HAND_MS, within } from '../http/deadline';
import { digest } from '../http/digest';
import { limitSubjectOf } from '../http/limits/limit-subject';
import { type RateLimiter, rateLimiter } from '../http/limits/rate-limit';
import { log } from '../http/log';
import type { RoutedRequest } from '../http/routed-request';
import type { SharedRequest } from '../http/shop-request';
import { isSpeculative, refuseSpeculative } from '../http/speculative';
import type { Timing } from '../http/timing';
import { unboundRequest } from '../make-request';
import { admission } from '../pages/admission';
import { matchRoute } from '../pages/match-route';
import { absentPages, moved, redirection, withQuery, withRest, withTracking } from '../pages/redirects';
import { Overloaded, RenderQueue } from '../pages/render-queue';
import { type PageRequest, servePage, versionOf } from '../pages/serve';
import { seoDocument } from '../seo';
import { bound } from '../services/customers/bound-request';
import { leadsOutside, leaveForCheckout } from './external-checkout';
import { followLink } from './followed-link';
import { isSilentLogin, silentLogin } from './silent-login';
import { switchStore } from './store-switch';

const READS = new Set(['GET', 'HEAD']);

function routeNamed(name: string): Route {
  const route = ROUTES.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`the route table lacks ${name}`);
  return route;
}

function canonicalUrl(url: URL, query: URLSearchParams): URL {
  if (url.search === '') return url;
  const canonical = new URL(url);
  canonical.search = query.toString();
  return canonical;
}

/**
 * The query a page is made for: of a shared one what its route understands, of a personal one all but what says where
 * the visitor came from.
 */
const queryFor = async (route: Route, asked: URLSearchParams, { commerce }: SharedRequest): Promise<URLSearchParams> =>
  route.cache === 'shared' && asked.size > 0
    ? route.query(asked, () => within(AT_HAND_MS, commerce.catalogue.listFilters()))
    : stripTracking(asked);

/** A page that is opened by its address stands in no window, whatever the address says. */
function withoutWindow({ headers }: Request, asked: URLSearchParams): URLSearchParams {
  if (headers.get('sec-fetch-dest') === 'document') asked.delete(WINDOW);
  return asked;
}

/** The one address of a payload: its route in one spelling and its query, whatever else it was asked with. */
function canonicalFlight(raw: Request, path: string, query: URLSearchParams): URL | null {
  const url = formatRouterRequest(raw, path, query.toString());
  if (url) url.search = query.size > 0 ? new URLSearchParams({ query: query.toString() }).toString() : '';
  return url;
}

/** A path that no route knows: what the URL map has for it, else null. */
async function dispatched(request: SharedRequest<Commerce>, path: string): Promise<string | null> {
  if (!request.store.flags.useUrlDispatcher) return null;
  const match = await request.commerce.catalogue.resolveUrl(path.slice(1));
  if (!match) log('warn', 'No mapping found', { requestId: request.requestId });
  return match?.path ?? null;
}

/** A navigation and what answers it. */
interface Navigation {
  env: Env;
  raw: Request;
  at: RoutedRequest;
  request: SharedRequest<Commerce>;
  timing: Timing;
  /** Made when something is first counted: a page out of the cache counts nothing. */
  limiter(): RateLimiter;
}

/**
 * Page not found, rendered under its own path: what was asked for may be a path that the renderer cannot read, or one
 * of a view that is not enabled.
 */
async function missing({ env, at, request, timing, limiter }: Navigation): Promise<Response> {
  log('warn', 'Route not found', { requestId: request.requestId });
  const url = new URL(`${at.store.prefix}${NOT_FOUND_PATH}`, at.url);
  const asked: PageRequest = {
    route: routeNamed('page-not-found'),
    path: NOT_FOUND_PATH,
    query: new URLSearchParams(),
    flight: false,
    shopper: null,
    limiter,
  };
  const page = await servePage(env, url, request, asked, timing);
  if (!page) throw new Error('the page that says so is missing itself');
  return page;
}

/** A payload that is none: the browser loads the document instead. */
const noPayload = () => new Response(null, { status: 404 });

/**
 * A page out of the cache or made for it; one that nobody has is shown as the one page that says so, kept once for all
 * of them.
 */
async function servedPage(navigation: Navigation, url: URL, asked: PageRequest): Promise<Response> {
  const served = await servePage(navigation.env, url, navigation.request, asked, navigation.timing);
  return served ?? (asked.flight ? noPayload() : missing(navigation));
}

/** Serves a page to whom it is for. Only a personal page asks who that is: a shared one is for everyone. */
async function page(
  navigation: Navigation,
  url: URL,
  asked: Omit<PageRequest, 'shopper' | 'limiter'>,
): Promise<Response> {
  const { env, raw, at, request, limiter } = navigation;
  if (asked.route.cache === 'shared') return servedPage(navigation, url, { ...asked, shopper: null, limiter });
  if (isSpeculative(raw)) return refuseSpeculative();
  const shopper = bound(await unboundRequest(raw, env, at, request));
  const admitted = admission(asked.route, shopper.principal, { store: at.store, path: asked.path, query: asked.query });
  if (admitted.state === 'admitted') return servedPage(navigation, url, { ...asked, shopper, limiter });
  if (asked.flight) return noPayload();
  if (admitted.state === 'missing') return missing(navigation);
  return new Response(null, { status: 303, headers: { location: admitted.location } });
}

/**
 * Addresses of no route are looked up in the database, a few at once; beyond a short queue whoever asks is told to come
 * again.
 */
const lookups = new RenderQueue({
  active: 16,
  activeOfEveryone: 16,
  activeOfView: 16,
  waiting: { shopper: 0, everyone: 64 },
});

/**
 * Where an address of no route leads: to where it was moved, else to what the URL map has for it; null when nobody has
 * it.
 */
async function lookedUp({ at, request }: Navigation, path: string, query: URLSearchParams): Promise<Response | null> {
  const redirected = await redirection({ ...request, path, query });
  if (redirected) return redirected;
  const mapped = await dispatched(request, path);
  return mapped === null ? null : moved(withQuery(`${at.store.prefix}${mapped}`, query));
}

/**
 * Serves an address of no route: where it leads, else page-not-found. Throws Overloaded where too many are looked up
 * already.
 */
async function unrouted(navigation: Navigation, path: string, query: URLSearchParams): Promise<Response> {
  const { at, request, limiter } = navigation;
  const version = await versionOf(request);
  if (absentPages.has(version, at.url)) return missing(navigation);
  const view = at.store.storeCode;
  if (lookups.isFull('everyone', view)) throw new Overloaded();
  await limiter().admit('page');
  const found = await lookups.run('everyone', view, () => lookedUp(navigation, path, query));
  if (found) return found;
  absentPages.note(version, at.url);
  return missing(navigation);
}

/** Takes a shopper to the external checkout of the store view; nobody is taken there ahead of time. */
async function externalCheckout({ env, raw, at, request, limiter }: Navigation): Promise<Response> {
  if (isSpeculative(raw)) return refuseSpeculative();
  await limiter().admit('cart');
  return leaveForCheckout(env, bound(await unboundRequest(raw, env, at, request)));
}

/** Signs a customer in who comes back from the external checkout; nobody ahead of time. */
async function silently({ env, raw, at, request, limiter }: Navigation): Promise<Response> {
  if (isSpeculative(raw)) return refuseSpeculative();
  await limiter().admit('form');
  return silentLogin(
    bound(await unboundRequest(raw, env, at, request)),
    at.url.searchParams,
    raw.headers.get('referer'),
  );
}

/** What an address of no shared page is before it is one of the route table's; null for none of these. */
async function special(navigation: Navigation, path: string): Promise<Response | null> {
  const { at, request, limiter } = navigation;
  const switched = switchedTo(path);
  if (switched !== null) {
    await limiter().admit('page');
    return (await switchStore(request, switched, at.url.searchParams)) ?? missing(navigation);
  }
  if (leadsOutside(at.store, path)) return externalCheckout(navigation);
  const forCrawlers = seoDocument(at.store, path);
  if (!forCrawlers) return null;
  await limiter().admit('page');
  return (await forCrawlers(navigation)) ?? missing(navigation);
}

/** Serves a page of the route table, with what its address says beside what the page is made for. */
async function routed(navigation: Navigation, route: Route, path: string): Promise<Response> {
  const { raw, at, request } = navigation;
  const query = withoutWindow(raw, await queryFor(route, at.url.searchParams, request));
  if (route.cache !== 'shared') {
    const away = followLink(request, path, query) ?? (await redirection({ ...request, path, query }));
    if (away) return away;
  }
  const answered = await page(navigation, canonicalUrl(at.url, query), { route, path, query, flight: false });
  if (at.url.search === '') return answered;
  return withRest(
    answered,
    new URLSearchParams([...stripTracking(at.url.searchParams)].filter(([name]) => !query.has(name))),
  );
}

/**
 * Serves a document: canonical address, pages that are the same for everyone, what machines read, the other pages, URL
 * map, page-not-found, in this order.
 */
async function document(navigation: Navigation): Promise<Response> {
  const { at } = navigation;
  const { prefix } = at.store;
  const path = canonicalPath(at.path);
  if (path === null) return missing(navigation);
  const address = path === '/' && prefix ? prefix : `${prefix}${path}`;
  const match = matchRoute(path);
  const isShared = match?.route.cache === 'shared';
  if (!isShared && isSilentLogin(at.store, path)) return silently(navigation);
  const kept = stripTracking(at.url.searchParams);
  if (address !== at.url.pathname) return moved(withQuery(address, kept));
  // Most of what is asked for: it is none of what else an address may be.
  if (match && isShared) return routed(navigation, match.route, path);
  const renamed = MOVED_PATHS.get(path);
  if (renamed) return moved(withQuery(`${at.store.prefix}${renamed}`, kept));
  const answered = await special(navigation, path);
  if (answered) return answered;
  return match ? routed(navigation, match.route, path) : unrouted(navigation, path, kept);
}

/**
 * Serves the flight payload of a route, for a navigation inside a loaded page. Anything else under its path is not
 * found.
 */
async function flight(navigation: Navigation): Promise<Response> {
  const { raw, at, request } = navigation;
  const asked = parseRouterRequest(raw);
  if (asked?.type !== 'route' || asked.query === undefined) return noPayload();
  const { store, path } = storeOfPath(at.stores, asked.path);
  const match = matchRoute(path);
  const query = match && (await queryFor(match.route, new URLSearchParams(asked.query), request));
  const url = query && canonicalPath(path) === path ? canonicalFlight(raw, asked.path, query) : null;
  if (!match || !query || !url || store.storeCode !== at.store.storeCode) return noPayload();
  return page(navigation, url, { route: match.route, path, query, flight: true });
}

/**
 * Answers a navigation. Pages are read, nothing else: another method is refused. A file that comes this far does not
 * exist.
 */
export async function navigation(
  env: Env,
  raw: Request,
  at: RoutedRequest,
  request: SharedRequest<Commerce>,
  timing: Timing,
): Promise<Response> {
  if (!READS.has(raw.method)) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  if (at.kind === 'file') return new Response(null, { status: 404 });
  const cartToken = request.cart.token();
  let made: RateLimiter | null = null;
  const limiter = (): RateLimiter => {
    made ??= rateLimiter(env, async () => limitSubjectOf(raw, env, cartToken && (await digest(cartToken))));
    return made;
  };
  const one: Navigation = { env, raw, at, request, timing, limiter };
  return at.kind === 'flight' ? flight(one) : withTracking(await document(one), at.url);
}
