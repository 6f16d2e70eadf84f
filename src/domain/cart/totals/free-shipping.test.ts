import { expect, test } from 'vitest';
import { BRANCH_PICKUP } from '../../branch/branch';
import { toCentavos } from '../../money';
import { missingForFreeShipping } from './derived';

const RATES = { gross: toCentavos(149_00), freeFromGross: toCentavos(999_00) };
const subtotal = { code: 'subtotal_incl_tax', value: 79_00 };
const cart = (more: Partial<Parameters<typeof missingForFreeShipping>[0]> = {}) => ({
  lines: [{ deliveryOption: null }],
  segments: [
    subtotal,
    { code: 'tax', value: 10_90, area: 'taxes' },
    { code: 'grand_total', value: 79_00, area: 'footer' },
  ],
  isVirtual: false,
  ...more,
});

test('goods after discounts count towards free shipping, and neither shipping nor the cost of paying', () => {
  expect(missingForFreeShipping(cart(), RATES)).toBe(920_00);
  const costs = [
    subtotal,
    { code: 'discount', value: -10_00 },
    { code: 'shipping', value: 149_00 },
    { code: 'payment', value: 20_00 },
  ];
  expect(missingForFreeShipping(cart({ segments: costs }), RATES)).toBe(930_00);
});

test('at the amount itself nothing is missing, and one centavo below it one', () => {
  const of = (value: number) =>
    missingForFreeShipping(cart({ segments: [{ code: 'subtotal_incl_tax', value }] }), RATES);
  expect([of(998_99), of(999_00), of(5_000_00)]).toEqual([1, 0, 0]);
});

test('nothing is said where delivery is never free, always free, unknown, or not wanted', () => {
  expect(missingForFreeShipping(cart(), null)).toBeNull();
  expect(missingForFreeShipping(cart(), { ...RATES, freeFromGross: null })).toBeNull();
  expect(missingForFreeShipping(cart(), { ...RATES, gross: toCentavos(0) })).toBeNull();
  expect(missingForFreeShipping(cart({ isVirtual: true }), RATES)).toBeNull();
  expect(missingForFreeShipping(cart({ lines: [] }), RATES)).toBeNull();
  expect(
    missingForFreeShipping(cart({ lines: [{ deliveryOption: null }, { deliveryOption: BRANCH_PICKUP }] }), RATES),
  ).toBeNull();
});
