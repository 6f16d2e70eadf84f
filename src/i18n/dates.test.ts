import { expect, test } from 'vitest';
import { ago, shortDate, shortDay } from './dates';

test('a day is said as people say it, by the calendar of Mexico City', () => {
  expect(shortDay(Date.parse('2026-11-25T18:00:00Z'), 'es-MX')).toBe('mié 25 nov');
  expect(shortDay(Date.parse('2026-11-26T05:59:00Z'), 'es-MX')).toBe('mié 25 nov');
  expect(shortDay(Date.parse('2026-11-26T06:00:00Z'), 'es-MX')).toBe('jue 26 nov');
  expect(shortDay(Date.parse('2026-12-02T18:00:00Z'), 'de-DE')).toBe('Mi., 2. Dez.');
  expect(shortDay(Date.parse('2026-12-02T18:00:00Z'), 'it-IT')).toBe('mer 2 dic');
});

test.each([
  [59, 'ahora', 'jetzt'],
  [60, 'hace 1 minuto', 'vor 1 Minute'],
  [3 * 60 * 60 + 59, 'hace 3 horas', 'vor 3 Stunden'],
  [24 * 60 * 60 - 1, 'hace 23 horas', 'vor 23 Stunden'],
  [24 * 60 * 60, 'ayer', 'gestern'],
  [3 * 24 * 60 * 60, 'hace 3 días', 'vor 3 Tagen'],
  [15 * 24 * 60 * 60, 'hace 2 semanas', 'vor 2 Wochen'],
  [70 * 24 * 60 * 60, 'hace 2 meses', 'vor 2 Monaten'],
  [800 * 24 * 60 * 60, 'hace 2 años', 'vor 2 Jahren'],
  [-500, 'ahora', 'jetzt'],
])('%i seconds ago is said as people say it', (seconds, inSpanish, inGerman) => {
  const now = Date.parse('2026-11-22T18:00:00Z');
  expect([ago(now - seconds * 1000, now, 'es-MX'), ago(now - seconds * 1000, now, 'de-DE')]).toEqual([
    inSpanish,
    inGerman,
  ]);
});

test.each([
  ['es-MX', '28 nov 2026'],
  ['de-DE', '28. Nov. 2026'],
  ['it-IT', '28 nov 2026'],
])('a date of a list is read as one: %s', (locale, said) => {
  expect(shortDate(Date.UTC(2026, 10, 28, 18), locale)).toBe(said);
});
