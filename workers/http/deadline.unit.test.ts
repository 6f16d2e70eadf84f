import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until, within } from './deadline';

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);

test('what comes in time is answered, what does not is given up, and no timer is left behind', async () => {
  expect(await within(100, Promise.resolve('here'))).toBe('here');
  const late = expect(within(100, never())).rejects.toMatchObject({ name: 'DeadlinePassed' });
  await vi.advanceTimersByTimeAsync(100);
  await late;
  expect(vi.getTimerCount()).toBe(0);
});

test('what is at hand is answered without a timer, what has to be waited for with one', async () => {
  const running: number[] = [];
  const steps = async () => {
    for (let step = 0; step < 3; step += 1) {
      await null;
      running.push(vi.getTimerCount());
    }
    return 'kept';
  };
  expect(await within(100, steps())).toBe('kept');
  await expect(within(100, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(running).toEqual([0, 0, 0]);
  const late = expect(within(100, never())).rejects.toMatchObject({ name: 'DeadlinePassed' });
  await vi.advanceTimersByTimeAsync(50);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(50);
  await late;
});

test('what a port is asked answers by its one moment, however often it is asked; afterwards it is not asked', async () => {
  const asked: string[] = [];
  const port = {
    read: (name: string) => {
      asked.push(name);
      return never();
    },
  };
  const limited = until(Date.now() + 1_000, port);
  const first = expect(limited.read('first')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(600);
  const second = expect(limited.read('second')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(400);
  await Promise.all([first, second]);
  await expect(limited.read('third')).rejects.toMatchObject({ name: 'DeadlinePassed' });
  expect(asked).toEqual(['first', 'second']);
});
