import { afterEach, expect, test, vi } from 'vitest';
import { fetchPopular, fetchSuggestions, movedTo, suggestionSize } from './suggestions';

const answers = (answer: () => Promise<Response>) => {
  const asked = vi.fn((_address: string) => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
};
const ask = (text: string, signal = new AbortController().signal) =>
  fetchSuggestions('/api/search/suggest', text, 8, signal);
const found = { products: [], categories: [{ name: 'Salas', url: '/c/salas-10' }], searches: [] };
const nothing = { products: [], categories: [], searches: [] };

afterEach(() => vi.unstubAllGlobals());

test('LIMIT-010 LIMIT-011 LIMIT-013 LIMIT-014 UI-007 eight products on a desktop, five on anything narrower', () => {
  expect([suggestionSize(992), suggestionSize(1440), suggestionSize(991), suggestionSize(390)]).toEqual([8, 8, 5, 5]);
});

test('a text is asked for once, trimmed; an empty one not at all', async () => {
  const asked = answers(async () => Response.json({ code: 200, result: found }));
  expect(await ask('  sala & mesa ')).toEqual(found);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/search/suggest?q=sala+%26+mesa&size=8']);
  expect(await ask('   ')).toEqual(nothing);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('SEARCH-032 a refusal, a lost connection and an unreadable answer all offer nothing, silently', async () => {
  for (const answer of [
    async () => new Response('', { status: 503 }),
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('<html>'),
  ]) {
    answers(answer);
    expect(await ask('sala')).toEqual(nothing);
  }
});

test('an answer that was given up is told apart from an empty one', async () => {
  const given = new AbortController();
  answers(() => {
    given.abort();
    return Promise.reject(given.signal.reason);
  });
  expect(await ask('sala', given.signal)).toBeNull();
});

test('SEARCH-012 a search without a network is empty, with the flags offline and noresults', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answers(() => Promise.reject(new TypeError('offline')));
  expect(await ask('sala')).toEqual({ ...nothing, offline: true, noresults: true });
});

test('SEARCH-014 a search is waited for 5000 ms and no longer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  let answer: unknown = 'none yet';
  void ask('sala').then((given) => {
    answer = given;
  });
  await vi.advanceTimersByTimeAsync(4999);
  expect(answer).toBe('none yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toEqual(nothing);
  vi.useRealTimers();
});

test('what others search for is asked for with an empty text; a failure offers none', async () => {
  const asked = answers(async () => Response.json({ code: 200, result: { ...nothing, searches: ['sala', 'refri'] } }));
  expect(await fetchPopular('/api/search/suggest', new AbortController().signal)).toEqual(['sala', 'refri']);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/search/suggest?q=']);
  answers(async () => new Response('', { status: 503 }));
  expect(await fetchPopular('/api/search/suggest', new AbortController().signal)).toEqual([]);
});

test('Home and End go to the first and last option from an option, and stay in the text from the text', () => {
  expect([movedTo('Home', 2, 4), movedTo('End', 1, 4), movedTo('Home', -1, 4), movedTo('End', -1, 4)]).toEqual([
    0,
    3,
    null,
    null,
  ]);
});

test('arrows go round through the options and the text field; other keys move nothing', () => {
  expect([movedTo('ArrowDown', -1, 2), movedTo('ArrowDown', 0, 2), movedTo('ArrowDown', 1, 2)]).toEqual([0, 1, -1]);
  expect([movedTo('ArrowUp', -1, 2), movedTo('ArrowUp', 1, 2), movedTo('ArrowUp', 0, 2)]).toEqual([1, 0, -1]);
  expect([movedTo('Enter', 0, 2), movedTo('a', 0, 2), movedTo('ArrowDown', -1, 0)]).toEqual([null, null, null]);
});
