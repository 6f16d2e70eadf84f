import { expect, test } from 'vitest';
import { isIsoDay, isoDay, startOfIsoDay } from './mexico-city';

test('a day is one of the calendar: the 29th of February every fourth year, the 30th never', () => {
  const days = ['2026-02-28', '2028-02-29', '2026-12-31'];
  const none = ['2026-02-29', '2026-02-30', '2026-04-31', '2026-02-40', '2026-13-01', '2026-2-3', '26-02-03', ''];
  expect([...days, ...none].filter(isIsoDay)).toEqual(days);
});

test('a day begins at six in the morning by the clock of the world', () => {
  expect(new Date(startOfIsoDay('2026-11-22')).toISOString()).toBe('2026-11-22T06:00:00.000Z');
  expect([isoDay(startOfIsoDay('2026-11-22') - 1), isoDay(startOfIsoDay('2026-11-22'))]).toEqual([
    '2026-11-21',
    '2026-11-22',
  ]);
});
