import { expect, test } from 'vitest';
import { category } from './documents.fixture';
import { categoryNamed, treeOf } from './tree';

const tree = treeOf([
  category(1, 0, { level: 0, slug: 'raiz-1', url_path: 'raiz' }),
  category(2, 1, { level: 1, slug: 'todo-2', url_path: '' }),
  category(10, 2, { slug: 'salas-10', url_path: 'salas' }),
  category(11, 10, { level: 3, slug: 'sofas-11', url_path: 'salas/sofas.html' }),
  category(12, 2, { slug: 'mesas-12', url_path: 'comedores/mesas' }),
  category(13, 2, { slug: 'mesas-13', url_path: 'jardin/mesas' }),
  category(14, 2, { slug: 'cerrada-14', url_path: 'cerrada', is_active: false }),
]);
const without = treeOf([category(1, 0, { level: 2, slug: 'una-1', url_path: 'una' })]);

test.each([
  ['10', 'salas-10'],
  ['11', 'sofas-11'],
  ['salas', 'salas-10'],
  ['sofas', 'sofas-11'],
  ['mesas', undefined],
  ['cerrada', undefined],
  ['14', undefined],
  ['010', undefined],
  ['1e1', undefined],
  ['99999999999', undefined],
  ['', undefined],
  ['SALAS', undefined],
])('%j names %s', (name, slug) => expect(categoryNamed(tree, name)?.slug).toBe(slug));

test('VALID-009 an id below the root is looked up nowhere, not even where a category has it', () => {
  expect([
    categoryNamed(without, 'una')?.id,
    categoryNamed(without, '1'),
    categoryNamed(tree, '2'),
    categoryNamed(tree, '1'),
  ]).toEqual([1, null, null, null]);
});

test('VALID-009 from the root id on an id is looked up', () => {
  // Below another root it is a category as any other.
  const other = treeOf([category(9, 1), category(2, 9, { slug: 'dos-2' })], 9);
  expect([categoryNamed(other, '2')?.id, categoryNamed(tree, '10')?.id]).toEqual([2, 10]);
});
