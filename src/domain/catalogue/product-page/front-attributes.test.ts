import { describe, expect, test } from 'vitest';
import { attribute } from '../documents.fixture';
import { attributeWords, frontAttributes } from './front-attributes';

const options = [
  { value: '1', label: ' Pino ', sort_order: 1 },
  { value: '2', label: 'Roble', sort_order: 2 },
  { value: '3', label: ' ', sort_order: 3 },
];

describe('a value in words', () => {
  const material = attribute('material', { frontend_input: 'multiselect', options });
  const plain = attribute('peso');
  const bool = attribute('armado', { frontend_input: 'boolean' });
  const ownBool = attribute('armado', {
    frontend_input: 'boolean',
    options: [{ value: '1', label: 'Ya armado', sort_order: 1 }],
  });

  test.each([
    ['an option by its label', material, '2', 'Roble'],
    ['ids of a multiselect in one text', material, '1, 2', 'Pino, Roble'],
    ['ids in a list, numbers too', material, [1, '2', ''], 'Pino, Roble'],
    ['an option without label by its id', material, '3', '3'],
    ['a text with a comma of something else', plain, ' 2,5 kg ', '2,5 kg'],
    ['a number', plain, 12, '12'],
    ['nothing', plain, null, ''],
    ['an object', plain, { kg: 2 }, ''],
    ['blanks', plain, '  ', ''],
    ['true', bool, true, 'Yes'],
    ['the text true', bool, 'true', 'Yes'],
    ['one', bool, '1', 'Yes'],
    ['false', bool, false, 'No'],
    ['the text false', bool, 'false', 'No'],
    ['nought', bool, 0, 'No'],
    ['a yes in words of its own', ownBool, true, 'Ya armado'],
    ['a no without such', ownBool, false, 'No'],
    ['true where it is no yes or no', plain, true, 'true'],
  ])('%s', (_what, of, value, words) => {
    expect(attributeWords(of, value)).toBe(words);
  });
});

test('attributes of a page: visible ones with a value, by position, those with a place of their own left out', () => {
  const all = [
    attribute('peso', { position: 2, default_frontend_label: 'Peso' }),
    attribute('alto', { default_frontend_label: '' }),
    attribute('ancho', { position: '9' as never }),
    attribute('secreto', { is_visible_on_front: false }),
    attribute('fondo', { position: 1 }),
    ...[
      'name',
      'sku',
      'image',
      'price',
      'special_price',
      'final_price',
      'description',
      'short_description',
      'marca',
    ].map((code) => attribute(code)),
  ];
  const values = Object.fromEntries(all.map(({ attribute_code: code }) => [code, code === 'fondo' ? '' : `${code}!`]));
  expect(frontAttributes(values, new Map(all.map((one) => [one.attribute_code, one])))).toEqual([
    { code: 'alto', label: 'alto', value: 'alto!' },
    { code: 'ancho', label: 'ancho', value: 'ancho!' },
    { code: 'peso', label: 'Peso', value: 'peso!' },
  ]);
});
