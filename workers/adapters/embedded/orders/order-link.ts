import { emailKey } from '../../../../src/domain/customer/email-key';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { type AskedLink, type LinkAddressee, linkExpiry } from '../asked-link';
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
  const statements = [
    env.SHOP.prepare(
      'INSERT INTO order_grant (token_hash, store, order_number, until) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ).bind(hash, store, number, until),
    env.SHOP.prepare('SELECT until FROM order_grant WHERE token_hash = ?').bind(hash),
  ];
  const [, read] = await withRetry(() => env.SHOP.batch<{ until: number }>(statements));
  if (read?.results[0]?.until !== until) return null;
  return { email: row.email, firstName: orderOf(row).personalDetails.firstName };
}

/**
 * Uses a link up, once, and answers the number of its order; null for one that is no longer good. Not tried again: the
 * second try could not tell its own use.
 */
export async function spendOrderLink(
  { SHOP }: Pick<Env, 'SHOP'>,
  store: string,
  token: string,
  now: number,
): Promise<string | null> {
  const statement = SHOP.prepare(
    'UPDATE order_grant SET until = ?3 WHERE token_hash = ?1 AND store = ?2 AND until > ?3 RETURNING order_number AS number',
  );
  return statement.bind(await linkHash(token), store, now).first<string>('number');
}
