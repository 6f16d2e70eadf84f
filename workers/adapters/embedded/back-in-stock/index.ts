import type { BackInStockPort, BackInStockWish } from '../../../../src/commerce/back-in-stock';
import { STOCK_MESSAGES } from '../../../../src/contract/stock';
import { emailKey } from '../../../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';

type Database = Pick<Env, 'SHOP'>;

/** Open notices of one e-mail; a further one is not taken. */
const MOST_OPEN = 50;

/** Whether a sku is sold itself: a product with variants and a set are sold by their parts. */
async function isSoldItself({ SHOP }: Database, store: string, sku: string): Promise<boolean> {
  const statement = SHOP.prepare(
    'SELECT 1 FROM stock WHERE store = ?1 AND sku = ?2 AND NOT EXISTS (SELECT 1 FROM stock_part WHERE stock_part.store = ?1 AND stock_part.sku = ?2)',
  ).bind(store, sku);
  return (await withRetry(() => statement.first())) !== null;
}

/**
 * Writes a notice, or opens one again that was sent, and the event with the token of its link, in one batch. One that
 * is open stays as it is.
 */
async function write(
  { SHOP }: Database,
  store: string,
  { sku, email, customerId }: BackInStockWish & { customerId: string | null },
  now: number,
): Promise<void> {
  const token = newToken();
  const hash = await digest(token);
  const notice = SHOP.prepare(
    `INSERT INTO back_in_stock_notice (store, sku, email, email_key, customer_id, token_hash, created_at)
     SELECT ?1, ?2, ?3, ?4, (SELECT id FROM customer WHERE id = ?5), ?6, ?7
     WHERE (SELECT count(*) FROM back_in_stock_notice WHERE email_key = ?4 AND sent_at IS NULL) < ${MOST_OPEN}
     ON CONFLICT (store, sku, email_key) DO UPDATE SET email = excluded.email, customer_id = excluded.customer_id,
       token_hash = excluded.token_hash, created_at = excluded.created_at, sent_at = NULL WHERE sent_at IS NOT NULL`,
  ).bind(store, sku, email, emailKey(email), customerId, hash, now);
  // Sent again after its answer was lost, the batch finds its own event.
  const event = SHOP.prepare(
    `INSERT INTO outbox (type, subject, store, secret, created_at, next_attempt_at) SELECT 'restock-noted', id, store, ?2, ?3, ?3 FROM back_in_stock_notice
     WHERE token_hash = ?1 AND NOT EXISTS (SELECT 1 FROM outbox WHERE delivered_at IS NULL AND secret = ?2)`,
  ).bind(hash, token, now);
  await withRetry(() => SHOP.batch([notice, event]));
}

/** Notices of one store view, beside our own stock; `now` in epoch ms. */
export function embeddedBackInStock(env: Database, store: string, now: number): BackInStockPort {
  async function notify(wish: BackInStockWish, customerId: string | null): Promise<Result<null>> {
    if (!(await isSoldItself(env, store, wish.sku))) return refuse(404, STOCK_MESSAGES.noStock);
    await write(env, store, { ...wish, customerId }, now);
    return ok(null);
  }

  return {
    notify: (wish) => notify(wish, null),
    ofCustomer: ({ customerId }) => ({ notify: (wish) => notify(wish, customerId) }),

    async end(token) {
      const statement = env.SHOP.prepare('DELETE FROM back_in_stock_notice WHERE token_hash = ?').bind(
        await digest(token),
      );
      await withRetry(() => statement.run());
    },
  };
}
