import type { Commerce } from '../../src/commerce/commerce';
import { storeOfPath } from '../../src/config/stores';
import { WINDOW } from '../../src/contract/customers/window';
import { switchedTo } from '../../src/contract/store-switch';
import { once } from '../../src/domain/once';
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
import type { LimitedRequest, SharedRequest } from '../http/shop-request';
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
import { ledOn } from './led-on';
import { isSilentLogin, silentLogin } from './silent-login';
import { switchStore } from './store-switch';

const READS = new Set(['GET', 'HEAD']);

function routeNamed(name: string): Route {
  const route = ROUTES.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`the route table lacks ${name}`);
  return route;
}

function canonicalUrl(url: URL, query: URLSearchParams): URL {
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

/** A navigation as the gateway hands it on. */
interface Asked {
  env: Env;
  raw: Request;
  at: RoutedRequest;
  request: SharedRequest<Commerce>;
  timing: Timing;
  /** Who asks, with their limits and guards: found out where it matters. */
  shopper(): Promise<LimitedRequest>;
}

/** The same with what counts it. */
interface Navigation extends Asked {
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

/** Serves a personal page to whom it is for; nobody ahead of time. */
async function personalPage(
  navigation: Navigation,
  url: URL,
  asked: Omit<PageRequest, 'shopper' | 'limiter'>,
): Promise<Response> {
  const { env, raw, at, request, limiter } = navigation;
  if (isSpeculative(raw)) return refuseSpeculative();
  const shopper = bound(await unboundRequest(raw, env, at, request));
  const admitted = admission(asked.route, shopper.principal, { store: at.store, path: asked.path, query: asked.query });
  if (admitted.state === 'admitted') return servedPage(navigation, url, { ...asked, shopper, limiter });
  if (asked.flight) return noPayload();
  if (admitted.state === 'missing') return missing(navigation);
  return new Response(null, { status: 303, headers: { location: admitted.location } });
}

/** Serves a page. Only a personal one asks who it is for: a shared one is for everyone. */
const page = (navigation: Navigation, url: URL, asked: Omit<PageRequest, 'shopper' | 'limiter'>): Promise<Response> =>
  asked.route.cache === 'shared'
    ? servedPage(navigation, url, { ...asked, shopper: null, limiter: navigation.limiter })
    : personalPage(navigation, url, asked);

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

/** What the page of a document is made for. */
const queryOf = async ({ raw, at, request }: Navigation, route: Route): Promise<URLSearchParams> =>
  withoutWindow(raw, await queryFor(route, at.url.searchParams, request));

/** Serves a page of the route table, with what its address says beside what the page is made for. */
async function routed(navigation: Navigation, route: Route, path: string, query: URLSearchParams): Promise<Response> {
  const { url } = navigation.at;
  const asked = { route, path, query, flight: false };
  if (url.search === '') return page(navigation, url, asked);
  const answered = await page(navigation, canonicalUrl(url, query), asked);
  return withRest(
    answered,
    new URLSearchParams([...stripTracking(url.searchParams)].filter(([name]) => !query.has(name))),
  );
}

/** The same of a personal page, whose address may be a link of a message, or one that was moved by hand. */
async function routedPersonal(navigation: Navigation, route: Route, path: string): Promise<Response> {
  const { request } = navigation;
  const query = await queryOf(navigation, route);
  const away = followLink(request, path, query) ?? (await redirection({ ...request, path, query }));
  return away ?? routed(navigation, route, path, query);
}

/** A 301 to the one spelling of an address; null for an address that is spelt so. */
function respelt({ at: { store, url } }: Navigation, path: string): Response | null {
  const address = path === '/' && store.prefix ? store.prefix : `${store.prefix}${path}`;
  return address === url.pathname ? null : moved(withQuery(address, stripTracking(url.searchParams)));
}

/**
 * Serves a document that is no shared page: where a browser is sent back to, canonical address, what machines read, a
 * personal page, URL map, page-not-found, in this order.
 */
async function otherDocument(navigation: Navigation, path: string | null, route: Route | undefined): Promise<Response> {
  const { raw, at, shopper } = navigation;
  const led = await ledOn(raw, at, shopper);
  if (led) return led;
  if (path === null) return missing(navigation);
  if (isSilentLogin(at.store, path)) return silently(navigation);
  const elsewhere = respelt(navigation, path);
  if (elsewhere) return elsewhere;
  const kept = stripTracking(at.url.searchParams);
  const renamed = MOVED_PATHS.get(path);
  if (renamed) return moved(withQuery(`${at.store.prefix}${renamed}`, kept));
  const answered = await special(navigation, path);
  if (answered) return answered;
  return route ? routedPersonal(navigation, route, path) : unrouted(navigation, path, kept);
}

/** Serves a document: most of what is asked for is a shared page, and none of what else an address may be. */
async function document(navigation: Navigation): Promise<Response> {
  const path = canonicalPath(navigation.at.path);
  const route = path === null ? undefined : matchRoute(path)?.route;
  if (path === null || route?.cache !== 'shared') return otherDocument(navigation, path, route);
  return respelt(navigation, path) ?? routed(navigation, route, path, await queryOf(navigation, route));
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
export async function navigation(asked: Asked): Promise<Response> {
  const { env, raw, at, request } = asked;
  if (!READS.has(raw.method)) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  if (at.kind === 'file') return new Response(null, { status: 404 });
  const limiter = once(() => {
    const cartToken = request.cart.token();
    return rateLimiter(env, async () => limitSubjectOf(raw, env, cartToken && (await digest(cartToken))));
  });
  const one: Navigation = { ...asked, limiter };
  return at.kind === 'flight' ? flight(one) : withTracking(await document(one), at.url);
}
