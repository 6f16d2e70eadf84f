import { and, type Column, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { emailKey } from '../../../../src/domain/customer/email-key';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { type AskedLink, type LinkAddressee, linkExpiry } from '../asked-link';
import { names, shopDatabase } from '../database';
import { customer, customerPassword, passwordReset } from '../schema/shop';

type Database = Pick<Env, 'SHOP'>;

/** The value that met a row of the same key. */
const excluded = (column: Column): SQL => sql`excluded.${names(column)}`;

/**
 * Makes the link of an event good, in the place of every earlier one of the customer. null where the e-mail has no
 * account, or the link was used or replaced since: nobody is written to.
 */
export async function openReset(
  env: Database,
  { email, token }: AskedLink,
  event: { id: number; createdAt: number },
): Promise<LinkAddressee | null> {
  const hash = await digest(token);
  const database = shopDatabase(env);
  const { customerId, tokenHash, event: asked, passwordAt, expiresAt, usedAt } = passwordReset;
  const link = database
    .select({
      customerId: customer.id,
      tokenHash: sql<string>`${hash}`.as(tokenHash.name),
      event: sql<number>`${event.id}`.as(asked.name),
      passwordAt: sql<number>`coalesce(${customerPassword.updatedAt}, 0)`.as(passwordAt.name),
      expiresAt: sql<number>`${linkExpiry(event.createdAt)}`.as(expiresAt.name),
      usedAt: sql<null>`NULL`.as(usedAt.name),
    })
    .from(customer)
    .leftJoin(customerPassword, eq(customerPassword.customerId, customer.id))
    .where(eq(customer.emailKey, emailKey(email)));
  const [, [addressee]] = await withRetry(() =>
    database.batch([
      database
        .insert(passwordReset)
        .select(link)
        .onConflictDoUpdate({
          target: customerId,
          set: {
            tokenHash: excluded(tokenHash),
            event: excluded(asked),
            passwordAt: excluded(passwordAt),
            expiresAt: excluded(expiresAt),
            usedAt: null,
          },
          setWhere: gt(excluded(asked), asked),
        }),
      database
        .select({ email: customer.email, firstName: customer.firstName })
        .from(passwordReset)
        .innerJoin(customer, eq(customer.id, customerId))
        .where(and(eq(tokenHash, hash), isNull(usedAt))),
    ]),
  );
  return addressee ?? null;
}

const isGood = (hash: string, now: number) =>
  and(eq(passwordReset.tokenHash, hash), isNull(passwordReset.usedAt), gt(passwordReset.expiresAt, now));

/** Whose password this link may change now; null for one that has expired, was used or replaced, or never was. */
export async function customerOfReset(
  env: Database,
  token: string,
  now: number,
): Promise<{ customerId: string; emailKey: string } | null> {
  const hash = await digest(token);
  const [found] = await withRetry(() =>
    shopDatabase(env)
      .select({ id: customer.id, emailKey: customer.emailKey })
      .from(passwordReset)
      .innerJoin(customer, eq(customer.id, passwordReset.customerId))
      .where(isGood(hash, now)),
  );
  return found ? { customerId: String(found.id), emailKey: found.emailKey } : null;
}

/**
 * Uses a link up without changing the password, once; null for one that may not change it now. Not tried again after a
 * lost answer: the second try could not tell its own use from another's.
 */
export async function spendReset(env: Database, token: string, now: number): Promise<string | null> {
  const hash = await digest(token);
  const chosenAt = sql`SELECT ${customerPassword.updatedAt} FROM ${customerPassword} WHERE ${customerPassword.customerId} = ${passwordReset.customerId}`;
  const [used] = await shopDatabase(env)
    .update(passwordReset)
    .set({ usedAt: now })
    .where(and(isGood(hash, now), sql`${passwordReset.passwordAt} = coalesce((${chosenAt}), 0)`))
    .returning({ id: passwordReset.customerId });
  return used ? String(used.id) : null;
}
