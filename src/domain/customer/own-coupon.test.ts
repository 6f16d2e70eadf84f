import { expect, test } from 'vitest';
import type { CouponTerms } from '../cart/cart';
import { byUse, couponState } from './own-coupon';

const terms = (more: Partial<CouponTerms> = {}): CouponTerms => ({
  code: 'A',
  kind: 'percent',
  value: 10,
  from: null,
  to: null,
  oncePerCustomer: false,
  maxUses: null,
  ...more,
});
const NONE = { total: 0, own: 0 };

test('a coupon is open to its last moment, and closed with it', () => {
  expect([couponState(terms({ to: 10 }), NONE, 9), couponState(terms({ to: 10 }), NONE, 10)]).toEqual(['open', 'over']);
  expect([couponState(terms({ from: 10 }), NONE, 9), couponState(terms({ from: 10 }), NONE, 10)]).toEqual([
    'later',
    'open',
  ]);
});

test('one that counts once per customer is used by its customer alone; one that others used up is over', () => {
  const once = terms({ oncePerCustomer: true });
  expect([couponState(once, { total: 5, own: 0 }, 1), couponState(once, { total: 5, own: 1 }, 1)]).toEqual([
    'open',
    'used',
  ]);
  const single = terms({ maxUses: 1 });
  expect([couponState(single, { total: 1, own: 1 }, 1), couponState(single, { total: 1, own: 0 }, 1)]).toEqual([
    'used',
    'over',
  ]);
});

test('what can be used stands first, of that what ends first', () => {
  const own = (code: string, state: 'open' | 'used', to: number | null) => ({
    terms: terms({ code, to }),
    source: 'given' as const,
    state,
  });
  const all = [own('USED', 'used', null), own('LONG', 'open', null), own('SOON', 'open', 5)];
  expect(all.toSorted(byUse).map((one) => one.terms.code)).toEqual(['SOON', 'LONG', 'USED']);
});
