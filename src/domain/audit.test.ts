import { expect, test } from 'vitest';
import { changed } from './audit';

test('of two states only what differs is kept, what came and what went too', () => {
  expect(changed({ a: 1, b: 'x', c: null }, { a: 2, b: 'x', d: true })).toEqual({
    before: { a: 1, c: null },
    after: { a: 2, d: true },
  });
  expect(changed({ a: 1 }, { a: 1 })).toEqual({ before: {}, after: {} });
});
