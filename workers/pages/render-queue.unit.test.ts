import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Overloaded, RenderQueue } from './render-queue';

const FIGURES = { active: 3, activeOfEveryone: 2, activeOfView: 2, waiting: { shopper: 2, everyone: 2 } };

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

/** A queue with names of what began in it, in order, and a way to end each. */
function setup(figures = FIGURES) {
  const queue = new RenderQueue(figures);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, precedence: 'shopper' | 'everyone' = 'everyone', view = 'viu') =>
    queue.run(precedence, view, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, run, began, end };
}

test('what has no place waits its turn, in order', async () => {
  const { run, began, end } = setup();
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
  expect(began).toEqual(['a', 'b']);
  await end('b');
  expect(began).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('beyond the queue it is refused at once, told when to come again, and nothing is done', async () => {
  const { queue, run, began } = setup();
  for (const name of ['a', 'b', 'c']) void run(name);
  expect(queue.isFull('everyone', 'viu')).toBe(false);
  void run('d');
  expect(queue.isFull('everyone', 'viu')).toBe(true);
  await expect(run('e')).rejects.toMatchObject({ name: 'Overloaded', retryAfterSeconds: 2 });
  expect(began).toEqual(['a', 'b']);
});

test('pages of a shopper have a place that pages of everyone never take, and go before them', async () => {
  const { run, began, end } = setup();
  for (const name of ['a', 'b', 'c', 'd']) void run(name);
  void run('cart', 'shopper');
  expect(began).toEqual(['a', 'b', 'cart']);
  void run('checkout', 'shopper');
  await end('a');
  expect(began).toEqual(['a', 'b', 'cart', 'checkout']);
  await end('cart');
  expect(began).toEqual(['a', 'b', 'cart', 'checkout', 'c']);
});

test('a store view whose pages hang leaves room for the others', async () => {
  const { run, began } = setup({ ...FIGURES, activeOfEveryone: 3, activeOfView: 2 });
  for (const name of ['a', 'b', 'c']) void run(name, 'everyone', 'mavi');
  void run('d', 'everyone', 'viu');
  expect(began).toEqual(['a', 'b', 'd']);
});

test('whose turn does not come in time is refused, and its place in the queue is free again', async () => {
  const { queue, run, began, end } = setup();
  for (const name of ['a', 'b']) void run(name);
  const refused = expect(Promise.all([run('c'), run('d')])).rejects.toBeInstanceOf(Overloaded);
  await vi.advanceTimersByTimeAsync(4_000);
  await refused;
  expect(queue.isFull('everyone', 'viu')).toBe(false);
  void run('e');
  await end('a');
  expect(began).toEqual(['a', 'b', 'e']);
});

test('a rendering whose request was cut off holds its place for ten seconds and no longer', async () => {
  const { run, began } = setup();
  for (const name of ['a', 'b']) void run(name);
  await vi.advanceTimersByTimeAsync(10_000);
  void run('c');
  expect(began).toEqual(['a', 'b', 'c']);
});

test('a failure gives its place back', async () => {
  const { queue, run, began } = setup({ ...FIGURES, activeOfEveryone: 1 });
  await expect(queue.run('everyone', 'viu', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  void run('a');
  expect(began).toEqual(['a']);
});
