import { eq, sql } from 'drizzle-orm';
import { emailKey } from '../../../../src/domain/customer/email-key';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { customer } from '../schema/shop';

/** Puts the customer of this e-mail into a price group, and answers their id; null when nobody has it. */
export async function setPriceGroup(
  env: Pick<Env, 'SHOP'>,
  email: string,
  groupId: number,
  now: number,
): Promise<number | null> {
  const updatedAt = sql`CASE WHEN ${customer.groupId} = ${groupId} THEN ${customer.updatedAt} ELSE ${now} END`;
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .update(customer)
      .set({ groupId, updatedAt })
      .where(eq(customer.emailKey, emailKey(email)))
      .returning({ id: customer.id }),
  );
  return row?.id ?? null;
}
