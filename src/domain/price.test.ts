import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceFields } from './catalogue/document';
import { toCentavos } from './money';
import { discountOf, optionPrice, priceOf, specialWindow } from './price';
import { parseShopTime } from './shop-time';

const NOON = Date.UTC(2026, 0, 15, 18);
const MIDNIGHT_16 = Date.UTC(2026, 0, 16, 6);
const at = (fields: Partial<PriceFields>, now = NOON, groupId = 0) =>
  priceOf({ price: 100, ...fields }, 16, now, groupId);

describe('shop time', () => {
  test.each([
    ['2026-01-15', Date.UTC(2026, 0, 15, 6)],
    ['2026-07-15 10:30:05', Date.UTC(2026, 6, 15, 16, 30, 5)],
    ['2026-01-15T10:30', Date.UTC(2026, 0, 15, 16, 30)],
    ['2026-01-15T10:30:00.250Z', Date.UTC(2026, 0, 15, 10, 30, 0, 250)],
    ['2026-01-15 10:30:00+01:00', Date.UTC(2026, 0, 15, 9, 30)],
    ['2026-01-15T10:30:00-0600', Date.UTC(2026, 0, 15, 16, 30)],
    ['1768500000000', 1768500000000],
    ['0000-00-00 00:00:00', null],
    ['2026-02-30', null],
    ['2026-01-15 25:00:00', null],
    ['mañana', null],
    ['', null],
    [null, null],
  ])('reads %s', (text, moment) => {
    expect(parseShopTime(text)).toBe(moment);
  });

  test('a last day without time lasts to its end, one with time to that time', () => {
    expect(specialWindow({ price: 1, special_from_date: '2026-01-15', special_to_date: '2026-01-15' })).toEqual({
      from: Date.UTC(2026, 0, 15, 6),
      to: MIDNIGHT_16,
    });
    expect(specialWindow({ price: 1, special_to_date: '2026-01-15 09:00:00' })).toEqual({
      from: null,
      to: Date.UTC(2026, 0, 15, 15),
    });
  });
});

describe('special price', () => {
  test('a plain price of 100 at 16 %', () => {
    expect(at({})).toEqual({
      net: 10000,
      tax: 1600,
      gross: 11600,
      rate: 16,
      regularGross: 11600,
      discount: 0,
      until: null,
    });
  });

  test('PRICE-008 it counts only below the regular price', () => {
    expect(at({ special_price: 80 })).toMatchObject({ net: 8000, gross: 9280, regularGross: 11600, discount: 20 });
    for (const special_price of [100, 120, 0, -5])
      expect(at({ special_price })).toMatchObject({ gross: 11600, discount: 0 });
  });

  test('PRICE-009 it holds from its first moment until just before its last', () => {
    const fields = { special_price: 80, special_from_date: '2026-01-15', special_to_date: '2026-01-15' };
    const opens = MIDNIGHT_16 - 24 * 60 * 60 * 1000;
    expect([opens - 1, opens, MIDNIGHT_16 - 1, MIDNIGHT_16].map((now) => at(fields, now).gross)).toEqual([
      11600, 9280, 9280, 11600,
    ]);
  });

  test('PRICE-010 PRICE-011 a missing bound is open, and without dates it always holds', () => {
    expect(at({ special_price: 80, special_from_date: '2026-01-01' }, Number.MAX_SAFE_INTEGER).gross).toBe(9280);
    expect(at({ special_price: 80, special_from_date: '2026-01-20' }).gross).toBe(11600);
    expect(at({ special_price: 80, special_to_date: '2026-01-20' }, 0).gross).toBe(9280);
    expect(at({ special_price: 80, special_to_date: '2026-01-10' }).gross).toBe(11600);
    expect(at({ special_price: 80 }, 0).gross).toBe(9280);
  });

  test('a date that cannot be read closes the window, a null date leaves it open', () => {
    for (const fields of [{ special_to_date: 'hasta agotar' }, { special_from_date: '15/15/2025' }])
      expect(at({ special_price: 80, ...fields })).toMatchObject({ gross: 11600, until: null });
    expect(at({ special_price: 80, final_price: 80, special_to_date: 'nunca' })).toMatchObject({ gross: 11600 });
    expect(at({ special_price: 80, special_from_date: '0000-00-00 00:00:00' })).toMatchObject({ gross: 9280 });
    expect(at({ special_price: 80, special_to_date: '31/12/2020' })).toMatchObject({ gross: 11600 });
  });

  test('until is the next opening or closing, and nothing after the last or for a special that can never count', () => {
    const fields = { special_price: 80, special_from_date: '2026-01-15', special_to_date: '2026-01-15' };
    const opens = MIDNIGHT_16 - 24 * 60 * 60 * 1000;
    expect([opens - 1, opens, MIDNIGHT_16 - 1, MIDNIGHT_16].map((now) => at(fields, now).until)).toEqual([
      opens,
      MIDNIGHT_16,
      MIDNIGHT_16,
      null,
    ]);
    expect(at({ ...fields, special_price: 120 }).until).toBeNull();
  });
});

