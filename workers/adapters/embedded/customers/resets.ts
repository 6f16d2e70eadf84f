import { emailKey } from '../../../../src/domain/customer/email-key';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';

type Database = Pick<Env, 'SHOP'>;

export const RESET_MINUTES = 60;
const RESET_MS = RESET_MINUTES * 60 * 1000;

/** What the event of a forgotten password holds: whom the link goes to, if there is an account, and its token. */
export interface Forgotten {
  email: string;
  token: string;
  store: string;
}

/** Until when a link counts that was asked for at this moment (epoch ms). */
export const resetExpiry = (askedAt: number): number => askedAt + RESET_MS;

/** Writes the event of a forgotten password: the same for every e-mail. Whether it has an account is looked at when the event is delivered. */
export async function noteForgotten({ SHOP }: Database, forgotten: Omit<Forgotten, 'token'>, now: number): Promise<void> {
  const secret = JSON.stringify({ ...forgotten, token: newToken() });
  // Sent again after its answer was lost, the statement finds its own event.
  const event = SHOP.prepare(
    `INSERT INTO outbox (type, subject, secret, created_at, next_attempt_at) SELECT 'password-forgotten', '', ?1, ?2, ?2
     WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE delivered_at IS NULL AND secret = ?1)`,
  ).bind(secret, now);
  await withRetry(() => event.run());
}

/** Whom the link of a message goes to. */
export interface ResetAddressee {
  email: string;
  firstName: string;
}

/**
 * Makes the link of an event good, in the place of every earlier one of the customer. null where the e-mail has no account, or the link was used or
 * replaced since: nobody is written to.
 */
export async function openReset({ SHOP }: Database, { email, token }: Forgotten, event: { id: number; createdAt: number }): Promise<ResetAddressee | null> {
  const hash = await digest(token);
  const opened = SHOP.prepare(
    `INSERT INTO password_reset (customer_id, token_hash, event, password_at, expires_at)
     SELECT customer.id, ?2, ?3, coalesce(customer_password.updated_at, 0), ?4
     FROM customer LEFT JOIN customer_password ON customer_password.customer_id = customer.id WHERE customer.email_key = ?1
     ON CONFLICT (customer_id) DO UPDATE SET token_hash = excluded.token_hash, event = excluded.event, password_at = excluded.password_at,
       expires_at = excluded.expires_at, used_at = NULL WHERE excluded.event > password_reset.event`,
  ).bind(emailKey(email), hash, event.id, resetExpiry(event.createdAt));
  const addressee = SHOP.prepare(
    `SELECT customer.email, customer.first_name AS firstName FROM password_reset JOIN customer ON customer.id = customer_id
     WHERE token_hash = ? AND used_at IS NULL`,
  ).bind(hash);
  const [, read] = await withRetry(() => SHOP.batch<ResetAddressee>([opened, addressee]));
  return read?.results[0] ?? null;
}

/** Whose password this link may change now; null for one that has expired, was used or replaced, or never was. */
export async function customerOfReset({ SHOP }: Database, token: string, now: number): Promise<{ customerId: string; emailKey: string } | null> {
  const statement = SHOP.prepare(
    `SELECT customer.id, customer.email_key AS emailKey FROM password_reset JOIN customer ON customer.id = customer_id
     WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?`,
  ).bind(await digest(token), now);
  const found = await withRetry(() => statement.first<{ id: number; emailKey: string }>());
  return found && { customerId: String(found.id), emailKey: found.emailKey };
}
