import { describe, expect, test } from 'vitest';
import { child, configurable, NOON } from './catalogue/documents.fixture';
import { type Configuration, choicesOf, configurationOf, pickVariant, productOptionOf } from './variant';

const listed = { listOutOfStock: true };
const hidden = { listOutOfStock: false };
const out = { stock: { is_in_stock: false, qty: 0 } };
const pick = (
  prices: (number | Record<string, unknown>)[],
  configuration: Configuration = {},
  rules: Parameters<typeof pickVariant>[2] = listed,
) => {
  const children = prices.map((fields, index) =>
    child('abc'.charAt(index), typeof fields === 'number' ? { price: fields } : fields),
  );
  return pickVariant(configurable(children), configuration, rules)?.sku ?? null;
};

const grid = [
  { color: 49, size: '167' },
  { color: '50', size: 167 },
  { color: '50', size: '168' },
];

describe('pickVariant', () => {
  test('PROD-025 the variant that shares most chosen values wins, ids as numbers or text, by code or attribute id', () => {
    expect(pick(grid, { color: '50', size: '168' })).toBe('c');
    expect(pick(grid, { color: '49' })).toBe('a');
    expect(pick(grid, { size: '167', color: '50' })).toBe('b');
    expect(pick(grid, { '93': '50', '142': '168' })).toBe('c');
  });

  test('of several values for one attribute any will do', () => {
    expect(pick(grid, { color: ['50', '51'], size: '168' })).toBe('c');
    expect(pick(grid, { color: ['48', '49'], size: ['167', '168'] }, { ...listed, fallback: false })).toBe('a');
    expect(pick(grid, { color: ['51', '52'] }, { ...listed, fallback: false })).toBeNull();
  });

  test('values that came as code and value pairs count like any other', () => {
    const pair = (value: string) => ({ custom_attributes: [{ attribute_code: 'color', value }] });
    expect(pick([pair('49'), pair('50')], { color: '50' })).toBe('b');
  });

  test('PROD-026 a combination that does not exist gives the closest variant, unless only an exact one is wanted', () => {
    expect(pick(grid, { color: '49', size: '168' })).toBe('a');
    expect(pick(grid, { color: '49', size: '168' }, { ...listed, fallback: false })).toBeNull();
    expect(pick(grid, { color: '50', size: '167' }, { ...listed, fallback: false })).toBe('b');
    expect(pick(grid, { color: '49' }, { ...listed, childSku: 'gone', fallback: false })).toBeNull();
  });

  test('among equals the cheapest is taken, then the first; price is no attribute to choose by', () => {
    expect(pick([10, 8, 9])).toBe('b');
    expect(pick([8, 8, 8])).toBe('a');
    expect(pick([10, 8, 9], { price: '10' })).toBe('b');
  });

  test('a variant asked for by sku is taken whatever it costs', () => {
    expect(pick([1, 9, 2], { sku: 'b' })).toBe('b');
    expect(pick([9, 5, 1], { sku: 'a' })).toBe('a');
    expect(pick([1, 5, 9], {}, { ...listed, childSku: 'c' })).toBe('c');
  });

  test('PROD-028 a variant of status 2 or higher is never picked, not even by sku', () => {
    expect(pick([{ price: 1, status: 2 }, 5], { sku: 'a' })).toBe('b');
    expect(pick([{ price: 1, status: 3 }, 5])).toBe('b');
    expect(pick([{ price: 1, status: 0 }, 5])).toBe('a');
  });

  test('PROD-027 a variant out of stock is skipped, unless those are listed; unknown stock holds nothing back', () => {
    expect(pick([{ price: 1, ...out }, 5], {}, hidden)).toBe('b');
    expect(pick([{ price: 1, ...out }, 5], {}, listed)).toBe('a');
    expect(pick([{ price: 1, stock: { is_in_stock: true, qty: 0 } }, 5], {}, hidden)).toBe('b');
    expect(pick([{ price: 1, stock: { is_in_stock: true, qty: 0, manage_stock: false } }, 5], {}, hidden)).toBe('a');
    expect(pick([{ price: 1, stock: undefined }, 5], {}, hidden)).toBe('a');
    expect(pick([out, out], {}, hidden)).toBeNull();
    expect(pick([])).toBeNull();
  });

  test('what is compared is the price of now, also where a compact answer left out what equals the parent', () => {
    const special = { price: 40, special_price: 30, special_to_date: '2026-01-15' };
    expect(pick([35, special], {}, { ...listed, now: NOON })).toBe('b');
    expect(pick([35, special], {}, { ...listed, now: NOON + 24 * 60 * 60 * 1000 })).toBe('a');
    expect(
      pick([
        { price: 30, price_incl_tax: 34.8, original_price_incl_tax: 46.4 },
        { price: 34.48, price_incl_tax: 40 },
      ]),
    ).toBe('a');
    const { price: _same, ...compacted } = child('a', { original_price_incl_tax: 46.4 });
    const parent = configurable(
      [child('b', { price: 34.48, price_incl_tax: 40 }), Object.assign(compacted, { price: Number.NaN })],
      {
        price: 30,
        price_incl_tax: 34.8,
      },
    );
    expect(pickVariant(parent, {}, listed)?.sku).toBe('a');
  });
});

