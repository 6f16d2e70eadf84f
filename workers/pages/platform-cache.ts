import { FRESH_MS, type PageCache, type RenderedPage, STALE_IF_ERROR_MS, STALE_WHILE_REVALIDATE_MS } from './page-cache';

const SECOND_MS = 1000;

/** Cache header for the platform: explicit on every class, without s-maxage or must-revalidate, which would turn stale serving off. */
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

/** A rendered page as the cached entrypoint answers it: one that was made of another version than it would be kept under is not kept. */
export function forPlatform(page: RenderedPage | Response, now: number, version: string): Response {
  if (page instanceof Response) {
    const headers = new Headers(page.headers);
    headers.set('cloudflare-cdn-cache-control', 'no-store');
    headers.set('cache-control', 'no-store');
    return new Response(page.body, { status: page.status, headers });
  }
  const headers = new Headers(page.headers);
  headers.set('cloudflare-cdn-cache-control', page.version === version ? cdnCacheControl(page, now) : 'no-store');
  return new Response(page.body, { status: page.status, headers });
}

const STATES: Record<string, 'hit' | 'stale'> = { HIT: 'hit', STALE: 'stale', UPDATING: 'stale', REVALIDATED: 'hit' };

/** The page cache of the platform: shared pages are asked of the cached entrypoint, keyed by host, path, query, Worker version and catalogue version. */
export function platformPageCache(pages: Pick<Fetcher, 'fetch'>): PageCache {
  return {
    async serve({ url, version, rendererHeaders }) {
      const sent = [...((await rendererHeaders?.()) ?? []), [PAGE_VERSION, version]] as [string, string][];
      const response = await pages.fetch(new Request(url, { headers: sent }), {
        cf: { cacheKey: `${version}/${url.host}${url.pathname}${url.search}` },
      });
      const headers = new Headers(response.headers);
      headers.delete('cloudflare-cdn-cache-control');
      return {
        response: new Response(response.body, { status: response.status, headers }),
        state: STATES[response.headers.get('cf-cache-status') ?? ''] ?? 'miss',
      };
    },
  };
}
