import { expect, test } from 'vitest';
import type { BundleOption, CustomOption } from '../document';
import { context, product } from '../documents.fixture';
import { choiceGroups } from './choices';

const price = { net: 10_000, gross: 11_600 } as Parameters<typeof choiceGroups>[1];

const link = (id: string, sku: string, more: object = {}) => ({
  id,
  sku,
  qty: 1,
  position: Number(id),
  is_default: false,
  can_change_quantity: false,
  ...more,
});
const option = (more: Partial<BundleOption>): BundleOption => ({
  option_id: 1,
  title: 'Mesa',
  required: true,
  type: 'radio',
  position: 1,
  product_links: [],
  ...more,
});
const custom = (more: Partial<CustomOption>): CustomOption => ({
  option_id: 1,
  title: 'Grabado',
  type: 'field',
  sort_order: 1,
  is_require: false,
  values: [],
  ...more,
});

test('parts of a bundle cost what they cost with IVA, as many as come; the default or the first is proposed, what is sold out is said', () => {
  const members = new Map([
    ['A', product({ sku: 'A', name: 'Mesa', price: 100, image: '/mesa.webp' })],
    ['B', product({ sku: 'B', name: 'Silla', price: 50, stock: { is_in_stock: false, qty: 0 } })],
    ['C', product({ sku: 'C', status: 2 })],
  ]);
  const doc = product({
    type_id: 'bundle',
    bundle_options: [
      option({
        option_id: 2,
        title: 'Sillas',
        position: 2,
        required: false,
        type: 'checkbox',
        product_links: [link('3', 'B', { qty: 4 }), link('4', 'A', { is_default: true })],
      }),
      option({ product_links: [link('2', 'B'), link('1', 'A'), link('5', 'C'), link('6', 'NADIE')] }),
    ],
  });
  expect(choiceGroups(doc, price, context({ members }))).toMatchObject([
    {
      source: 'bundle',
      id: '1',
      label: 'Mesa',
      kind: 'one',
      isRequired: true,
      values: [
        { id: '1', label: 'Mesa', amount: 11_600, isSelected: true, isAvailable: true, image: '/mesa.webp' },
        { id: '2', label: 'Silla', amount: 5800, isSelected: false, isAvailable: false, image: null },
      ],
    },
    {
      id: '2',
      kind: 'many',
      isRequired: false,
      values: [
        { id: '3', label: '4 × Silla', amount: 23_200, isSelected: false },
        { id: '4', isSelected: true },
      ],
    },
  ]);
});

test('an extra of a bundle that costs and may be left out is not ticked beforehand', () => {
  const members = new Map(['A', 'B'].map((sku) => [sku, product({ sku, price: 100 })]));
  const extra = option({
    option_id: 2,
    position: 2,
    required: false,
    type: 'checkbox',
    product_links: [link('2', 'B')],
  });
  const doc = product({ type_id: 'bundle', bundle_options: [option({ product_links: [link('1', 'A')] }), extra] });
  expect(
    choiceGroups(doc, price, context({ members })).map(({ values }) => values.map(({ isSelected }) => isSelected)),
  ).toEqual([[true], [false]]);
});

test('a custom option adds a fixed amount or a percentage of the price, in its order; a file is not asked for', () => {
  const doc = product({
    custom_options: [
      custom({ option_id: 3, sort_order: 3, type: 'area', price: 10 }),
      custom({ option_id: 4, sort_order: 4, type: 'file' }),
      custom({
        option_id: 2,
        sort_order: 2,
        type: 'checkbox',
        values: [
          { option_type_id: 21, title: 'Barniz', sort_order: 2, price: 6, price_type: 'percent' },
          { option_type_id: 20, title: 'Ancla', sort_order: 1, price: 120, price_type: 'fixed' },
        ],
      }),
      custom({ option_id: 1, is_require: true }),
    ],
  });
  expect(choiceGroups(doc, price, context())).toMatchObject([
    { id: '1', kind: 'text', isRequired: true, amount: 0 },
    {
      id: '2',
      kind: 'many',
      values: [
        { id: '20', amount: 12_000 },
        { id: '21', amount: 696 },
      ],
    },
    { id: '3', kind: 'text', amount: 1000 },
  ]);
});
