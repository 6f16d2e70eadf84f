import { afterEach, expect, test, vi } from 'vitest';
import { LONGEST_MS } from '../../shop/send-form';
import { pullCart } from './wire';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a cart that nobody answers for is given up after the time of a form', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_done, reject) => signal.addEventListener('abort', () => reject(new Error('given up')))),
  );
  const pulled = expect(pullCart('')).rejects.toThrow('given up');
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  await pulled;
});
