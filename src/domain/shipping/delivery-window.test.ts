import { expect, test } from 'vitest';
import { deliveryWindow } from './delivery-window';

const ANY_HOUR = { holidays: new Set<string>(), cutOffHour: 24 };
const at = (local: string) => Date.parse(`${local}-06:00`);

test('only Monday to Friday count, from the day after', () => {
  const window = deliveryWindow({ from: 2, to: 3 }, at('2026-11-20T14:00:00'), ANY_HOUR);
  expect(window).toEqual({ from: at('2026-11-24T00:00:00'), to: at('2026-11-25T00:00:00') });
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
  expect(window).toEqual({ from: at('2026-12-28T00:00:00'), to: at('2026-12-29T00:00:00') });
});

test('a special item is there within its days of the calendar, on a working day, and no earlier than the rest', () => {
  const ordered = at('2026-11-20T14:00:00');
  expect(deliveryWindow({ from: 2, to: 8, special: 60 }, ordered, ANY_HOUR)).toEqual({
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
