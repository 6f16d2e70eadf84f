import { expect, test } from 'vitest';
import { isInCheckout, isTotalsSyncRequired, shouldPullMethods } from './rules';

test('TOTALS-006 a totals sync is required when the hash is empty or changed, or without an earlier one', () => {
  expect(isTotalsSyncRequired('h1', 'h1')).toBe(false);
  for (const [hash, synced] of [
    ['h2', 'h1'],
    ['h1', null],
    ['', ''],
  ] as const)
    expect(isTotalsSyncRequired(hash, synced)).toBe(true);
});

test('TOTALS-008 methods are not pulled while a quantity changes or a line is removed, and are again afterwards', () => {
  for (const inFlight of ['set', 'remove'] as const)
    expect(shouldPullMethods({ inFlight, totalsSyncRequired: true, forced: true })).toBe(false);
  for (const inFlight of [null, 'add'] as const)
    expect(shouldPullMethods({ inFlight, totalsSyncRequired: true, forced: false })).toBe(true);
});

test('TOTALS-009 methods are pulled only when totals need it or it is forced', () => {
  expect(shouldPullMethods({ inFlight: null, totalsSyncRequired: false, forced: false })).toBe(false);
  expect(shouldPullMethods({ inFlight: null, totalsSyncRequired: false, forced: true })).toBe(true);
});

test('CHECKOUT-012 someone is in checkout until 30 minutes after its last change', () => {
  expect(isInCheckout(1_000, 1_000 + 1_800_000)).toBe(true);
  expect(isInCheckout(1_000, 1_000 + 1_800_001)).toBe(false);
  expect(isInCheckout(0, 1_000)).toBe(false);
});
