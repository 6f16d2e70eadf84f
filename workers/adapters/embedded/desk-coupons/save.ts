import { COUPONS_MESSAGES } from '../../../../src/contract/coupons';
import { type AuditAction, type AuditState, changed } from '../../../../src/domain/audit';
import type { CouponTerms } from '../../../../src/domain/cart/cart';
import { NO_CENTAVOS } from '../../../../src/domain/money';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { withRetry } from '../../../http/transient';
import { auditStatement, type By, isOvertaken, wasDone } from '../audit/write';
import { findCoupon } from '../coupons';
import { readCoupon } from './read';

const stateOf = ({ kind, value, from, to, minimum, oncePerCustomer, maxUses }: CouponTerms): AuditState => ({
  kind,
  value,
  from,
  to,
  minimum: minimum ?? NO_CENTAVOS,
  oncePerCustomer,
  maxUses,
});

const boundOf = (store: string, terms: CouponTerms) =>
  [
    store,
    terms.code,
    terms.kind,
    terms.value,
    terms.from,
    terms.to,
    terms.minimum ?? NO_CENTAVOS,
    terms.oncePerCustomer ? 1 : 0,
    terms.maxUses,
  ] as const;

/** What is written: a coupon of the desk, or other terms for one that is there. */
const writeStatement = (db: D1Database, by: By, terms: CouponTerms, isNew: boolean): D1PreparedStatement =>
  isNew
    ? db
        .prepare(
          `INSERT INTO coupon (store, code, kind, value, from_at, to_at, minimum, once_per_customer, max_uses, made_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .bind(...boundOf(by.store, terms), by.at)
    : db
        .prepare(
          `UPDATE coupon SET kind = ?3, value = ?4, from_at = ?5, to_at = ?6, minimum = ?7, once_per_customer = ?8, max_uses = ?9
           WHERE store = ?1 AND code = ?2`,
        )
        .bind(...boundOf(by.store, terms));

/** Only its end: what else of it changed since it was read stays. */
const endStatement = (db: D1Database, { store, at }: By, code: string): D1PreparedStatement =>
  db.prepare('UPDATE coupon SET to_at = ? WHERE store = ? AND code = ?').bind(at, store, code);

/** Writes terms and who wrote them, where nothing was done to the coupon since `version`. */
async function write(
  env: Env,
  by: By,
  terms: CouponTerms,
  { action, before, version, key }: { action: AuditAction; before: CouponTerms | null; version: number; key: string },
): Promise<Result<null>> {
  const states = before ? changed(stateOf(before), stateOf(terms)) : { before: null, after: stateOf(terms) };
  const record = { action, subject: 'coupon', subjectId: terms.code, ...states, key } as const;
  try {
    await withRetry(() =>
      env.SHOP.batch([
        auditStatement(env.SHOP, by, record, version),
        action === 'end-coupon'
          ? endStatement(env.SHOP, by, terms.code)
          : writeStatement(env.SHOP, by, terms, before === null),
      ]),
    );
    await workerFailpoint('desk.after-write');
    return ok(null);
  } catch (error) {
    if (await wasDone(env, key)) return ok(null);
    if (isOvertaken(error)) return overtaken(env, by.store, terms.code);
    if (String(error).includes('UNIQUE constraint failed: coupon')) return refuse(409, COUPONS_MESSAGES.couponThere);
    throw error;
  }
}

async function overtaken(env: Env, store: string, code: string): Promise<Result<null>> {
  const who = (await readCoupon(env, store, code))?.history[0]?.actor ?? '';
  return refuse(409, COUPONS_MESSAGES.couponChanged, { detail: { who } });
}

/** Nobody could use it: a day that is over is a slip, save where the coupon had ended then already. */
const isOver = ({ to }: CouponTerms, before: CouponTerms | null, now: number): boolean =>
  to !== null && to <= now && to !== before?.to;

const refuseOver = () =>
  refuse(422, COUPONS_MESSAGES.couponPast, {
    fields: [{ field: 'to', rule: 'value', message: COUPONS_MESSAGES.couponPast }],
  });

/** Makes a coupon (`version` null), or gives one other terms; once under its key. Refuses as the port says. */
export async function saveCoupon(
  env: Env,
  by: By,
  terms: CouponTerms,
  version: number | null,
  key: string,
): Promise<Result<null>> {
  const named = `coupon ${by.store} ${key}`;
  if (await wasDone(env, named)) return ok(null);
  if (version !== null) {
    const before = await readCoupon(env, by.store, terms.code);
    if (!before) return refuse(404, COUPONS_MESSAGES.couponGone);
    if (isOver(terms, before.terms, by.at)) return refuseOver();
    return write(env, by, terms, { action: 'change-coupon', before: before.terms, version, key: named });
  }
  if (await findCoupon(env, by.store, terms.code)) return refuse(409, COUPONS_MESSAGES.couponThere);
  if (isOver(terms, null, by.at)) return refuseOver();
  // One of the same code may have been made and taken away by an import before.
  const last = await lastOf(env, by.store, terms.code);
  return write(env, by, terms, { action: 'make-coupon', before: null, version: last, key: named });
}

async function lastOf(env: Env, store: string, code: string): Promise<number> {
  const found = await withRetry(() =>
    env.SHOP.prepare("SELECT max(id) AS id FROM desk_audit WHERE store = ? AND subject = 'coupon' AND subject_id = ?")
      .bind(store, code)
      .first<{ id: number | null }>(),
  );
  return found?.id ?? 0;
}

/** Ends a coupon at the moment of `by`; one that is over already stays as it is. */
export async function endCoupon(env: Env, by: By, code: string, version: number, key: string): Promise<Result<null>> {
  const named = `coupon-end ${by.store} ${key}`;
  if (await wasDone(env, named)) return ok(null);
  const before = await readCoupon(env, by.store, code);
  if (!before) return refuse(404, COUPONS_MESSAGES.couponGone);
  if (before.terms.to !== null && before.terms.to <= by.at) return ok(null);
  return write(
    env,
    by,
    { ...before.terms, to: by.at },
    { action: 'end-coupon', before: before.terms, version, key: named },
  );
}
