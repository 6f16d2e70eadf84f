import { expect, test } from 'vitest';
import { isRestDay } from '../business-days';
import { isOpenDay, openDays, returnClock } from './clock';

const MINUTE_MS = 60_000;
/** A moment by the clock of Mexico City. */
const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00-06:00`);
/** The last day of a clock by the calendar there. */
const dayOf = (moment: number) => new Date(moment - 6 * 60 * MINUTE_MS).toISOString().slice(0, 10);

// LFPC 56; LFT 74; mexico-cases E19.
test.each([
  ['a week without rest days', '2026-11-02', '2026-11-09'],
  ['over the 25th and into the last day of the year (E19)', '2026-12-23', '2026-12-31'],
  ['delivered on a Saturday', '2026-11-07', '2026-11-13'],
  ['over the third Monday of November, which is a rest day', '2026-11-13', '2026-11-23'],
  ['over Easter, of which only banks rest', '2027-03-24', '2027-03-31'],
  ['over the first of May, on a Friday', '2026-04-29', '2026-05-07'],
])('five business days to change one’s mind: %s', (_, delivered, last) => {
  const { revocation } = returnClock(at(delivered));
  expect(dayOf(revocation)).toBe(last);
  // The whole of its last day counts, and not a moment more.
  expect(revocation).toBe(at(last, '23:59') + MINUTE_MS - 1);
});

test('the day of a delivery is that of the centre, whatever the day is elsewhere', () => {
  expect(dayOf(returnClock(at('2026-11-02', '23:30')).revocation)).toBe('2026-11-09');
  expect(dayOf(returnClock(at('2026-11-03', '00:30')).revocation)).toBe('2026-11-10');
});

test('what is faulty goes back for ninety days', () => {
  expect(dayOf(returnClock(at('2026-11-02')).fault)).toBe('2027-01-31');
});

test('a president takes office every six years, and nobody has to work', () => {
  expect(['2024-10-01', '2030-10-01', '2026-10-01'].map((day) => isRestDay(at(day, '00:00')))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a parcel is fetched on a business day of the next two weeks', () => {
  const now = at('2026-11-13');
  const days = openDays(now);
  expect(days.map(dayOf).slice(0, 2)).toEqual(['2026-11-17', '2026-11-18']);
  expect(days.map(dayOf).at(-1)).toBe('2026-11-27');
  expect([isOpenDay(days[0] ?? 0, now), isOpenDay(at('2026-11-16', '00:00'), now), isOpenDay(null, now)]).toEqual([
    true,
    false,
    false,
  ]);
});
