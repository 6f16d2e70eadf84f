import { describe, expect, test } from 'vitest';
import { defaultShippingMethod } from './cart/methods';
import { toCentavos } from './money';
import { applyEstimate, applyProductEstimate, isPickupOnly, NO_ESTIMATE, type ShippingQuestion, shippingMethodsFor } from './shipping';

const TIME = { from: 25, to: 27, month: 'nov' };
const NO_TIME = { from: null, to: null, month: null };
const covered = applyEstimate(NO_ESTIMATE, [{ carrier_code: 'tablerate', price_incl_tax: 149, price: 128.45 }], TIME);

describe('cart estimate', () => {
  test('SHIP-002 SHIP-003 SHIP-010 before any answer nothing is known and home delivery is meant', () => {
    expect(NO_ESTIMATE).toEqual({
      postalCode: null,
      deliveryPrice: null,
      deliveryPriceByProduct: null,
      isCovered: null,
      currentMethod: 'homeDelivery',
      fetchingDeliveryPrice: false,
      branchOffice: null,
      deliveryTimeCart: NO_TIME,
      deliveryTimeProduct: NO_TIME,
    });
  });

  test('SHIP-004 SHIP-006 a table rate with a price covers the place', () => {
    expect(covered).toMatchObject({ isCovered: true, deliveryPrice: 149, deliveryTimeCart: TIME });
    expect(applyEstimate(NO_ESTIMATE, [{ carrier_code: 'tablerate', price: 0 }], TIME)).toMatchObject({ isCovered: true, deliveryPrice: 0 });
  });

  test('SHIP-005 no table rate, no price or an error message: not covered, price and time cleared', () => {
    const refused = [
      [],
      [{ carrier_code: 'flatrate', price_incl_tax: 5 }],
      [{ carrier_code: 'tablerate', price_incl_tax: null }],
      [{ carrier_code: 'tablerate', price_incl_tax: 149, error_message: 'Zip code without coverage' }],
    ];
    for (const carriers of refused) {
      expect(applyEstimate(covered, carriers, TIME)).toMatchObject({ isCovered: false, deliveryPrice: null, deliveryTimeCart: NO_TIME });
    }
  });
});

describe('product estimate', () => {
  test('SHIP-009 a price gives 2 to 3 days', () => {
    expect(applyProductEstimate(NO_ESTIMATE, { price_incl_tax: 149 })).toMatchObject({ deliveryPriceByProduct: 149, deliveryTimeProduct: { from: 2, to: 3 } });
  });

  test('SHIP-007 SHIP-008 a missing price or the code tablerate_error clears the time', () => {
    const known = applyProductEstimate(NO_ESTIMATE, { price: 149 });
    expect(applyProductEstimate(known, {})).toMatchObject({ deliveryPriceByProduct: null, deliveryTimeProduct: NO_TIME });
    expect(applyProductEstimate(known, { price: 149, code: 'tablerate_error' }).deliveryTimeProduct).toEqual(NO_TIME);
  });
});

describe('methods of a cart', () => {
  const question = (change: Partial<ShippingQuestion> = {}): ShippingQuestion => ({
    subtotalGross: toCentavos(998_99),
    postcodeCovered: true,
    pickupOnly: false,
    rates: {
      homeDelivery: { amount: toCentavos(128_45), priceInclTax: toCentavos(149_00), deliveryDays: { from: 2, to: 8 } },
      freeFromGross: toCentavos(999_00),
      pickup: { deliveryDays: null },
    },
    ...change,
  });

  test('SHIP-010 home delivery is the default; it is free from the configured amount on', () => {
    expect(defaultShippingMethod(shippingMethodsFor(question()))).toMatchObject({ method_code: 'homeDelivery', priceInclTax: 149_00 });
    expect(shippingMethodsFor(question({ subtotalGross: toCentavos(999_00) }))[0]).toMatchObject({ amount: 0, priceInclTax: 0 });
  });

  test('a place without coverage is refused home delivery in words; an unknown one has the offline fallback', () => {
    expect(shippingMethodsFor(question({ postcodeCovered: false }))[0]).toMatchObject({ available: false, errorMessage: 'Zip code without coverage' });
    expect(shippingMethodsFor(question({ postcodeCovered: null }))[0]).toMatchObject({ method_code: 'flatrate', offline: true });
  });

  test('SHIP-011 a cart with a line to be picked up is picked up as a whole', () => {
    expect(isPickupOnly([{ deliveryOption: null }, { deliveryOption: 'recoger_en_sucursal' }])).toBe(true);
    expect(isPickupOnly([{ deliveryOption: null }])).toBe(false);
    const methods = shippingMethodsFor(question({ pickupOnly: true }));
    expect(methods.map((method) => method.method_code)).toEqual(['recoger_en_sucursal']);
    expect(defaultShippingMethod(methods)?.method_code).toBe('recoger_en_sucursal');
  });
});
