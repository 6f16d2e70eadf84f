import { expect, test } from 'vitest';
import { AREAS, type Area, CALLS } from './areas';

const areas = Object.values<Area>(AREAS);

test('a call stands in its area under its own id, which no other call has', () => {
  for (const { calls } of areas) expect(Object.keys(calls)).toEqual(Object.values(calls).map(({ id }) => id));
  expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length);
});

test('no two calls have the same method and path', () => {
  const addresses = CALLS.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});
