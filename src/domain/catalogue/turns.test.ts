import { expect, test } from 'vitest';
import type { CategoryNode } from './product';
import { takeTurns } from './turns';

const node = (id: number, children: CategoryNode[] = []) => ({ id, children }) as CategoryNode;
const MENU = [node(10, [node(11)]), node(20)];

test('departments take turns with their best, in the order of the menu, and what is in none comes last', () => {
  const items: [string, number, number[]][] = [
    ['martillo', 10, [20]],
    ['sofá', 900, [11]],
    ['suelto', 5000, []],
    ['sala', 4000, [10, 11]],
    ['taladro', 300, [20]],
  ];
  const taken = takeTurns(items, MENU, { worth: ([, worth]) => worth, categoryIds: ([, , ids]) => ids });
  expect(taken.map(([name]) => name)).toEqual(['sala', 'taladro', 'suelto', 'sofá', 'martillo']);
});
