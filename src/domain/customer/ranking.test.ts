import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { levelOf, monthsAway, rankingFault } from './ranking';

const level = (name: string, from: number) => ({ name, from: toCentavos(from), gives: [] });
const LEVELS = [level('A', 0), level('B', 500_000)];

test('a level is reached with its last centavo', () => {
  expect([499_999, 500_000].map((bought) => levelOf(LEVELS, toCentavos(bought)).name)).toEqual(['A', 'B']);
});

test('months are those of the calendar: of a day that a month does not have, its last', () => {
  const at = (iso: string) => Date.parse(iso);
  expect(monthsAway(at('2028-02-29T12:00:00Z'), 12)).toBe(at('2029-02-28T12:00:00Z'));
  expect(monthsAway(at('2026-11-28T12:00:00Z'), -12)).toBe(at('2025-11-28T12:00:00Z'));
});

test('rules that nobody could stand in are refused', () => {
  expect(rankingFault({ months: 12, levels: LEVELS })).toBeNull();
  expect(rankingFault({ months: 0, levels: LEVELS })).not.toBeNull();
  expect(rankingFault({ months: 12, levels: [] })).not.toBeNull();
  expect(rankingFault({ months: 12, levels: [level('A', 1)] })).not.toBeNull();
  expect(rankingFault({ months: 12, levels: [...LEVELS, level('C', 500_000)] })).not.toBeNull();
});
