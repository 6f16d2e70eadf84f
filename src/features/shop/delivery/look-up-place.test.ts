import { afterEach, expect, test, vi } from 'vitest';
import { askShop } from '../../passkeys/ask-shop';
import { lookUpPlace } from './look-up-place';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network that takes every request and answers none, and a clock that a test moves. */
function silentNetwork(): void {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
}

test.each([
  ['a postal code', () => lookUpPlace('', '97000').catch(() => 'given up'), 'given up'],
  ['a passkey', () => askShop('/api/passkeys'), { ok: false }],
])('Q35: a question about %s that nobody answers is given up after twenty seconds', async (_what, ask, expected) => {
  silentNetwork();
  let answer: unknown = 'none yet';
  void ask().then((given) => {
    answer = given;
  });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(answer).toBe('none yet');
  await vi.advanceTimersByTimeAsync(1);
  if (typeof expected === 'string') expect(answer).toBe(expected);
  else expect(answer).toMatchObject(expected);
});
