import { expect, test } from 'vitest';
import { ratingWith } from './review';

test.each([
  ['nobody rated', null, { stars: 0, count: 0 }, null],
  ['a catalogue that says nothing of it', undefined, { stars: 9, count: 2 }, { average: 4.5, count: 2 }],
  ['nothing was written here', { average: 4.3, count: 12 }, { stars: 0, count: 0 }, { average: 4.3, count: 12 }],
  ['both', { average: 4, count: 3 }, { stars: 5, count: 1 }, { average: 4.25, count: 4 }],
  ['an average of no reviews', { average: 5, count: 0 }, { stars: 2, count: 1 }, { average: 2, count: 1 }],
])('the rating counts each review once: %s', (_, imported, own, wanted) => {
  expect(ratingWith(imported, own)).toEqual(wanted);
});
