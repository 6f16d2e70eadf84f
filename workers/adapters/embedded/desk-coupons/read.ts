import type { CouponList, CouponRow, CouponTime, CouponUse, DeskCoupon } from '../../../../src/commerce/desk/coupons';
import { toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { type AuditRow, entryOf } from '../audit/entry';

const PAGE = 50;
const MOST_USES = 50;
const MOST_SHOWN = 20;

interface Row {
  code: string;
  kind: 'percent' | 'fixed';
  value: number;
  from_at: number | null;
  to_at: number | null;
  minimum: number;
  once_per_customer: number;
  max_uses: number | null;
  made_at: number | null;
  uses: number;
}

const rowOf = (row: Row): CouponRow => ({
  terms: {
    code: row.code,
    kind: row.kind,
    value: row.value,
    from: row.from_at,
    to: row.to_at,
    minimum: toCentavos(row.minimum),
    oncePerCustomer: row.once_per_customer === 1,
    maxUses: row.max_uses,
  },
  uses: row.uses,
});

const USES =
  '(SELECT count(*) FROM coupon_use WHERE coupon_use.store = coupon.store AND coupon_use.code = coupon.code) AS uses';

/** A page of the coupons of a store view that are over by `now`, or are not. */
export async function listCoupons(
  env: Pick<Env, 'SHOP'>,
  store: string,
  { time, search, after, now }: { time: CouponTime; search: string | null; after: string | null; now: number },
): Promise<CouponList> {
  const isTyped = search === null ? '' : search.trim().toUpperCase();
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT *, ${USES} FROM coupon WHERE store = ?1 AND code > ?2 AND (to_at IS NOT NULL AND to_at <= ?3) = ?4
         AND substr(upper(code), 1, length(?5)) = ?5
         AND (?5 <> '' OR NOT EXISTS (SELECT 1 FROM newsletter WHERE newsletter.store = coupon.store AND newsletter.coupon = coupon.code))
       ORDER BY code LIMIT ${PAGE + 1}`,
    )
      .bind(store, after ?? '', now, time === 'over' ? 1 : 0, isTyped)
      .all<Row>(),
  );
  const coupons = results.slice(0, PAGE).map(rowOf);
  return { coupons, next: results.length > PAGE ? (coupons.at(-1)?.terms.code ?? null) : null };
}

/** A coupon whole, by its code as it is written; null without it. */
export async function readCoupon(env: Pick<Env, 'SHOP'>, store: string, code: string): Promise<DeskCoupon | null> {
  const [found, used, entries] = await withRetry(() =>
    env.SHOP.batch<Row & CouponUse & AuditRow>(
      [
        `SELECT *, ${USES} FROM coupon WHERE store = ?1 AND code = ?2`,
        `SELECT order_number AS "order", used_at AS at, trim((doc ->> '$.personalDetails.firstName') || ' ' || (doc ->> '$.personalDetails.lastName')) AS name
         FROM coupon_use JOIN orders ON orders.number = order_number WHERE coupon_use.store = ?1 AND code = ?2 ORDER BY order_number DESC LIMIT ${MOST_USES}`,
        `SELECT * FROM desk_audit WHERE store = ?1 AND subject = 'coupon' AND subject_id = ?2 ORDER BY id DESC LIMIT ${MOST_SHOWN}`,
      ].map((text) => env.SHOP.prepare(text).bind(store, code)),
    ),
  );
  const row = found?.results[0];
  if (!row) return null;
  const history = (entries?.results ?? []).map(entryOf);
  return {
    ...rowOf(row),
    isImported: row.made_at === null,
    recent: (used?.results ?? []).map(({ order, at, name }) => ({ order, at, name })),
    version: history[0]?.id ?? 0,
    history,
  };
}
