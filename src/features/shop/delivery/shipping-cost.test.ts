import { expect, test } from 'vitest';
import { runInContext } from '../../../commerce/request-context';
import { toCentavos } from '../../../domain/money';
import type { ShippingRates } from '../../../domain/shipping/shipping';
import { testContext } from '../request-context.fixture';
import { deliveryPromise, freeDelivery, shippingCost } from './shipping-cost';

const said = (rates: Pick<ShippingRates, 'gross' | 'freeFromGross'> | null) => {
  const asked = testContext();
  Object.assign(asked.commerce, { shipping: { rates } });
  return runInContext(asked, () => [deliveryPromise(), shippingCost()]);
};

test('what delivery costs and from when it is free is told where the shop knows it', () => {
  expect(said({ gross: toCentavos(149_00), freeFromGross: toCentavos(999_00) })).toEqual([
    'Envío gratis desde $999',
    'Envío de $149, gratis desde $999.',
  ]);
  expect(said({ gross: toCentavos(149_00), freeFromGross: null })).toEqual(['Entrega a tu puerta', 'Envío de $149.']);
  expect(said({ gross: toCentavos(0), freeFromGross: null })).toEqual(['Tu envío es gratis', 'Tu envío es gratis']);
  expect(said(null)).toEqual(['Entrega a tu puerta', null]);
});

test('of goods that alone are worth it, delivery is said to be free, where it is so everywhere', () => {
  const costOf = (goods: number, freeAnywhereFrom: number | null) => {
    const asked = testContext();
    const rates = { gross: toCentavos(149_00), freeFromGross: toCentavos(999_00) };
    Object.assign(asked.commerce, { shipping: { rates, freeAnywhereFrom } });
    return runInContext(asked, () => shippingCost(toCentavos(goods)));
  };
  expect(costOf(999_00, 999_00)).toBe('Tu envío es gratis');
  expect(costOf(998_99, 999_00)).toBe('Envío de $149, gratis desde $999.');
  expect(costOf(5_000_00, null)).toBe('Envío de $149, gratis desde $999.');
});

test('between the bound and that of a border region it is free inland, and nowhere where only the retailer knows', () => {
  const freeOf = (goods: number, rates: { gross: number; freeFromGross: number | null } | null) => {
    const asked = testContext();
    Object.assign(asked.commerce, { shipping: { rates, freeAnywhereFrom: 1_073_00, reducedIn: ['norte'] } });
    return runInContext(asked, () => freeDelivery(toCentavos(goods)));
  };
  const rates = { gross: 149_00, freeFromGross: 999_00 };
  expect([998_99, 999_00, 1_049_00, 1_072_99, 1_073_00].map((goods) => freeOf(goods, rates))).toEqual([
    null,
    'inland',
    'inland',
    'inland',
    'everywhere',
  ]);
  expect([freeOf(5_000_00, null), freeOf(1_00, { gross: 0, freeFromGross: null })]).toEqual([null, 'everywhere']);
});
