import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsDocument } from '../documents';
import { addedSegments, pricedLine, testLine } from '../line-fixture';
import { areTotalsOf, type ServerTotals, totalsFromWire } from './from-wire';

const sample: ServerTotals = {
  grand_total: 4515.88,
  subtotal: 3897,
  discount_amount: -200,
  shipping_amount: 196,
  tax_amount: 622.88,
  subtotal_incl_tax: 4520.52,
  shipping_incl_tax: 227.36,
  coupon_code: 'BUENFIN',
  items: [
    { item_id: 5121, qty: 2, row_total_incl_tax: 3477.68 },
    { item_id: 5122, qty: 1, row_total_incl_tax: 1042.84 },
  ],
  total_segments: [
    { code: 'subtotal', value: 3897 },
    { code: 'shipping', value: 196 },
    { code: 'discount', value: -200 },
    { code: 'tax', value: 622.88 },
    { code: 'grand_total', value: 4515.88 },
  ],
};
const lines = [
  pricedLine(1738_84, { qty: 2, serverItemId: '5121' }),
  pricedLine(1042_84, { itemId: 2, sku: 'LAMP', serverItemId: '5122' }),
];

test('a retailer’s grand total stands and the shown lines add up to it, also where its own do not', () => {
  const totals = totalsFromWire(sample, lines);
  expect(totals).toMatchObject({
    grandTotal: 4515_88,
    subtotalInclTax: 4520_52,
    shippingInclTax: 227_36,
    discount: 232_00,
    couponCode: 'BUENFIN',
    tax: 622_88,
  });
  expect(addedSegments(totals.segments)).toBe(4515_88);
  expect(totals.rows.reduce((total, row) => total + row.total, 0)).toBe(4515_88);
});

test('TOTALS-002 TOTALS-013 TOTALS-014 a credit in a retailer’s answer is shown as one', () => {
  const credit = {
    subtotal_without_credit: 4000,
    credit_payment_method_code: 'credito',
    credit_payment_method_title: 'Crédito',
  };
  const totals = totalsFromWire({ ...sample, ...credit }, lines);
  expect(totalsDocument({ totals, lines }, 'MXN')).toMatchObject(credit);
  expect(totals.segments.slice(0, 2)).toMatchObject([
    { code: 'subtotal_incl_tax', value: 4000_00 },
    { code: 'credit_total', title: 'Crédito', value: 520_52 },
  ]);
  expect(addedSegments(totals.segments)).toBe(4515_88);
});

test('whatever a retailer answers, rows and shown lines add up to its grand total', () => {
  const pesos = fc.integer({ min: 0, max: 5_000_000 }).map((centavos) => centavos / 100);
  fc.assert(
    fc.property(
      pesos,
      pesos,
      pesos,
      fc.array(pesos, { minLength: 1, maxLength: 5 }),
      (grand_total, shipping_incl_tax, tax_amount, rows) => {
        const cart = rows.map((_, index) =>
          testLine({ itemId: index + 1, sku: `S${index}`, serverItemId: `${index}` }),
        );
        const items = rows.map((row_total_incl_tax, item_id) => ({ item_id, qty: 1, row_total_incl_tax }));
        const totals = totalsFromWire(
          { ...sample, grand_total, shipping_incl_tax, shipping_amount: 0, tax_amount, items },
          cart,
        );
        expect(addedSegments(totals.segments)).toBe(totals.grandTotal);
        expect(totals.rows.reduce((total, row) => total + row.total, 0)).toBe(totals.grandTotal);
      },
    ),
  );
});

test.each<[string, Partial<ServerTotals>]>([
  ['a grand total of nothing', { grand_total: 0 }],
  ['a grand total far below the rows', { grand_total: 451.58 }],
  ['a grand total far above them', { grand_total: 45_158.8 }],
  [
    'a row that costs nothing',
    { items: [sample.items[0] ?? [], { item_id: 5122, qty: 1, row_total_incl_tax: 0 }] as ServerTotals['items'] },
  ],
  ['another quantity', { items: sample.items.map((item) => ({ ...item, qty: 3 })) }],
  ['a line of somebody else', { items: sample.items.map((item) => ({ ...item, item_id: 'x' })) }],
  ['one line twice', { items: [...sample.items.slice(0, 1), ...sample.items.slice(0, 1)] }],
  ['a line less', { items: sample.items.slice(0, 1) }],
])('%s is not taken for the totals of a cart', (_, lie) => {
  expect(areTotalsOf(sample, lines)).toBe(true);
  expect(areTotalsOf({ ...sample, ...lie }, lines)).toBe(false);
});

