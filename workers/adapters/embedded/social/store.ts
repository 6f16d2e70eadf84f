import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { SocialIdentity, WaysIn } from '../../../../src/commerce/social';
import { emailKey } from '../../../../src/domain/customer/customer';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { madeStatement } from '../customers/account-made';
import { personStatement } from '../customers/person-statement';
import { names, prepared, shopDatabase } from '../database';
import { customer, customerIdentity, customerPassword } from '../schema/shop';

type Database = Pick<Env, 'SHOP'>;

const isTaken = (error: unknown): boolean =>
  /customer\.email_key|customer_identity\.(?:issuer|subject)/.test(String(error));

/** The customer an identity is connected with; null for none. */
export async function customerOfIdentity(env: Database, { issuer, subject }: SocialIdentity): Promise<string | null> {
  const [found] = await withRetry(() =>
    shopDatabase(env)
      .select({ id: customerIdentity.customerId })
      .from(customerIdentity)
      .where(and(eq(customerIdentity.issuer, issuer), eq(customerIdentity.subject, subject))),
  );
  return found ? String(found.id) : null;
}

/** Writes an identity of the customer that `whose` finds, if there is one. */
const identityText = ({ issuer, subject, email, provider }: SocialIdentity, whose: SQL, now: number): SQL =>
  sql`INSERT INTO ${customerIdentity} (${names(
    customerIdentity.customerId,
    customerIdentity.issuer,
    customerIdentity.subject,
    customerIdentity.name,
    customerIdentity.email,
    customerIdentity.createdAt,
  )}) SELECT ${customer.id}, ${issuer}, ${subject}, ${provider.name}, ${email}, ${now} FROM ${customer} WHERE ${whose}`;

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
  const { email, firstName, lastName } = identity;
  const batch = [
    personStatement(env.SHOP, { email, firstName, lastName, attributes: [] }, storeCode, now),
    prepared(env.SHOP, identityText(identity, eq(customer.emailKey, emailKey(email)), now)),
    madeStatement(env.SHOP, email, storeCode, now),
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
  const subject = names(customerIdentity.issuer, customerIdentity.subject);
  const text = sql`${identityText(identity, eq(customer.id, Number(customerId)), now)} ON CONFLICT (${subject}) DO NOTHING`;
  await withRetry(() => shopDatabase(env).run(text));
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
  env: Database,
  customerId: string,
  identityId: string,
  issuers: readonly string[],
): Promise<'gone' | 'onlyWay'> {
  const [id, owner] = [Number(identityId), Number(customerId)];
  const database = shopDatabase(env);
  const other = alias(customerIdentity, 'other');
  const itself = and(eq(customerIdentity.id, id), eq(customerIdentity.customerId, owner));
  const hasOtherWay = sql`(
    EXISTS (SELECT 1 FROM ${customerPassword} WHERE ${customerPassword.customerId} = ${owner})
    OR EXISTS (SELECT 1 FROM ${customerIdentity} AS ${other} WHERE ${other.customerId} = ${owner} AND ${other.id} <> ${id}
      AND ${other.issuer} IN (SELECT value FROM json_each(${JSON.stringify(issuers)}))))`;
  const [, left] = await withRetry(() =>
    database.batch([
      database.delete(customerIdentity).where(and(itself, hasOtherWay)),
      database.select({ id: customerIdentity.id }).from(customerIdentity).where(itself),
    ]),
  );
  return left.length > 0 ? 'onlyWay' : 'gone';
}
