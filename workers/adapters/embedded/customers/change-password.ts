import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';

type Database = Pick<Env, 'SHOP'>;

/** What the event of a changed password holds; `keep` is the session that changed it. */
export interface Changed {
  customerId: string;
  store: string;
  keep: string | null;
}

/**
 * A hash that is to be the password of a customer. Its salt is random, so that it tells our own write from another's.
 */
export interface NextPassword extends Changed {
  hash: string;
  now: number;
}

/**
 * The statements of a change that holds while `isGood` does, a condition on ?1 (the customer), ?2 (the moment) and ?3
 * (what it is proved by).
 */
function statements(
  { SHOP }: Database,
  { hash, now, ...changed }: NextPassword,
  isGood: string,
  proof: string,
): D1PreparedStatement[] {
  const id = Number(changed.customerId);
  const voided = (table: 'password_reset' | 'email_change') =>
    SHOP.prepare(
      `UPDATE ${table} SET used_at = ?2 WHERE customer_id = ?1 AND used_at IS NULL AND (SELECT hash FROM customer_password WHERE customer_id = ?1) = ?3`,
    ).bind(id, now, hash);
  return [
    SHOP.prepare(
      `INSERT INTO outbox (type, subject, store, secret, created_at, next_attempt_at) SELECT 'password-changed', '', ?5, ?4, ?2, ?2 WHERE ${isGood}`,
    ).bind(id, now, proof, JSON.stringify(changed), changed.store),
    SHOP.prepare(
      `INSERT INTO customer_password (customer_id, hash, updated_at) SELECT ?1, ?4, ?2 WHERE ${isGood}
       ON CONFLICT (customer_id) DO UPDATE SET hash = excluded.hash, updated_at = excluded.updated_at`,
    ).bind(id, now, proof, hash),
    voided('password_reset'),
    // Whoever chooses a password because somebody else got in ends what that one asked for too.
    voided('email_change'),
    SHOP.prepare('SELECT hash FROM customer_password WHERE customer_id = ?').bind(id),
  ];
}

async function changedIf(
  env: Database,
  next: NextPassword,
  isGood: string,
  proof: string,
  further: D1PreparedStatement[] = [],
): Promise<boolean> {
  const results = await withRetry(() =>
    env.SHOP.batch<{ hash: string }>([...further, ...statements(env, next, isGood, proof)]),
  );
  return results.at(-1)?.results[0]?.hash === next.hash;
}

/** The link is the newest one, unused, and asked for while the password was the one there is. */
const LINK_IS_GOOD = `EXISTS (SELECT 1 FROM password_reset WHERE customer_id = ?1 AND token_hash = ?3 AND used_at IS NULL AND expires_at > ?2
  AND password_at = coalesce((SELECT updated_at FROM customer_password WHERE customer_id = ?1), 0))`;

/**
 * Takes off an account what somebody may have put there who never had its mailbox: passkeys, and identities of another
 * e-mail. An e-mail is not confirmed when its account is made, so whoever made it may not be who it belongs to.
 */
function otherWaysIn({ SHOP }: Database, { customerId, now }: NextPassword, proof: string): D1PreparedStatement[] {
  const bound = [Number(customerId), now, proof] as const;
  return [
    SHOP.prepare(`DELETE FROM passkey WHERE customer_id = ?1 AND ${LINK_IS_GOOD}`).bind(...bound),
    SHOP.prepare(
      `DELETE FROM customer_identity WHERE customer_id = ?1 AND ${LINK_IS_GOOD}
         AND (email IS NULL OR lower(trim(email)) <> (SELECT email_key FROM customer WHERE id = ?1))`,
    ).bind(...bound),
  ];
}

/**
 * Puts a password in the place of a forgotten one, uses up the customer's links, takes off what was not let in by the
 * mailbox, and writes the event of it: all in one, once. false: the link is not good any more.
 */
export async function changeByLink(env: Database, next: NextPassword, token: string): Promise<boolean> {
  const proof = await digest(token);
  return changedIf(env, next, LINK_IS_GOOD, proof, otherWaysIn(env, next, proof));
}

const PASSWORD_STANDS = 'EXISTS (SELECT 1 FROM customer_password WHERE customer_id = ?1 AND hash = ?3)';

/** The same by somebody who knows the current password, whose hash is `before`. false: it was changed meanwhile. */
export const changeByPassword = (env: Database, next: NextPassword, before: string): Promise<boolean> =>
  changedIf(env, next, PASSWORD_STANDS, before);
