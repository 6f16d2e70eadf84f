import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';

/** Somebody who gets the newsletter; `confirmedAt` in epoch ms. */
export interface Subscriber {
  id: number;
  email: string;
  confirmedAt: number;
  endToken: string;
}

/** Who gets the newsletter of a store view, by id, from behind `after` on. */
export async function listSubscribers(
  { SHOP }: Pick<Env, 'SHOP'>,
  store: string,
  after: number,
  size: number,
): Promise<Subscriber[]> {
  const { results } = await withRetry(() =>
    SHOP.prepare(
      `SELECT id, email, confirmed_at AS confirmedAt, end_token AS endToken FROM newsletter
       WHERE store = ?1 AND id > ?2 AND confirmed_at IS NOT NULL AND ended_at IS NULL ORDER BY id LIMIT ?3`,
    )
      .bind(store, after, size)
      .all<Subscriber>(),
  );
  return results;
}
