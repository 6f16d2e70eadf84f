import type { CouponTerms } from '../cart/cart';

/** How a customer came to a coupon: it was given to them, it is everybody's, or their newsletter brought it. */
export const COUPON_SOURCES = ['given', 'everybody', 'newsletter'] as const;
export type CouponSource = (typeof COUPON_SOURCES)[number];

/** Whether a coupon can be used: now, from a day to come on, no more by this customer, or by nobody. */
export const COUPON_STATES = ['open', 'later', 'used', 'over'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export interface OwnCoupon {
  terms: CouponTerms;
  source: CouponSource;
  state: CouponState;
}

/** How often orders use a coupon now: all of them, and those of the customer. */
interface Uses {
  total: number;
  own: number;
}

/** `now` in epoch ms; the last moment of a coupon is outside. */
export function couponState(
  { from, to, oncePerCustomer, maxUses }: CouponTerms,
  { total, own }: Uses,
  now: number,
): CouponState {
  if (own > 0 && (oncePerCustomer || maxUses === 1)) return 'used';
  if ((to !== null && to <= now) || (maxUses !== null && total >= maxUses)) return 'over';
  return from !== null && from > now ? 'later' : 'open';
}

/** What can be used first, of that what ends first. */
export const byUse = (one: OwnCoupon, other: OwnCoupon): number =>
  COUPON_STATES.indexOf(one.state) - COUPON_STATES.indexOf(other.state) ||
  (one.terms.to ?? Number.MAX_SAFE_INTEGER) - (other.terms.to ?? Number.MAX_SAFE_INTEGER) ||
  one.terms.code.localeCompare(other.terms.code);
