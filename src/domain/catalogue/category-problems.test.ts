import { expect, test } from 'vitest';
import { categoryProblems } from './tree';

const category = (id: number, parent_id: number, level: number) => ({ id, parent_id, level });

test('below a root, what hangs from itself and what hangs from nothing is named', () => {
  const tree = [category(1, 0, 0), category(2, 1, 1), category(3, 1, 1), category(10, 2, 2), category(11, 10, 3)];
  expect(categoryProblems(tree)).toEqual({ cycles: [], orphans: [] });
  const broken = [
    ...tree,
    category(20, 21, 2),
    category(21, 20, 3),
    category(22, 20, 3),
    category(23, 23, 2),
    category(30, 99, 2),
  ];
  expect(categoryProblems(broken)).toEqual({ cycles: [20, 21, 23], orphans: [30] });
});

test('without a root the lowest level hangs from it', () => {
  expect(categoryProblems([category(10, 2, 2), category(11, 7, 2), category(12, 10, 3), category(13, 99, 3)])).toEqual({
    cycles: [],
    orphans: [13],
  });
});
