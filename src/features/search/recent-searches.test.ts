import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, noteSearch, recentSearches } from './recent-searches';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('searches are kept by store view, the latest first, each once, six at most', () => {
  for (const text of ['sala', 'Refri', 'cama', 'refri', ' ', 'a', 'b', 'c', 'd']) noteSearch('/', text);
  expect(recentSearches('/')).toEqual(['d', 'c', 'b', 'a', 'refri', 'cama']);
  expect(recentSearches('/mavi')).toEqual([]);
  noteSearch('/', 'x'.repeat(500));
  expect(recentSearches('/')[0]).toHaveLength(120);
  forgetSearches('/');
  expect(recentSearches('/')).toEqual([]);
});

test('a browser that keeps nothing, or something else, has none', () => {
  kept.set('busquedas:/', '{"a":1}');
  expect(recentSearches('/')).toEqual([]);
  kept.set('busquedas:/', '[1,"sala",null,""]');
  expect(recentSearches('/')).toEqual(['sala']);
  vi.stubGlobal('localStorage', undefined);
  noteSearch('/', 'sala');
  forgetSearches('/');
  expect(recentSearches('/')).toEqual([]);
});
