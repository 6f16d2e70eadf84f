import { expect, test } from 'vitest';
import { askableUntil, isInvoiced } from './request';

test.each([
  ['2026-01-05T12:00:00-06:00', '2027-01-01T00:00:00-06:00'],
  ['2026-11-28T12:00:00-06:00', '2027-01-01T00:00:00-06:00'],
  ['2026-12-01T00:00:00-06:00', '2027-01-02T00:00:00-06:00'],
  ['2026-12-31T23:59:59-06:00', '2027-02-01T00:00:00-06:00'],
  ['2027-01-01T00:00:00-06:00', '2028-01-01T00:00:00-06:00'],
])('an invoice of what was bought at %s may be asked for until %s', (placed, until) => {
  expect(askableUntil(Date.parse(placed))).toBe(Date.parse(until));
});

test('no invoice is made out of what is not paid, or was called off', () => {
  const statuses = [
    'pending',
    'processing',
    'sent',
    'complete',
    'canceled',
    'expired',
    'payment confirmed',
    'quién sabe',
  ];
  expect(statuses.filter(isInvoiced)).toEqual(['processing', 'sent', 'complete', 'payment confirmed']);
});
