import { describe, expect, test } from 'vitest';
import { toCentavos } from '../money';
import type { CartLine } from './cart';
import { cartDocument, operationFromWire, totalsDocument } from './documents';
import { configured, pricedLine, testLine, testWarranty } from './line-fixture';
import { shippingInformation, shippingLookupAddress } from './shipping-information';
import { computeTotals } from './totals/totals';

const silla = testLine({
  itemId: 5121,
  sku: 'SILLA-RO-AZ',
  parentSku: 'SILLA-RO',
  qty: 2,
  name: 'Silla Roma Azul',
  productType: 'configurable',
  productOption: configured(['93', '49']),
  options: [{ label: 'Color', value: 'Azul' }],
  unitNet: toCentavos(1499_00),
  unitTax: toCentavos(239_84),
  unitGross: toCentavos(1738_84),
});

describe('cart/pull', () => {
  test('a configurable is its variant, with the option values as numbers and the net price', () => {
    expect(cartDocument(silla, '81668')).toStrictEqual({
      item_id: 5121,
      sku: 'SILLA-RO-AZ',
      qty: 2,
      name: 'Silla Roma Azul',
      price: 1499,
      product_type: 'configurable',
      quote_id: '81668',
      product_option: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 49 }] } },
    });
  });

  test('a simple product has no product_option; a warranty rides in additional_data', () => {
    expect(cartDocument(testLine(), '')).not.toHaveProperty('product_option');
    expect(cartDocument(testLine({ warranty: testWarranty() }), '').extension_attributes).toMatchObject({
      additional_data: { warranty: { sku: 'GAR-24' } },
    });
  });

  test('CART-004 what was pulled reads back as the same wish', () => {
    const line = testLine({
      warranty: testWarranty(),
      deliveryOption: 'recoger_en_sucursal',
      productOption: configured(['93', 49]),
      qty: 3,
    });
    const { item_id: _id, ...added } = cartDocument(line, 'q');
    expect(operationFromWire(added)).toEqual({
      kind: 'add',
      sku: 'LAMP-01',
      qty: 3,
      productOption: configured(['93', 49]),
      warrantySku: 'GAR-24',
      deliveryOption: 'recoger_en_sucursal',
    });
    expect(operationFromWire({ sku: 'LAMP-01', item_id: '7', qty: '4' })).toEqual({ kind: 'set', itemId: 7, qty: 4 });
    expect(operationFromWire({ sku: 'LAMP-01', qty: 1 })).toMatchObject({
      kind: 'add',
      productOption: null,
      warrantySku: null,
      deliveryOption: null,
    });
  });
});

