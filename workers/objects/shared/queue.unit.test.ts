import { expect, test } from 'vitest';
import { ok } from '../../../src/domain/result';
import { SerialQueue } from './queue';

test('work runs one at a time in its order, whatever the one before it took or threw', async () => {
  const queue = new SerialQueue(9);
  const told: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (name: string, until?: Promise<void>) => async () => {
    told.push(`${name} begins`);
    await until;
    told.push(`${name} ends`);
  };
  const a = queue.run(work('a', first.promise));
  const b = queue.run(async () => Promise.reject(new Error('b fails')));
  const c = queue.run(work('c'));
  await Promise.resolve();
  expect(told).toEqual(['a begins']);
  first.resolve();
  await expect(b).rejects.toThrow('b fails');
  await Promise.all([a, c]);
  expect(told).toEqual(['a begins', 'a ends', 'c begins', 'c ends']);
});

test('a full queue turns further calls away at once, and takes them again when there is room', async () => {
  const queue = new SerialQueue(2);
  const held = Promise.withResolvers<void>();
  const taken = [1, 2].map((value) => queue.offer(async () => held.promise.then(() => ok(value))));
  expect(await queue.offer(async () => ok(3))).toMatchObject({
    ok: false,
    problem: { status: 503, detail: { retryAfter: 1 } },
  });
  held.resolve();
  expect(await Promise.all(taken)).toEqual([ok(1), ok(2)]);
  expect(await queue.offer(async () => ok(3))).toEqual(ok(3));
});
