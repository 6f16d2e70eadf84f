import { describe, expect, test } from 'vitest';
import type { AttributeDocument } from '../document';
import {
  aggregationSize,
  discountBucket,
  discountGroup,
  discountRange,
  filterOrder,
  filterUse,
  isFacet,
  isFilter,
  listFilters,
  offeredFilters,
  TAKEN_NAMES,
  termsGroup,
  usefulGroups,
} from './filters';
import { dropUnknownValues } from './listing';

type Option = AttributeDocument['options'][number];
const option = (value: string, label: string, sort_order = 0): Option => ({ value, label, sort_order });
const attribute = (attribute_code: string, options: Option[]): AttributeDocument => ({
  id: 93,
  attribute_id: 93,
  attribute_code,
  default_frontend_label: 'Color',
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: true,
  is_filterable: true,
  is_comparable: false,
  options,
});
const counts = (entries: Record<string, number>) => new Map(Object.entries(entries));

describe('termsGroup', () => {
  test('CAT-009 values are labelled from the attribute and sorted by sort_order, then label; unlabelled ones are left out', () => {
    const color = attribute('color', [
      option('50', 'Azul', 2),
      option('51', 'Ámbar', 2),
      option('49', 'Negro', 1),
      option('52', ' ', 0),
      option('60', 'Rojo', 0),
    ]);
    const group = termsGroup(color, counts({ 50: 3, 51: 1, 49: 2, 52: 9, 99: 4 }), ['50']);
    expect(group).toMatchObject({ code: 'color', label: 'Color' });
    expect(group?.options.map(({ id, label, quantity, selected }) => [id, label, quantity, selected])).toEqual([
      ['49', 'Negro', 2, false],
      ['51', 'Ámbar', 1, false],
      ['50', 'Azul', 3, true],
    ]);
    expect(group?.options[0]).toEqual({
      id: '49',
      label: 'Negro',
      type: 'color',
      single: false,
      sort_order: 1,
      quantity: 2,
      selected: false,
      swatch: null,
    });
  });

  test('a chosen value without products stays, an attribute without values gives no filter', () => {
    expect(termsGroup(attribute('color', [option('50', 'Azul')]), counts({}), ['50'])?.options).toHaveLength(1);
    expect(termsGroup(attribute('color', [option('50', 'Azul')]), counts({}), [])).toBeNull();
  });

  test('LIMIT-002 LIMIT-003 LIMIT-004 size and color offer the 10 most frequent values and the chosen ones, others 1000', () => {
    const options = Array.from({ length: 1001 }, (_, index) => option(String(index), `Valor ${index}`, index));
    const quantities = new Map(options.map(({ value }) => [value, Number(value) + 1]));
    const ids = (code: string, selected: string[] = []) =>
      termsGroup(attribute(code, options), quantities, selected)?.options.map(({ id }) => Number(id)) ?? [];
    const most = [991, 992, 993, 994, 995, 996, 997, 998, 999, 1000];
    expect(ids('size')).toEqual(most);
    expect(ids('color')).toEqual(most);
    expect(ids('color', ['0'])).toEqual([0, ...most.slice(1)]);
    expect(ids('material')).toHaveLength(1000);
  });
});

test('LIMIT-005 no count has more than 1000 buckets, whatever is asked', () => {
  expect([aggregationSize('color', 40), aggregationSize('material', 1000), aggregationSize('material', 1001)]).toEqual([
    40, 1000, 1000,
  ]);
});

describe('discount', () => {
  test('CAT-026 a discount is counted in the next multiple of 10', () => {
    expect([-5, 0, 1, 9.5, 10, 10.1, 11, 20, 95, 100, 140].map(discountBucket)).toEqual([
      0, 0, 10, 10, 10, 20, 20, 20, 100, 100, 100,
    ]);
  });

  test('what is counted in a bucket is in its range', () => {
    expect(discountRange('20')).toEqual({ from: 10, to: 20 });
    expect(['0', '15', '110', '-10', '2', '1e2', ''].map(discountRange)).toEqual(Array(7).fill(null));
    for (let percent = 1; percent <= 100; percent += 1) {
      const range = discountRange(String(discountBucket(percent)));
      expect(range !== null && range.from < percent && percent <= range.to).toBe(true);
    }
  });

  test('the filter shows the greatest first and keeps the chosen one', () => {
    const group = discountGroup(
      new Map([
        [0, 40],
        [10, 3],
        [50, 1],
      ]),
      ['20', '15'],
    );
    expect(
      group?.options.map(({ id, label, from, to, quantity, selected }) => [id, label, from, to, quantity, selected]),
    ).toEqual([
      ['50', '50%', 40, 50, 1, false],
      ['20', '20%', 10, 20, 0, true],
      ['10', '10%', 0, 10, 3, false],
    ]);
    expect(discountGroup(new Map([[0, 40]]), [])).toBeNull();
  });
});

