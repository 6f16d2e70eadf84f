import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { OWN_REALM } from '../../../settings/backends';
import type { Person } from '../privacy/personal-rows';

/**
 * Takes the name off what somebody wrote of products, which stays; each as a change of its own, so that the catalogue's
 * copy loses it too.
 */
export async function forgetReviewer({ SHOP }: Pick<Env, 'SHOP'>, { realm, customerId }: Person): Promise<void> {
  if (realm !== OWN_REALM || customerId === null) return;
  const next = SHOP.prepare(
    `UPDATE review SET nickname = '', customer_id = NULL, seq = (SELECT coalesce(max(seq), 0) + 1 FROM review)
     WHERE id = (SELECT id FROM review WHERE customer_id = ? LIMIT 1)`,
  ).bind(Number(customerId));
  while ((await withRetry(() => next.run())).meta.changes > 0);
}
