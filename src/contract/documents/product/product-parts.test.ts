import { describe, expect, test } from 'vitest';
import { parseDocument } from '..';
import { lamp, noted, parse, refused } from './product.fixture';

test('credit prices of a variant are amounts, as those of a product are', () => {
  const child = { sku: 'LAMP-01-N', price: 50, price_twelve: '600.00', price_eighteen: null };
  expect(parse({ configurable_children: [child] }).configurable_children[0]).toMatchObject({ price_twelve: 600 });
  const [notes, product] = noted({ configurable_children: [{ ...child, price_twelve: '9007199254740993' }] });
  expect(notes).toEqual(['configurable_children.0.price_twelve: Is too large']);
  expect(product.configurable_children[0]).toMatchObject({ sku: 'LAMP-01-N', price: 50, price_twelve: undefined });
});

describe('composites', () => {
  test('PROD-009 links come with their quantity, from either shape', () => {
    const links = [
      {
        sku: 'LAMP-01',
        link_type: 'associated',
        linked_product_sku: 'FOCO',
        linked_product_type: 'simple',
        position: '1',
        extension_attributes: { qty: '2' },
      },
      { sku: 'LAMP-01', link_type: 'other', linked_product_sku: 'X' },
    ];
    expect(parse({ type_id: 'grouped', product_links: links }).product_links).toEqual([
      {
        sku: 'LAMP-01',
        link_type: 'associated',
        linked_product_sku: 'FOCO',
        linked_product_type: 'simple',
        position: 1,
        qty: 2,
      },
    ]);
    expect(parse({ links: { related: [{ sku: 'MESA', pos: 3 }] } }).product_links).toEqual([
      { sku: 'LAMP-01', link_type: 'related', linked_product_sku: 'MESA', linked_product_type: 'simple', position: 3 },
    ]);
  });

  test('a member that comes less than no times comes no time', () => {
    const link = { sku: 'LAMP-01', link_type: 'associated', linked_product_sku: 'FOCO', qty: -2 };
    expect(parse({ ...lamp, type_id: 'grouped', product_links: [link] }).product_links).toMatchObject([{ qty: 0 }]);
    const bundled = { option_id: 1, product_links: [{ id: 1, sku: 'FOCO', qty: '-1' }] };
    expect(parse({ ...lamp, type_id: 'bundle', bundle_options: [bundled] }).bundle_options).toMatchObject([
      { product_links: [{ qty: 0 }] },
    ]);
  });

  test('a quantity or an amount with which a price could not be added up is refused', () => {
    const link = { sku: 'LAMP-01', link_type: 'associated', linked_product_sku: 'FOCO', qty: 10_001 };
    expect(refused({ ...lamp, type_id: 'grouped', product_links: [link] })).toBe('product_links.0.qty: Is too large');
    const bundled = { option_id: 1, product_links: [{ id: 1, sku: 'FOCO', qty: '1e9' }] };
    expect(refused({ ...lamp, type_id: 'bundle', bundle_options: [bundled] })).toBe(
      'bundle_options.0.product_links.0.qty: Is too large',
    );
    expect(refused({ ...lamp, price: 10_000_001 })).toBe('price: Is too large');
  });

  test('PROD-010 PROD-018 bundle and custom options are read leniently', () => {
    const product = parse({
      type_id: 'bundle',
      bundle_options: [
        {
          option_id: '1',
          title: 'Base',
          required: '1',
          type: 'radio',
          position: 1,
          product_links: [{ id: 7, sku: 'BASE', qty: null, is_default: '1', price: null, can_change_quantity: 0 }],
        },
      ],
      custom_options: [
        {
          option_id: 5,
          title: 'Grabado',
          type: 'drop_down',
          is_require: '0',
          values: [{ option_type_id: '9', title: 'Oro', price: '5.00', price_type: 'percent' }],
        },
      ],
    });
    expect(product.bundle_options).toEqual([
      {
        option_id: 1,
        title: 'Base',
        required: true,
        type: 'radio',
        position: 1,
        product_links: [{ id: '7', sku: 'BASE', qty: 1, position: 0, is_default: true, can_change_quantity: false }],
      },
    ]);
    expect(product.custom_options).toMatchObject([
      {
        option_id: 5,
        is_require: false,
        values: [{ option_type_id: 9, title: 'Oro', sort_order: 0, price: 5, price_type: 'percent' }],
      },
    ]);
  });

  test('PROD-015 credit prices are amounts', () => {
    expect(
      parse({
        credit_price_pago_puntual: '1200.50',
        credit_fee: '0.00',
        price_twelve: '1400',
        price_eighteen: '99.90',
      }),
    ).toMatchObject({
      credit_price_pago_puntual: 1200.5,
      credit_fee: 0,
      price_twelve: 1400,
      price_eighteen: 99.9,
    });
    expect(parse({ price_twelve: null }).price_twelve ?? null).toBeNull();
  });
});

