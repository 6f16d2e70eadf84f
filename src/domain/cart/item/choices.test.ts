import { describe, expect, test } from 'vitest';
import type { BundleOption, CustomOption, ProductDocument } from '../../catalogue/document';
import { child, configurable, NOON, product } from '../../catalogue/documents.fixture';
import type { ProductOption } from '../cart';
import { configured } from '../line-fixture';
import { bundleChoices, customChoices, variantOf } from './choices';

const asked = (attributes: object): ProductOption => ({ extension_attributes: attributes });

describe('the variant that was asked for', () => {
  const a = child('A', { color: '49', size: '167', price: 9 });
  const b = child('B', { color: '50', size: '167', price: 8, stock: { is_in_stock: false, qty: 0 } });
  const c = child('C', { color: '50', size: '168', price: 7 });
  const off = child('D', { color: '49', size: '168', status: 2 });
  const doc = configurable([a, b, c, off]);
  const sku = (wanted: string, option: ProductOption | null = null) =>
    variantOf(doc, wanted, option, NOON)?.sku ?? null;

  test('by its own sku, also when it is sold out; a disabled or unknown one is none', () => {
    expect([sku('A'), sku('B'), sku('D'), sku('X')]).toEqual(['A', 'B', null, null]);
  });

  test.each([
    ['every option, numbers or text', configured(['93', 50], ['142', '168']), 'C'],
    ['every option, of a sold out one', configured(['93', '50'], ['142', '167']), 'B'],
    ['a pair nobody has', configured(['93', '49'], ['142', '168']), null],
    ['one option only', configured(['93', '49']), null],
    ['nothing', null, null],
    [
      'options in an object',
      asked({
        configurable_item_options: { x: { option_id: 93, option_value: 49 }, y: { option_id: 142, option_value: 167 } },
      }),
      'A',
    ],
    [
      'entries that cannot be read',
      asked({
        configurable_item_options: [
          'x',
          null,
          { option_id: '93' },
          { option_value: '49' },
          { option_id: [], option_value: 1 },
        ],
      }),
      null,
    ],
  ])('by %s', (_what, option, expected) => {
    expect(sku('SILLA-RO', option)).toBe(expected);
  });
});

describe('custom options', () => {
  const engraving: CustomOption = {
    option_id: 7,
    title: 'Grabado',
    type: 'field',
    sort_order: 1,
    is_require: true,
    price: 50,
    price_type: 'fixed',
  };
  const finish: CustomOption = {
    option_id: 8,
    title: 'Acabado',
    type: 'checkbox',
    sort_order: 2,
    is_require: false,
    values: [
      { option_type_id: 3, title: 'Mate', sort_order: 1, price: 10, price_type: 'percent' },
      { option_type_id: 4, title: 'Brillo', sort_order: 2, price: 5, price_type: 'fixed' },
    ],
  };
  const given = (...pairs: [id: string | number, value: string | number][]) =>
    asked({ custom_options: pairs.map(([option_id, option_value]) => ({ option_id, option_value })) });

  test('a text and several values, in words and with what they cost (case G13)', () => {
    const { chosen, missing } = customChoices([engraving, finish], given([7, 'Ana'], ['8', '3,4']));
    expect(missing).toBe(false);
    expect(chosen).toEqual([
      { label: 'Grabado', value: 'Ana', priced: engraving },
      { label: 'Acabado', value: 'Mate', priced: finish.values?.[0] },
      { label: 'Acabado', value: 'Brillo', priced: finish.values?.[1] },
    ]);
  });

  test.each<[what: string, option: ProductOption | null, missing: boolean, values: string[]]>([
    ['the optional one left out', given(['7', 'Ana']), false, ['Ana']],
    ['the required one left out', given(['8', '4']), true, ['Brillo']],
    ['the required one empty', given(['7', '']), true, []],
    ['a value that does not exist', given(['7', 'Ana'], ['8', '9']), true, ['Ana']],
    ['one value that exists and one that does not', given(['7', 'Ana'], ['8', '3,9']), true, ['Ana']],
    ['nothing', null, true, []],
  ])('%s', (_what, option, missing, values) => {
    const found = customChoices([engraving, finish], option);
    expect(found.missing).toBe(missing);
    expect(found.chosen.map(({ value }) => value)).toEqual(values);
  });

  test('an option without values takes a text, also where its list is empty', () => {
    expect(customChoices([{ ...engraving, values: [] }], given(['7', 'Ana'])).chosen).toMatchObject([{ value: 'Ana' }]);
    expect(customChoices([], null)).toEqual({ chosen: [], missing: false });
  });
});

