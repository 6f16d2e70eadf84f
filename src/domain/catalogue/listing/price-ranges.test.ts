import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCentavos } from '../../money';
import { inRange, parseRange, priceLabel, priceRangeGroup, priceRanges } from './price-ranges';

const counts = (entries: Record<string, number>) => new Map(Object.entries(entries));

test('CAT-022 CAT-023 CAT-024 the first, the last and the middle ranges are labelled with the currency sign', () => {
  expect(priceRanges([50, 100, 1500]).map((range) => priceLabel(range))).toEqual([
    '< $50',
    '$50 - $100',
    '$100 - $1,500',
    '> $1,500',
  ]);
  expect(priceLabel({ from: 0, to: null }, '€')).toBe('> €0');
  expect(priceLabel({ from: 0.5, to: 1_000_000 })).toBe('$0.50 - $1,000,000');
});

describe('inRange', () => {
  test('a range has its lower bound and not its upper one', () => {
    const range = parseRange('50-100');
    const within = (centavos: number) => range !== null && inRange(toCentavos(centavos), range);
    expect([4999, 5000, 9999, 10_000].map(within)).toEqual([false, true, true, false]);
  });

  test.each(['100-50', '50-50', '0-0', '1000000000000-*', `${'9'.repeat(30)}-1`])('no price is in %s', (id) => {
    const range = parseRange(id);
    expect(range).not.toBeNull();
    expect(
      [0, 4999, 5000, 7500, 10_000, 999_999_999_999].map(
        (centavos) => range !== null && inRange(toCentavos(centavos), range),
      ),
    ).toEqual(Array(6).fill(false));
  });

  test('every price is in exactly one range', () => {
    const bounds = fc
      .uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 5 })
      .map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(
        bounds,
        fc.integer({ min: 0, max: 3_000_000 }),
        (list, centavos) => priceRanges(list).filter((range) => inRange(toCentavos(centavos), range)).length === 1,
      ),
    );
  });
});

describe('priceRangeGroup', () => {
  test('CAT-009 ranges with products become options, the chosen one stays', () => {
    const group = priceRangeGroup([50, 100], counts({ '0-50': 3, '100-*': 0 }), ['50-100']);
    expect(group?.options).toEqual([
      {
        id: '0-50',
        label: '< $50',
        type: 'price',
        from: 0,
        to: 50,
        single: true,
        sort_order: 0,
        quantity: 3,
        selected: false,
        swatch: null,
      },
      {
        id: '50-100',
        label: '$50 - $100',
        type: 'price',
        from: 50,
        to: 100,
        single: true,
        sort_order: 1,
        quantity: 0,
        selected: true,
        swatch: null,
      },
    ]);
  });

  test('a chosen range that is none of the configured ones stands above them, for it runs across them, with a label of its own', () => {
    const group = priceRangeGroup([50, 100], counts({ '0-50': 1, '50-75': 2, '50-100': 4, '100-*': 5 }), ['50-75']);
    expect(group?.options.map(({ label, quantity, selected }) => [label, quantity, selected])).toEqual([
      ['$50 - $75', 2, true],
      ['< $50', 1, false],
      ['$50 - $100', 4, false],
      ['> $100', 5, false],
    ]);
  });

  test('no products, no filter', () => expect(priceRangeGroup([50], counts({}), [])).toBeNull());
});
