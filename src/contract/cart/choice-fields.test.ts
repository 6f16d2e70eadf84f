import { expect, test } from 'vitest';
import { stableId } from '../documents/stable-id';
import { choiceField, choicesOfForm } from './choice-fields';

test('a field is named after what it chooses', () => {
  expect(choiceField({ source: 'bundle', id: '12' })).toBe('parte-12');
  expect(choiceField({ source: 'custom', id: '7' }, '70')).toBe('opcion-7-70');
});

test('parts and options of a form come as the cart takes them, several values of one together', () => {
  const sent = {
    sku: 'A',
    'parte-12': '34',
    'parte-13': '',
    'parte-13-55': '1',
    'opcion-2-21': '1',
    'opcion-2-20': '1',
    'opcion-1': ' Para\r\nAna ',
  };
  expect(choicesOfForm(sent)).toEqual({
    errors: [],
    option: {
      extension_attributes: {
        custom_options: [
          { option_id: '1', option_value: 'Para Ana' },
          { option_id: '2', option_value: '21,20' },
        ],
        bundle_options: [
          { option_id: '12', option_qty: null, option_selections: ['34'] },
          { option_id: '13', option_qty: null, option_selections: ['55'] },
        ],
      },
    },
  });
});

test('an empty part says that none of it is wanted, an empty option says nothing', () => {
  expect(choicesOfForm({ 'parte-13': '' }).option).toStrictEqual({
    extension_attributes: { bundle_options: [{ option_id: '13', option_qty: null, option_selections: [] }] },
  });
  expect(choicesOfForm({ 'opcion-1': '  ' }).option).toBeNull();
  expect(choicesOfForm({ sku: 'A', parte: '1', 'opcion-x': '2' })).toEqual({ option: null, errors: [] });
});

test('options without parts and parts without options stand alone; a value counts once', () => {
  expect(choicesOfForm({ 'opcion-1': 'Ana' }).option).toStrictEqual({
    extension_attributes: { custom_options: [{ option_id: '1', option_value: 'Ana' }] },
  });
  expect(choicesOfForm({ 'parte-1': '7', 'parte-1-7': 'on', 'opcion-1': '' }).option).toStrictEqual({
    extension_attributes: { bundle_options: [{ option_id: '1', option_qty: null, option_selections: ['7'] }] },
  });
});

test('a text of 500 characters is taken, one of 501 is named, more than fifty choices are not read', () => {
  expect(choicesOfForm({ 'opcion-1': 'a'.repeat(500) }).errors).toEqual([]);
  expect(choicesOfForm({ 'opcion-1': 'a'.repeat(501) })).toMatchObject({
    option: null,
    errors: [{ field: 'opcion-1', rule: 'text' }],
  });
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`opcion-${index}`, 'x']));
  expect(choicesOfForm(many(50)).errors).toEqual([]);
  expect(choicesOfForm(many(51)).errors).toMatchObject([{ field: 'sku', rule: 'text' }]);
  expect(
    choicesOfForm({
      ...many(25),
      ...Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`parte-${index}`, '1'])),
    }).errors,
  ).toHaveLength(1);
});

test('an option whose id was made by an import is chosen like any other', () => {
  const id = String(stableId('Talla'));
  expect(choicesOfForm({ [choiceField({ source: 'custom', id })]: '21' }).option).toEqual({
    extension_attributes: { custom_options: [{ option_id: id, option_value: '21' }] },
  });
});
