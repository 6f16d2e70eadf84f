import { expect, test } from 'vitest';
import { chainOf, longestChain, type Wait, waitsBefore } from './waits.mjs';

const d1 = (from: number, to: number, more: Partial<Wait> = {}): Wait => ({
  target: 'd1',
  what: 'SELECT 1',
  inObject: false,
  from,
  to,
  ...more,
});

test('waits that overlap count once, those one after another each', () => {
  expect(longestChain([])).toBe(0);
  expect(longestChain([d1(0, 50), d1(0, 50), d1(10, 60)])).toBe(1);
  expect(longestChain([d1(50, 100), d1(0, 50)])).toBe(2);
  expect(longestChain([d1(0, 150), d1(0, 50), d1(50, 100), d1(100, 150)])).toBe(3);
});

test('what ended after the answer was not waited for', () => {
  expect(waitsBefore([d1(0, 50), d1(50, 100)], 60)).toEqual({ d1: 1, objects: 0, inside: 0, near: 0 });
});

test('databases, objects, what objects wait for, and KV are told apart', () => {
  const inside = { inObject: true };
  const waits = [
    d1(0, 100, { target: 'object' }),
    d1(50, 60, inside),
    d1(60, 70, inside),
    d1(100, 150),
    d1(150, 160, { target: 'kv' }),
  ];
  expect(waitsBefore(waits, 160)).toEqual({ d1: 1, objects: 1, inside: 2, near: 1 });
});

test('each wait is told by when it was and what for, in the order they began, none of those behind the answer', () => {
  const waits = [d1(50, 60, { inObject: true }), d1(10, 100, { target: 'object', what: 'place' }), d1(60, 200)];
  expect(chainOf(waits, 160)).toEqual(['object 0 to 90: place', '  d1 40 to 50: SELECT 1']);
});
