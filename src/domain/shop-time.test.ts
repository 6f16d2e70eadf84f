import { expect, test } from 'vitest';
import { isDateGiven, parseShopTime } from './shop-time';

const day = (year: number, month: number, date: number, hour = 0, minute = 0, second = 0) =>
  Date.UTC(year, month - 1, date, hour + 6, minute, second);

test.each([
  ['31/12/2020', day(2020, 12, 31)],
  ['31-12-2020', day(2020, 12, 31)],
  ['31.12.2020', day(2020, 12, 31)],
  ['12/31/2020', day(2020, 12, 31)],
  ['2020/12/31', day(2020, 12, 31)],
  ['20201231', day(2020, 12, 31)],
  ['2020-1-5', day(2020, 1, 5)],
  ['15/03/2030', day(2030, 3, 15)],
  ['31/12/2020 23:59', day(2020, 12, 31, 23, 59)],
  ['12/31/2020 11:59:59 PM', day(2020, 12, 31, 23, 59, 59)],
  ['2020-12-31 12:00:00 am', day(2020, 12, 31)],
  ['31/12/2020, 12:30 p. m.', day(2020, 12, 31, 12, 30)],
  ['1609394400', 1_609_394_400_000],
])('reads %s', (text, moment) => expect(parseShopTime(text)).toBe(moment));

test('the day comes first where a date could be read two ways', () => {
  expect(parseShopTime('05/04/2026')).toBe(day(2026, 4, 5));
  expect(parseShopTime('05/04/2026', true)).toBe(day(2026, 4, 6));
});

test.each([
  '31/13/2020',
  '31/02/2020',
  '31/12-2020',
  '31/12/20',
  '2020-13-01',
  '202011',
  '2020111',
  '31/12/2020 13:00 PM',
  '31/12/2020 0:10 am',
  'hasta agotar',
])('%s is no date', (text) => {
  expect(parseShopTime(text)).toBeNull();
  expect(isDateGiven(text)).toBe(true);
});

test('a null date is none that was given', () => {
  for (const text of ['0000-00-00', '0000-00-00 00:00:00', ' ', '', null, undefined])
    expect(isDateGiven(text)).toBe(false);
});