test('a reduction that is told explains a lower grand total, wherever it is told', () => {
  const segment = { code: 'giftcard', value: -4000 };
  expect(
    areTotalsOf({ ...sample, grand_total: 547.88, total_segments: [...sample.total_segments, segment] }, lines),
  ).toBe(true);
  expect(areTotalsOf({ ...sample, discount_amount: -4700, grand_total: 0 }, lines)).toBe(true);
  expect(
    areTotalsOf(
      { ...sample, grand_total: 4615.88, total_segments: [...sample.total_segments, { code: 'fee', value: 100 }] },
      lines,
    ),
  ).toBe(true);
});

test('a cost above the rows is the payment’s, shipping and payment are spread over the rows, goods carry the tax that is not of shipping', () => {
  const server = { ...sample, grand_total: 4850, total_segments: [{ code: 'payment', value: 50 }] };
  const totals = totalsFromWire(server, lines);
  expect(totals).toMatchObject({
    discount: 0,
    paymentInclTax: 102_12,
    shipping: 196_00,
    shippingInclTax: 227_36,
    grandTotal: 4850_00,
    itemsQty: 3,
  });
  expect(totals.rows).toMatchObject([
    { itemId: 1, qty: 2, gross: 3477_68, discount: 0, shipping: 253_47, total: 3731_15 },
    { itemId: 2, qty: 1, gross: 1042_84, discount: 0, shipping: 76_01, total: 1118_85 },
  ]);
  expect(totals.rows.reduce((total, row) => total + row.tax, 0)).toBe(622_88 - (227_36 - 196_00));
  expect(totalsFromWire({ ...server, grand_total: 4798 }, lines)).toMatchObject({ discount: 0, paymentInclTax: 50_12 });
});

test('a discount is spread over the rows; without an amount with IVA shipping counts as told, without a segment it is still shown', () => {
  const { shipping_incl_tax: _shipping, coupon_code: _coupon, ...server } = sample;
  const totals = totalsFromWire({ ...server, grand_total: 4516.52, total_segments: [] }, lines);
  expect(totals).toMatchObject({
    shippingInclTax: 196_00,
    discount: 200_00,
    couponCode: null,
    subtotalWithoutCredit: null,
    creditPaymentMethodCode: null,
  });
  expect(totals.rows.map(({ discount }) => discount)).toEqual([153_86, 46_14]);
  const codes = (more: Partial<ServerTotals>) =>
    totalsFromWire({ ...server, ...more }, lines).segments.map(({ code }) => code);
  expect(codes({ total_segments: [] })).toContain('shipping');
  const free = { shipping_amount: 0, grand_total: 4520.52 };
  expect(codes({ ...free, total_segments: [] })).not.toContain('shipping');
  expect(codes({ ...free, total_segments: [{ code: 'shipping', value: 0 }] })).toContain('shipping');
});

test('what a retailer does not name costs what it costs here; an empty cart has no rows', () => {
  expect(totalsFromWire({ ...sample, items: sample.items.slice(0, 1) }, lines).rows.map(({ gross }) => gross)).toEqual([
    3477_68, 1042_84,
  ]);
  expect(totalsFromWire({ ...sample, items: [] }, []).rows).toEqual([]);
});

test('rounding of five centavos a line and five more is no contradiction, a reduction may be told without IVA', () => {
  const exact = {
    ...sample,
    discount_amount: 0,
    coupon_code: undefined,
    total_segments: [],
  } as unknown as ServerTotals;
  const at = (grand_total: number, more: Partial<ServerTotals> = {}) =>
    areTotalsOf({ ...exact, grand_total, ...more }, lines);
  expect([at(4747.88), at(4747.73), at(4747.72), at(4748.03), at(4748.04)]).toEqual([true, true, false, true, false]);
  expect([at(4622.73, { discount_amount: -100 }), at(4622.72, { discount_amount: -100 })]).toEqual([true, false]);
  const told = sample.items.map((item) => ({ ...item, discount_amount: 50 }));
  expect([at(4622.73, { items: told }), at(4622.72, { items: told })]).toEqual([true, false]);
  const parts = ['subtotal', 'subtotal_incl_tax', 'shipping', 'tax', 'grand_total'].map((code) => ({
    code,
    value: 900,
  }));
  expect(at(5000, { total_segments: parts })).toBe(false);
  expect(at(4797.88, { total_segments: [{ code: 'payment', value: 50 }] })).toBe(true);
});
