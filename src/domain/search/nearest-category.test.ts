import { expect, test } from 'vitest';
import type { CategoryNode } from '../catalogue/product';
import { nearestCategory } from './nearest-category';

const node = (id: number, name: string, productCount = 3): CategoryNode => ({
  id,
  parentId: 2,
  name,
  slug: `c-${id}`,
  urlPath: `c-${id}`,
  level: 2,
  position: id,
  productCount,
  image: null,
  icon: null,
  children: [],
});
const TREE = [
  node(1, 'Recámara'),
  node(2, 'Calzado'),
  node(3, 'Mascotas'),
  node(4, 'Baño', 0),
  node(5, 'Motos y bicis'),
];

test.each([
  ['sábanas', 'Recámara'],
  ['vestidos rojos', 'Calzado'],
  ['croquetas para perro', 'Mascotas'],
  ['alimento de gatito', 'Mascotas'],
  ['llantas de moto', 'Motos y bicis'],
  ['toallas', undefined],
  ['perfume para mi mamá', undefined],
  ['zzzz', undefined],
])('what is nearest to %s stands with %s', (text, name) => {
  expect(nearestCategory(text, TREE, 'es-MX')?.name).toBe(name);
});

test('a small word of one language names a department in another', () => {
  const tree = [node(9, 'Super')];
  expect([nearestCategory('super', tree, 'es-MX'), nearestCategory('super', tree, 'de-DE')?.name]).toEqual([
    null,
    'Super',
  ]);
});
