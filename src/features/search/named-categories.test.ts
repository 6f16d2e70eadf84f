import { expect, test } from 'vitest';
import type { CategoryNode } from '../../domain/catalogue/product';
import { namedCategories } from './named-categories';

const node = (id: number, name: string, children: CategoryNode[] = []): CategoryNode =>
  ({ id, name, slug: `c-${id}`, image: null, children }) as CategoryNode;
const TREE = [
  node(1, 'Salas', [node(2, 'Sofás'), node(3, 'Sofás cama'), node(4, 'Sillones')]),
  node(5, 'Línea blanca'),
];

const found = (text: string) => namedCategories(TREE, text).map(({ id }) => id);

test('a category is found by a part of its name on any level, without accents', () => {
  expect(found('sofa')).toEqual([2, 3]);
  expect(found('LINEA')).toEqual([5]);
  expect(found('sofá azul')).toEqual([]);
});

test('two letters name nothing', () => {
  expect(found('so')).toEqual([]);
});