describe('documents that are refused', () => {
  test.each([
    ['no id', { sku: 'A', name: 'A', price: 1 }, 'id: Field is required'],
    ['an id that is none', { ...lamp, id: 'abc' }, 'id: Must be a number'],
    ['id 0', { ...lamp, id: 0 }, 'id: Must be greater than 0'],
    ['no sku', { ...lamp, sku: ' ' }, 'sku: Field is required'],
    ['a sku that is a path', { ...lamp, sku: '..' }, 'sku: Is not known'],
    ['an endless sku', { ...lamp, sku: 'x'.repeat(10_000) }, 'sku: Is too large'],
    ['no name', { ...lamp, name: null }, 'name: Field is required'],
    ['an endless name', { ...lamp, name: 'x'.repeat(501) }, 'name: Is too large'],
    ['no price', { ...lamp, price: '' }, 'price: Field is required'],
    ['a negative price', { ...lamp, price: '-1' }, 'price: Must not be negative'],
    ['a price that is none', { ...lamp, price: 'mucho' }, 'price: Must be a number'],
    ['a price beyond reason', { ...lamp, price: 1e12 }, 'price: Is too large'],
    ['a negative special price', { ...lamp, special_price: -5 }, 'special_price: Must not be negative'],
    [
      'too many children',
      {
        ...lamp,
        configurable_children: Array.from({ length: 2001 }, (_, id) => ({ id: id + 1, sku: `s${id}`, price: 1 })),
      },
      'configurable_children: Is too large',
    ],
    ['an unknown type', { ...lamp, type_id: 'giftcard' }, 'type_id: Is not known'],
    ['a price of 0', { ...lamp, price: '0.0000' }, 'price: Must be greater than 0'],
    ['a price below one centavo', { ...lamp, type_id: 'virtual', price: 0.004 }, 'price: Must be greater than 0'],
    [
      'parts of a set that are none',
      { ...lamp, type_id: 'bundle', bundle_options: 'x' },
      'bundle_options: Must be a list',
    ],
    ['no document', null, 'product: Is not a document'],
    ['a list', [lamp], 'product: Is not a document'],
    ['a text', 'x', 'product: Is not a document'],
    ['an empty hit', { _index: 'mx_product', _source: null }, 'product: Is not a document'],
    [
      'another kind',
      { _index: 'mx', _type: 'category', _source: lamp },
      'product: Is a document of another kind: category',
    ],
  ])('%s', (_, raw, reason) => expect(refused(raw)).toBe(reason));

  test('every field that is a reason is named', () => {
    expect(refused({ price: -1 })).toBe(
      'price: Must not be negative; id: Field is required; sku: Field is required; name: Field is required',
    );
  });
});

describe('search hits', () => {
  test('are opened, their _id stands in for a missing id', () => {
    const { id: _, ...source } = lamp;
    for (const hit of [
      { _index: 'mx', _type: 'product', _id: '77', _source: source },
      { _index: 'mx_product', _type: '_doc', _id: '77', _source: source },
      { _index: 'shop_catalog_product_1587031505', _type: '_doc', _id: '77', _score: 1, _source: source },
    ]) {
      expect(parseDocument('product', hit)).toEqual({ ok: true, value: parse() });
    }
  });
});
