import { expect, test } from 'vitest';
import { deliveryWindow, formatDay, formatDeliveryWindow } from './delivery-window';

const at = (local: string) => Date.parse(`${local}-06:00`);

test('only Monday to Friday count, from the day after', () => {
  const window = deliveryWindow({ from: 2, to: 3 }, at('2026-11-20T14:00:00'));
  expect(window).toEqual({ from: at('2026-11-24T00:00:00'), to: at('2026-11-25T00:00:00') });
  expect(formatDeliveryWindow(window)).toBe('mar 24 nov – mié 25 nov');
});

test('the day is that of Mexico City, not of UTC', () => {
  expect(deliveryWindow({ from: 1, to: 1 }, at('2026-11-23T23:59:59')).from).toBe(at('2026-11-24T00:00:00'));
  expect(deliveryWindow({ from: 1, to: 1 }, at('2026-11-24T00:00:00')).from).toBe(at('2026-11-25T00:00:00'));
});

test('holidays that are given are skipped', () => {
  const window = deliveryWindow({ from: 1, to: 2 }, at('2026-12-24T10:00:00'), new Set(['2026-12-25']));
  expect(formatDeliveryWindow(window)).toBe('lun 28 dic – mar 29 dic');
});

test('a day is written as people in Mexico write it', () => {
  expect(formatDay(at('2026-11-25T00:00:00'))).toBe('mié 25 nov');
  expect(formatDay(at('2027-01-02T12:00:00'))).toBe('sáb 2 ene');
  const one = deliveryWindow({ from: 1, to: 1 }, at('2026-11-24T10:00:00'));
  expect(formatDeliveryWindow(one)).toBe('mié 25 nov');
});
