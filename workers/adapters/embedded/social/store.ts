import { eq } from 'drizzle-orm';
import type { SocialIdentity, WaysIn } from '../../../../src/commerce/social';
import { emailKey } from '../../../../src/domain/customer/email-key';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { personStatement } from '../customers/create';
import { shopDatabase } from '../database';
import { customerIdentity, customerPassword } from '../schema/shop';

type Database = Pick<Env, 'SHOP'>;

const isTaken = (error: unknown): boolean =>
  /customer\.email_key|customer_identity\.(?:issuer|subject)/.test(String(error));

/** The customer an identity is connected with; null for none. */
export async function customerOfIdentity(
  { SHOP }: Database,
  { issuer, subject }: SocialIdentity,
): Promise<string | null> {
  const statement = SHOP.prepare('SELECT customer_id FROM customer_identity WHERE issuer = ? AND subject = ?').bind(
    issuer,
    subject,
  );
  const found = await withRetry(() => statement.first<number>('customer_id'));
  return found === null ? null : String(found);
}

/**
 * Writes a customer without a password and the identity they came with, both or none; false where the e-mail or the
 * identity has an account by now.
 */
export async function writeWithIdentity(
  env: Database,
  identity: SocialIdentity & { email: string },
  storeCode: string,
  now: number,
): Promise<boolean> {
  const { issuer, subject, email, provider, firstName, lastName } = identity;
  const batch = [
    personStatement(env.SHOP, { email, firstName, lastName, attributes: [] }, storeCode, now),
    env.SHOP.prepare(
      `INSERT INTO customer_identity (customer_id, issuer, subject, name, email, created_at)
       SELECT id, ?2, ?3, ?4, ?5, ?6 FROM customer WHERE email_key = ?1`,
    ).bind(emailKey(email), issuer, subject, provider.name, email, now),
  ];
  try {
    await withRetry(() => env.SHOP.batch(batch));
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Connects an identity with a customer unless it is connected with somebody; answers whose it is then. */
export async function writeIdentity(
  env: Database,
  customerId: string,
  identity: SocialIdentity,
  now: number,
): Promise<string | null> {
  const { issuer, subject, email, provider } = identity;
  const statement = env.SHOP.prepare(
    `INSERT INTO customer_identity (customer_id, issuer, subject, name, email, created_at)
     SELECT id, ?2, ?3, ?4, ?5, ?6 FROM customer WHERE id = ?1 ON CONFLICT (issuer, subject) DO NOTHING`,
  ).bind(Number(customerId), issuer, subject, provider.name, email, now);
  await withRetry(() => statement.run());
  return customerOfIdentity(env, identity);
}

/** The identities of a customer, the oldest first, and whether there is a password. */
export async function readWaysIn(env: Database, customerId: string): Promise<WaysIn> {
  const database = shopDatabase(env);
  const id = Number(customerId);
  const [rows, passwords] = await withRetry(() =>
    database.batch([
      database.select().from(customerIdentity).where(eq(customerIdentity.customerId, id)).orderBy(customerIdentity.id),
      database
        .select({ at: customerPassword.updatedAt })
        .from(customerPassword)
        .where(eq(customerPassword.customerId, id)),
    ]),
  );
  const identities = rows.map(({ id: identity, name, email, createdAt }) => ({
    identityId: String(identity),
    name,
    email,
    createdAt,
  }));
  return { identities, hasPassword: passwords.length > 0 };
}

/**
 * Takes an identity off an account, where a password or another identity of one of these issuers is left to sign in
 * with: 'onlyWay' where there is none, and nothing is taken off.
 */
export async function eraseIdentity(
  { SHOP }: Database,
  customerId: string,
  identityId: string,
  issuers: readonly string[],
): Promise<'gone' | 'onlyWay'> {
  const [id, customer] = [Number(identityId), Number(customerId)];
  const erase = SHOP.prepare(
    `DELETE FROM customer_identity WHERE id = ?1 AND customer_id = ?2 AND (
       EXISTS (SELECT 1 FROM customer_password WHERE customer_id = ?2)
       OR EXISTS (SELECT 1 FROM customer_identity AS other WHERE other.customer_id = ?2 AND other.id <> ?1 AND other.issuer IN (SELECT value FROM json_each(?3))))`,
  ).bind(id, customer, JSON.stringify(issuers));
  const left = SHOP.prepare('SELECT id FROM customer_identity WHERE id = ? AND customer_id = ?').bind(id, customer);
  const [, found] = await withRetry(() => SHOP.batch<{ id: number }>([erase, left]));
  return found && found.results.length > 0 ? 'onlyWay' : 'gone';
}
