import { WorkerEntrypoint } from 'cloudflare:workers';
import { storeOfPath } from '../../src/config/stores';
import { parseRouterRequest } from '../../src/waku-platform';
import { adoptVersion } from '../adapters/embedded/served/belief';
import type { Env } from '../env';
import { countedIn } from '../http/limits/counted';
import { LIMITED_BY, rateLimiter, TooManyRequests } from '../http/limits/rate-limit';
import { routeRequest } from '../http/routed-request';
import { sharedRequest } from '../make-request';
import { matchRoute } from './match-route';
import { forPlatform, PAGE_VERSION } from './platform-cache';
import { knownOf, sharedPage } from './serve';

const missing = () => forPlatform(new Response(null, { status: 404 }), 0, '');

/** A failure to the platform's cache, so that it serves the page it has kept; the gateway makes an answer of it where there is none. */
const limited = ({ by }: TooManyRequests) => forPlatform(new Response(null, { status: 503, headers: { [LIMITED_BY]: by } }), 0, '');

/**
 * The entrypoint the platform's cache stands in front of. It is reached by the gateway alone and serves shared pages only; nothing of a
 * shopper gets here, so nothing of a shopper can be kept.
 */
export class Pages extends WorkerEntrypoint<Env> {
  override async fetch(raw: Request): Promise<Response> {
    const at = routeRequest(raw, this.env);
    const asked = parseRouterRequest(raw);
    if (asked?.type !== 'route' || asked.query === undefined) return missing();
    const { path } = storeOfPath(at.stores, asked.path);
    const match = matchRoute(path);
    if (match?.route.cache !== 'shared') return missing();
    try {
      await rateLimiter(this.env, async () => countedIn(raw.headers)).admit('page');
    } catch (error) {
      if (error instanceof TooManyRequests) return limited(error);
      throw error;
    }
    const version = raw.headers.get(PAGE_VERSION) ?? '';
    adoptVersion(at.store.storeCode, version);
    const request = sharedRequest(raw, this.env, { ...at, cookies: false }, crypto.randomUUID(), (work) => this.ctx.waitUntil(work));
    const context = {
      store: request.store,
      commerce: request.commerce,
      now: request.now,
      ...knownOf(null),
      path,
      query: await match.route.query(new URLSearchParams(asked.query), () => request.commerce.catalogue.filterCodes()),
      requestId: request.requestId,
    };
    return forPlatform(await sharedPage(this.env, { url: at.url, context, flight: at.kind === 'flight' }), request.now, version);
  }
}
