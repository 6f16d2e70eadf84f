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
  const window = deliveryWindow({ from: 1, to: 2 }, at('2026-12-24T10:00:00'), { ...ANY_HOUR, holidays: new Set(['2026-12-25']) });
  expect(window).toEqual({ from: at('2026-12-28T00:00:00'), to: at('2026-12-29T00:00:00') });
});
