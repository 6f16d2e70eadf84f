import { describe, expect, test } from 'vitest';
import { toCentavos } from '../../money';
import type { Coupon } from '../cart';
import { addedSegments, pricedLine, testLine, testWarranty } from '../line-fixture';
import { couponIsOpen } from './coupon';
import { computeTotals } from './totals';

const coupon = (kind: Coupon['kind'], value: number): Coupon => ({
  code: 'BUENFIN',
  kind,
  value,
  from: null,
  to: null,
});
const method = (net: number, gross: number) => ({ amount: toCentavos(net), priceInclTax: toCentavos(gross) });
const cost = (net: number, gross: number) => ({ cost: toCentavos(net), costInclTax: toCentavos(gross) });
const NONE = { coupon: null, shipping: null, payment: null };
const values = (segments: { code: string; value: number }[]) => segments.map(({ code, value }) => [code, value]);

test('TOTALS-001 shown lines add up: shipping counts once per cart, payment cost is inside (case D5)', () => {
  const lines = [
    pricedLine(10_00),
    pricedLine(10_00, { itemId: 2, sku: 'B' }),
    pricedLine(10_00, { itemId: 3, sku: 'C' }),
  ];
  expect(computeTotals({ ...NONE, lines, shipping: method(4_31, 5_00) }).grandTotal).toBe(35_00);
  const totals = computeTotals({ ...NONE, lines, shipping: method(4_31, 5_00), payment: cost(1_72, 2_00) });
  expect(values(totals.segments)).toEqual([
    ['subtotal_incl_tax', 30_00],
    ['shipping', 5_00],
    ['payment', 2_00],
    ['tax', 3 * 1_38 + 69 + 28],
    ['grand_total', 37_00],
  ]);
  expect(addedSegments(totals.segments)).toBe(37_00);
});

test('tax and the sum itself are marked: they are shown, not added', () => {
  const { segments } = computeTotals({ ...NONE, lines: [testLine()] });
  expect(segments.filter((segment) => segment.area).map(({ code, area }) => [code, area])).toEqual([
    ['tax', 'taxes'],
    ['grand_total', 'footer'],
  ]);
});

test('a row is unit gross × qty, its tax the sum of what each unit carries', () => {
  const line = testLine({ qty: 100, unitNet: toCentavos(5), unitTax: toCentavos(1), unitGross: toCentavos(6) });
  expect(computeTotals({ ...NONE, lines: [line] })).toMatchObject({
    subtotal: 5_00,
    subtotalInclTax: 6_00,
    tax: 1_00,
    grandTotal: 6_00,
  });
});

describe('coupon', () => {
  test('TOTALS-005 its amount is with IVA, spread by largest remainder; a row’s tax follows from its discounted gross', () => {
    const lines = [
      pricedLine(116_00),
      pricedLine(116_00, { itemId: 2, sku: 'B' }),
      pricedLine(116_00, { itemId: 3, sku: 'C' }),
    ];
    const totals = computeTotals({ ...NONE, lines, coupon: coupon('fixed', 100_00) });
    expect(totals.rows.map((row) => row.discount)).toEqual([33_34, 33_33, 33_33]);
    expect(totals.rows.map((row) => row.tax)).toEqual([11_40, 11_40, 11_40]);
    expect(totals).toMatchObject({ discount: 100_00, grandTotal: 248_00, tax: 34_20, couponCode: 'BUENFIN' });
    expect(values(totals.segments)).toContainEqual(['discount', -100_00]);
    expect(computeTotals({ ...NONE, lines }).couponCode).toBeNull();
  });

  test('percent is of the merchandise with IVA, half up; shipping is not reduced', () => {
    const totals = computeTotals({
      ...NONE,
      lines: [pricedLine(100_05)],
      coupon: coupon('percent', 10),
      shipping: method(100_00, 116_00),
    });
    expect(totals).toMatchObject({ discount: 10_01, grandTotal: 100_05 - 10_01 + 116_00 });
  });

  test('takes off no more than there is', () => {
    const totals = computeTotals({
      ...NONE,
      lines: [pricedLine(50_00)],
      coupon: coupon('fixed', 80_00),
      shipping: method(10_00, 11_60),
    });
    expect(totals).toMatchObject({ discount: 50_00, tax: 1_60, grandTotal: 11_60 });
  });

  test('takes nothing off one centavo below its minimum of merchandise, and does from it on, before discounts and shipping', () => {
    const from500 = { ...coupon('percent', 10), minimum: toCentavos(500_00) };
    const of = (gross: number) =>
      computeTotals({ ...NONE, lines: [pricedLine(gross)], coupon: from500, shipping: method(100_00, 116_00) });
    expect(of(499_99)).toMatchObject({ discount: 0, couponCode: null, grandTotal: 499_99 + 116_00 });
    expect(of(500_00)).toMatchObject({ discount: 50_00, couponCode: 'BUENFIN', grandTotal: 450_00 + 116_00 });
  });

  test('is open from its first moment until just before its last', () => {
    const dated = { ...coupon('fixed', 1), from: 1000, to: 2000 };
    expect([999, 1000, 1999, 2000].map((now) => couponIsOpen(dated, now))).toEqual([false, true, true, false]);
    expect(couponIsOpen(coupon('fixed', 1), 0)).toBe(true);
  });
});

