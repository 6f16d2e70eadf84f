import { expect, test } from 'vitest';
import { openState } from './opening';

const week = [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '10:00', closes: '20:30' }));
const TIJUANA = 'America/Tijuana';
/** A Sunday evening, and the days before it, of Mexico City. */
const at = (time: string) => Date.parse(`${time}-06:00`);
const told = (time: string, timeZone?: string) => {
  const state = openState({ hours: week, timeZone }, at(time));
  return state && [state.isOpen, state.day.inDays, new Date(state.until).toISOString()];
};

test.each<[string, string | undefined, unknown]>([
  ['2026-11-20T09:59:59', undefined, [false, 0, '2026-11-20T16:00:00.000Z']],
  ['2026-11-20T10:00:00', undefined, [true, 0, '2026-11-21T02:30:00.000Z']],
  ['2026-11-20T20:30:00', undefined, [false, 1, '2026-11-21T16:00:00.000Z']],
  ['2026-11-21T21:00:00', undefined, [false, 2, '2026-11-23T16:00:00.000Z']],
  ['2026-11-20T11:30:00', TIJUANA, [false, 0, '2026-11-20T18:00:00.000Z']],
  ['2026-12-24T21:00:00', undefined, [false, 2, '2026-12-26T16:00:00.000Z']],
  ['2027-01-01T12:00:00', undefined, [false, 1, '2027-01-02T16:00:00.000Z']],
  ['2026-11-20T22:00:00', TIJUANA, [true, 0, '2026-11-21T04:30:00.000Z']],
])('at %s a branch of %s is open, or opens, by its own clock', (time, zone, wanted) => {
  expect(told(time, zone)).toEqual(wanted);
});

test('a branch whose hours nobody knows is neither', () => {
  expect(openState({ hours: [] }, at('2026-11-20T10:00:00'))).toBeNull();
});
