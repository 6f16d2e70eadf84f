import { expect, test } from 'vitest';
import { isoDay } from '../domain/mexico-city';
import { deliveryWindow } from '../domain/shipping/delivery-window';
import { BANK_HOLIDAYS, DELIVERY_CALENDAR } from './delivery-calendar';
import { SHIPPING_RATES } from './shipping';

const window = (days: { from: number; to: number }, local: string) => {
  const { from, to } = deliveryWindow(days, Date.parse(`${local}-06:00`), DELIVERY_CALENDAR);
  return [isoDay(from), isoDay(to)];
};
const ESTIMATE = { from: 2, to: 3 };

/** The n-th Monday of a month, as the law moves its rest days. */
function monday(year: number, month: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return new Date(Date.UTC(year, month - 1, 1 + ((8 - first) % 7) + 7 * (nth - 1))).toISOString().slice(0, 10);
}

test('every year has the fixed days, the three moved Mondays, Thursday and Friday of Holy Week, and 1 October when a presidency begins', () => {
  for (const year of [2026, 2027, 2028, 2029, 2030]) {
    const days = [...BANK_HOLIDAYS].filter((day) => day.startsWith(String(year)));
    const fixed = ['01-01', '05-01', '09-16', '11-02', '12-12', '12-25', ...(year === 2030 ? ['10-01'] : [])].map(
      (day) => `${year}-${day}`,
    );
    const moved = [monday(year, 2, 1), monday(year, 3, 3), monday(year, 11, 3)];
    for (const day of [...fixed, ...moved]) expect(days, day).toContain(day);
    const holy = days.filter((day) => !fixed.includes(day) && !moved.includes(day));
    expect(holy.map((day) => new Date(day).getUTCDay())).toEqual([4, 5]);
    expect(days).toHaveLength(fixed.length + moved.length + 2);
  }
});

test('the policy is 2 to 8 working days: ordered on a Monday morning without holidays they end on Wednesday and the Thursday after', () => {
  expect(window(SHIPPING_RATES.policyDays, '2026-08-03T09:00:00')).toEqual(['2026-08-05', '2026-08-13']);
});

test('an order after 14:00 of Mexico City, at the weekend or on a holiday counts as one of the next working day', () => {
  expect(window(ESTIMATE, '2026-11-19T13:59:59')).toEqual(['2026-11-23', '2026-11-24']);
  expect(window(ESTIMATE, '2026-11-19T14:00:00')).toEqual(['2026-11-24', '2026-11-25']);
  const ofMonday = ['2026-11-25', '2026-11-26'];
  expect(window(ESTIMATE, '2026-11-20T13:59:59')).toEqual(['2026-11-24', '2026-11-25']);
  expect(window(ESTIMATE, '2026-11-20T22:00:00')).toEqual(ofMonday);
  expect(window(ESTIMATE, '2026-11-21T10:00:00')).toEqual(ofMonday);
  expect(window(ESTIMATE, '2026-11-22T23:59:59')).toEqual(ofMonday);
  expect(window(ESTIMATE, '2026-11-23T09:00:00')).toEqual(ofMonday);
  expect(window(ESTIMATE, '2026-11-16T09:00:00')).toEqual(['2026-11-19', '2026-11-20']);
});

test('before 12 December, in Holy Week and over New Year closed days are left out', () => {
  expect(window(ESTIMATE, '2028-12-11T10:00:00')).toEqual(['2028-12-14', '2028-12-15']);
  expect(window({ from: 1, to: 2 }, '2026-04-01T12:00:00')).toEqual(['2026-04-06', '2026-04-07']);
  expect(window(ESTIMATE, '2026-04-01T19:00:00')).toEqual(['2026-04-08', '2026-04-09']);
  expect(window(ESTIMATE, '2026-12-30T12:00:00')).toEqual(['2027-01-04', '2027-01-05']);
  expect(window(ESTIMATE, '2026-12-31T20:00:00')).toEqual(['2027-01-06', '2027-01-07']);
});

test('sixty working days of an article made to order cross every holiday between them', () => {
  expect(window({ from: 60, to: 60 }, '2026-11-23T09:00:00')).toEqual(['2027-02-18', '2027-02-18']);
});