describe('cart/totals', () => {
  const document = (lines: CartLine[], input: Partial<Parameters<typeof computeTotals>[0]> = {}) =>
    totalsDocument(
      { lines, totals: computeTotals({ lines, coupon: null, shipping: null, payment: null, ...input }) },
      'MXN',
    );

  test('an item’s price, row and tax all hold its warranty', () => {
    const [item] = document([testLine({ qty: 2, warranty: testWarranty() })]).items;
    expect(item).toMatchObject({
      qty: 2,
      price: 150,
      price_incl_tax: 174,
      row_total: 300,
      tax_amount: 48,
      row_total_incl_tax: 348,
    });
  });

  test('TOTALS-015 amounts in pesos, items with their options as JSON text (case C11), segments that add up', () => {
    const coupon = { code: 'BUENFIN', kind: 'fixed' as const, value: 200_00, from: null, to: null };
    const shipping = { amount: toCentavos(196_00), priceInclTax: toCentavos(227_36) };
    const totals = document([silla], { coupon, shipping });
    expect(totals).toMatchObject({
      grand_total: 3505.04,
      subtotal: 2998,
      subtotal_incl_tax: 3477.68,
      discount_amount: -200,
      subtotal_with_discount: 2825.59,
      shipping_amount: 196,
      shipping_incl_tax: 227.36,
      tax_amount: 483.45,
      items_qty: 2,
      coupon_code: 'BUENFIN',
    });
    expect(totals.items).toMatchObject([
      {
        item_id: 5121,
        qty: 2,
        row_total: 2998,
        tax_amount: 452.09,
        tax_percent: 16,
        discount_amount: 200,
        row_total_incl_tax: 3477.68,
      },
    ]);
    expect(JSON.parse(totals.items[0]?.options ?? '')).toEqual([{ label: 'Color', value: 'Azul' }]);
    const added = totals.total_segments
      .filter((segment) => !('area' in segment))
      .reduce((sum, segment) => sum + segment.value, 0);
    expect(Math.round(added * 100)).toBe(350504);
    expect(totals.total_segments.find((segment) => segment.code === 'tax')).toMatchObject({
      area: 'taxes',
      extension_attributes: { tax_grandtotal_details: [{ amount: 483.45, rates: [{ percent: '16', title: 'IVA' }] }] },
    });
  });

  test('rates are told once each, those of 0 % not at all; a warranty stands in price and row', () => {
    const lines = [
      silla,
      { ...silla, itemId: 2 },
      pricedLine(108_00, { itemId: 3, sku: 'B', taxRate: 8 }),
      testLine({ itemId: 4, sku: 'C', taxRate: 0 }),
    ];
    const tax = document(lines).total_segments.find((segment) => segment.code === 'tax');
    expect(tax).toMatchObject({
      extension_attributes: {
        tax_grandtotal_details: [
          {
            rates: [
              { percent: '16', title: 'IVA' },
              { percent: '8', title: 'IVA' },
            ],
            group_id: 1,
          },
        ],
      },
    });
    expect(
      document([silla])
        .total_segments.filter((segment) => segment.code !== 'tax')
        .every((segment) => !('extension_attributes' in segment)),
    ).toBe(true);
  });

  test('a whole answer, every field by its name', () => {
    const payment = { cost: toCentavos(10_00), costInclTax: toCentavos(11_60) };
    expect(
      document([testLine({ qty: 2 })], {
        payment,
        shipping: { amount: toCentavos(100_00), priceInclTax: toCentavos(116_00) },
      }),
    ).toEqual({
      grand_total: 359.6,
      subtotal: 200,
      discount_amount: 0,
      subtotal_with_discount: 200,
      shipping_amount: 100,
      tax_amount: 49.6,
      subtotal_incl_tax: 232,
      shipping_incl_tax: 116,
      base_currency_code: 'MXN',
      quote_currency_code: 'MXN',
      items_qty: 2,
      items: [
        {
          item_id: 1,
          price: 100,
          qty: 2,
          row_total: 200,
          row_total_with_discount: 200,
          tax_amount: 32,
          tax_percent: 16,
          discount_amount: 0,
          discount_percent: 0,
          price_incl_tax: 116,
          row_total_incl_tax: 232,
          options: '[]',
          name: 'Lámpara de pie',
        },
      ],
      total_segments: [
        { code: 'subtotal_incl_tax', title: 'Subtotal', value: 232 },
        { code: 'shipping', title: 'Shipping', value: 116 },
        { code: 'payment', title: 'Payment', value: 11.6 },
        {
          code: 'tax',
          title: 'Tax',
          value: 49.6,
          area: 'taxes',
          extension_attributes: {
            tax_grandtotal_details: [{ amount: 49.6, rates: [{ percent: '16', title: 'IVA' }], group_id: 1 }],
          },
        },
        { code: 'grand_total', title: 'Grand Total', value: 359.6, area: 'footer' },
      ],
    });
  });

  test('without a coupon there is no coupon_code and no minus zero', () => {
    const totals = document([testLine()]);
    expect(totals).not.toHaveProperty('coupon_code');
    expect(Object.is(totals.discount_amount, 0)).toBe(true);
  });

  test('TOTALS-002 the attributes of a credit are told where there is one', () => {
    const credit = {
      subtotalWithoutCredit: toCentavos(1000_00),
      paymentMethodCode: 'credito',
      paymentMethodTitle: 'Crédito',
    };
    expect(document([pricedLine(1200_00)], { credit })).toMatchObject({
      subtotal_without_credit: 1000,
      credit_payment_method_code: 'credito',
      credit_payment_method_title: 'Crédito',
    });
    expect(document([testLine()])).not.toHaveProperty('subtotal_without_credit');
  });
});

describe('shipping information', () => {
  test('SHIP-001 an address for methods has two street lines; without a postal code only the country is asked about', () => {
    const merida = {
      country: 'MX',
      region: 'Yucatán',
      regionId: 2350,
      regionCode: 'YUC',
      postcode: '97000',
      city: 'Mérida',
      street: ['Calle 60 491'],
    };
    expect(shippingLookupAddress(merida)).toEqual({
      region: 'Yucatán',
      region_id: 2350,
      country_id: 'MX',
      street: ['Calle 60 491', ''],
      postcode: '97000',
      city: 'Mérida',
      region_code: 'YUC',
    });
    expect(shippingLookupAddress({ ...merida, postcode: null })).toEqual({ country_id: 'MX' });
  });

  test('only what is known is sent, carrier and method together (case C9)', () => {
    expect(
      shippingInformation({
        shipping: { country: 'UK' },
        billing: {},
        method: { carrierCode: 'XX', methodCode: 'YY' },
      }),
    ).toEqual({
      shippingAddress: { countryId: 'UK' },
      billingAddress: {},
      shippingCarrierCode: 'XX',
      shippingMethodCode: 'YY',
    });
    expect(shippingInformation({ shipping: { country: 'MX', street: [] }, billing: {}, method: null })).toEqual({
      shippingAddress: { countryId: 'MX' },
      billingAddress: {},
    });
  });
});
