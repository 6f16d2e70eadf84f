import { afterEach, expect, test, vi } from 'vitest';
import { fetchSuggestions, movedTo, suggestionSize } from './suggestions';

const answers = (answer: () => Promise<Response>) => {
  const asked = vi.fn((_address: string) => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
};
const ask = (text: string, signal = new AbortController().signal) => fetchSuggestions('/api/search/suggest', text, 8, signal);
const found = { products: [], categories: [{ name: 'Salas', url: '/c/salas-10' }] };

afterEach(() => vi.unstubAllGlobals());

test('LIMIT-010 LIMIT-011 eight products on a desktop, five on anything narrower', () => {
  expect([suggestionSize(992), suggestionSize(1440), suggestionSize(991), suggestionSize(390)]).toEqual([8, 8, 5, 5]);
});

test('a text is asked for once, trimmed; an empty one not at all', async () => {
  const asked = answers(async () => Response.json({ code: 200, result: found }));
  expect(await ask('  sala & mesa ')).toEqual(found);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/search/suggest?q=sala+%26+mesa&size=8']);
  expect(await ask('   ')).toEqual({ products: [], categories: [] });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('SEARCH-032 a refusal, a lost connection and an unreadable answer all offer nothing, silently', async () => {
  for (const answer of [async () => new Response('', { status: 503 }), () => Promise.reject(new TypeError('offline')), async () => new Response('<html>')]) {
    answers(answer);
    expect(await ask('sala')).toEqual({ products: [], categories: [] });
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

test('arrows go round through the options and the text field; other keys move nothing', () => {
  expect([movedTo('ArrowDown', -1, 2), movedTo('ArrowDown', 0, 2), movedTo('ArrowDown', 1, 2)]).toEqual([0, 1, -1]);
  expect([movedTo('ArrowUp', -1, 2), movedTo('ArrowUp', 1, 2), movedTo('ArrowUp', 0, 2)]).toEqual([1, 0, -1]);
  expect([movedTo('Enter', 0, 2), movedTo('a', 0, 2), movedTo('ArrowDown', -1, 0)]).toEqual([null, null, null]);
});
