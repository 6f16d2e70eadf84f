import { expect, test } from 'vitest';
import type { CustomOption } from '../../catalogue/document';
import { product } from '../../catalogue/documents.fixture';
import { choiceProblems } from './choice-problems';

const value = (option_type_id: number) => ({
  option_type_id,
  title: `Valor ${option_type_id}`,
  sort_order: option_type_id,
  price: 10,
  price_type: 'fixed' as const,
});
const option = (option_id: number, type: string, values: number[] = []): CustomOption => ({
  option_id,
  title: `Opción ${option_id}`,
  type,
  sort_order: option_id,
  is_require: false,
  values: values.map(value),
});

const ring = product({
  custom_options: [
    option(7, 'field'),
    option(8, 'radio', [3, 4]),
    option(9, 'checkbox', [5, 6]),
    option(10, 'drop_down', [1, 2]),
    option(11, 'email'),
  ],
});
const link = (id: number) => ({
  id: String(id),
  sku: `P-${id}`,
  qty: 1,
  position: id,
  is_default: false,
  can_change_quantity: false,
});
const bundle = product({
  type_id: 'bundle',
  bundle_options: [
    { option_id: 1, title: 'Mesa', required: true, type: 'radio', position: 1, product_links: [link(1), link(2)] },
    { option_id: 2, title: 'Sillas', required: false, type: 'multi', position: 2, product_links: [link(3), link(4)] },
  ],
});

type Pair = [id: unknown, value: unknown];
const custom = (...pairs: Pair[]) =>
  choiceProblems(ring, {
    extension_attributes: {
      custom_options: pairs.map(([option_id, option_value]) => ({ option_id, option_value })) as never,
    },
  });
const parts = (...pairs: Pair[]) =>
  choiceProblems(bundle, {
    extension_attributes: {
      bundle_options: pairs.map(([option_id, option_selections]) => ({ option_id, option_selections })) as never,
    },
  });
const told = (problems: ReturnType<typeof choiceProblems>) => problems.map(({ field, rule }) => `${field} ${rule}`);

test('an option that the product does not have is named, of a product without any too', () => {
  expect(told(custom(['7', 'Ana'], ['70', 'x']))).toEqual(['product_option.custom_options.70 exists']);
  expect(told(parts([1, [1]], [9, [1]]))).toEqual(['product_option.bundle_options.9 exists']);
  const plain = product({ custom_options: [] });
  expect(
    told(choiceProblems(plain, { extension_attributes: { custom_options: [{ option_id: '7', option_value: 'x' }] } })),
  ).toHaveLength(1);
  expect(told(custom([null, 'x']))).toEqual(['product_option.custom_options exists']);
});

test('several values are taken of an option that takes several, and of no other', () => {
  expect(custom(['9', '5,6'], ['8', '3'], [10, 2])).toEqual([]);
  expect(told(custom(['8', '3,4'], ['10', '1,2']))).toEqual([
    'product_option.custom_options.8 single',
    'product_option.custom_options.10 single',
  ]);
  expect(told(custom(['8', '3'], ['8', '4']))).toEqual(['product_option.custom_options.8 single']);
  expect(parts([2, [3, 4]])).toEqual([]);
  expect(told(parts(['1', ['1', '2']]))).toEqual(['product_option.bundle_options.1 single']);
});

test('where an e-mail is asked for nothing else is taken', () => {
  expect(custom(['11', 'eva@example.mx'])).toEqual([]);
  expect(custom(['11', ''])).toEqual([]);
  expect(told(custom(['11', 'eva@example']))).toEqual(['product_option.custom_options.11 email']);
});

test('a text of blanks is not filled in, a comma in a text is no second value', () => {
  expect(custom(['7', ''], ['7x', ''])[0]?.field).toBe('product_option.custom_options.7x');
  expect(told(custom(['7', ' \t ']))).toEqual(['product_option.custom_options.7 required']);
  expect(custom(['7', 'Ana, Eva'])).toEqual([]);
});
