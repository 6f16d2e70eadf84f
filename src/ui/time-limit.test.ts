import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endsIn, inTime } from './time-limit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a limit ends after its time, or with another signal, whichever is first', () => {
  const other = new AbortController();
  const [alone, both] = [endsIn(1000), endsIn(1000, other.signal)];
  vi.advanceTimersByTime(999);
  expect([alone.aborted, both.aborted]).toEqual([false, false]);
  other.abort();
  expect([alone.aborted, both.aborted]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect([alone.aborted, endsIn(1000, other.signal).aborted]).toEqual([true, true]);
});

test('what is not done in time throws, also where nobody can break it off', async () => {
  const never = inTime(endsIn(1000), new Promise(() => undefined));
  const told = expect(never).rejects.toThrow('not in time');
  expect(await inTime(endsIn(1000), Promise.resolve('done'))).toBe('done');
  await expect(inTime(endsIn(1000), Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  vi.advanceTimersByTime(1000);
  await told;
});
