import { and, desc, eq, sql } from 'drizzle-orm';
import type { CouponTerms } from '../../../src/domain/cart/cart';
import { MESSAGES } from '../../../src/domain/cart/messages';
import { mailboxKey } from '../../../src/domain/customer/email-key';
import { toCentavos } from '../../../src/domain/money';
import type { Env } from '../../env';
import { digest } from '../../http/digest';
import { withRetry } from '../../http/transient';
import { shopDatabase } from './database';
import { coupon } from './schema/shop';

/** Who uses a coupon: the customer who is signed in, and the e-mail of the order; null where there is none. */
export interface CouponUser {
  customerId: string | null;
  email: string | null;
}

/** The hash by which an e-mail is known to have used a coupon, however its letters are typed. */
export const couponEmail = (email: string): Promise<string> => digest(`coupon ${mailboxKey(email)}`);

/**
 * The coupon of this code in a store view, however its letters are typed, or null when there is none in it. Its window
 * is for the caller to check.
 */
export async function findCoupon(env: Env, storeCode: string, code: string): Promise<CouponTerms | null> {
  const spellings = JSON.stringify([code.trim(), code.trim().toUpperCase(), code.trim().toLowerCase()]);
  const [row] = await shopDatabase(env)
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.store, storeCode),
        sql`${coupon.code} COLLATE NOCASE IN (SELECT value FROM json_each(${spellings}))`,
      ),
    )
    .orderBy(desc(eq(coupon.code, code.trim())))
    .limit(1);
  if (!row) return null;
  const { kind, value, fromAt: from, toAt: to, oncePerCustomer, maxUses } = row;
  return { code: row.code, kind, value, from, to, minimum: toCentavos(row.minimum), oncePerCustomer, maxUses };
}

/**
 * The message key of why this shopper cannot use the coupon any more, null while they can. Placing an order decides it
 * for good.
 */
export async function whyUsed(
  env: Env,
  storeCode: string,
  { code, oncePerCustomer, maxUses }: CouponTerms,
  user: CouponUser,
): Promise<string | null> {
  if (!oncePerCustomer && maxUses === null) return null;
  const email = user.email === null ? null : await couponEmail(user.email);
  const uses = await withRetry(() =>
    env.SHOP.prepare(
      'SELECT count(*) AS total, coalesce(sum(customer_id = ?3 OR email = ?4), 0) AS own FROM coupon_use WHERE store = ?1 AND code = ?2',
    )
      .bind(storeCode, code, user.customerId, email)
      .first<{ total: number; own: number }>(),
  );
  if (oncePerCustomer && uses && uses.own > 0) return MESSAGES.couponUsedByCustomer;
  return maxUses !== null && uses && uses.total >= maxUses ? MESSAGES.couponUsedUp : null;
}

/**
 * Writes the use of a coupon by the order `number` (SQL) in the batch that places it: twice by one customer, or once
 * too often, fails the batch.
 */
export const couponUseStatement = (
  db: D1Database,
  number: string,
  use: { store: string; code: string; at: number; customerId: string | null; email: string },
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO coupon_use (store, code, order_number, used_at, customer_id, email, admitted)
       SELECT ?1, ?2, ${number}, ?3, iif(terms.once, ?4, NULL), iif(terms.once, ?5, NULL),
         coalesce((SELECT count(*) FROM coupon_use WHERE store = ?1 AND code = ?2) < terms.most, 1)
       FROM (SELECT max(once_per_customer) AS once, max(max_uses) AS most FROM coupon WHERE store = ?1 AND code = ?2) AS terms`,
    )
    .bind(use.store, use.code, use.at, use.customerId, use.email);

/** The message key of the refusal that an error of such a batch means, null for any other error. */
export function couponRefusal(error: string): string | null {
  if (error.includes('coupon_use_limit')) return MESSAGES.couponUsedUp;
  return /UNIQUE constraint failed: coupon_use\.store, coupon_use\.code, coupon_use\.(?:customer_id|email)/.test(error)
    ? MESSAGES.couponUsedByCustomer
    : null;
}