const COLOUR_AND_SIZE = { color: '50', size: '168' };
const AT = (a: number, b: number, c: number) => [{ price: a }, { price: b }, { price: c }];
test.each<
  [
    id: string,
    what: string,
    prices: Parameters<typeof pick>[0],
    configuration: Configuration,
    expected: string | null,
    rules?: typeof hidden,
  ]
>([
  ['H1', 'color and size', grid, COLOUR_AND_SIZE, 'c'],
  ['H3', 'nothing chosen', AT(10, 8, 9), {}, 'b'],
  ['H5', 'equal prices', AT(8, 8, 8), {}, 'a'],
  ['H7', 'a sku among cheaper ones', AT(1, 9, 2), { sku: 'b' }, 'b'],
  ['H7', 'the sku of the first', AT(9, 5, 1), { sku: 'a' }, 'a'],
  ['H7', 'the sku of the last', AT(1, 5, 9), { sku: 'c' }, 'c'],
  ['H9', 'the sku of a disabled one', [{ price: 1, status: 2 }, { price: 5 }], { sku: 'a' }, 'b'],
  ['H11', 'out of stock, which is listed', [{ price: 1, ...out }, { price: 5 }], {}, 'a', listed],
  ['H13', 'only a price', AT(10, 8, 9), { price: '10' }, 'b'],
  [
    'H15',
    'reduced below the other',
    [
      { price: 30, price_incl_tax: 34.8, original_price_incl_tax: 46.4 },
      { price: 34.48, price_incl_tax: 40 },
    ],
    {},
    'a',
  ],
  ['Q20', 'an id that came as a number', [{ color: 49 }, { color: 50, price: 99 }], { color: '50' }, 'b'],
])('case %s: %s', (_id, _what, prices, configuration, expected, rules = listed) =>
  expect(pick(prices, configuration, rules)).toBe(expected),
);

test('PROD-012 the choices of a variant in words, as a configuration and as a product option', () => {
  const chosen = child('b', { color: '50', size: 168 });
  const choices = choicesOf(configurable([chosen]), chosen);
  expect(choices.map(({ attributeLabel, label }) => [attributeLabel, label])).toEqual([
    ['Color', 'Azul'],
    ['Tamaño', 'Grande'],
  ]);
  expect(configurationOf(choices)).toEqual({ color: '50', size: '168' });
  expect(productOptionOf(choices)).toEqual({
    extension_attributes: {
      custom_options: [],
      configurable_item_options: [
        { option_id: '93', option_value: '50' },
        { option_id: '142', option_value: '168' },
      ],
      bundle_options: [],
    },
  });
});
