import { afterEach, expect, test, vi } from 'vitest';
import type { PageForm } from './page-cache';
import {
  cdnCacheControl,
  forPlatform,
  latePage,
  PAGE_FORM,
  PAGE_VERSION,
  platformPageCache,
  WAIT,
} from './platform-cache';

const NOW = 1_800_000_000_000;
const PAGE = new URL('https://tienda.example/c/salas?sort=final_price');
const ASKED = {
  form: 'inline' as const,
  askedAt: NOW,
  admit: async () => undefined,
  render: () => Promise.reject(new Error('not here')),
  inForm: () => {
    throw new Error('not here');
  },
};

afterEach(() => vi.useRealTimers());

/**
 * A stand-in for the platform's cache that holds to its documented rules: explicit headers only, no Set-Cookie, the
 * given key.
 */
function platform(now: () => number, answer: (request: Request) => Response | Promise<Response>) {
  const kept = new Map<string, { at: number; body: string; headers: Headers; life: Record<string, number> }>();
  const stored = (entry: { body: string; headers: Headers }, status: string) => {
    const headers = new Headers(entry.headers);
    headers.set('cf-cache-status', status);
    return new Response(entry.body, { headers });
  };
  return {
    fetch: async (input: RequestInfo | URL, init?: RequestInit<RequestInitCfProperties>) => {
      const request = input as Request;
      const key = String(init?.cf?.cacheKey);
      const entry = kept.get(key);
      const age = entry ? (now() - entry.at) / 1000 : 0;
      if (entry && age < (entry.life['max-age'] ?? 0)) return stored(entry, 'HIT');
      let response: Response;
      try {
        response = await answer(request);
        if (response.status >= 500 && entry) return stored(entry, 'STALE');
      } catch (error) {
        if (entry && age < (entry.life['max-age'] ?? 0) + (entry.life['stale-if-error'] ?? Number.POSITIVE_INFINITY))
          return stored(entry, 'STALE');
        throw error;
      }
      const control = response.headers.get('cloudflare-cdn-cache-control') ?? 'max-age=7200';
      const life = Object.fromEntries(
        control
          .split(', ')
          .map((part) => part.split('='))
          .map(([name, value]) => [name, Number(value)]),
      );
      if (!control.includes('no-store') && !response.headers.has('set-cookie') && response.status === 200) {
        kept.set(key, { at: now(), body: await response.clone().text(), headers: response.headers, life });
      }
      return response;
    },
  };
}

test('a page lives fresh 60 s, stale 10 min while renewed, a day if renewing fails, never past a price change', () => {
  expect(cdnCacheControl({ until: null }, NOW)).toBe('max-age=60, stale-while-revalidate=600, stale-if-error=86400');
  expect(cdnCacheControl({ until: NOW + 90_000 }, NOW)).toBe(
    'max-age=60, stale-while-revalidate=30, stale-if-error=86400',
  );
  expect(cdnCacheControl({ until: NOW + 999 }, NOW)).toBe('no-store');
});

test('the second visit is a hit, another version, query or host is not, and nothing of the shopper travels along', async () => {
  const seen: Request[] = [];
  let renders = 0;
  const cache = platformPageCache(
    platform(
      () => NOW,
      (request) => {
        seen.push(request);
        renders += 1;
        const version = request.headers.get(PAGE_VERSION) ?? '';
        return forPlatform(
          { status: 200, body: `page ${renders}`, headers: [['content-type', 'text/html']], until: null, version },
          NOW,
          version,
        );
      },
    ) as unknown as Fetcher,
  );
  const serve = async (version: string, url = PAGE) => {
    const { response, state } = await cache.serve({ ...ASKED, url, version }, () => {});
    return [state, await response.text(), response.headers.get('cloudflare-cdn-cache-control')];
  };
  expect(await serve('v1')).toEqual(['miss', 'page 1', null]);
  expect(await serve('v1')).toEqual(['hit', 'page 1', null]);
  expect(await serve('v2')).toEqual(['miss', 'page 2', null]);
  expect(await serve('v2', new URL('https://tienda.example/c/salas'))).toEqual(['miss', 'page 3', null]);
  expect(await serve('v1', new URL(PAGE.href.replace('tienda', 'otra')))).toEqual(['miss', 'page 4', null]);
  for (const request of seen)
    expect([request.headers.get('cookie'), request.headers.get('authorization')]).toEqual([null, null]);
});

