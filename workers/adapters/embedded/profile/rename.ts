import { eq } from 'drizzle-orm';
import type { CustomerName } from '../../../../src/commerce/own/profiles';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { customer } from '../schema/shop';

/** Writes what a customer is called now; `now` in epoch ms. */
export async function renameCustomer(
  env: Pick<Env, 'SHOP'>,
  customerId: string,
  { firstName, lastName }: CustomerName,
  now: number,
): Promise<void> {
  await withRetry(() =>
    shopDatabase(env)
      .update(customer)
      .set({ firstName, lastName, updatedAt: now })
      .where(eq(customer.id, Number(customerId))),
  );
}
