import { WorkerEntrypoint } from 'cloudflare:workers';
import { storeOfPath } from '../../src/config/stores';
import { stripTracking } from '../../src/domain/url';
import { parseRouterRequest } from '../../src/waku-platform';
import { adoptVersion } from '../adapters/embedded/served/belief';
import type { Env } from '../env';
import { incoming } from '../http/incoming';
import { countedIn } from '../http/limits/counted';
import { LIMITED_BY, rateLimiter, TooManyRequests } from '../http/limits/rate-limit';
import { anyRequest } from '../shop-request';
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
  override async fetch(request: Request): Promise<Response> {
    const at = incoming(request, this.env);
    const asked = parseRouterRequest(request);
    if (asked?.type !== 'route' || asked.query === undefined) return missing();
    const { path } = storeOfPath(at.stores, asked.path);
    const match = matchRoute(path);
    if (match && match.route.cache !== 'shared') return missing();
    try {
      await rateLimiter(this.env, async () => countedIn(request.headers)).admit('page');
    } catch (error) {
      if (error instanceof TooManyRequests) return limited(error);
      throw error;
    }
    const version = request.headers.get(PAGE_VERSION) ?? '';
    adoptVersion(at.store.storeCode, version);
    const info = anyRequest(request, this.env, { ...at, cookies: false }, crypto.randomUUID(), (work) => this.ctx.waitUntil(work));
    const context = {
      store: info.store,
      commerce: info.commerce,
      now: info.now,
      ...knownOf(null),
      path,
      query: stripTracking(new URLSearchParams(asked.query)),
      requestId: info.requestId,
    };
    return forPlatform(await sharedPage(this.env, { url: at.url, context, flight: at.kind === 'flight' }), info.now, version);
  }
}
