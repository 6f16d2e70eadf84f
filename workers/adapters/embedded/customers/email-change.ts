import { emailKey } from '../../../../src/domain/customer/customer';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import { type AskedLink, linkExpiry } from '../asked-link';
import type { Changed } from './change-password';

type Database = Pick<Env, 'SHOP'>;

/** How long the old address may take a change back. */
export const UNDO_HOURS = 72;
const UNDO_MS = UNDO_HOURS * 60 * 60 * 1000;

/** What the event of a wanted e-mail holds: `email` is the new one. */
export interface EmailAsked extends AskedLink {
  customerId: string;
  keep: string;
}

/** What the event of a changed e-mail holds: the address before, and the token of the link that takes it back. */
export interface EmailChanged extends Changed {
  before: string;
  email: string;
  token: string;
}

/**
 * Makes the link of a wanted e-mail good, in the place of every earlier one of the customer; answers what they are
 * called. null where the address has an account, or the link was used or replaced since, or the account got another
 * password or its former e-mail after it was asked for: nobody is written to.
 */
export async function openEmailChange(
  { SHOP }: Database,
  { customerId, email, token, keep }: EmailAsked,
  event: { id: number; createdAt: number },
): Promise<string | null> {
  const hash = await digest(token);
  const results = await withRetry(() =>
    SHOP.batch<{ first_name: string }>([
      SHOP.prepare(
        `INSERT INTO email_change (customer_id, email, email_key, token_hash, event, keep, expires_at)
           SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM customer
           WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM customer WHERE email_key = ?3)
             AND NOT EXISTS (SELECT 1 FROM customer_password WHERE customer_id = ?1 AND updated_at > ?8)
             AND NOT EXISTS (SELECT 1 FROM email_undo WHERE customer_id = ?1 AND used_at >= ?8)
         ON CONFLICT (customer_id) DO UPDATE SET email = excluded.email, email_key = excluded.email_key,
           token_hash = excluded.token_hash, event = excluded.event, keep = excluded.keep,
           expires_at = excluded.expires_at, used_at = NULL
         WHERE excluded.event > email_change.event`,
      ).bind(
        ...[Number(customerId), email.trim(), emailKey(email), hash, event.id, keep],
        ...[linkExpiry(event.createdAt), event.createdAt],
      ),
      SHOP.prepare(
        'SELECT first_name FROM email_change JOIN customer ON customer.id = customer_id WHERE token_hash = ? AND used_at IS NULL',
      ).bind(hash),
    ]),
  );
  return results[1]?.results[0]?.first_name ?? null;
}

/** What a link confirms, by its hash, the time and whose account is signed in. */
const WANTED = 'email_change WHERE token_hash = ?1 AND customer_id = ?3 AND used_at IS NULL AND expires_at > ?2';
const isTaken = (error: unknown): boolean => /UNIQUE constraint failed: customer\.email_key/.test(String(error));

/** Whose e-mail was changed, and the session that asked for it. */
export interface ChangedEmail {
  customerId: string;
  keep: string | null;
}

/**
 * Puts the confirmed e-mail of a customer in the place of the one before, with the link that takes it back and the event
 * that tells the old address: all in one, once. null: the link is not good any more, or another customer's. 'taken':
 * another account has it by now.
 */