describe('what a bundle is made of', () => {
  const link = (id: string, sku: string, more: object = {}): BundleOption['product_links'][number] => ({
    id,
    sku,
    qty: 1,
    position: Number(id),
    is_default: false,
    can_change_quantity: false,
    ...more,
  });
  const option = (
    option_id: number,
    required: boolean,
    ...product_links: BundleOption['product_links']
  ): BundleOption => ({
    option_id,
    title: `Parte ${option_id}`,
    required,
    type: 'select',
    position: -option_id,
    product_links,
  });
  const doc = product({
    sku: 'PAQUETE',
    type_id: 'bundle',
    bundle_options: [
      option(1, true, link('1', 'MESA', { is_default: true, can_change_quantity: true }), link('2', 'BANCO')),
      option(2, false, link('3', 'LAMPARA'), link('4', 'VELA', { qty: 2, is_default: true })),
    ],
  });
  const members = new Map(['MESA', 'BANCO', 'LAMPARA', 'VELA'].map((sku) => [sku, product({ sku })]));
  const made = (bundle_options?: unknown, of: ReadonlyMap<string, ProductDocument> = members, bundle = doc) =>
    bundleChoices(
      bundle,
      bundle_options === undefined ? null : asked({ bundle_options: bundle_options as unknown[] }),
      of,
    )?.map(({ title, sku, qty }) => [title, sku, qty]) ?? null;

  test('what may be left out and has no default is chosen by nobody, even where there is nothing else', () => {
    const mesa = option(1, true, link('1', 'MESA'));
    const further = option(2, false, link('3', 'LAMPARA'), link('4', 'VELA'));
    expect(made(undefined, members, { ...doc, bundle_options: [mesa, further] })).toEqual([['Parte 1', 'MESA', 1]]);
    expect(made(undefined, members, { ...doc, bundle_options: [further] })).toEqual([]);
    expect(made([{ option_id: 2, option_selections: ['4'] }], members, { ...doc, bundle_options: [further] })).toEqual([
      ['Parte 2', 'VELA', 1],
    ]);
  });

  test('nobody chose: what each option stands at, by position (case G9)', () => {
    expect(made()).toEqual([
      ['Parte 2', 'VELA', 2],
      ['Parte 1', 'MESA', 1],
    ]);
  });

  test.each<[what: string, given: unknown, expected: unknown]>([
    [
      'a choice for both',
      [
        { option_id: 1, option_selections: ['2'] },
        { option_id: '2', option_selections: [3] },
      ],
      [
        ['Parte 1', 'BANCO', 1],
        ['Parte 2', 'LAMPARA', 1],
      ],
    ],
    ['by key', { 1: { option_id: 1, option_selections: ['2'] } }, [['Parte 1', 'BANCO', 1]]],
    [
      'the required one not chosen: its default',
      [{ option_id: 2, option_selections: ['3', '4'] }],
      [
        ['Parte 1', 'MESA', 1],
        ['Parte 2', 'LAMPARA', 1],
        ['Parte 2', 'VELA', 2],
      ],
    ],
    [
      'a quantity where it may be changed',
      [{ option_id: 1, option_qty: '3', option_selections: ['1'] }],
      [['Parte 1', 'MESA', 3]],
    ],
    [
      'a quantity where it may not',
      [{ option_id: 1, option_qty: 3, option_selections: ['2'] }],
      [['Parte 1', 'BANCO', 1]],
    ],
    ['a quantity of none', [{ option_id: 1, option_qty: 0, option_selections: ['1'] }], [['Parte 1', 'MESA', 1]]],
    ['half a quantity', [{ option_id: 1, option_qty: 1.5, option_selections: ['1'] }], [['Parte 1', 'MESA', 1]]],
    ['a part that does not exist', [{ option_id: 1, option_selections: ['1', '9'] }], null],
    ['no list of parts', [{ option_id: 1, option_selections: '2' }], [['Parte 1', 'MESA', 1]]],
    [
      'what cannot be read',
      ['x', null, { option_selections: ['2'] }, { option_id: {} }],
      [
        ['Parte 2', 'VELA', 2],
        ['Parte 1', 'MESA', 1],
      ],
    ],
  ])('%s', (_what, given, expected) => {
    expect(made(given)).toEqual(expected);
  });

  test('parts that come in no number are left out; a required option without parts is no choice', () => {
    const free = product({
      type_id: 'bundle',
      bundle_options: [option(1, true, link('1', 'MESA')), option(2, false, link('3', 'VELA', { qty: 0 }))],
    });
    expect(made(undefined, members, free)).toEqual([['Parte 1', 'MESA', 1]]);
    expect(made([{ option_id: 2, option_selections: ['3'] }], members, free)).toEqual([['Parte 1', 'MESA', 1]]);
    const empty = product({
      type_id: 'bundle',
      bundle_options: [option(1, true), option(2, false, link('3', 'VELA'))],
    });
    expect(made([{ option_id: 2, option_selections: ['3'] }], members, empty)).toBeNull();
  });

  test('a default that is not sold gives way to the next part', () => {
    const without = new Map(members).set('MESA', product({ sku: 'MESA', status: 2 }));
    expect(made([{ option_id: 2, option_selections: ['3'] }], without)).toEqual([
      ['Parte 1', 'BANCO', 1],
      ['Parte 2', 'LAMPARA', 1],
    ]);
  });
});
