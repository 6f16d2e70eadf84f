import { storeOfPath } from '../../src/config/stores';
import { canonicalPath, stripTracking } from '../../src/domain/url';
import { ROUTES, type Route } from '../../src/pages/routes';
import { parseRouterRequest } from '../../src/waku-platform';
import type { Env } from '../env';
import { log } from '../http/log';
import type { Timing } from '../http/timing';
import { matchRoute } from '../pages/match-route';
import { moved, redirection, withQuery, withTracking } from '../pages/redirects';
import { servePage } from '../pages/serve';
import type { Context, Incoming } from '../request';

const READS = new Set(['GET', 'HEAD']);
/** Path of the page-not-found page inside a store view. */
const MISSING = '/not-found';

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

/** A path that no route knows: what the URL map has for it, else null. */
async function dispatched(context: Context, path: string): Promise<string | null> {
  if (!context.info.store.flags.useUrlDispatcher) return null;
  const match = await context.info.commerce.catalogue.resolveUrl(path.slice(1));
  if (!match) log('warn', 'No mapping found', { requestId: context.info.requestId });
  return match?.path ?? null;
}

/** Page not found, rendered under its own path: what was asked for may be a path that the renderer cannot read, or one of a view that is not enabled. */
function missing(env: Env, at: Incoming, context: Context, timing: Timing): Promise<Response> {
  log('warn', 'Route not found', { requestId: context.info.requestId });
  return servePage(
    env,
    new URL(`${at.store.prefix}${MISSING}`, at.url),
    context.info,
    { route: routeNamed('page-not-found'), path: MISSING, query: new URLSearchParams(), flight: false },
    timing,
  );
}

/** Serves a document: canonical address, redirects, route table, URL map, page-not-found, in this order. */
async function document(env: Env, at: Incoming, context: Context, timing: Timing): Promise<Response> {
  const { prefix } = at.store;
  const path = canonicalPath(at.path);
  if (path === null) return missing(env, at, context, timing);
  const address = path === '/' && prefix ? prefix : `${prefix}${path}`;
  if (address !== at.url.pathname) return moved(withQuery(address, stripTracking(at.url.searchParams)));
  const query = stripTracking(at.url.searchParams);
  const match = matchRoute(path);
  const redirected = match?.route.cache === 'shared' ? null : await redirection({ ...context.info, path, query });
  if (redirected) return redirected;
  if (match) return servePage(env, canonicalUrl(at.url, query), context.info, { route: match.route, path, query, flight: false }, timing);
  const mapped = await dispatched(context, path);
  if (mapped !== null) return moved(withQuery(`${prefix}${mapped}`, query));
  return missing(env, at, context, timing);
}

/** Serves the flight payload of a route, for a navigation inside a loaded page. Anything else under its path is not found. */
async function flight(env: Env, request: Request, at: Incoming, context: Context, timing: Timing): Promise<Response> {
  const asked = parseRouterRequest(request);
  if (asked?.type !== 'route' || asked.query === undefined) return new Response(null, { status: 404 });
  const { store, path } = storeOfPath(at.stores, asked.path);
  const match = matchRoute(path);
  if (!match || store.storeCode !== at.store.storeCode) return new Response(null, { status: 404 });
  return servePage(env, at.url, context.info, { route: match.route, path, query: stripTracking(new URLSearchParams(asked.query)), flight: true }, timing);
}

/** Answers a navigation. Pages are read, nothing else: another method is refused. A file that comes this far does not exist. */
export async function navigation(env: Env, request: Request, at: Incoming, context: Context, timing: Timing): Promise<Response> {
  if (!READS.has(request.method)) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  if (at.kind === 'file') return new Response(null, { status: 404 });
  return at.kind === 'flight' ? flight(env, request, at, context, timing) : withTracking(await document(env, at, context, timing), at.url);
}
