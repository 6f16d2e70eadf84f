import { expect, test } from 'vitest';
import type { BranchRow } from '../branches/branch-row';
import { type BranchChoice, nearChoices } from './near-choices';

const choice = (value: string, isOff = false): BranchChoice => ({
  value,
  title: value,
  near: null,
  ready: null,
  address: '',
  hours: '',
  isChosen: false,
  ...(isOff && { isOff }),
});
const row = (code: string, more: Partial<BranchRow> = {}): BranchRow => ({
  code,
  name: code,
  address: '',
  hours: '',
  has: 'all',
  ...more,
});
const ROWS = [
  row('GDL', { near: 'En tu ciudad', isNear: true, has: 'none' }),
  row('ZAP', { near: 'a unos 8 km', isNear: true }),
  row('MID', { near: 'a unos 1350 km' }),
];

test('branches as choices follow how near they are', () => {
  const near = nearChoices([choice('MID'), choice('NUEVA'), choice('GDL', true), choice('ZAP')], ROWS, 'ZAP');
  expect(near.map(({ value, near: told, isChosen }) => [value, told, isChosen])).toEqual([
    ['GDL', 'En tu ciudad', false],
    ['ZAP', 'a unos 8 km', true],
    ['MID', 'a unos 1350 km', false],
    ['NUEVA', null, false],
  ]);
});

test('none that lacks something is chosen', () => {
  expect(nearChoices([choice('GDL', true)], ROWS, 'GDL').some(({ isChosen }) => isChosen)).toBe(false);
});
