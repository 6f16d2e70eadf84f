import { expect, test } from 'vitest';
import { inPlaces, type Job } from './places.ts';

/** Jobs that end when told to, and the names of those that began. */
function jobsOf(...sizes: [name: string, places: number][]) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const jobs = sizes.map(([name, places]): Job<string> => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return {
      places,
      run: () => {
        begun.push(name);
        return end.promise;
      },
    };
  });
  const end = async (name: string) => {
    ends.get(name)?.resolve(name);
    await new Promise(setImmediate);
  };
  return { begun, jobs, end, fail: (name: string, error: Error) => ends.get(name)?.reject(error) };
}

test('jobs begin in their order while there is room; one that needs more is waited for, and what it came to is told in order', async () => {
  const { begun, jobs, end } = jobsOf(['a', 1], ['b', 1], ['c', 2], ['d', 1]);
  const done = inPlaces(jobs, 3);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('d');
  await end('c');
  expect(await done).toEqual(['a', 'b', 'c', 'd']);
});

test('a job that needs more places than there are has them all to itself', async () => {
  const { begun, jobs, end } = jobsOf(['a', 1], ['b', 5], ['c', 1]);
  const done = inPlaces(jobs, 2);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('c');
  expect(await done).toEqual(['a', 'b', 'c']);
});

test('no jobs are done at once; behind one that fails none begins', async () => {
  expect(await inPlaces([], 3)).toEqual([]);
  const { begun, jobs, end, fail } = jobsOf(['a', 1], ['b', 1], ['c', 1]);
  const done = inPlaces(jobs, 2);
  fail('a', new Error('broken'));
  await expect(done).rejects.toThrow('broken');
  await end('b');
  expect(begun).toEqual(['a', 'b']);
});
