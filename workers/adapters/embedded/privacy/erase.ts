import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { OWN_REALM } from '../../../settings/backends';
import { erasePersonal } from './erase-rows';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Accounts that are gone on with in one run. */
const STEP_ACCOUNTS = 10;
const MINUTE_MS = 60_000;

interface Closing {
  customerId: number;
  store: string;
  /** null where nobody showed that the e-mail is theirs. */
  emailKey: string | null;
  erasedAt: number | null;
}

/** What the event of an erased account holds. */
export interface Erased {
  email: string;
  firstName: string;
  /** Whether what stood under the e-mail alone went too. */
  isEmailShown: boolean;
}

/** Forgets sessions, carts and devices of a customer of our own; throws where they cannot be reached now. */
export type ForgetCustomer = (env: Env, store: string, customerId: string) => Promise<void>;

/** Erases an account whose time to come back is over; its row goes last, with the event of its last letter. */
async function eraseAccount(
  env: Env,
  { customerId, store, emailKey }: Closing,
  forget: ForgetCustomer,
  now: number,
): Promise<void> {
  const id = String(customerId);
  await forget(env, store, id);
  await erasePersonal(env, { realm: OWN_REALM, customerId: id, emailKey });
  await withRetry(() =>
    env.SHOP.batch([
      env.SHOP.prepare(
        `INSERT INTO outbox (type, subject, store, secret, created_at, next_attempt_at)
           SELECT 'account-erased', '', ?2, json_object('email', email, 'firstName', first_name, 'isEmailShown', json(?4)), ?3, ?3
             FROM customer WHERE id = ?1`,
      ).bind(customerId, store, now, String(emailKey !== null)),
      env.SHOP.prepare('DELETE FROM customer WHERE id = ?').bind(customerId),
      env.SHOP.prepare(
        "UPDATE account_closing SET erased_at = ?2, email_key = '', next_at = ?2 WHERE customer_id = ?1",
      ).bind(customerId, now),
    ]),
  );
}

const OVER = "status IN ('complete', 'canceled', 'expired')";

/**
 * Blocks the orders that are over: nobody finds them by a name, an e-mail or a telephone any more, their number alone
 * does. Once none is open there is nothing more to do; else they are looked at again a day later.
 */
async function blockOrders(env: Env, { customerId }: Closing, now: number): Promise<void> {
  const theirs = 'SELECT number FROM orders WHERE customer_id = ?1';
  await withRetry(() =>
    env.SHOP.batch([
      env.SHOP.prepare(
        `DELETE FROM order_word WHERE rank IN (SELECT -CAST(number AS INTEGER) FROM (${theirs} AND ${OVER}))
         AND word <> CAST(-rank AS TEXT)`,
      ).bind(String(customerId)),
      env.SHOP.prepare(
        `UPDATE account_closing SET
           blocked_at = CASE WHEN EXISTS (${theirs} AND NOT (${OVER})) THEN NULL ELSE ?2 END,
           next_at = CASE WHEN EXISTS (${theirs} AND NOT (${OVER})) THEN ?3 END
         WHERE customer_id = CAST(?1 AS INTEGER)`,
      ).bind(String(customerId), now, now + DAY_MS),
    ]),
  );
}

/**
 * Goes on with accounts that were closed, each by itself: what fails is tried a minute later from where it was, behind
 * those that wait by then, and keeps no other from going on.
 */
export const eraseClosed =
  (forget: ForgetCustomer) =>
  async (env: Env, now: number): Promise<void> => {
    const { results } = await withRetry(() =>
      env.SHOP.prepare(
        `SELECT customer_id AS customerId, store, iif(is_email_shown, email_key, NULL) AS emailKey, erased_at AS erasedAt FROM account_closing
         WHERE next_at <= ? ORDER BY next_at LIMIT ${STEP_ACCOUNTS}`,
      )
        .bind(now)
        .all<Closing>(),
    );
    const failures: unknown[] = [];
    for (const closing of results) {
      try {
        if (closing.erasedAt === null) await eraseAccount(env, closing, forget, now);
        await blockOrders(env, closing, now);
      } catch (error) {
        failures.push(error);
        await withRetry(() =>
          env.SHOP.prepare('UPDATE account_closing SET next_at = ?2 WHERE customer_id = ?1')
            .bind(closing.customerId, now + MINUTE_MS)
            .run(),
        );
      }
    }
    if (failures.length > 0) throw failures[0];
  };
