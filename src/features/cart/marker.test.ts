import { expect, test } from 'vitest';
import { badgeText, readMarker } from './marker';

test('the marker read is that of its own store view', () => {
  const cookies = 'otra=1; cart-marker-25=9.9; cart-marker-2=7.3; cart-marker-5=1.1';
  expect(readMarker(cookies, 2)).toEqual({ version: 7, count: 3 });
  expect(readMarker(cookies, 5)).toEqual({ version: 1, count: 1 });
  expect(readMarker(cookies, 3)).toBeNull();
});

test('a marker that is not one counts as no cart', () => {
  for (const value of ['', 'abc', '1', '1.x', '1.2.3', '%E0%A4%A', '-1.5', '1.99999999'])
    expect(readMarker(`cart-marker-2=${value}`, 2)).toBeNull();
});

test('an empty cart has no badge, a large one has a bounded one', () => {
  expect(badgeText(0)).toBe('');
  expect(badgeText(-1)).toBe('');
  expect(badgeText(3)).toBe('3');
  expect(badgeText(99)).toBe('99');
  expect(badgeText(100)).toBe('99+');
});
