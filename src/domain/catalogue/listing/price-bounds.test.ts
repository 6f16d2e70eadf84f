import { expect, test } from 'vitest';
import { type Centavos, fromDecimal } from '../../money';
import { priceBounds } from './price-ranges';

const bounds = (...pesos: number[]): number[] => priceBounds(pesos.map(fromDecimal));

test('bounds are round numbers near the quantiles, ascending, each once', () => {
  expect(bounds(3499, 5999, 8990, 13_999)).toEqual([4000, 6000, 10_000, 15_000]);
  expect(bounds(189, 349, 612, 1290)).toEqual([200, 400, 600, 1500]);
  expect(bounds(995, 1005, 1010, 2600)).toEqual([1000, 2500]);
  expect(bounds(9.5, 0.4)).toEqual([1, 10]);
});

test('what has no price makes no bound', () => {
  expect(priceBounds([0 as Centavos])).toEqual([]);
  expect(priceBounds([])).toEqual([]);
});
