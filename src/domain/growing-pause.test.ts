import { expect, test } from 'vitest';
import { growingPause } from './growing-pause';

test('pauses double up to an hour, after however many tries', () => {
  expect([0, 1, 2, 5, 6, 5000].map((tries) => growingPause(60_000, tries) / 60_000)).toEqual([1, 2, 4, 32, 60, 60]);
});
