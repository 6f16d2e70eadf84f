import { WorkerEntrypoint } from 'cloudflare:workers';
import { storeOfPath } from '../../src/config/stores';
import { bringTexts } from '../../src/i18n/bring-texts';
import { parseRouterRequest } from '../../src/waku-platform';
import { adoptVersionPointer } from '../adapters/embedded/served/version-pointer';
import type { Env } from '../env';
import { ANSWER_MS, DeadlinePassed, within } from '../http/deadline';
import { countedIn } from '../http/limits/limit-subject';
import { LIMITED_BY, OVERLOAD, rateLimiter, TooManyRequests } from '../http/limits/rate-limit';
import { routeRequest } from '../http/routed-request';
import { sharedRequest } from '../make-request';
import { catalogueIn } from './kept-under';
import { matchRoute } from './match-route';
import type { RenderedPage, StoredPage } from './page-cache';
import { inForm } from './page-form';
import { forPlatform, latePage, PAGE_FORM, PAGE_VERSION, WAIT } from './platform-cache';
import { Overloaded } from './render-queue';
import { contextOf, refuseBeyondQueue, sharedPage } from './serve';
import { SingleFlight } from './single-flight';

const missing = () => forPlatform({ status: 404, body: '', headers: [] }, 0, '');

/** What this isolate renders now. */
const renderings = new SingleFlight<RenderedPage | StoredPage>();

/**
 * A failure to the platform's cache, so that it serves the page it has kept; the gateway makes an answer of it where
 * there is none.
 */
const refused = (by: string) => forPlatform({ status: 503, body: '', headers: [[LIMITED_BY, by]] }, 0, '');

/**
 * The answer to what kept a page from being rendered. Any other error is thrown on: the platform then serves its copy,
 * if it has one.
 */
function failed(error: unknown): Response {
  if (error instanceof TooManyRequests) return refused(error.by);
  if (error instanceof Overloaded) return refused(OVERLOAD);
  if (error instanceof DeadlinePassed) return forPlatform(latePage(), 0, '');
  throw error;
}

/**
 * The entrypoint the platform's cache stands in front of. It is reached by the gateway alone and serves shared pages
 * only; nothing of a shopper gets here, so nothing of a shopper can be kept.
 */
export class Pages extends WorkerEntrypoint<Env> {
  override async fetch(raw: Request): Promise<Response> {
    const at = routeRequest(raw, this.env);
    const asked = parseRouterRequest(raw);
    if (asked?.type !== 'route' || asked.query === undefined) return missing();
    const { path } = storeOfPath(at.stores, asked.path);
    const match = matchRoute(path);
    if (match?.route.cache !== 'shared') return missing();
    const version = raw.headers.get(PAGE_VERSION) ?? '';
    adoptVersionPointer(at.store.storeCode, catalogueIn(version));
    const request = await sharedRequest(raw, this.env, { ...at, cookies: false }, crypto.randomUUID(), (work) =>
      this.ctx.waitUntil(work),
    );
    await bringTexts(at.store.i18n.defaultLocale);
    const query = await match.route.query(new URLSearchParams(asked.query), () =>
      request.commerce.catalogue.listFilters(),
    );
    const context = contextOf(request, null, { path, query });
    const { requestId } = request;
    const flight = `${version} ${at.url.href}`;
    const render = () => sharedPage(this.env, { url: at.url, context, requestId, flight: at.kind === 'flight' });
    try {
      if (renderings.began(flight) === null) await this.#admit(raw, at.store.storeCode);
      const waitMs = Math.min(Number(raw.headers.get(WAIT) ?? ANSWER_MS), ANSWER_MS);
      const page = await within(
        waitMs,
        renderings.share(flight, render, (work) => this.ctx.waitUntil(work)),
      );
      const form = raw.headers.get(PAGE_FORM) === 'linked' ? 'linked' : 'inline';
      return forPlatform(inForm(page, match.route, form), request.now, version);
    } catch (error) {
      return failed(error);
    }
  }

  async #admit(raw: Request, view: string): Promise<void> {
    refuseBeyondQueue(view);
    await rateLimiter(this.env, async () => countedIn(raw.headers)).admit('page');
  }
}
