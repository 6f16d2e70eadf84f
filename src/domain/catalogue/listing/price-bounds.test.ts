import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Centavos, fromDecimal } from '../../money';
import { priceBounds } from './price-ranges';

const bounds = (...pesos: number[]): number[] => priceBounds(pesos.map(fromDecimal));

test('bands are those a person would draw: shoes, sofas, what costs alike, from screwdrivers to motorcycles', () => {
  expect(bounds(289, 349, 449, 549, 649, 799, 899, 1099, 1199, 1499, 1899, 2499)).toEqual([500, 1000, 2000]);
  expect(bounds(5999, 6999, 7999, 8999, 9999, 10_999, 11_999, 12_999, 14_999, 17_999, 21_999)).toEqual([
    7000, 10_000, 15_000, 20_000,
  ]);
  expect(bounds(6200, 6500, 6900, 7300, 7700, 8200, 8600, 8900)).toEqual([7000, 8000]);
  expect(bounds(89, 189, 349, 749, 1499, 2999, 6490, 12_990, 28_990, 31_990)).toEqual([
    100, 300, 1000, 3000, 10_000, 30_000,
  ]);
});

test('no bound is many times the one before it, and there are never more than can be chosen from', () => {
  const prices = fc.array(fc.integer({ min: 20, max: 60_000 }), { minLength: 8, maxLength: 20 });
  fc.assert(
    fc.property(prices, (pesos) => {
      const found = bounds(...pesos);
      return (
        found.length <= 8 && found.every((bound, index) => index === 0 || bound / (found[index - 1] ?? 0) <= 10 / 3)
      );
    }),
  );
});

test('what has no price makes no bound, and what costs the same is not parted', () => {
  expect(priceBounds([0 as Centavos])).toEqual([]);
  expect(priceBounds([])).toEqual([]);
  expect(bounds(500, 500, 500, 500, 500, 500, 500, 500)).toEqual([]);
});
