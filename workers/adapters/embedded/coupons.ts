import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CouponTerms } from '../../../src/domain/cart/cart';
import { MESSAGES } from '../../../src/domain/cart/messages';
import { emailKey, mailboxKey } from '../../../src/domain/customer/customer';
import { toCentavos } from '../../../src/domain/money';
import { dayOfMonth } from '../../../src/i18n/dates';
import type { Env } from '../../env';
import { digest } from '../../http/digest';
import { withRetry } from '../../http/transient';
import { names, prepared, shopDatabase } from './database';
import { coupon, couponUse, orders } from './schema/shop';

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

/** The last day of a coupon that is over by `now`, in words; null of any other. Its last moment is outside. */
export const lastDayOf = ({ to }: CouponTerms, now: number, locale: string): string | null =>
  to !== null && to <= now ? dayOfMonth(to - 1, now, locale) : null;

/** A use that is written or asked about. email: its hash; mailbox: as it is compared where no hash was kept. */
interface Use {
  store: string;
  code: string;
  customerId: string | null;
  email: string | null;
  mailbox: string | null;
}

/**
 * Earlier uses of a coupon by this customer, or by this e-mail. Where no hash of it stands with a use, as it was kept
 * of coupons of once per customer alone, the e-mail of its order says.
 */
const ownUse = ({ store, code, customerId, email, mailbox }: Use): SQL => {
  const used = sql`SELECT 1 FROM ${couponUse} WHERE ${couponUse.store} = ${store} AND ${couponUse.code} = ${code}`;
  return sql`${used} AND ${couponUse.customerId} = ${customerId} UNION ALL ${used} AND ${couponUse.email} = ${email}
    UNION ALL ${used} AND ${couponUse.email} IS NULL AND EXISTS (SELECT 1 FROM ${orders}
      WHERE ${orders.number} = ${couponUse.orderNumber} AND lower(${orders.email}) = ${mailbox})`;
};

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
  const { customerId, email } = user;
  const hash = email === null ? null : await couponEmail(email);
  const own = ownUse({
    store: storeCode,
    code,
    customerId,
    email: hash,
    mailbox: email === null ? null : emailKey(email),
  });
  const [uses] = await withRetry(() =>
    shopDatabase(env)
      .select({ total: count(), isOwn: sql<number>`EXISTS (${own})` })
      .from(couponUse)
      .where(and(eq(couponUse.store, storeCode), eq(couponUse.code, code))),
  );
  if (oncePerCustomer && uses?.isOwn === 1) return MESSAGES.couponUsedByCustomer;
  return maxUses !== null && uses && uses.total >= maxUses ? MESSAGES.couponUsedUp : null;
}

/**
 * Writes the use of a coupon by the order `number` (SQL) in the batch that places it: twice by one customer, or once
 * too often, fails the batch.
 */
export const couponUseStatement = (db: D1Database, number: string, use: Use & { at: number }): D1PreparedStatement => {
  const columns = names(
    couponUse.store,
    couponUse.code,
    couponUse.orderNumber,
    couponUse.usedAt,
    couponUse.customerId,
    couponUse.email,
    couponUse.admitted,
  );
  const used = sql`SELECT count(*) FROM ${couponUse} WHERE ${couponUse.store} = ${use.store} AND ${couponUse.code} = ${use.code}`;
  const terms = sql`SELECT max(${coupon.oncePerCustomer}) AS once, max(${coupon.maxUses}) AS most
    FROM ${coupon} WHERE ${coupon.store} = ${use.store} AND ${coupon.code} = ${use.code}`;
  return prepared(
    db,
    sql`INSERT INTO ${couponUse} (${columns})
      SELECT ${use.store}, ${use.code}, ${sql.raw(number)}, ${use.at}, ${use.customerId}, ${use.email},
        CASE WHEN terms.once AND EXISTS (${ownUse(use)}) THEN NULL ELSE coalesce((${used}) < terms.most, 1) END
      FROM (${terms}) AS terms`,
  );
};

/** The message key of the refusal that an error of such a batch means, null for any other error. */
export function couponRefusal(error: string): string | null {
  if (error.includes('coupon_use_limit')) return MESSAGES.couponUsedUp;
  return error.includes('NOT NULL constraint failed: coupon_use.admitted') ? MESSAGES.couponUsedByCustomer : null;
}
