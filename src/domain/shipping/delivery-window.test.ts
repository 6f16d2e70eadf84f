import { expect, test } from 'vitest';
import { deliveryWindow } from './delivery-window';

const ANY_HOUR = { holidays: new Set<string>(), cutOffHour: 24 };
const at = (local: string) => Date.parse(`${local}-06:00`);

test('only Monday to Friday count, from the day after', () => {
  const window = deliveryWindow({ from: 2, to: 3 }, at('2026-11-20T14:00:00'), ANY_HOUR);
  expect(window).toMatchObject({ from: at('2026-11-24T00:00:00'), to: at('2026-11-25T00:00:00') });
});

test('the day is that of Mexico City, not of UTC', () => {
  expect(deliveryWindow({ from: 1, to: 1 }, at('2026-11-23T23:59:59'), ANY_HOUR).from).toBe(at('2026-11-24T00:00:00'));
  expect(deliveryWindow({ from: 1, to: 1 }, at('2026-11-24T00:00:00'), ANY_HOUR).from).toBe(at('2026-11-25T00:00:00'));
});

test('holidays that are given are skipped', () => {
  const window = deliveryWindow({ from: 1, to: 2 }, at('2026-12-24T10:00:00'), {
    ...ANY_HOUR,
    holidays: new Set(['2026-12-25']),
  });
  expect(window).toMatchObject({ from: at('2026-12-28T00:00:00'), to: at('2026-12-29T00:00:00') });
});

test('a special item is there within its days of the calendar, on a working day, and no earlier than the rest', () => {
  const ordered = at('2026-11-20T14:00:00');
  expect(deliveryWindow({ from: 2, to: 8, special: 60 }, ordered, ANY_HOUR)).toMatchObject({
    from: at('2026-11-24T00:00:00'),
    to: at('2027-01-19T00:00:00'),
  });
  // Its sixtieth day is a Sunday.
  const sunday = at('2026-11-25T10:00:00');
  expect(deliveryWindow({ from: 2, to: 8, special: 60 }, sunday, ANY_HOUR).to).toBe(at('2027-01-22T00:00:00'));
  const closed = { ...ANY_HOUR, holidays: new Set(['2027-01-22', '2027-01-21']) };
  expect(deliveryWindow({ from: 2, to: 8, special: 60 }, sunday, closed).to).toBe(at('2027-01-20T00:00:00'));
  expect(deliveryWindow({ from: 30, to: 60, special: 60 }, ordered, ANY_HOUR)).toEqual(
    deliveryWindow({ from: 30, to: 60 }, ordered, ANY_HOUR),
  );
});

test('a window holds until the cut of the day it counts from: today, or the next working day', () => {
  const until = (local: string, holidays: string[] = []) =>
    deliveryWindow({ from: 1, to: 1 }, at(local), { holidays: new Set(holidays), cutOffHour: 14 }).before;
  expect(until('2026-11-24T13:59:59.999')).toBe(at('2026-11-24T14:00:00'));
  expect(until('2026-11-24T14:00:00')).toBe(at('2026-11-25T14:00:00'));
  expect(until('2026-11-27T14:00:10')).toBe(at('2026-11-30T14:00:00'));
  expect(until('2026-12-24T15:00:00', ['2026-12-25'])).toBe(at('2026-12-28T14:00:00'));
});
