import { expect, test } from 'vitest';
import { readPriceGroup } from './price-group';

test('the price group is a number of its own cookie, and nothing else', () => {
  expect(['price-group=2', 'a=1; price-group=12; b=3'].map(readPriceGroup)).toEqual(['2', '12']);
  expect(
    [
      '',
      'price-group=',
      'price-group=2"]',
      'x-price-group=2',
      'price-group=-1',
      `price-group=${'1'.repeat(10_000)}`,
    ].map(readPriceGroup),
  ).toEqual([null, null, null, null, null, null]);
});
