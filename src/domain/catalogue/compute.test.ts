import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeDocument } from './compute';
import type { PriceFields, ProductDocument } from './document';
import { child, configurable, context, iva, NOON, product, store } from './documents.fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
const computed = (fields: Partial<ProductDocument>, ctx = context()) => computeDocument(product(fields), ctx);

describe('computeDocument', () => {
  test('PROD-002 PROD-003 adds prices of the moment with their taxes and keeps the source amounts', () => {
    const source = {
      special_price: 80,
      special_from_date: '2026-01-10',
      special_to_date: '2026-01-20',
      new: true,
      sale: false,
    };
    expect(computed(source)).toMatchObject({
      ...source,
      tier_prices: [],
      price: 80,
      price_tax: 12.8,
      price_incl_tax: 92.8,
      final_price: 80,
      final_price_tax: 12.8,
      final_price_incl_tax: 92.8,
      special_price: 80,
      special_price_tax: 12.8,
      special_price_incl_tax: 92.8,
      original_price: 100,
      original_price_tax: 16,
      original_price_incl_tax: 116,
      original_special_price: 80,
      original_final_price: 0,
      discount: 20,
    });
    const tier = { customer_group_id: 2, qty: 5, value: 70 };
    expect(computed({ ...source, tier_prices: [tier] }, context({ groupId: 2 })).tier_prices).toEqual([tier]);
    expect(computed({})).toMatchObject({ final_price: 100, final_price_tax: 16, final_price_incl_tax: 116 });
    expect(computed({})).toMatchObject({
      price: 100,
      price_incl_tax: 116,
      original_price: 100,
      special_price: 0,
      special_price_incl_tax: 0,
      discount: 0,
    });
  });

  test('a special price outside its window stays in the original fields alone', () => {
    for (const window of [{ special_to_date: '2026-01-10' }, { special_from_date: '2026-02-01' }]) {
      expect(computed({ special_price: 80, ...window })).toMatchObject({
        price: 100,
        special_price: 0,
        special_price_incl_tax: 0,
        original_special_price: 80,
      });
    }
  });

  test('a final price below an open special price is both', () => {
    expect(computed({ final_price: 70, special_price: 80 })).toMatchObject({
      price: 70,
      special_price: 70,
      final_price: 70,
      original_final_price: 70,
    });
    expect(computed({ final_price: 90 })).toMatchObject({
      price: 90,
      special_price: 0,
      final_price: 90,
      original_price: 100,
    });
  });

  test('PRICE-021 without a matching rate the inclusive prices equal the prices, the special price too', () => {
    for (const untaxed of [
      computed({ special_price: 80, tax_class_id: 0 }),
      computed({ special_price: 80 }, context({ place: { country: 'US' } })),
    ]) {
      expect(untaxed).toMatchObject({
        price: 80,
        price_incl_tax: 80,
        price_tax: 0,
        special_price: 80,
        special_price_incl_tax: 80,
        original_price_incl_tax: 100,
      });
    }
  });

  const gross = (price: number, tax: number, incl: number) => ({ price, price_tax: tax, price_incl_tax: incl });
  const special = (amount: number, incl: number) => ({ special_price: amount, special_price_incl_tax: incl });
  const elsewhere = (region?: string, region_name?: string, tax_region_id = 12) =>
    context({
      place: { country: 'MX', ...(region ? { region } : {}) },
      rules: [
        {
          ...iva,
          rates: [{ rate: 8.25, tax_country_id: 'MX', tax_region_id, ...(region_name ? { region_name } : {}) }],
        },
      ],
    });
  const OVER = { special_to_date: '2026-01-10' };
  const TO_COME = { special_from_date: '2026-02-01' };
  test.each<
    [id: string, what: string, fields: Partial<ProductDocument>, expected: object, ctx?: ReturnType<typeof context>]
  >([
    [
      'F1',
      'a plain price',
      {},
      {
        ...gross(100, 16, 116),
        original_price: 100,
        original_price_tax: 16,
        original_price_incl_tax: 116,
        ...special(0, 0),
      },
    ],
    [
      'F3',
      'a special that is over',
      { special_price: 80, ...OVER },
      { price: 100, ...special(0, 0), original_special_price: 80 },
    ],
    [
      'F3',
      'a special to come',
      { special_price: 80, ...TO_COME },
      { price: 100, ...special(0, 0), original_special_price: 80 },
    ],
    ['F5', 'a special above the price', { special_price: 120 }, { price: 100, ...special(0, 0) }],
    ['F5', 'a special like the price', { special_price: 100 }, { price: 100, ...special(0, 0) }],
    [
      'F7',
      'a final price, net',
      { final_price: 77.586206896 },
      { ...gross(77.59, 12.41, 90), final_price_incl_tax: 90 },
    ],
    [
      'F9',
      'final and special alike',
      { final_price: 80, special_price: 80 },
      { ...gross(80, 12.8, 92.8), ...special(80, 92.8) },
    ],
    [
      'Q11',
      'final below special',
      { final_price: 70, special_price: 80 },
      { ...gross(70, 11.2, 81.2), ...special(70, 81.2) },
    ],
    ['F13', 'class 0', { special_price: 80, tax_class_id: 0 }, { ...gross(80, 0, 80), ...special(80, 80) }],
    [
      'F13',
      'a country without a rate',
      { special_price: 80 },
      { ...gross(80, 0, 80), ...special(80, 80) },
      context({ place: { country: 'US' } }),
    ],
    ['F13b', 'class null', { tax_class_id: null }, gross(100, 0, 100)],
    ['F13b', 'a class of no rule', { tax_class_id: 7 }, gross(100, 0, 100)],
    ['F15', 'a price whose tax is rounded', { price: 19.99 }, gross(19.99, 3.2, 23.19)],
    ['F21', 'the region of the rate', {}, gross(100, 8.25, 108.25), elsewhere('Texas', 'Texas')],
    ['F21', 'another region', {}, gross(100, 0, 100), elsewhere('Utah', 'Texas')],
    ['F21', 'a rate without a region', {}, gross(100, 8.25, 108.25), elsewhere('Utah')],
    ['F25', 'half a centavo', { price: 1.005, tax_class_id: 0 }, gross(1.01, 0, 1.01)],
    ['F25', 'half a centavo, written inexactly', { price: 1.555, tax_class_id: 0 }, gross(1.56, 0, 1.56)],
    ['F25', 'more decimals', { price: 1.35551, tax_class_id: 0 }, gross(1.36, 0, 1.36)],
    ['F25', 'a long price', { price: 1234.5678, tax_class_id: 0 }, gross(1234.57, 0, 1234.57)],
    [
      'F27',
      'a tier of five',
      { tier_prices: [{ customer_group_id: 0, qty: 5, value: 70 }] },
      { price: 100, tier_prices: [{ qty: 5, value: 70 }] },
    ],
  ])('case %s: %s', (_id, _what, fields, expected, ctx = context()) => {
    const once = computed(fields, ctx);
    expect(once).toMatchObject(expected);
    // Q8, case F23: processed twice it is what it was
    expect(computeDocument(once, ctx)).toEqual(once);
  });

  test('cases F17 and F19: a configurable has price and special of its cheapest variant, whose attributes stand as fields', () => {
    const doc = configurable([
      child('a', { price: 50, custom_attributes: [{ attribute_code: 'color', value: '49' }] }),
      child('b', { price: 40, special_price: 30 }),
      child('c', { price: 45 }),
    ]);
    const result = computeDocument(doc, context());
    expect(result).toMatchObject({ ...gross(30, 4.8, 34.8), ...special(30, 34.8) });
    expect(result.configurable_children[0]).toMatchObject({ color: '49', ...gross(50, 8, 58) });
  });

  test('PROD-005 PRICE-004 says that its price is current, and of when', () => {
    expect(computed({})).toMatchObject({ price_is_current: true, price_refreshed_at: '2026-01-15T18:00:00.000Z' });
  });

  test('PROD-004 has the old camelCase names only where the view wants them', () => {
    const old = context({ store: store({ useOldFieldNames: true }) });
    expect(computed({ special_price: 80 }, old)).toMatchObject({
      priceTax: 12.8,
      priceInclTax: 92.8,
      specialPriceTax: 12.8,
      specialPriceInclTax: 92.8,
      finalPriceTax: 12.8,
      finalPriceInclTax: 92.8,
    });
    expect(computed({})).not.toHaveProperty('priceInclTax');
    expect(computeDocument(configurable([child('a')]), old).configurable_children[0]).toHaveProperty(
      'priceInclTax',
      11.6,
    );
  });

  test('PROD-007 a configurable shows its cheapest variant, every variant its own prices and its attributes as fields', () => {
    const doc = configurable([
      child('a', {
        price: 50,
        size: '12',
        status: 1,
        stock: { is_in_stock: true, qty: 4 },
        custom_attributes: [{ attribute_code: 'color', value: '49' }],
      }),
      child('b', { price: 40, special_price: 30, special_to_date: '2026-01-20' }),
    ]);
    const result = computeDocument(doc, context());
    expect(result).toMatchObject({
      price: 30,
      price_tax: 4.8,
      price_incl_tax: 34.8,
      special_price: 30,
      original_price: 40,
      special_to_date: '2026-01-20',
    });
    expect(result.configurable_children).toMatchObject([
      {
        sku: 'a',
        price: 50,
        price_incl_tax: 58,
        special_price: 0,
        color: '49',
        size: '12',
        status: 1,
        stock: { is_in_stock: true, qty: 4 },
        custom_attributes: [
          { attribute_code: 'color', value: '49' },
          { attribute_code: 'size', value: '12' },
        ],
      },
      { sku: 'b', price: 30, price_incl_tax: 34.8, original_price: 40, discount: 25 },
    ]);
  });

  test('PROD-007 every attribute a variant is chosen by stands among its custom_attributes, however its source wrote it', () => {
    const doc = configurable([
      child('a', { color: 49, size: '12' }),
      child('b', { custom_attributes: [{ attribute_code: 'material', value: 'Roble' }], size: 167 }),
    ]);
    expect(
      computeDocument(doc, context()).configurable_children.map(({ custom_attributes }) => custom_attributes),
    ).toEqual([
      [
        { attribute_code: 'color', value: '49' },
        { attribute_code: 'size', value: '12' },
      ],
      [
        { attribute_code: 'material', value: 'Roble' },
        { attribute_code: 'size', value: '167' },
      ],
    ]);
  });

  test('PROD-012 PROD-013 a product of the catalogue says that nothing is chosen yet', () => {
    const extension_attributes = { custom_options: [], configurable_item_options: [], bundle_options: [] };
    expect(computed({})).toMatchObject({ is_configured: false, product_option: { extension_attributes } });
  });

  test('what is disabled stands neither among the variants nor among the choices of a bundle', () => {
    const doc = configurable([child('a', { price: 50 }), child('b', { price: 10, status: 2 })]);
    expect(computeDocument(doc, context())).toMatchObject({ price: 50, configurable_children: [{ sku: 'a' }] });
    const part = (sku: string) => ({
      id: sku,
      sku,
      qty: 1,
      position: 0,
      is_default: true,
      price: 5,
      can_change_quantity: false,
    });
    const set = {
      sku: 'SET',
      bundle_options: [
        {
          option_id: 1,
          title: '',
          required: false,
          type: 'radio' as const,
          position: 0,
          product_links: [part('MESA'), part('SILLA')],
        },
      ],
    };
    const members = new Map(
      [product({ sku: 'MESA' }), product({ sku: 'SILLA', status: 2 })].map((one) => [one.sku, one]),
    );
    const result = computed({ ...set, type_id: 'bundle' }, context({ members }));
    expect(result).toMatchObject({ bundle_options: [{ product_links: [{ sku: 'MESA' }] }] });
  });

  test('group prices are those of the group alone, nobody else learns them', () => {
    const tier_prices = [
      { customer_group_id: 2, qty: 1, value: 70 },
      { customer_group_id: 3, qty: 1, value: 60 },
    ];
    expect(computed({ tier_prices })).toMatchObject({ price: 100, tier_prices: [] });
    expect(computed({ tier_prices }, context({ groupId: 2 }))).toMatchObject({
      price: 70,
      price_incl_tax: 81.2,
      tier_prices: [{ value: 70 }],
    });
  });

  test('a member that is missing is reported on the document', () => {
    const links = [
      {
        sku: 'J',
        link_type: 'associated' as const,
        linked_product_sku: 'GONE',
        linked_product_type: 'simple',
        position: 0,
      },
    ];
    expect(computed({ type_id: 'grouped', product_links: links }, context({ members: new Map() })).errors).toEqual({
      members: 'Product not found',
    });
  });

  test('computing again changes nothing, now or after a window has closed', () => {
    const amount = fc.double({ min: 0, max: 1e5, noNaN: true });
    const optional = fc.option(amount);
    const bound = fc.constantFrom(null, '2026-01-10', '2026-01-15', '2026-01-16 12:00:00', '2026-02-01');
    const fields: fc.Arbitrary<PriceFields> = fc.record({
      price: amount,
      special_price: optional,
      final_price: optional,
      special_from_date: bound,
      special_to_date: bound,
      tier_prices: fc.array(
        fc.record({
          customer_group_id: fc.integer({ min: 0, max: 1 }),
          qty: fc.integer({ min: 1, max: 2 }),
          value: amount,
        }),
        {
          maxLength: 2,
        },
      ),
    });
    fc.assert(
      fc.property(fields, fc.array(fields, { maxLength: 3 }), (own, children) => {
        const raw = configurable(
          children.map((each, index) => child(`${index}`, { ...each })),
          { ...own, type_id: children.length > 0 ? 'configurable' : 'simple' },
        );
        const later = context({ now: NOON + 3 * DAY_MS });
        const once = computeDocument(raw, context());
        expect(computeDocument(once, context())).toEqual(once);
        expect(computeDocument(once, later)).toEqual(computeDocument(raw, later));
      }),
    );
  });

  test('every computed amount has at most two decimals', () => {
    const result = computed({ price: 1206.0345, special_price: 1033.7586 });
    const amounts = [
      'price',
      'price_tax',
      'price_incl_tax',
      'final_price',
      'special_price_tax',
      'original_price_tax',
      'original_price_incl_tax',
    ];
    for (const name of amounts) expect(String(result[name])).toMatch(/^\d+(\.\d{1,2})?$/);
    expect(result).toMatchObject({ price_incl_tax: 1199.16, original_price_incl_tax: 1399, original_price: 1206.0345 });
  });
});
