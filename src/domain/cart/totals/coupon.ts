import { allocate, type Centavos, NO_CENTAVOS, sum, toCentavos } from '../../money';
import type { CartLine, Coupon, Notice, Totals } from '../cart';
import { couponWaitsNotice } from '../notices';
import { rowGross } from './row';

/** Whether a coupon may be used now; the moment `to` itself is outside. */
export const couponIsOpen = (coupon: Coupon, now: number): boolean =>
  (coupon.from === null || coupon.from <= now) && (coupon.to === null || now < coupon.to);

/** What goods are missing, with IVA, before the coupon takes anything off: 0 when it does. */
export const missingForCoupon = (lines: readonly CartLine[], { minimum = NO_CENTAVOS }: Coupon): Centavos =>
  toCentavos(Math.max(0, minimum - sum(lines.map(rowGross))));

/**
 * What each line gets off, with IVA, by largest remainder; together never more than the lines cost, and nothing below
 * the coupon's minimum.
 */
export function couponShares(lines: readonly CartLine[], coupon: Coupon | null): Centavos[] {
  const weights = lines.map(rowGross);
  const subtotal = sum(weights);
  if (!coupon || subtotal === 0 || missingForCoupon(lines, coupon) > 0) return lines.map(() => toCentavos(0));
  const asked = coupon.kind === 'percent' ? Math.round((subtotal * coupon.value) / 100) : coupon.value;
  return allocate(toCentavos(Math.max(0, Math.min(asked, subtotal))), weights);
}

interface Couponed {
  lines: readonly CartLine[];
  coupon: Coupon | null;
  totals: Pick<Totals, 'couponCode'>;
}

/** Tells that a change of the cart left its coupon without the goods it needs. */
export function couponStoppedNotices(before: Couponed, { lines, coupon, totals }: Couponed): Notice[] {
  if (!coupon || lines.length === 0 || totals.couponCode !== null || before.totals.couponCode !== coupon.code)
    return [];
  return [couponWaitsNotice(coupon, missingForCoupon(lines, coupon))];
}
