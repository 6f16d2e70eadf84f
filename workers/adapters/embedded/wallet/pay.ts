import type { Centavos } from '../../../../src/domain/money';
import { leftOf, OPEN_CREDITS, SOONEST_FIRST, SOONEST_LAST } from './sql';

/** How long at least what an order gives back can be spent. Source: decisions "Refund". */
const RETURNED_MS = 30 * 24 * 60 * 60 * 1000;

interface Taken {
  store: string;
  customerId: string;
  kind: 'payment' | 'correction';
  /** Above zero. */
  amount: Centavos;
  /** Under which it is taken once; left out where the batch itself happens once. */
  key?: string;
  note?: string;
  /** What the operator is called who takes it. */
  by?: string;
  at: number;
}

/**
 * Takes an amount out of a wallet, for the order whose number is the SQL `order`: of what ends first. Fails the batch
 * where there is less (`isOverspent`), so that orders that are placed at one moment never spend it twice.
 */
export const takeStatement = (
  db: D1Database,
  order: string,
  { store, customerId, kind, amount, key, note, by, at }: Taken,
): D1PreparedStatement =>
  // The last credit is asked for all that is missing: more than is left of it is refused by the ledger itself.
  db
    .prepare(
      `INSERT INTO wallet_entry (store, customer_id, kind, key, note, actor, amount, ref, order_number, at)
       SELECT ?2, ?1, ?5, iif(before = 0, ?6, NULL), ?7, ?8, -coalesce(iif(is_last, ?4 - before, min(left, ?4 - before)), ?4), id, ${order}, ?3
       FROM (SELECT 1) LEFT JOIN (
         SELECT id, left, sum(left) OVER (ORDER BY ${SOONEST_FIRST}) - left AS before,
           row_number() OVER (ORDER BY ${SOONEST_LAST}) = 1 AS is_last
         FROM (${OPEN_CREDITS})
       ) WHERE id IS NULL OR before < ?4`,
    )
    .bind(customerId, store, at, amount, kind, key ?? null, note ?? null, by ?? null);

/** Whether a batch failed because a wallet held less than was to be paid by it. */
export const isOverspent = (error: unknown): boolean => /wallet_entry_(?:covered|ref)/.test(String(error));

/**
 * Gives back what wallets paid of orders, at most `amount` of each, what ends last first: it keeps the time it had, at
 * least thirty days. `numbers` is SQL that answers order numbers, with `bound` for its ?1.
 */
export const returnStatement = (
  db: D1Database,
  numbers: string,
  bound: string,
  at: number,
  amount: number = Number.MAX_SAFE_INTEGER,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO wallet_entry (store, customer_id, kind, amount, expires_at, ref, order_number, at)
       SELECT store, customer_id, 'returned', min(left, ?3 - before), max(expires_at, ?2 + ${RETURNED_MS}), id, order_number, ?2
       FROM (
         SELECT *, sum(left) OVER (PARTITION BY order_number ORDER BY ${SOONEST_LAST}) - left AS before
         FROM (
           SELECT payment.id, payment.store, payment.customer_id, payment.order_number, credit.expires_at, -${leftOf('payment')} AS left
           FROM wallet_entry AS payment LEFT JOIN wallet_entry AS credit ON credit.id = payment.ref
           WHERE payment.kind = 'payment' AND payment.order_number IN (${numbers})
         ) WHERE left > 0
       ) WHERE before < ?3`,
    )
    .bind(bound, at, amount);
