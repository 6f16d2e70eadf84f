import { and, eq, gt } from 'drizzle-orm';
import { emailKey } from '../../../../src/domain/customer/email-key';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { type AskedLink, type LinkAddressee, linkExpiry } from '../asked-link';
import { shopDatabase } from '../database';
import { orderGrant } from '../schema/shop';
import { orderOf, readRow } from './row';

/** A link to an order that somebody asked for who knows its number, and says which e-mail it has. */
export interface AskedOrderLink extends AskedLink {
  number: string;
}

/**
 * What a link is kept by: another digest than that of a token which shows an order, so that only using it up shows
 * anything.
 */
const linkHash = (token: string): Promise<string> => digest(`order-link ${token}`);

/**
 * Makes the link of an event good. null where there is no order of this number with this e-mail, or the link was used
 * since: nobody is written to.
 */
export async function openOrderLink(
  env: Env,
  { number, email, store, token }: AskedOrderLink,
  event: { createdAt: number },
): Promise<LinkAddressee | null> {
  const row = await readRow(env, { number, storeCode: store });
  if (!row || emailKey(row.email) !== emailKey(email)) return null;
  const [hash, until] = [await linkHash(token), linkExpiry(event.createdAt)];
  const database = shopDatabase(env);
  const [, [kept]] = await withRetry(() =>
    database.batch([
      database.insert(orderGrant).values({ tokenHash: hash, store, orderNumber: number, until }).onConflictDoNothing(),
      database.select({ until: orderGrant.until }).from(orderGrant).where(eq(orderGrant.tokenHash, hash)),
    ]),
  );
  if (kept?.until !== until) return null;
  return { email: row.email, firstName: orderOf(row).personalDetails.firstName };
}

/**
 * Uses a link up, once, and answers the number of its order; null for one that is no longer good. Not tried again: the
 * second try could not tell its own use.
 */
export async function spendOrderLink(
  env: Pick<Env, 'SHOP'>,
  store: string,
  token: string,
  now: number,
): Promise<string | null> {
  const hash = await linkHash(token);
  const [used] = await shopDatabase(env)
    .update(orderGrant)
    .set({ until: now })
    .where(and(eq(orderGrant.tokenHash, hash), eq(orderGrant.store, store), gt(orderGrant.until, now)))
    .returning({ number: orderGrant.orderNumber });
  return used?.number ?? null;
}
