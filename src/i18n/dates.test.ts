import { expect, test } from 'vitest';
import { shortDay } from './dates';

test('a day is said as people say it, by the calendar of Mexico City', () => {
  expect(shortDay(Date.parse('2026-11-25T18:00:00Z'), 'es-MX')).toBe('mié 25 nov');
  expect(shortDay(Date.parse('2026-11-26T05:59:00Z'), 'es-MX')).toBe('mié 25 nov');
  expect(shortDay(Date.parse('2026-11-26T06:00:00Z'), 'es-MX')).toBe('jue 26 nov');
});
