import type { WalletBalance, WalletEntry } from '../../../../src/domain/customer/wallet';
import { sum, toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import type { walletEntry } from '../schema/shop';
import { OPEN_CREDITS } from './sql';

/** Entries of a history that are shown. */
const MOST_ENTRIES = 100;

/** What can be spent of a customer's wallet in a store view at a moment (epoch ms). */
export async function walletBalance(
  env: Pick<Env, 'SHOP'>,
  store: string,
  customerId: string,
  now: number,
): Promise<WalletBalance> {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT expires_at AS at, sum(left) AS amount FROM (${OPEN_CREDITS}) GROUP BY expires_at ORDER BY expires_at IS NULL, expires_at`,
    )
      .bind(customerId, store, now)
      .all<{ at: number | null; amount: number }>(),
  );
  const ends = results.flatMap(({ at, amount }) => (at === null ? [] : [{ at, amount: toCentavos(amount) }]));
  return { amount: sum(results.map(({ amount }) => toCentavos(amount))), ends };
}

/** Whether anybody could spend a credit: not a guest, nor whose account is closed, or about to be. */
export const hasWallet = async (env: Pick<Env, 'SHOP'>, customerId: string | null): Promise<boolean> =>
  customerId !== null &&
  (await withRetry(() =>
    env.SHOP.prepare('SELECT 1 AS closing FROM account_closing WHERE customer_id = ?').bind(customerId).first(),
  )) === null;

type Row = Pick<typeof walletEntry.$inferSelect, 'id' | 'kind' | 'at' | 'expiresAt' | 'orderNumber'> & {
  amount: number;
  isHeld: number;
};

/** What came into a customer's wallet and what went, newest first; what one order took or gave back at once together. */
export async function walletHistory(env: Pick<Env, 'SHOP'>, store: string, customerId: string): Promise<WalletEntry[]> {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT max(entry.id) AS id, kind, sum(amount) AS amount, at, iif(amount > 0, expires_at, NULL) AS expiresAt,
         order_number AS orderNumber, orders.status IN ('pending', 'processing') AS isHeld
       FROM wallet_entry AS entry LEFT JOIN orders ON orders.number = order_number
       WHERE entry.customer_id = ?1 AND entry.store = ?2
       GROUP BY kind, at, order_number, expires_at, key ORDER BY max(entry.id) DESC LIMIT ${MOST_ENTRIES}`,
    )
      .bind(customerId, store)
      .all<Row>(),
  );
  return results.map(({ id, kind, amount, at, expiresAt, orderNumber, isHeld }) => ({
    id: String(id),
    kind,
    amount: toCentavos(amount),
    at,
    expiresAt,
    order: orderNumber,
    isHeld: kind === 'payment' && isHeld === 1,
  }));
}
