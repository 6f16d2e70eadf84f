import { emailKey } from '../../../../src/domain/customer/email-key';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { type AskedLink, type LinkAddressee, linkExpiry } from '../asked-link';

type Database = Pick<Env, 'SHOP'>;

/**
 * Makes the link of an event good, in the place of every earlier one of the customer. null where the e-mail has no
 * account, or the link was used or replaced since: nobody is written to.
 */
export async function openReset(
  { SHOP }: Database,
  { email, token }: AskedLink,
  event: { id: number; createdAt: number },
): Promise<LinkAddressee | null> {
  const hash = await digest(token);
  const opened = SHOP.prepare(
    `INSERT INTO password_reset (customer_id, token_hash, event, password_at, expires_at)
     SELECT customer.id, ?2, ?3, coalesce(customer_password.updated_at, 0), ?4
     FROM customer LEFT JOIN customer_password ON customer_password.customer_id = customer.id WHERE customer.email_key = ?1
     ON CONFLICT (customer_id) DO UPDATE SET token_hash = excluded.token_hash, event = excluded.event, password_at = excluded.password_at,
       expires_at = excluded.expires_at, used_at = NULL WHERE excluded.event > password_reset.event`,
  ).bind(emailKey(email), hash, event.id, linkExpiry(event.createdAt));
  const addressee = SHOP.prepare(
    `SELECT customer.email, customer.first_name AS firstName FROM password_reset JOIN customer ON customer.id = customer_id
     WHERE token_hash = ? AND used_at IS NULL`,
  ).bind(hash);
  const [, read] = await withRetry(() => SHOP.batch<LinkAddressee>([opened, addressee]));
  return read?.results[0] ?? null;
}

/** Whose password this link may change now; null for one that has expired, was used or replaced, or never was. */
export async function customerOfReset(
  { SHOP }: Database,
  token: string,
  now: number,
): Promise<{ customerId: string; emailKey: string } | null> {
  const statement = SHOP.prepare(
    `SELECT customer.id, customer.email_key AS emailKey FROM password_reset JOIN customer ON customer.id = customer_id
     WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?`,
  ).bind(await digest(token), now);
  const found = await withRetry(() => statement.first<{ id: number; emailKey: string }>());
  return found && { customerId: String(found.id), emailKey: found.emailKey };
}

/**
 * Uses a link up without changing the password, once; null for one that may not change it now. Not tried again after a
 * lost answer: the second try could not tell its own use from another's.
 */
export async function spendReset({ SHOP }: Database, token: string, now: number): Promise<string | null> {
  const statement = SHOP.prepare(
    `UPDATE password_reset SET used_at = ?2 WHERE token_hash = ?1 AND used_at IS NULL AND expires_at > ?2
       AND password_at = coalesce((SELECT updated_at FROM customer_password WHERE customer_id = password_reset.customer_id), 0)
     RETURNING customer_id AS id`,
  ).bind(await digest(token), now);
  const id = await statement.first<number>('id');
  return id === null ? null : String(id);
}
