import { expect, test } from 'vitest';
import { median } from './median';

test('the middle one counts, whatever the order; of two the lower, of none nothing', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 2])).toBe(2);
  expect(median([])).toBeNull();
});
