import { BACK_HOURS } from '../../../../src/contract/privacy/forms';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';

type Database = Pick<Env, 'SHOP'>;

const HOUR_MS = 60 * 60 * 1000;

/** What the event of a closed account holds; `token` is of the link that takes it back. */
export interface Closed {
  customerId: string;
  store: string;
  email: string;
  firstName: string;
  token: string;
  /** An operator closed it, because they were asked to. */
  isByDesk: boolean;
}

interface Close {
  customerId: string;
  store: string;
  /** What the operator is called who closes it; null for the customer. */
  actor: string | null;
  /** Whether a link showed that the e-mail is theirs: what stands under it alone then goes too. */
  isEmailShown: boolean;
}

/**
 * Closes an account of our own, once: its e-mail signs nobody in from here on, passkeys and other ways in are gone,
 * links that are under way are void, and the event of it ends the sessions that are left. The link of its letter takes
 * it back until it is erased, an hour after that link's end, whatever the clocks of two machines say.
 */
export async function closeAccount(
  { SHOP }: Database,
  { customerId, store, actor, isEmailShown }: Close,
  now: number,
): Promise<void> {
  const [id, token] = [Number(customerId), newToken()];
  const tokenHash = await digest(token);
  const backUntil = now + BACK_HOURS * HOUR_MS;
  const eraseAt = backUntil + HOUR_MS;
  const void_ = (table: 'password_reset' | 'email_change') =>
    SHOP.prepare(`UPDATE ${table} SET used_at = ?2 WHERE customer_id = ?1 AND used_at IS NULL`).bind(id, now);
  await withRetry(() =>
    SHOP.batch([
      SHOP.prepare(
        `INSERT INTO account_closing (customer_id, store, email_key, actor, closed_at, erase_at, next_at)
           SELECT id, ?2, email_key, ?3, ?4, ?5, ?5 FROM customer WHERE id = ?1 ON CONFLICT DO NOTHING`,
      ).bind(id, store, actor, now, eraseAt),
      SHOP.prepare(
        `INSERT INTO email_undo (token_hash, customer_id, email, created_at, expires_at)
           SELECT ?2, id, email, ?3, ?4 FROM customer WHERE id = ?1 AND changes() = 1`,
      ).bind(id, tokenHash, now, backUntil),
      SHOP.prepare(
        `INSERT INTO outbox (type, subject, store, secret, created_at, next_attempt_at)
           SELECT 'account-closed', '', ?2, json_object('customerId', CAST(id AS TEXT), 'store', ?2, 'email', email,
             'firstName', first_name, 'token', ?3, 'isByDesk', json(?4)), ?5, ?5 FROM customer WHERE id = ?1 AND changes() = 1`,
      ).bind(id, store, token, actor === null ? 'false' : 'true', now),
      // No e-mail has a blank in it, so that nobody finds it by one.
      SHOP.prepare("UPDATE customer SET email_key = 'closed ' || id, updated_at = ?2 WHERE id = ?1").bind(id, now),
      SHOP.prepare('DELETE FROM passkey WHERE customer_id = ?').bind(id),
      SHOP.prepare('DELETE FROM customer_identity WHERE customer_id = ?').bind(id),
      void_('password_reset'),
      void_('email_change'),
      // Also of an account that was closed before.
      SHOP.prepare('UPDATE account_closing SET is_email_shown = is_email_shown OR ?2 WHERE customer_id = ?1').bind(
        id,
        Number(isEmailShown),
      ),
    ]),
  );
}

/** An account that is closed. Epoch ms; `erasedAt` is null while it can be taken back. */
export interface Closing {
  customerId: string;
  eraseAt: number;
  erasedAt: number | null;
  isEmailShown: boolean;
}

/** The closed account of a customer, or the one an e-mail signed in to until it was closed; null without one. */
export async function closingOf(
  { SHOP }: Database,
  who: { customerId: string } | { emailKey: string },
): Promise<Closing | null> {
  const [whose, value] =
    'customerId' in who
      ? ['customer_id = ?', Number(who.customerId)]
      : ["email_key = ? AND email_key <> ''", who.emailKey];
  const row = await withRetry(() =>
    SHOP.prepare(
      `SELECT CAST(customer_id AS TEXT) AS customerId, erase_at AS eraseAt, erased_at AS erasedAt,
         is_email_shown AS isEmailShown FROM account_closing WHERE ${whose}`,
    )
      .bind(value)
      .first<Omit<Closing, 'isEmailShown'> & { isEmailShown: number }>(),
  );
  return row && { ...row, isEmailShown: row.isEmailShown === 1 };
}
