import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { STORES } from '../../config/stores';
import { discountGroup } from '../../domain/catalogue/listing/filters';
import { priceRangeGroup } from '../../domain/catalogue/listing/price-ranges';
import { testContext } from '../shop/request-context.fixture';
import { filterText, optionText, shownGroups } from './option-text';

const prices = priceRangeGroup([500, 2000], new Map(['0-500', '500-2000', '2000-*'].map((id) => [id, 1])), []);
const texts = (options = prices?.options ?? [], storeCode = 'viu') =>
  runInContext(testContext({}, { store: STORES.find((view) => view.storeCode === storeCode) }), () =>
    options.map(optionText),
  );

test('ranges are said in words a shopper says, while the data keeps the labels of the specification', () => {
  expect(prices?.options.map(({ label }) => label)).toEqual(['< $500', '$500 - $2,000', '> $2,000']);
  expect(texts()).toEqual(['Hasta $500', '$500 a $2,000', 'Más de $2,000']);
  expect(texts(prices?.options, 'de')).toEqual(['Bis $500', '$500 bis $2,000', 'Über $2,000']);
});

test('a range that has its end in it says so', () => {
  const own = priceRangeGroup([500], new Map(), ['0-8000.01', '1000-2000.01', '0-499.9'])?.options.filter(
    ({ selected }) => selected,
  );
  expect(texts(own)).toEqual(['Hasta $8,000', '$1,000 a $2,000', 'Hasta $499.90']);
});

test('a discount says what it spans', () => {
  expect(texts(discountGroup(new Map([[20, 3]]), [])?.options)).toEqual(['11% a 20%']);
});

test('any other value is called what it is', () => {
  expect(
    texts([
      {
        id: '5',
        label: '3 plazas',
        type: 'plazas',
        single: false,
        sort_order: 1,
        quantity: 2,
        selected: false,
        swatch: null,
      },
    ]),
  ).toEqual(['3 plazas']);
});

test('sizes of what is worn are called Talla, those of beds what the catalogue says', () => {
  const said = (labels: string[], storeCode: string) =>
    runInContext(testContext({}, { store: STORES.find((view) => view.storeCode === storeCode) }), () =>
      filterText({
        code: 'size',
        label: 'Tamaño',
        options: labels.map((label) => ({
          id: label,
          label,
          type: 'size',
          single: false,
          sort_order: 1,
          quantity: 1,
          selected: false,
          swatch: null,
        })),
      }),
    );
  expect(said(['23', '26.5'], 'viu')).toBe('Talla');
  expect(said(['CH', 'M', 'XG'], 'viu')).toBe('Talla');
  expect(said(['Individual', '26'], 'viu')).toBe('Tamaño');
  expect(said(['23'], 'it')).toBe('Taglia');
});

test('sizes of beds and of what is worn stand apart, whatever attribute has both', () => {
  const group = (code: string, labels: string[]) => ({
    code,
    label: 'Tamaño',
    options: labels.map((label) => ({
      id: label,
      label,
      type: code,
      single: false,
      sort_order: 1,
      quantity: 1,
      selected: false,
      swatch: null,
    })),
  });
  const parts = shownGroups([group('size', ['Individual', '23', 'Queen size', '24']), group('pies', ['12', 'Otro'])]);
  const shown = runInContext(testContext({}), () =>
    parts.map((one) => [filterText(one), one.options.map(({ label }) => label)]),
  );
  expect(shown).toEqual([
    ['Tamaño', ['Individual', 'Queen size']],
    ['Talla', ['23', '24']],
    ['Tamaño', ['12', 'Otro']],
  ]);
});
