import { expect, test } from 'vitest';
import { isBirthDate } from './person';

test('VALID-038 a birth date is not later than today, by the calendar of Mexico City', () => {
  // 23:59 of 28 November there, when the 29th has long begun in UTC.
  const late = Date.parse('2026-11-29T05:59:00Z');
  const days = ['2026-11-28', '2026-11-29', '1990-02-28', '1990-02-30', '1899-12-31', '28/11/1990', ''];
  expect(days.filter((day) => isBirthDate(day, late))).toEqual(['2026-11-28', '1990-02-28']);
  expect(isBirthDate('2026-11-29', late + 60_000)).toBe(true);
});
