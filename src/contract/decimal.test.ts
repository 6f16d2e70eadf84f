import { expect, test } from 'vitest';
import { MOST_PESOS, pesosAboveZero } from './decimal';

test.each([1e300, Number.MAX_VALUE, MOST_PESOS + 0.01, 0, -5, 0.001, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, '12'])(
  'an amount of %s is refused in words and throws nothing',
  (value) => {
    expect(pesosAboveZero().safeParse(value).success).toBe(false);
  },
);

test('an amount of pesos is read as centavos', () => {
  expect([0.01, 1499.9, MOST_PESOS].map((value) => pesosAboveZero().parse(value))).toEqual([
    1,
    149_990,
    MOST_PESOS * 100,
  ]);
});
