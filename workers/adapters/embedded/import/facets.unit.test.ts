import { expect, test } from 'vitest';
import type { AttributeDocument } from '../../../../src/domain/catalogue/document';
import { attribute, child, configurable, product } from '../../../../src/domain/catalogue/documents.fixture';
import { facetsOf } from './facets';

const option = (value: string) => ({ value, label: value, sort_order: 0 });
const attributes = new Map(
  ['color', 'size', 'material'].map((code): [string, AttributeDocument] => [
    code,
    attribute(code, { options: [option('1')] as AttributeDocument['options'] }),
  ]),
);
const bits = (variants: number): string => (variants === -1 ? 'all' : variants.toString(2));
const shown = (...given: Parameters<typeof facetsOf>) =>
  facetsOf(...given).map(([code, value, variants]) => `${code} ${value} ${bits(variants)}`);

test('each different variant has a bit; what the product or every variant has stands for all, what is disabled for nothing', () => {
  const doc = configurable(
    [
      child('a', { color: 49, size: '167', material: '31' }),
      child('b', { color: '50', size: '168', material: '31' }),
      child('c', { color: '49', size: '167', material: '31', price: 5 }),
      child('d', { color: '51', size: '167', status: 2 }),
    ],
    { size: '170' },
  );
  expect(shown(doc, attributes)).toEqual([
    'color 49 1',
    'color 50 10',
    'size 170 all',
    'size 167 1',
    'size 168 10',
    'material 31 all',
  ]);
});

test('a variant of several values of an attribute has a bit for each, so that values of one attribute share none', () => {
  expect(
    shown(
      configurable([child('a', { color: '49', size: '167,168' }), child('b', { color: '50', size: '168' })]),
      attributes,
    ),
  ).toEqual(['color 49 11', 'color 50 100', 'size 167 1', 'size 168 110']);
});

test.each([
  [53, (2 ** 53 - 2 ** 26).toString(2)],
  [54, 'all'],
])('of %i variants in two colours', (count, blue) => {
  const children = Array.from({ length: count }, (_, index) =>
    child(`v${index}`, { color: index < 26 ? '49' : '50', size: String(index) }),
  );
  expect(shown(configurable(children), attributes).find((facet) => facet.startsWith('color 50'))).toBe(
    `color 50 ${blue}`,
  );
});

test('a product without variants has its values as a whole', () => {
  expect(shown(product({ color: '49', size_options: [167, 168] }), attributes)).toEqual([
    'color 49 all',
    'size 167 all',
    'size 168 all',
  ]);
});

test('measures are kept by variant, with the usual doors that each goes through; what tells none has neither', () => {
  const medidas = attribute('medidas', { options: [] as AttributeDocument['options'] });
  const measured = new Map([...attributes, ['medidas', medidas]]);
  expect(shown(product({ medidas: '205 × 84 × 72 cm' }), measured)).toEqual([
    'mi-puerta.medidas 072008402050 all',
    'mi-puerta 80x200 all',
    'mi-puerta 90x200 all',
  ]);
  const [narrow, wide] = [{ medidas: '60 × 60 × 90 cm' }, { medidas: '88 × 88 × 90 cm' }];
  expect(
    shown(configurable([child('a', { color: '49', ...narrow }), child('b', { color: '50', ...wide })], wide), measured),
  ).toEqual([
    'color 49 1',
    'color 50 10',
    'mi-puerta.medidas 060006000900 1',
    'mi-puerta.medidas 088008800900 10',
    'mi-puerta 70x200 1',
    'mi-puerta 80x200 1',
    'mi-puerta 90x200 11',
  ]);
  expect(shown(product({ medidas: 'Altura 26 cm' }), measured)).toEqual([]);
  expect(shown(product({ medidas: '60 × 60 × 90 cm' }), attributes)).toEqual([]);
});
