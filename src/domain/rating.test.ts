import { expect, test } from 'vitest';
import { rankedRating } from './review';

test('a rating counts from three reviews on', () => {
  const rated = (count: number) => rankedRating({ rating: { average: 4.5, count } });
  expect([rated(2), rated(3)]).toEqual([null, { average: 4.5, count: 3 }]);
  expect(rankedRating({})).toBeNull();
});
