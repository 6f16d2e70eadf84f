import { expect, test, vi } from 'vitest';
import { FRESH_MS, localPageCache, type RenderedPage, STALE_IF_ERROR_MS, STALE_WHILE_REVALIDATE_MS } from './page-cache';

const PAGE = new URL('https://shop.example/c/salas');

function setup() {
  const kept = new Map<string, Response>();
  let now = 1_800_000_000_000;
  let renders = 0;
  let failing = false;
  let hanging = false;
  let gone = false;
  const background: Promise<unknown>[] = [];
  const cache = localPageCache(
    {
      delete: async (key) => kept.delete(String(key)),
      match: async (key) => kept.get(String(key))?.clone(),
      put: async (key, response) => void kept.set(String(key), response.clone()),
    },
    'build-1',
    () => now,
  );
  const render =
    (version: string, until: number | null = null) =>
    async (): Promise<RenderedPage | Response> => {
      if (failing) throw new Error('the catalogue does not answer');
      if (gone) return new Response('gone', { status: 404 });
      if (hanging) return new Promise(() => {});
      renders += 1;
      return { status: 200, body: `page ${renders}`, headers: [['content-type', 'text/html']], until, version };
    };
  return {
    serve: async (version = 'v1', until: number | null = null, url = PAGE, made = version) => {
      const { response, state } = await cache.serve({ url, version, render: render(made, until) }, (work) => background.push(work));
      return { state, body: await response.text(), headers: response.headers };
    },
    pass: (ms: number) => {
      now += ms;
    },
    now: () => now,
    fail: (value: boolean) => {
      failing = value;
    },
    hang: (value: boolean) => {
      hanging = value;
    },
    remove: () => {
      gone = true;
    },
    settle: () => Promise.all(background),
    renders: () => renders,
  };
}

test('what is kept under one host is not shown under another', async () => {
  const shop = setup();
  await shop.serve('v1', null, new URL('https://evil.example/c/salas'));
  expect(await shop.serve()).toMatchObject({ state: 'miss', body: 'page 2' });
});

test('a page is rendered once and then copied while it is fresh', async () => {
  const shop = setup();
  expect(await shop.serve()).toMatchObject({ state: 'miss', body: 'page 1' });
  shop.pass(FRESH_MS - 1);
  expect(await shop.serve()).toMatchObject({ state: 'hit', body: 'page 1' });
  expect(shop.renders()).toBe(1);
});

test('after its fresh life a page is served stale and renewed once behind the shopper', async () => {
  const shop = setup();
  await shop.serve();
  shop.pass(FRESH_MS);
  const both = await Promise.all([shop.serve(), shop.serve()]);
  expect(both.map((answer) => [answer.state, answer.body])).toEqual([
    ['stale', 'page 1'],
    ['stale', 'page 1'],
  ]);
  await shop.settle();
  expect(shop.renders()).toBe(2);
  expect(await shop.serve()).toMatchObject({ state: 'hit', body: 'page 2' });
});

test('a renewal that never ends is tried again by another request after a while', async () => {
  const shop = setup();
  await shop.serve();
  shop.pass(FRESH_MS);
  shop.hang(true);
  await shop.serve();
  shop.hang(false);
  shop.pass(10_000);
  await shop.serve();
  expect(shop.renders()).toBe(1);
  shop.pass(1);
  await shop.serve();
  await vi.waitFor(() => expect(shop.renders()).toBe(2));
});

test('a page that is gone when it is renewed is not shown again', async () => {
  const shop = setup();
  await shop.serve();
  shop.pass(FRESH_MS);
  shop.remove();
  expect(await shop.serve()).toMatchObject({ state: 'stale', body: 'page 1' });
  await shop.settle();
  expect(await shop.serve()).toMatchObject({ state: 'miss', body: 'gone' });
});

test('beyond stale-while-revalidate a page is rendered anew', async () => {
  const shop = setup();
  await shop.serve();
  shop.pass(FRESH_MS + STALE_WHILE_REVALIDATE_MS);
  expect(await shop.serve()).toMatchObject({ state: 'miss', body: 'page 2' });
});

test('OFFLINE-031 while rendering fails a page is served for 86400 seconds and no longer', async () => {
  const shop = setup();
  await shop.serve();
  shop.fail(true);
  shop.pass(STALE_IF_ERROR_MS);
  expect(await shop.serve()).toMatchObject({ state: 'stale-if-error', body: 'page 1' });
  expect(STALE_IF_ERROR_MS).toBe(86_400_000);
  shop.pass(1);
  await expect(shop.serve()).rejects.toThrow('does not answer');
});

test('another version is rendered at once, and the page of the old one only serves if that fails', async () => {
  const shop = setup();
  await shop.serve('v1');
  shop.fail(true);
  expect(await shop.serve('v2')).toMatchObject({ state: 'stale-if-error', body: 'page 1' });
  shop.fail(false);
  expect(await shop.serve('v2')).toMatchObject({ state: 'miss', body: 'page 2' });
});

test('a page is not fresh past the moment one of its prices changes', async () => {
  const shop = setup();
  await shop.serve('v1', shop.now() + 5_000);
  shop.pass(4_999);
  expect(await shop.serve('v1')).toMatchObject({ state: 'hit' });
  shop.pass(1);
  expect(await shop.serve('v1')).toMatchObject({ state: 'miss', body: 'page 2' });
});

test('what the cache notes beside a page never reaches a shopper', async () => {
  const shop = setup();
  await shop.serve();
  const { headers } = await shop.serve();
  expect([...headers.keys()]).toEqual(['content-type']);
});

test('a page is kept under the version that made it and under no other', async () => {
  const shop = setup();
  expect(await shop.serve('v1', null, PAGE, 'v2')).toMatchObject({ state: 'miss' });
  expect(await shop.serve('v1', null, PAGE, 'v2')).toMatchObject({ state: 'miss', body: 'page 2' });
  expect(await shop.serve('v2')).toMatchObject({ state: 'hit', body: 'page 2' });
});

test('a page with a part left out is shown where there is no whole one of this version, and takes the place of none', async () => {
  const shop = setup();
  expect(await shop.serve('v1', shop.now())).toMatchObject({ state: 'miss', body: 'page 1' });
  await shop.serve('v1');
  shop.pass(STALE_WHILE_REVALIDATE_MS + FRESH_MS + 1);
  expect(await shop.serve('v1', shop.now())).toMatchObject({ state: 'stale-if-error', body: 'page 2' });
  expect(await shop.serve('v2', shop.now())).toMatchObject({ state: 'miss', body: 'page 4' });
});
