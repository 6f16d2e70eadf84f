import { afterEach, expect, test, vi } from 'vitest';
import { fetchNextPage } from './fetch-next-page';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('SEARCH-031 more products that do not come are logged, and the browser goes to their page', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const answer of [
    async () => new Response('', { status: 503 }),
    () => Promise.reject(new TypeError('offline')),
  ]) {
    vi.stubGlobal('fetch', answer);
    await expect(fetchNextPage('/catalogsearch/result?q=sala&desde=50')).rejects.toThrow();
  }
  expect(logged.mock.calls).toEqual([['Problem with fetching more products'], ['Problem with fetching more products']]);
});

test('what comes is the markup, and nothing is logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('<ul id="lista"></ul>'));
  expect(await fetchNextPage('/c/salas-10?desde=50')).toBe('<ul id="lista"></ul>');
  expect(logged).not.toHaveBeenCalled();
});
