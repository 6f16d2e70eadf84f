import { describe, expect, test } from 'vitest';
import { SHIPPING_RATES } from '../../config/shipping';
import { testLine } from '../cart/line-fixture';
import { defaultShippingMethod } from '../cart/methods';
import { toCentavos } from '../money';
import { applyEstimate, applyProductEstimate, NO_ESTIMATE } from './estimate';
import { isPickupOnly, type ShippingQuestion, shippingMethodsFor, specialOf } from './shipping';

const NO_TIME = { from: null, to: null, month: null };
const FRIDAY = Date.parse('2026-11-20T12:00:00-06:00');
const estimated = (carriers: Parameters<typeof applyEstimate>[1], state = NO_ESTIMATE) =>
  applyEstimate(state, carriers, FRIDAY, 'es-MX', { holidays: new Set(), cutOffHour: 24 });
const covered = estimated([
  { carrier_code: 'tablerate', price_incl_tax: 149, price: 128.45, delivery_days: { from: 2, to: 3 } },
]);

describe('cart estimate', () => {
  test('SHIP-010 before any answer nothing is known and home delivery is meant', () => {
    expect(NO_ESTIMATE).toMatchObject({
      isCovered: null,
      deliveryPrice: null,
      currentMethod: 'homeDelivery',
      deliveryTimeCart: NO_TIME,
    });
  });

  test('SHIP-006 a table rate with a price covers the place; its days are told as days of the calendar', () => {
    expect(covered).toMatchObject({
      isCovered: true,
      deliveryPrice: 149,
      deliveryTimeCart: { from: 24, to: 25, month: 'noviembre' },
    });
    const late = estimated([{ carrier_code: 'tablerate', price: 0, delivery_days: { from: 6, to: 7 } }]);
    expect(late).toMatchObject({
      isCovered: true,
      deliveryPrice: 0,
      deliveryTimeCart: { from: 30, to: 1, month: 'noviembre–diciembre' },
    });
  });

  test('SHIP-005 no table rate, no price or an error message: not covered, price and time cleared', () => {
    const refused = [
      [],
      [{ carrier_code: 'flatrate', price_incl_tax: 5 }],
      [{ carrier_code: 'tablerate', price_incl_tax: null }],
      [{ carrier_code: 'tablerate', price_incl_tax: 149, error_message: 'Zip code without coverage' }],
    ];
    for (const carriers of refused) {
      expect(estimated(carriers, covered)).toMatchObject({
        isCovered: false,
        deliveryPrice: null,
        deliveryTimeCart: NO_TIME,
      });
    }
  });
});

describe('product estimate', () => {
  test('SHIP-009 a price gives 2 to 3 days, where the place has none of its own', () => {
    expect(applyProductEstimate(NO_ESTIMATE, { price_incl_tax: 149 })).toMatchObject({
      deliveryPriceByProduct: 149,
      deliveryTimeProduct: { from: 2, to: 3 },
    });
    expect(
      applyProductEstimate(NO_ESTIMATE, { price: 149, delivery_days: { from: 4, to: 5 } }).deliveryTimeProduct,
    ).toEqual({ from: 4, to: 5, month: null });
  });

  test('SHIP-007 SHIP-008 a missing price or the code tablerate_error clears the time', () => {
    const known = applyProductEstimate(NO_ESTIMATE, { price: 149 });
    expect(applyProductEstimate(known, {})).toMatchObject({
      deliveryPriceByProduct: null,
      deliveryTimeProduct: NO_TIME,
    });
    expect(applyProductEstimate(known, { price: 149, code: 'tablerate_error' }).deliveryTimeProduct).toEqual(NO_TIME);
  });
});

describe('methods of a cart', () => {
  const methods = (change: Partial<ShippingQuestion> = {}) =>
    shippingMethodsFor({
      subtotalGross: toCentavos(998_99),
      coverage: { covered: true, deliveryDays: null },
      pickupOnly: false,
      special: 'none',
      rates: SHIPPING_RATES,
      ...change,
    });

  test('SHIP-010 SHIP-014 home delivery is the default, in 2 to 8 working days where the place has none of its own; it is free from an amount on', () => {
    expect(defaultShippingMethod(methods())).toMatchObject({
      method_code: 'homeDelivery',
      amount: 128_45,
      priceInclTax: 149_00,
      deliveryDays: { from: 2, to: 8 },
    });
    expect(methods({ subtotalGross: toCentavos(999_00) })[0]).toMatchObject({ amount: 0, priceInclTax: 0 });
    expect(
      methods({ subtotalGross: toCentavos(999_00), rates: { ...SHIPPING_RATES, freeFromGross: null } })[0],
    ).toMatchObject({ priceInclTax: 149_00 });
    expect(methods({ coverage: { covered: true, deliveryDays: { from: 3, to: 4 } } })[0]?.deliveryDays).toEqual({
      from: 3,
      to: 4,
    });
  });

  test('SHIP-015 with a special item in it a delivery ends 60 days on, wherever it goes', () => {
    expect(methods({ special: 'some' })[0]?.deliveryDays).toEqual({ from: 2, to: 8, special: 60 });
    expect(methods({ special: 'all' })[0]?.deliveryDays).toEqual({ from: 2, to: 8, special: 60, isAllSpecial: true });
    expect(
      methods({ special: 'some', coverage: { covered: true, deliveryDays: { from: 3, to: 4 } } })[0]?.deliveryDays,
    ).toEqual({
      from: 3,
      to: 4,
      special: 60,
    });
    expect(methods({ special: 'all', coverage: { covered: false, deliveryDays: null } })[0]?.deliveryDays).toBeNull();
    const special = testLine({ isSpecial: true });
    expect([[testLine()], [testLine(), special], [special], []].map(specialOf)).toEqual([
      'none',
      'some',
      'all',
      'none',
    ]);
  });

  test('a place without coverage is refused home delivery in words', () => {
    const [refused] = methods({ coverage: { covered: false, deliveryDays: { from: 3, to: 4 } } });
    expect(refused).toMatchObject({ available: false, errorMessage: 'Zip code without coverage', deliveryDays: null });
  });

  test('TOTALS-016 TOTALS-017 where nothing is known the flat rate is offered, 4 net and 5 with tax, and never chosen by itself', () => {
    const unknown = methods({ coverage: null });
    expect(unknown).toMatchObject([{ method_code: 'flatrate', amount: 4_00, priceInclTax: 5_00, offline: true }]);
    expect(defaultShippingMethod(unknown)).toBeNull();
  });

  test('SHIP-011 a cart with a line to be picked up is picked up as a whole', () => {
    expect(isPickupOnly([{ deliveryOption: null }, { deliveryOption: 'recoger_en_sucursal' }])).toBe(true);
    expect(isPickupOnly([{ deliveryOption: null }])).toBe(false);
    expect(methods({ pickupOnly: true }).map((method) => [method.method_code, method.priceInclTax])).toEqual([
      ['recoger_en_sucursal', 0],
    ]);
    expect(defaultShippingMethod(methods({ pickupOnly: true }))?.method_code).toBe('recoger_en_sucursal');
  });
});
