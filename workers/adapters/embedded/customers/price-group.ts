import { emailKey } from '../../../../src/domain/customer/email-key';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import type { RowOf } from '../database';
import type { customer } from '../schema/shop';

/** Puts the customer of this e-mail into a price group, and answers their id; null when nobody has it. */
export async function setPriceGroup(
  env: Pick<Env, 'SHOP'>,
  email: string,
  groupId: number,
  now: number,
): Promise<number | null> {
  const statement = env.SHOP.prepare(
    'UPDATE customer SET updated_at = CASE WHEN group_id = ?2 THEN updated_at ELSE ?3 END, group_id = ?2 WHERE email_key = ?1 RETURNING id',
  );
  const row = await withRetry(() =>
    statement.bind(emailKey(email), groupId, now).first<RowOf<typeof customer, 'id'>>(),
  );
  return row?.id ?? null;
}