describe('final price and group price', () => {
  test('a lower final price is charged as it is, beside any special price', () => {
    expect(at({ final_price: 90 })).toMatchObject({ net: 9000, gross: 10440, regularGross: 11600, discount: 10 });
    expect(at({ final_price: 70, special_price: 80 })).toMatchObject({ net: 7000, regularGross: 11600 });
    expect(at({ final_price: 90, special_price: 80 })).toMatchObject({ net: 8000 });
    expect(at({ final_price: 120 })).toMatchObject({ net: 10000 });
    expect(at({ final_price: 0 })).toMatchObject({ net: 10000 });
  });

  test('a final price that is the special price lives by its window', () => {
    const fields = { final_price: 80, special_price: 80, special_to_date: '2026-01-15' };
    expect(at(fields)).toMatchObject({ net: 8000, tax: 1280, gross: 9280, discount: 20 });
    expect(at(fields, MIDNIGHT_16)).toMatchObject({ net: 10000, discount: 0 });
  });

  test('a tier counts for its own group and a single unit, when it is lower', () => {
    const tier_prices = [
      { customer_group_id: 2, qty: 1, value: 70 },
      { customer_group_id: 2, qty: 5, value: 50 },
      { customer_group_id: 3, qty: 1, value: 130 },
      { customer_group_id: 0, qty: 5, value: 10 },
    ];
    expect([0, 2, 3].map((groupId) => at({ tier_prices }, NOON, groupId).net)).toEqual([10000, 7000, 10000]);
  });
});

describe('prices computed before', () => {
  test('go back to the source amounts', () => {
    expect(at({ price: 80, special_price: 80, original_price: 100, original_special_price: 80 })).toMatchObject({
      net: 8000,
      regularGross: 11600,
    });
    const closed = {
      price: 80,
      special_price: 80,
      special_to_date: '2026-01-10',
      original_price: 100,
      original_special_price: 80,
      original_final_price: 0,
    };
    expect(at(closed)).toMatchObject({ net: 10000, discount: 0 });
    expect(at({ price: 100, special_price: 0, original_price: 100, original_special_price: 80 })).toMatchObject({
      net: 8000,
    });
  });

  test('an original price that nothing else explains makes the given price a reduced one', () => {
    expect(at({ price: 80, original_price: 100 })).toMatchObject({ net: 8000, regularGross: 11600 });
  });
});

test('the discount is rounded down, so that it is never overstated', () => {
  expect(discountOf(toCentavos(10000), toCentavos(8001))).toBe(19);
  expect(discountOf(toCentavos(10000), toCentavos(9999))).toBe(0);
  expect(discountOf(toCentavos(0), toCentavos(0))).toBe(0);
});

test('a price adds up, is never above the regular one and changes at until, not before', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-01-${String(n).padStart(2, '0')}`);
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
  const bound = fc.option(day);
  fc.assert(
    fc.property(
      amount,
      fc.option(amount),
      fc.option(amount),
      bound,
      bound,
      fc.integer({ min: 0, max: 16 }),
      (price, special_price, final_price, special_from_date, special_to_date, rate) => {
        const fields = { price, special_price, final_price, special_from_date, special_to_date };
        const now = priceOf(fields, rate, NOON);
        expect(now.net + now.tax).toBe(now.gross);
        expect(now.gross).toBeLessThanOrEqual(now.regularGross);
        expect(now.until === null || now.until > NOON).toBe(true);
        const later = (now.until ?? NOON + 1e12) - 1;
        expect(priceOf(fields, rate, later).gross).toBe(now.gross);
      },
    ),
  );
});

describe('optionPrice', () => {
  const base = { net: toCentavos(10000), gross: toCentavos(11600) };

  test('PRICE-012 a fixed option adds its amount', () => {
    expect(optionPrice(base, { price: 5, price_type: 'fixed' })).toEqual({ net: 500, tax: 0, gross: 500 });
    expect(optionPrice(base, { price: null })).toEqual({ net: 0, tax: 0, gross: 0 });
  });

  test('PRICE-013 a percent option adds that percentage of the product price', () => {
    expect(optionPrice(base, { price: 10, price_type: 'percent' })).toEqual({ net: 1000, tax: 160, gross: 1160 });
    expect(
      optionPrice({ net: toCentavos(333), gross: toCentavos(386) }, { price: 12.5, price_type: 'percent' }),
    ).toEqual({ net: 42, tax: 6, gross: 48 });
  });
});