test('values nothing can match are dropped from a query, the rest and the sort stay', () => {
  const query = {
    filters: { color: ['49', '111'], size: ['7'], discount: ['15', '20'], price: ['50-75'] },
    sort: 'id:desc' as const,
  };
  expect(
    dropUnknownValues(query, listFilters([attribute('color', [option('49', 'Negro'), option('50', 'Azul')])])),
  ).toEqual({
    filters: { color: ['49'], discount: ['20'], price: ['50-75'] },
    sort: 'id:desc',
  });
});

test('a filter with one value that every product has is not offered, unless it is chosen', () => {
  const one = (quantity: number, selected: string[] = []) =>
    termsGroup(attribute('color', [option('49', 'Negro')]), counts({ 49: quantity }), selected);
  const two = termsGroup(
    attribute('color', [option('49', 'Negro'), option('50', 'Azul')]),
    counts({ 49: 3, 50: 3 }),
    [],
  );
  expect(usefulGroups([one(3), null, two], 3)).toEqual([two]);
  expect(usefulGroups([one(2), one(3, ['49'])], 3)).toEqual([one(2), one(3, ['49'])]);
  const first = (quantity: number) => ({
    code: 'color',
    label: 'Color',
    options: one(quantity)?.options ?? [],
    isMore: true as const,
  });
  expect(usefulGroups([first(1000), first(999)], 5000)).toEqual([first(999)]);
});

test('a further attribute whose one value fewer than one in twenty has is no filter, unless it is chosen', () => {
  const doors = (quantity: number, selected: string[] = [], code = 'puertas') =>
    termsGroup(attribute(code, [option('5', '5 puertas')]), counts({ 5: quantity }), selected);
  const shown = [doors(2), doors(1, ['5']), doors(1, [], 'size')];
  expect(usefulGroups([doors(1), ...shown], 40)).toEqual(shown);
  expect(usefulGroups([doors(1)], 20)).toEqual([doors(1)]);
});

describe('which attributes a list offers', () => {
  const some = [option('49', 'Negro')];

  test('those of the specification and those marked filterable, with options, under no name an address has taken', () => {
    const marked = (code: string, is_filterable: boolean, options = some) => ({
      ...attribute(code, options),
      is_filterable,
    });
    expect(
      [marked('marca', true), marked('color', false), marked('marca', false), marked('marca', true, [])].map(isFacet),
    ).toEqual([true, true, false, false]);
    const taken = ['discount', 'price', 'sort', 'q', 'desde', 'cuantos', 'vista', 'aviso', 'token', 'cart'];
    const told = ['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'fbclid', 'constructor', '__proto__'];
    expect([...taken, ...told].filter((code) => !TAKEN_NAMES.includes(code) || isFilter(marked(code, true)))).toEqual(
      [],
    );
    expect(
      [...listFilters([marked('marca', true), marked('estilo', false), marked('sort', true)]).keys()].sort(),
    ).toEqual(['color', 'discount', 'marca', 'material', 'price', 'size']);
  });

  test('an attribute is of use by what it tells apart', () => {
    expect([filterUse(10, 10, 10), filterUse(10, 4, 4), filterUse(10, 10, 3), filterUse(10, 0, 0)]).toEqual([
      0, 4, 7, 0,
    ]);
  });

  test('those of the specification first, then the most used, by code among equals, eight at most; useless ones never', () => {
    const uses = { estilo: 5, marca: 9, size: 1, acabado: 5, color: 3, material: 0, peso: -1 };
    expect(offeredFilters(counts(uses))).toEqual(['color', 'size', 'marca', 'acabado', 'estilo']);
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`atributo-${index}`, 10 - index]));
    expect(offeredFilters(counts({ ...many, color: 1 }))).toEqual([
      'color',
      ...Array.from({ length: 7 }, (_, index) => `atributo-${index}`),
    ]);
  });

  test('they are shown in the order of the specification, chosen ones too, discount and price last', () => {
    expect(filterOrder(['marca', 'size', 'color'], ['estilo', 'material', 'price', 'size'])).toEqual([
      'color',
      'size',
      'material',
      'marca',
      'estilo',
      'discount',
      'price',
    ]);
    expect(filterOrder([], [])).toEqual(['discount', 'price']);
  });
});
