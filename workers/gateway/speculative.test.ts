import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { storePath, storeViews } from '../../src/config/stores';
import { CONTENT_PATHS, ROUTES } from '../../src/pages/routes';
import { gateway } from '.';

/** What Waku would render: the renderer of server components is not part of this test. */
const renders = vi.hoisted(() => ({ paths: [] as string[] }));
vi.mock('../pages/waku', () => ({
  runPages: async (request: Request) => {
    renders.paths.push(new URL(request.url).pathname);
    return new Response('<!DOCTYPE html><html><head></head><body>página</body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const OK = 200;
const REFUSED = 503;
const PURPOSES: Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
];
const PREFETCH = { 'sec-purpose': 'prefetch' };

async function visit(path: string, headers: Record<string, string>, more: object = {}): Promise<Response> {
  const ctx = createExecutionContext();
  const response = await gateway(
    new Request(new URL(path, 'https://localhost'), { headers }),
    { ...env, ...more } as never,
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return response;
}

beforeEach(() => {
  renders.paths.length = 0;
});

const personalPaths = storeViews('viu,muebles_america').flatMap((store) =>
  ROUTES.filter((route) => route.cache === 'personal').map((route) =>
    storePath(store, route.path.replace(/\[\w+\]/g, '000001')),
  ),
);

test.each(PURPOSES)(
  'asked ahead (%o) a page of one shopper is neither rendered nor kept; opened, it is',
  async (purpose) => {
    for (const path of personalPaths) {
      const refused = await visit(path, purpose);
      expect([path, refused.status, refused.headers.get('cache-control'), refused.headers.get('set-cookie')]).toEqual([
        path,
        REFUSED,
        'no-store',
        null,
      ]);
    }
    expect(renders.paths).toEqual([]);
    expect((await visit('/checkout/cart', {})).status).toBe(OK);
  },
);

test('asked ahead neither a call nor a form is answered', async () => {
  for (const path of ['/api/cart/pull', '/api/health', '/muebles_america/api/cart/pull', '/f/cart/add'])
    expect([path, (await visit(path, PREFETCH)).status]).toEqual([path, REFUSED]);
  expect((await visit('/api/health', {})).status).toBe(OK);
});

test('a shared page asked ahead is the page, is kept for everyone, and takes nothing from the browser', async () => {
  const [path] = CONTENT_PATHS.slice(-1);
  const ahead = await visit(`/${path}`, PREFETCH);
  const opened = await visit(`/${path}`, {});
  expect([ahead.status, ahead.headers.get('set-cookie'), opened.headers.get('x-page-cache')]).toEqual([
    OK,
    null,
    'hit',
  ]);
  expect(await ahead.text()).toBe(await opened.text());
});

test('a page that has to be rendered ahead counts like one that is opened: asking ahead is no way around a limit', async () => {
  const few = { LIMITS_TIMES: '0.002' };
  const headers = { ...PREFETCH, 'x-local-address': '10.9.8.7' };
  const statuses: number[] = [];
  for (let number = 0; number < 4; number += 1)
    statuses.push((await visit(`/c/adelantada-${number}`, headers, few)).status);
  expect(statuses).toEqual([OK, OK, 429, 429]);
});
