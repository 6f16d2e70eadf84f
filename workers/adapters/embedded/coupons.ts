import { and, eq } from 'drizzle-orm';
import type { Coupon } from '../../../src/domain/cart/cart';
import type { Env } from '../../env';
import { shopDatabase } from './database';
import { coupon } from './schema/shop';

/** The coupon of this code in a store view, or null when there is none in it. Its window is for the caller to check. */
export async function findCoupon(env: Env, storeCode: string, code: string): Promise<Coupon | null> {
  const [row] = await shopDatabase(env)
    .select()
    .from(coupon)
    .where(and(eq(coupon.store, storeCode), eq(coupon.code, code)))
    .limit(1);
  return row ? { code: row.code, kind: row.kind, value: row.value, from: row.fromAt, to: row.toAt } : null;
}
