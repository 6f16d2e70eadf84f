import { expect, test } from 'vitest';
import { isHeadingTo } from './heading-to';

const BOX = { left: 300, top: 100, bottom: 500 };

test('a pointer on its way to what is open, also slanting over its neighbours, is heading there', () => {
  expect(isHeadingTo({ x: 100, y: 200 }, { x: 110, y: 200 }, BOX)).toBe(true);
  expect(isHeadingTo({ x: 100, y: 120 }, { x: 110, y: 135 }, BOX)).toBe(true);
});

test('one that goes down the list, back, or past the edge of what is open, is not', () => {
  expect(isHeadingTo({ x: 100, y: 120 }, { x: 100, y: 160 }, BOX)).toBe(false);
  expect(isHeadingTo({ x: 100, y: 120 }, { x: 90, y: 125 }, BOX)).toBe(false);
  expect(isHeadingTo({ x: 100, y: 120 }, { x: 102, y: 160 }, BOX)).toBe(false);
  expect(isHeadingTo({ x: 290, y: 200 }, { x: 310, y: 200 }, BOX)).toBe(false);
});
