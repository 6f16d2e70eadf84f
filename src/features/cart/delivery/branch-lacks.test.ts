import { expect, test } from 'vitest';
import { pickable } from './branch-lacks';

const line = (sku: string, qty = 1) => ({ sku, name: `Cosa ${sku}`, qty });
const branch = (name: string, units: Record<string, number>) => ({ name, units });

test('a branch that has everything is enough', () => {
  expect(pickable([line('A'), line('B', 2)], [branch('Sur', { A: 0, B: 0 }), branch('Norte', { A: 1, B: 2 })])).toBe(
    'all',
  );
});

test('where none has all, the one that is short of least is named with what it lacks, one sku in two lines together', () => {
  const branches = [branch('Sur', { A: 0, B: 1 }), branch('Norte', { A: 3, B: 1 })];
  expect(pickable([line('A'), line('B'), line('B')], branches)).toEqual({
    branch: 'Norte',
    lacks: [{ name: 'Cosa B', qty: 2 }],
  });
});

test('nothing is said of branches that have nothing of it, nor without any; what nobody was asked about counts as there', () => {
  expect(pickable([line('A')], [branch('Sur', { A: 0 })])).toBe('none');
  expect(pickable([line('A')], [])).toBeNull();
  expect(pickable([line('NUEVA')], [branch('Sur', { A: 0 })])).toBe('all');
});
