import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, formatMoney, fromDecimal, moneyParts, sum, times, toCentavos, toDecimal } from './money';

const total = fc.integer({ min: -1e12, max: 1e12 }).map(toCentavos);
const weights = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 30 });

describe('fromDecimal', () => {
  test.each([
    [1.005, 101],
    [1.555, 156],
    [1.35551, 136],
    [1234.5678, 123457],
    [0.1 + 0.2, 30],
    [100000000.005, 10000000001],
    [73352.775, 7335278],
    [149999.995, 15000000],
    [0.0000001, 0],
    [-1.005, -101],
    [0, 0],
  ])('rounds %d pesos half up to %d centavos', (pesos, centavos) => {
    expect(fromDecimal(pesos)).toBe(centavos);
  });

  test('gives back every amount of centavos', () => {
    fc.assert(fc.property(total, (amount) => fromDecimal(toDecimal(amount)) === amount));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses %d', (pesos) => {
    expect(() => fromDecimal(pesos)).toThrow(RangeError);
  });
});

test('centavos are whole and safe, and there is only one zero', () => {
  expect(() => toCentavos(0.5)).toThrow(RangeError);
  expect(() => times(toCentavos(101), 0.5)).toThrow(RangeError);
  expect(() => sum([toCentavos(Number.MAX_SAFE_INTEGER), toCentavos(1)])).toThrow(RangeError);
  expect(Object.is(toCentavos(-0), 0)).toBe(true);
});

describe('allocate', () => {
  test('adds up exactly, never takes the other sign, and is never a centavo or more away from its share', () => {
    fc.assert(
      fc.property(total, weights, (amount, shares) => {
        const parts = allocate(amount, shares);
        expect(parts.reduce((a, b) => a + BigInt(b), 0n)).toBe(BigInt(amount));
        const all = shares.reduce((a, b) => a + BigInt(b), 0n);
        parts.forEach((part, index) => {
          expect(part * Math.sign(amount)).toBeGreaterThanOrEqual(0);
          if (all === 0n) return;
          const exact = BigInt(amount) * BigInt(shares[index] ?? 0);
          const away = BigInt(part) * all - exact;
          expect(away < all && away > -all).toBe(true);
        });
      }),
    );
  });

  test('gives what is left to the largest remainders, earlier ones first among equals', () => {
    expect(allocate(toCentavos(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(toCentavos(10), [7, 2, 6])).toEqual([5, 1, 4]);
    expect(allocate(toCentavos(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(toCentavos(5), [0, 0])).toEqual([3, 2]);
    expect(allocate(toCentavos(0), [])).toEqual([]);
  });

  test.each([[[-1, 2]], [[0.5]], [[Number.NaN]], [[]]])('refuses weights %j', (shares) => {
    expect(() => allocate(toCentavos(1), shares)).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  test.each([
    [1399900, '$13,999.00'],
    [-20000, '−$200.00'],
    [5, '$0.05'],
    [123456789012, '$1,234,567,890.12'],
    [99999, '$999.99'],
  ])('STORE-017 writes %d as %s: the sign of the peso and two digits', (amount, text) => {
    expect(formatMoney(toCentavos(amount))).toBe(text);
  });

  test('takes another sign, and parts keep theirs', () => {
    expect(formatMoney(toCentavos(100), 'US$')).toBe('US$1.00');
    expect(moneyParts(toCentavos(1399907))).toEqual({ units: '13,999', cents: '07' });
    expect(moneyParts(toCentavos(-50))).toEqual({ units: '−0', cents: '50' });
  });
});
