import { and, desc, eq, sql } from 'drizzle-orm';
import type { Coupon } from '../../../src/domain/cart/cart';
import type { Env } from '../../env';
import { shopDatabase } from './database';
import { coupon } from './schema/shop';

/** The coupon of this code in a store view, however its letters are typed, or null when there is none in it. Its window is for the caller to check. */
export async function findCoupon(env: Env, storeCode: string, code: string): Promise<Coupon | null> {
  const spellings = JSON.stringify([code.trim(), code.trim().toUpperCase(), code.trim().toLowerCase()]);
  const [row] = await shopDatabase(env)
    .select()
    .from(coupon)
    .where(and(eq(coupon.store, storeCode), sql`${coupon.code} COLLATE NOCASE IN (SELECT value FROM json_each(${spellings}))`))
    .orderBy(desc(eq(coupon.code, code.trim())))
    .limit(1);
  return row ? { code: row.code, kind: row.kind, value: row.value, from: row.fromAt, to: row.toAt } : null;
}