test('with the renderer failing a kept page is served as stale; a missing page is never kept', async () => {
  let now = NOW;
  let state: 'ok' | 'failing' | 'missing' = 'ok';
  const made = 'v1';
  const cache = platformPageCache(
    platform(
      () => now,
      () => {
        if (state === 'failing') throw new Error('the catalogue does not answer');
        return forPlatform(
          state === 'missing'
            ? { status: 404, body: 'no', headers: [] }
            : { status: 200, body: 'page', headers: [], until: null, version: made },
          now,
          'v1',
        );
      },
    ) as unknown as Fetcher,
  );
  const serve = async (version: string) => {
    const { response, state: answered } = await cache.serve({ ...ASKED, url: PAGE, version }, () => {});
    return [answered, response.status];
  };
  await serve('v1');
  state = 'failing';
  now += 3_600_000;
  expect(await serve('v1')).toEqual(['stale', 200]);
  state = 'missing';
  expect(await serve('v3')).toEqual(['miss', 404]);
  state = 'ok';
  expect(await serve('v3')).toEqual(['miss', 200]);
});

test('a page that was made of another version than it would be kept under is not kept; the one page that says what is missing is, as what it is', () => {
  const page = { status: 404, body: 'page', headers: [] as [string, string][], until: null, version: '7.3' };
  const header = (version: string) => forPlatform(page, NOW, version).headers.get('cloudflare-cdn-cache-control');
  expect([header('7.4'), header('7.3')]).toEqual(['no-store', expect.stringContaining('max-age=60')]);
  expect(forPlatform(page, NOW, '7.3').status).toBe(404);
});

test('a page that is late is served as it was kept; where there is none its rendering is waited for until the end of the request', async () => {
  vi.useFakeTimers({ now: NOW });
  const waits: number[] = [];
  let isLate = true;
  const cache = platformPageCache(
    platform(Date.now, (request) => {
      waits.push(Number(request.headers.get(WAIT)));
      if (isLate && waits.length < 3) return forPlatform(latePage(), 0, '');
      return forPlatform({ status: 200, body: 'page', headers: [], until: null, version: 'v1' }, Date.now(), 'v1');
    }) as unknown as Fetcher,
  );
  const serve = async (version: string) => {
    const { response, state } = await cache.serve({ ...ASKED, url: PAGE, version, askedAt: Date.now() }, () => {});
    return [state, response.status];
  };
  expect(await serve('v1')).toEqual(['miss', 503]);
  expect(waits).toEqual([3_000, 8_000]);
  isLate = false;
  await serve('v1');
  vi.setSystemTime(NOW + 3_600_000);
  isLate = true;
  waits.length = 0;
  expect(await serve('v1')).toEqual(['stale', 200]);
  expect(waits).toEqual([3_000]);
});

test('a copy that was served because its page was late is renewed behind the answer', async () => {
  vi.useFakeTimers({ now: NOW });
  const waits: number[] = [];
  let made = 0;
  const cache = platformPageCache(
    platform(Date.now, (request) => {
      const waitMs = Number(request.headers.get(WAIT));
      waits.push(waitMs);
      made += 1;
      if (made === 2) {
        vi.setSystemTime(Date.now() + waitMs);
        return forPlatform(latePage(), 0, '');
      }
      return forPlatform(
        { status: 200, body: `page ${made}`, headers: [], until: null, version: 'v1' },
        Date.now(),
        'v1',
      );
    }) as unknown as Fetcher,
  );
  const behind: Promise<unknown>[] = [];
  const serve = async () => {
    const { response, state } = await cache.serve({ ...ASKED, url: PAGE, version: 'v1', askedAt: Date.now() }, (work) =>
      behind.push(work),
    );
    return [state, await response.text()];
  };
  await serve();
  vi.setSystemTime(NOW + 3_600_000);
  expect(await serve()).toEqual(['stale', 'page 1']);
  await Promise.all(behind);
  expect(waits).toEqual([3_000, 3_000, 5_000]);
  expect(await serve()).toEqual(['hit', 'page 3']);
});

test('a form has a key of its own, and the entrypoint is told which one is asked for', async () => {
  const asked: (string | null)[] = [];
  const cache = platformPageCache(
    platform(
      () => NOW,
      (request) => {
        const form = request.headers.get(PAGE_FORM);
        asked.push(form);
        return forPlatform(
          { status: 200, body: `page ${form}`, headers: [['content-type', 'text/html']], until: null, version: 'v1' },
          NOW,
          'v1',
        );
      },
    ) as unknown as Fetcher,
  );
  const serve = async (form: PageForm) => {
    const { response, state } = await cache.serve({ ...ASKED, form, url: PAGE, version: 'v1' }, () => {});
    return [state, await response.text()];
  };
  expect([await serve('inline'), await serve('linked'), await serve('inline'), await serve('linked')]).toEqual([
    ['miss', 'page inline'],
    ['miss', 'page linked'],
    ['hit', 'page inline'],
    ['hit', 'page linked'],
  ]);
  expect(asked).toEqual(['inline', 'linked']);
});