test('a warranty is part of its line, per unit', () => {
  const totals = computeTotals({ ...NONE, lines: [testLine({ qty: 2, warranty: testWarranty() })] });
  expect(totals).toMatchObject({ subtotal: 300_00, subtotalInclTax: 348_00, tax: 48_00 });
});

describe('a custom option of a fixed amount carries no IVA', () => {
  const engraved = testLine({
    qty: 2,
    unitNet: toCentavos(105_00),
    unitGross: toCentavos(121_00),
    rates: [
      { rate: 16, gross: toCentavos(116_00) },
      { rate: 0, gross: toCentavos(5_00) },
    ],
  });

  test('nor does the share of a discount that falls on it: the tax follows from what is left of the rest', () => {
    expect(computeTotals({ ...NONE, lines: [engraved] })).toMatchObject({ tax: 32_00, grandTotal: 242_00 });
    const half = computeTotals({ ...NONE, lines: [engraved], coupon: coupon('percent', 50) });
    expect(half).toMatchObject({ discount: 121_00, tax: 16_00, grandTotal: 121_00 });
    expect(computeTotals({ ...NONE, lines: [engraved], coupon: coupon('fixed', 1) })).toMatchObject({ tax: 32_00 });
  });
});

test('virtual lines carry no shipping, a virtual or an empty cart pays none', () => {
  const shipping = method(100_00, 116_00);
  const ebook = pricedLine(99_00, { itemId: 2, sku: 'EBOOK', productType: 'downloadable' });
  expect(
    computeTotals({ ...NONE, lines: [pricedLine(1_00), ebook], shipping }).rows.map((row) => row.shipping),
  ).toEqual([116_00, 0]);
  expect(computeTotals({ ...NONE, lines: [ebook], shipping })).toMatchObject({ shippingInclTax: 0, grandTotal: 99_00 });
  expect(computeTotals({ ...NONE, lines: [], shipping, payment: cost(1, 1) })).toMatchObject({
    grandTotal: 0,
    itemsQty: 0,
  });
});

describe('credit', () => {
  const credit = (subtotalWithoutCredit: number) => ({
    subtotalWithoutCredit: toCentavos(subtotalWithoutCredit),
    paymentMethodCode: 'credito',
    paymentMethodTitle: 'Crédito de la tienda',
  });

  test('TOTALS-013 TOTALS-014 the subtotal shows what goods cost without credit, the difference stands second', () => {
    const totals = computeTotals({
      ...NONE,
      lines: [pricedLine(1_200_00)],
      shipping: method(0, 0),
      credit: credit(1_000_00),
    });
    expect(values(totals.segments).slice(0, 3)).toEqual([
      ['subtotal_incl_tax', 1_000_00],
      ['credit_total', 200_00],
      ['shipping', 0],
    ]);
    expect(totals.segments[1]?.title).toBe('Crédito de la tienda');
    expect(addedSegments(totals.segments)).toBe(totals.grandTotal);
  });

  test('TOTALS-013 TOTALS-014 a difference that is not positive changes nothing', () => {
    for (const subtotal of [1_200_00, 1_300_00]) {
      const { segments } = computeTotals({ ...NONE, lines: [pricedLine(1_200_00)], credit: credit(subtotal) });
      expect(values(segments).slice(0, 2)).toEqual([
        ['subtotal_incl_tax', 1_200_00],
        ['tax', 165_52],
      ]);
    }
  });
});
