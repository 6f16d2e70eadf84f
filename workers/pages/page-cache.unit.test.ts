import { afterEach, expect, test, vi } from 'vitest';
import { patiently } from '../../tests/patiently';
import { ANSWER_MS } from '../http/deadline';
import {
  FRESH_MS,
  localPageCache,
  type PageForm,
  type RenderedPage,
  STALE_AFTER_MS,
  STALE_IF_ERROR_MS,
  STALE_WHILE_REVALIDATE_MS,
  type StoredPage,
} from './page-cache';

const PAGE = new URL('https://shop.example/c/salas');

/** Names the form in the body of all but the first. */
const inForm = <Page extends StoredPage>(page: Page, form: PageForm): Page =>
  form === 'inline' ? page : { ...page, body: `${page.body} ${form}` };

afterEach(() => vi.useRealTimers());

function setup() {
  const kept = new Map<string, Response>();
  let now = 1_800_000_000_000;
  let renders = 0;
  let failing = false;
  let hanging = false;
  let gone = false;
  let slowMs = 0;
  let admitted = 0;
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
    async (): Promise<RenderedPage | StoredPage> => {
      if (failing) throw new Error('the catalogue does not answer');
      if (gone) return { status: 404, body: 'gone', headers: [] };
      if (hanging) return new Promise(() => {});
      if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
      renders += 1;
      return { status: 200, body: `page ${renders}`, headers: [['content-type', 'text/html']], until, version };
    };
  return {
    serve: async (
      version = 'v1',
      until: number | null = null,
      url = PAGE,
      made = version,
      form: PageForm = 'inline',
    ) => {
      const admit = async () => {
        admitted += 1;
      };
      const { response, state } = await cache.serve(
        { url, form, version, askedAt: now, admit, render: render(made, until), inForm },
        (work) => background.push(work),
      );
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
    slow: (ms: number) => {
      slowMs = ms;
    },
    admitted: () => admitted,
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
  await patiently(() => expect(shop.renders()).toBe(2));
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

test('ROUTE-092 sixteen equal requests for a page that nobody has yet render it once, and the one that does is counted', async () => {
  const shop = setup();
  vi.useFakeTimers();
  shop.slow(100);
  const first = shop.serve();
  await vi.advanceTimersByTimeAsync(1);
  const others = Array.from({ length: 15 }, () => shop.serve());
  await vi.advanceTimersByTimeAsync(100);
  const all = await Promise.all([first, ...others]);
  expect(new Set(all.map(({ state, body }) => `${state} ${body}`))).toEqual(new Set(['miss page 1']));
  expect([shop.renders(), shop.admitted()]).toEqual([1, 1]);
});

test('a rendering that fails fails for everyone who waits for it, and the next request tries again', async () => {
  const shop = setup();
  shop.fail(true);
  const all = await Promise.allSettled([shop.serve(), shop.serve()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  shop.fail(false);
  expect(await shop.serve()).toMatchObject({ state: 'miss', body: 'page 1' });
});

test('whoever waits for a page that is too slow sees its older copy after 3 s; it is kept when it comes', async () => {
  const shop = setup();
  await shop.serve();
  shop.pass(FRESH_MS + STALE_WHILE_REVALIDATE_MS);
  vi.useFakeTimers();
  shop.slow(4_000);
  const seen = vi.fn();
  const asked = shop.serve().then(seen);
  await vi.advanceTimersByTimeAsync(STALE_AFTER_MS - 1);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ state: 'stale-if-error', body: 'page 1' }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await shop.serve()).toMatchObject({ state: 'hit', body: 'page 2' });
});

test('nobody waits again for a page that another one has waited three seconds for', async () => {
  const shop = setup();
  await shop.serve();
  shop.pass(FRESH_MS + STALE_WHILE_REVALIDATE_MS);
  vi.useFakeTimers();
  shop.hang(true);
  const first = shop.serve();
  await vi.advanceTimersByTimeAsync(STALE_AFTER_MS);
  await first;
  shop.pass(STALE_AFTER_MS);
  const seen = vi.fn();
  const second = shop.serve().then(seen);
  await vi.advanceTimersByTimeAsync(0);
  await second;
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ state: 'stale-if-error', body: 'page 1' }));
});

test('without an older copy a page that does not come is given up after 8 s, for everyone who waits for it', async () => {
  const shop = setup();
  vi.useFakeTimers();
  shop.hang(true);
  const failed = vi.fn();
  const both = Promise.all([shop.serve().catch(failed), shop.serve().catch(failed)]);
  await vi.advanceTimersByTimeAsync(ANSWER_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await both;
  expect(failed.mock.calls.map(([error]) => error.name)).toEqual(['DeadlinePassed', 'DeadlinePassed']);
});

test('one rendering is kept in both forms, and each is served to who asks for it', async () => {
  const { serve, renders, pass, settle } = setup();
  const linked = () => serve('v1', null, PAGE, 'v1', 'linked');
  expect(await serve()).toMatchObject({ state: 'miss', body: 'page 1' });
  expect(await linked()).toMatchObject({ state: 'hit', body: 'page 1 linked' });
  expect(renders()).toBe(1);
  pass(FRESH_MS + 1);
  expect(await linked()).toMatchObject({ state: 'stale', body: 'page 1 linked' });
  await settle();
  expect([await serve(), await linked()]).toMatchObject([
    { state: 'hit', body: 'page 2' },
    { state: 'hit', body: 'page 2 linked' },
  ]);
  expect(renders()).toBe(2);
});

test('who asks for two forms of a cold page at once waits for one rendering', async () => {
  const { serve, renders } = setup();
  const both = await Promise.all([serve(), serve('v1', null, PAGE, 'v1', 'linked')]);
  expect(both).toMatchObject([{ body: 'page 1' }, { body: 'page 1 linked' }]);
  expect(renders()).toBe(1);
});

test('a page that is gone is gone in both forms', async () => {
  const { serve, remove, pass, settle } = setup();
  await serve();
  remove();
  pass(FRESH_MS + 1);
  await serve();
  await settle();
  expect(await serve('v1', null, PAGE, 'v1', 'linked')).toMatchObject({ state: 'miss', body: 'gone linked' });
});