export async function confirmEmail(
  { SHOP }: Database,
  { customerId, token, store }: { customerId: string; token: string; store: string },
  now: number,
): Promise<ChangedEmail | 'taken' | null> {
  const [hash, undo] = [await digest(token), newToken()];
  const undoHash = await digest(undo);
  const wanted = [hash, now, Number(customerId)];
  try {
    const results = await withRetry(() =>
      SHOP.batch<{ customer_id: number; keep: string }>([
        SHOP.prepare(
          `INSERT INTO outbox (type, subject, store, secret, created_at, next_attempt_at)
             SELECT 'email-changed', '', ?4, json_object('customerId', CAST(customer.id AS TEXT), 'store', ?4, 'keep', wanted.keep,
               'before', customer.email, 'email', wanted.email, 'token', ?5), ?2, ?2
             FROM (SELECT * FROM ${WANTED}) AS wanted JOIN customer ON customer.id = wanted.customer_id`,
        ).bind(...wanted, store, undo),
        SHOP.prepare(
          `INSERT INTO email_undo (token_hash, customer_id, email, created_at, expires_at)
             SELECT ?4, customer.id, customer.email, ?2, ?5 FROM customer WHERE id = (SELECT customer_id FROM ${WANTED})`,
        ).bind(...wanted, undoHash, now + UNDO_MS),
        SHOP.prepare(
          `UPDATE customer SET email = wanted.email, email_key = wanted.email_key, updated_at = ?2
             FROM (SELECT * FROM ${WANTED}) AS wanted WHERE customer.id = wanted.customer_id`,
        ).bind(...wanted),
        // Links for a new password went to the address before.
        SHOP.prepare(
          `UPDATE password_reset SET used_at = ?2 WHERE used_at IS NULL AND customer_id = (SELECT customer_id FROM ${WANTED})`,
        ).bind(...wanted),
        SHOP.prepare(`UPDATE ${WANTED.replace(' WHERE', ' SET used_at = ?2 WHERE')}`).bind(...wanted),
        // Made again after its answer was lost, the batch changes nothing and finds its own link.
        SHOP.prepare(
          'SELECT email_undo.customer_id, keep FROM email_undo JOIN email_change USING (customer_id) WHERE email_undo.token_hash = ?',
        ).bind(undoHash),
      ]),
    );
    const found = results.at(-1)?.results[0];
    return found ? { customerId: String(found.customer_id), keep: found.keep } : null;
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

const KEPT = 'email_undo WHERE token_hash = ?1 AND used_at IS NULL AND expires_at > ?2';
const WHOSE = `(SELECT customer_id FROM ${KEPT})`;

/**
 * Gives an account back the e-mail it had: its password, passkeys and the identities of other e-mails go, as somebody
 * else may hold them, and links of later changes are void. null and 'taken' as above.
 */
export async function takeEmailBack(
  { SHOP }: Database,
  token: string,
  store: string,
  now: number,
): Promise<ChangedEmail | 'taken' | null> {
  const hash = await digest(token);
  const bound = (statement: string) => SHOP.prepare(statement).bind(hash, now);
  try {
    const results = await withRetry(() =>
      SHOP.batch<{ customer_id: number }>([
        SHOP.prepare(
          `INSERT INTO outbox (type, subject, store, secret, created_at, next_attempt_at)
             SELECT 'email-returned', '', ?3, json_object('customerId', CAST(customer_id AS TEXT), 'store', ?3, 'keep', NULL), ?2, ?2
             FROM ${KEPT}`,
        ).bind(hash, now, store),
        bound(
          `UPDATE customer SET email = kept.email, email_key = lower(trim(kept.email)), updated_at = ?2
             FROM (SELECT * FROM ${KEPT}) AS kept WHERE customer.id = kept.customer_id`,
        ),
        bound(`DELETE FROM passkey WHERE customer_id = ${WHOSE}`),
        bound(
          `DELETE FROM customer_identity WHERE customer_id = ${WHOSE}
             AND (email IS NULL OR lower(trim(email)) <> (SELECT email_key FROM customer WHERE id = ${WHOSE}))`,
        ),
        bound(`DELETE FROM customer_password WHERE customer_id = ${WHOSE}`),
        // A closed account is open again.
        bound(`DELETE FROM account_closing WHERE customer_id = ${WHOSE} AND erased_at IS NULL`),
        bound(`UPDATE password_reset SET used_at = ?2 WHERE used_at IS NULL AND customer_id = ${WHOSE}`),
        bound(`UPDATE email_change SET used_at = ?2 WHERE used_at IS NULL AND customer_id = ${WHOSE}`),
        bound(
          `UPDATE email_undo SET expires_at = ?2 FROM (SELECT customer_id AS whose, created_at AS since FROM ${KEPT}) AS kept
             WHERE customer_id = whose AND created_at >= since AND token_hash <> ?1 AND used_at IS NULL`,
        ),
        bound('UPDATE email_undo SET used_at = ?2 WHERE token_hash = ?1 AND used_at IS NULL AND expires_at > ?2'),
        bound('SELECT customer_id FROM email_undo WHERE token_hash = ?1 AND used_at = ?2'),
      ]),
    );
    const found = results.at(-1)?.results[0];
    return found ? { customerId: String(found.customer_id), keep: null } : null;
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}
