import { and, eq, gt } from 'drizzle-orm';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { orderGrant } from '../schema/shop';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the button of a letter opens its order. */
export const LETTER_LINK_DAYS = 30;

/** What such a link is kept by: another digest than those of other tokens of an order, so that none stands for another. */
const letterHash = (token: string): Promise<string> => digest(`order-letter ${token}`);

/**
 * Makes the token of a letter's button, which opens this order and no other. A letter that is written again has one of
 * its own; both count, as nobody knows which of the two arrived.
 */
export async function makeLetterLink(
  env: Pick<Env, 'SHOP'>,
  { number, store }: { number: string; store: string },
  now: number,
): Promise<string> {
  const token = newToken();
  const grant = {
    ...{ tokenHash: await letterHash(token), store, orderNumber: number },
    until: now + LETTER_LINK_DAYS * DAY_MS,
  };
  await withRetry(() => shopDatabase(env).insert(orderGrant).values(grant).onConflictDoNothing());
  return token;
}

/** The number of the order of such a token; null for one that is not good, or no longer. It is good as often as it is followed. */
export async function orderOfLetter(
  env: Pick<Env, 'SHOP'>,
  store: string,
  token: string,
  now: number,
): Promise<string | null> {
  const hash = await letterHash(token);
  const [found] = await withRetry(() =>
    shopDatabase(env)
      .select({ number: orderGrant.orderNumber })
      .from(orderGrant)
      .where(and(eq(orderGrant.tokenHash, hash), eq(orderGrant.store, store), gt(orderGrant.until, now)))
      .limit(1),
  );
  return found?.number ?? null;
}
