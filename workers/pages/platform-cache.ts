import { ANSWER_MS } from '../http/deadline';
import {
  type CacheState,
  FRESH_MS,
  isToKeep,
  type PageCache,
  type RenderedPage,
  responseOf,
  STALE_AFTER_MS,
  STALE_IF_ERROR_MS,
  STALE_WHILE_REVALIDATE_MS,
  type StoredPage,
} from './page-cache';

const SECOND_MS = 1000;

/**
 * Cache header for the platform: explicit on every class, without s-maxage or must-revalidate, which would turn stale
 * serving off.
 */
export function cdnCacheControl(page: Pick<RenderedPage, 'until'>, now: number): string {
  const left = page.until === null ? Number.POSITIVE_INFINITY : page.until - now;
  if (left < SECOND_MS) return 'no-store';
  const seconds = (ms: number) => Math.floor(ms / SECOND_MS);
  const fresh = Math.min(FRESH_MS, left);
  const stale = Math.min(STALE_WHILE_REVALIDATE_MS, left - fresh);
  return `max-age=${seconds(fresh)}, stale-while-revalidate=${seconds(stale)}, stale-if-error=${seconds(STALE_IF_ERROR_MS)}`;
}

/** Says to the cached entrypoint which version of the catalogue the page is kept under. */
export const PAGE_VERSION = 'x-page-version';

/**
 * A rendered page as the cached entrypoint answers it: one that was made of another version than it would be kept under
 * is not kept.
 */
export function forPlatform(page: RenderedPage | StoredPage, now: number, version: string): Response {
  const response = responseOf(page);
  const isKept = isToKeep(page) && page.version === version;
  response.headers.set('cloudflare-cdn-cache-control', isKept ? cdnCacheControl(page, now) : 'no-store');
  if (!isToKeep(page)) response.headers.set('cache-control', 'no-store');
  return response;
}

/** Says to the cached entrypoint which form of the page is asked for. */
export const PAGE_FORM = 'x-page-form';

/** How many ms the cached entrypoint has for its answer. */
export const WAIT = 'x-page-wait';

const LATE = 'x-page-late';

/**
 * A page that was not there in time: a failure to the platform's cache, so that it serves the page it has kept. Its
 * rendering goes on.
 */
export const latePage = (): StoredPage => ({ status: 503, body: '', headers: [[LATE, '1']] });

const STATES: Record<string, 'hit' | 'stale'> = { HIT: 'hit', STALE: 'stale', UPDATING: 'stale', REVALIDATED: 'hit' };

const stateOf = ({ headers }: Response): CacheState => STATES[headers.get('cf-cache-status') ?? ''] ?? 'miss';

/**
 * The page cache of the platform: shared pages are asked of the cached entrypoint, keyed by host, path, query, form,
 * Worker version and catalogue version.
 */
export function platformPageCache(pages: Pick<Fetcher, 'fetch'>): PageCache {
  return {
    async serve({ url, form, version, askedAt, rendererHeaders }, waitUntil) {
      const sent = [...((await rendererHeaders?.()) ?? []), [PAGE_VERSION, version], [PAGE_FORM, form]] as [
        string,
        string,
      ][];
      const ask = (waitMs: number) =>
        pages.fetch(new Request(url, { headers: [...sent, [WAIT, String(Math.max(0, waitMs))]] }), {
          cf: { cacheKey: `${version}/${form}/${url.host}${url.pathname}${url.search}` },
        });
      const first = await ask(askedAt + STALE_AFTER_MS - Date.now());
      // A copy was served because the page was late: it is renewed by the same rendering, behind the answer.
      if (stateOf(first) === 'stale' && Date.now() >= askedAt + STALE_AFTER_MS) {
        const renewed = ask(askedAt + ANSWER_MS - Date.now()).then((response) => response.body?.cancel());
        waitUntil(renewed.catch(() => undefined));
      }
      // Late and without a copy of it: the same rendering is waited for until the end of the request's time.
      const response = first.headers.has(LATE) ? await ask(askedAt + ANSWER_MS - Date.now()) : first;
      const headers = new Headers(response.headers);
      headers.delete('cloudflare-cdn-cache-control');
      return {
        response: new Response(response.body, { status: response.status, headers }),
        state: stateOf(response),
      };
    },
  };
}
