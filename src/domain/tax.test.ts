import { describe, expect, test } from 'vitest';
import { iva, store } from './catalogue/documents.fixture';
import { taxPlaceOf, taxRateFor, withTax } from './tax';

const mx = { country: 'MX' };
const rule = (fields: Partial<typeof iva>) => ({ ...iva, ...fields });

describe('taxRateFor', () => {
  test('PRICE-015 only a positive tax class is taxed', () => {
    const any = rule({ product_tax_class_ids: [0, -1, 2] });
    expect([0, -1, null, undefined, 2].map((taxClass) => taxRateFor([any], taxClass, mx))).toEqual([0, 0, 0, 0, 16]);
  });

  test('PRICE-016 PRICE-021 of the rules for the product class and the country the lowest id decides, in whatever order they come; rates of the others are not looked at', () => {
    const reduced = rule({ id: 4, rates: [{ rate: 8, tax_country_id: 'MX' }] });
    const other = rule({ id: 3, product_tax_class_ids: [9], rates: [{ rate: 5, tax_country_id: 'MX' }] });
    const general = { ...iva, id: 9 };
    expect(taxRateFor([other, iva], 2, mx)).toBe(16);
    expect(taxRateFor([iva], 7, mx)).toBe(0);
    expect([taxRateFor([general, reduced], 2, mx), taxRateFor([reduced, general], 2, mx)]).toEqual([8, 8]);
    const regional = rule({
      id: 1,
      rates: [{ rate: 8, tax_country_id: 'MX', tax_region_id: 9, region_name: 'Norte' }],
    });
    expect(taxRateFor([general, regional], 2, mx)).toBe(0);
  });

  test("a rule of another country is not the class's", () => {
    const american = rule({ id: 0, rates: [{ rate: 7, tax_country_id: 'US' }] });
    expect([taxRateFor([american, iva], 2, mx), taxRateFor([iva, american], 2, mx)]).toEqual([16, 16]);
    expect(taxRateFor([american], 2, mx)).toBe(0);
  });

  test('the customer class must match too, but only when grouped tax is active', () => {
    const wholesale = rule({ customer_tax_class_ids: [5], rates: [{ rate: 8, tax_country_id: 'MX' }] });
    expect(taxRateFor([wholesale, iva], 2, { ...mx, groupId: 3 })).toBe(16);
    expect(taxRateFor([wholesale, iva], 2, { ...mx, groupId: 5 })).toBe(8);
    expect(taxRateFor([wholesale, iva], 2, { ...mx, groupId: 4 })).toBe(0);
    expect(taxRateFor([wholesale, iva], 2, mx)).toBe(8);
  });

  test('PRICE-019 PRICE-022 the country must match; without any the helper takes PL', () => {
    const polish = rule({ rates: [...iva.rates, { rate: 23, tax_country_id: 'PL' }] });
    expect(taxRateFor([polish], 2, { country: 'US' })).toBe(0);
    expect(taxRateFor([polish], 2, { country: '' })).toBe(23);
  });

  test('PRICE-020 a rate matches its region by name, every region by id 0 or without a name', () => {
    const rate = { rate: 8.25, tax_country_id: 'MX', tax_region_id: 12 };
    const named = rule({ rates: [{ ...rate, region_name: 'Jalisco' }] });
    expect(taxRateFor([named], 2, { ...mx, region: 'Jalisco' })).toBe(8.25);
    expect(taxRateFor([named], 2, { ...mx, region: 'Yucatán' })).toBe(0);
    expect(taxRateFor([named], 2, mx)).toBe(0);
    expect(taxRateFor([rule({ rates: [{ ...rate, region_name: 'Jalisco', tax_region_id: 0 }] })], 2, mx)).toBe(8.25);
    expect(taxRateFor([rule({ rates: [rate] })], 2, { ...mx, region: 'Yucatán' })).toBe(8.25);
  });
});

test('the customer class is the configured group, or the customer group when the view allows it', () => {
  const grouped = store({}, { userGroupId: 3 });
  expect(taxPlaceOf(store(), { groupId: 5 }).groupId).toBeUndefined();
  expect(taxPlaceOf(grouped, null).groupId).toBe(3);
  expect(taxPlaceOf(grouped, { groupId: 5 }).groupId).toBe(5);
  expect(taxPlaceOf(store({}, { userGroupId: 3, useOnlyDefaultUserGroupId: true }), { groupId: 5 }).groupId).toBe(3);
  expect(taxPlaceOf(grouped, null, { country: '', region: 'Jalisco' })).toMatchObject({
    country: 'MX',
    region: 'Jalisco',
  });
});

test.each([
  [100, 16, 10000, 1600, 11600],
  [19.99, 16, 1999, 320, 2319],
  [100, 8.25, 10000, 825, 10825],
  [77.586206896, 16, 7759, 1241, 9000],
  [1206.0345, 16, 120603, 19297, 139900],
])('a source price of %d excludes tax: at %d %% its net and tax are rounded apart', (price, rate, net, tax, gross) => {
  expect(withTax(price, rate)).toEqual({ net, tax, gross });
});

describe('the rate of a border region', () => {
  const border = { rate: 8, insteadOf: 16, taxClassIds: [2] };
  const untaxed = rule({ id: 2, product_tax_class_ids: [4], rates: [{ rate: 0, tax_country_id: 'MX' }] });
  const other = rule({ id: 3, product_tax_class_ids: [5], rates: [{ rate: 16, tax_country_id: 'MX' }] });

  test('stands in the place of the general one, of the classes that may have it, for what is handed over', () => {
    const rules = [iva, untaxed, other];
    const there = { ...mx, border };
    expect([2, 4, 5, 9, null].map((taxClass) => taxRateFor(rules, taxClass, there))).toEqual([8, 0, 16, 0, 0]);
    expect(taxRateFor(rules, 2, there, false)).toBe(16);
    expect(taxRateFor(rules, 4, { ...mx, border: { ...border, taxClassIds: [2, 4] } })).toBe(0);
    expect(taxRateFor(rules, 2, { ...mx, border: null })).toBe(16);
  });
});
