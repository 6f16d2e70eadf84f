import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { toCentavos } from '../../domain/money';
import type { ShippingRates } from '../../domain/shipping/shipping';
import { testContext } from './request-context.fixture';
import { deliveryPromise, shippingCost } from './shipping-cost';

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
