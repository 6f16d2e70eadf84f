import { describe, expect, test } from 'vitest';
import { category } from './documents.fixture';
import type { CategoryNode } from './product';
import { bestCategory, crumbsOf, descendantIds, treeOf } from './tree';

const shape = (nodes: readonly CategoryNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));

const all = [
  category(2, 1, { level: 1 }),
  category(21, 20, { level: 3, position: 1, name: 'Salas', slug: 'salas-21' }),
  category(20, 2, { position: 2, name: 'Muebles', slug: 'muebles-20' }),
  category(22, 20, { level: 3, position: 2 }),
  category(23, 21, { level: 4, position: 5, name: 'Sofás cama', slug: 'sofás cama' }),
  category(24, 21, { level: 4, position: 1 }),
  category(30, 2, { position: 1 }),
  category(31, 2, { position: 1 }),
  category(40, 2, { is_active: false }),
  category(41, 40, { level: 3 }),
  category(50, 999, { level: 3 }),
];
const tree = treeOf(all);

describe('treeOf', () => {
  test('nests active categories below the root, by position and then id', () => {
    expect(shape(tree)).toEqual([30, 31, [20, [[21, [24, 23]], 22]]]);
  });

  test('takes another root, nested documents, and the lowest level where there is no root', () => {
    expect(shape(treeOf(all, 21))).toEqual([24, 23]);
    expect(
      shape(treeOf([category(2, 1, { children_data: [category(20, 2, { children_data: [category(21, 20)] })] })])),
    ).toEqual([[20, [21]]]);
    expect(shape(treeOf(all.filter(({ id }) => id !== 2)))).toEqual([30, 31, [20, [[21, [24, 23]], 22]]]);
    expect(treeOf([])).toEqual([]);
  });

  test('survives categories that are their own ancestors', () => {
    expect(shape(treeOf([category(5, 6), category(6, 5)]))).toEqual([
      [5, [6]],
      [6, [5]],
    ]);
    expect(shape(treeOf([category(2, 2), category(7, 7)]))).toEqual([]);
  });
});

test('CAT-006 breadcrumbs are the ancestors with name and link; one without a path is left out', () => {
  expect(crumbsOf(tree, 23)).toEqual([
    { name: 'Muebles', path: '/c/muebles-20' },
    { name: 'Salas', path: '/c/salas-21' },
    { name: 'Sofás cama', path: '/c/sof%C3%A1s%20cama' },
  ]);
  const withoutPath = treeOf(all.map((each) => (each.id === 21 ? { ...each, url_path: '' } : each)));
  expect(crumbsOf(withoutPath, 23).map(({ name }) => name)).toEqual(['Muebles', 'Sofás cama']);
  expect(crumbsOf(tree, 40)).toEqual([]);
});

test('the best category of a product is its deepest, the first of them among equals', () => {
  expect(bestCategory(tree, [20, 23, 21, 24])).toBe(23);
  expect(bestCategory(tree, [30, 999, 20])).toBe(30);
  expect(bestCategory(tree, [2, 40, 999])).toBeNull();
  expect(bestCategory(tree, [])).toBeNull();
});

test('a category is listed with everything below it, depth first', () => {
  expect(descendantIds(tree, 20)).toEqual([20, 21, 24, 23, 22]);
  expect(descendantIds(tree, 22)).toEqual([22]);
  expect(descendantIds(tree, 40)).toEqual([]);
});
