import { byUse, type CouponSource, couponState, type OwnCoupon } from '../../../../src/domain/customer/own-coupon';
import { toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';

const MOST = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a coupon that is over still stands among a customer's own. */
const OVER_MS = 90 * DAY_MS;

interface Row {
  code: string;
  kind: 'percent' | 'fixed';
  value: number;
  from_at: number | null;
  to_at: number | null;
  minimum: number;
  once_per_customer: number;
  max_uses: number | null;
  /** With a digit before it that says which source comes first. */
  source: string;
  total: number;
  own: number;
}

/**
 * Of a code that came in two ways the nearer one counts: given before everybody's before the newsletter's, which
 * belongs to the account only where it was signed in as its mailbox confirmed: anybody may sign up with any e-mail.
 */
const COUPONS = `SELECT coupon.*, min(mine.source) AS source,
    (SELECT count(*) FROM coupon_use WHERE coupon_use.store = coupon.store AND coupon_use.code = coupon.code) AS total,
    (SELECT count(*) FROM coupon_use JOIN orders ON orders.number = coupon_use.order_number
      WHERE coupon_use.store = coupon.store AND coupon_use.code = coupon.code AND orders.customer_id = ?2) AS own
  FROM (
    SELECT code, CASE customer_id WHEN '' THEN '2everybody' ELSE '1given' END AS source FROM coupon_given
      WHERE store = ?1 AND customer_id IN (?2, '')
    UNION ALL
    SELECT newsletter.coupon, '3newsletter' FROM newsletter JOIN customer ON customer.email_key = newsletter.email_key
      WHERE customer.id = CAST(?2 AS INTEGER) AND newsletter.confirmed_by = customer.id AND newsletter.store = ?1 AND newsletter.coupon IS NOT NULL
  ) AS mine JOIN coupon ON coupon.store = ?1 AND coupon.code = mine.code
  WHERE coupon.to_at IS NULL OR coupon.to_at > ?3
  GROUP BY coupon.code ORDER BY coupon.to_at IS NOT NULL AND coupon.to_at <= ?4, coupon.code LIMIT ${MOST}`;

/** The coupons of one of our own customers in a store view, those that can be used first; `now` in epoch ms. */
export async function ownCoupons(
  { SHOP }: Pick<Env, 'SHOP'>,
  store: string,
  customerId: string,
  now: number,
): Promise<OwnCoupon[]> {
  const { results } = await withRetry(() =>
    SHOP.prepare(COUPONS)
      .bind(store, customerId, now - OVER_MS, now)
      .all<Row>(),
  );
  return results
    .map(({ source, total, own, ...row }): OwnCoupon => {
      const terms = {
        code: row.code,
        kind: row.kind,
        value: row.value,
        from: row.from_at,
        to: row.to_at,
        minimum: toCentavos(row.minimum),
        oncePerCustomer: row.once_per_customer === 1,
        maxUses: row.max_uses,
      };
      return { terms, source: source.slice(1) as CouponSource, state: couponState(terms, { total, own }, now) };
    })
    .toSorted(byUse);
}
