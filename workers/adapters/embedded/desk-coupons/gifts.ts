import type { DeskCouponGifts } from '../../../../src/commerce/desk/coupon-gifts';
import { COUPONS_MESSAGES } from '../../../../src/contract/coupons';
import type { AuditAction } from '../../../../src/domain/audit';
import { emailKey } from '../../../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { auditStatement, type By } from '../audit/write';

const EVERYBODY = '';

/** Coupons of our own in the accounts of our own customers; who gave them is written with it. */
export function embeddedCouponGifts({ SHOP }: Pick<Env, 'SHOP'>, by: By): DeskCouponGifts {
  const { store, at } = by;

  /** Whom an e-mail names, '' for everybody; null where nobody has it. */
  async function named(email: string | null): Promise<string | null> {
    if (email === null) return EVERYBODY;
    const found = await withRetry(() =>
      SHOP.prepare('SELECT id FROM customer WHERE email_key = ?').bind(emailKey(email)).first<{ id: number }>(),
    );
    return found && String(found.id);
  }

  async function change(
    action: AuditAction,
    code: string,
    email: string | null,
    statement: string,
  ): Promise<Result<null>> {
    const customerId = await named(email);
    if (customerId === null) return refuse(404, COUPONS_MESSAGES.noAccount);
    const [known, there] = await withRetry(() =>
      SHOP.batch([
        SHOP.prepare('SELECT 1 FROM coupon WHERE store = ? AND code = ?').bind(store, code),
        SHOP.prepare('SELECT 1 FROM coupon_given WHERE store = ? AND code = ? AND customer_id = ?').bind(
          ...[store, code, customerId],
        ),
      ]),
    );
    if (!known?.results.length) return refuse(404, COUPONS_MESSAGES.couponGone);
    // What is so already, by a second tap, is not written down as if it had been done again.
    if (!!there?.results.length === (action === 'give-coupon')) return ok(null);
    const key = crypto.randomUUID();
    await withRetry(() =>
      SHOP.batch([
        SHOP.prepare(statement).bind(store, code, customerId, at),
        auditStatement(SHOP, by, {
          action,
          subject: 'coupon',
          subjectId: code,
          before: null,
          after: { customer: customerId === EVERYBODY ? null : customerId },
          key,
        }),
      ]),
    );
    return ok(null);
  }

  return {
    async of(code) {
      const found = await withRetry(() =>
        SHOP.prepare(
          `SELECT coalesce(sum(customer_id = ''), 0) AS everybody, coalesce(sum(customer_id <> ''), 0) AS customers
           FROM coupon_given WHERE store = ? AND code = ?`,
        )
          .bind(store, code)
          .first<{ everybody: number; customers: number }>(),
      );
      return { isEverybodys: found?.everybody === 1, customers: found?.customers ?? 0 };
    },

    give: (code, email) =>
      change(
        'give-coupon',
        code,
        email,
        `INSERT OR IGNORE INTO coupon_given (store, code, customer_id, given_at)
         SELECT store, code, ?3, ?4 FROM coupon WHERE store = ?1 AND code = ?2`,
      ),

    takeBack: (code, email) =>
      change(
        'take-coupon',
        code,
        email,
        'DELETE FROM coupon_given WHERE store = ?1 AND code = ?2 AND customer_id = ?3 AND given_at <= ?4',
      ),
  };
}
