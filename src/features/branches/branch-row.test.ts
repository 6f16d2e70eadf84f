import { expect, test } from 'vitest';
import { type BranchRow, nearestTo, nearestWith } from './branch-row';

const row = (code: string, more: Partial<BranchRow> = {}): BranchRow => ({
  code,
  name: code,
  address: '',
  hours: '',
  ...more,
});
const MERIDA = { latitude: 20.97, longitude: -89.62 };
const MONTERREY = { latitude: 25.68, longitude: -100.33 };

test('from where somebody is the nearest comes first, but none that lacks something before one that has all', () => {
  const rows = [
    row('sin lugar', { near: 'En tu estado' }),
    row('lejos', { has: 'all', position: MONTERREY }),
    row('cerca', { has: 'none', position: MERIDA }),
    row('aquí', { has: 'all', position: MERIDA }),
  ];
  expect(nearestTo(rows, MERIDA, 'a {km} km').map(({ code, near }) => [code, near])).toEqual([
    ['aquí', 'a 0.0 km'],
    ['lejos', expect.stringMatching(/^a \d{4} km$/)],
    ['sin lugar', 'En tu estado'],
    ['cerca', 'a 0.0 km'],
  ]);
});

test('the branch that is told beside a product has all of it and is worth going to', () => {
  expect(
    nearestWith([
      row('a', { has: 'all' }),
      row('b', { has: 'some', isNear: true }),
      row('c', { has: 'all', isNear: true }),
    ])?.code,
  ).toBe('c');
  expect(nearestWith([row('a', { has: 'all' })])).toBeNull();
});
