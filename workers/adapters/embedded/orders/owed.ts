import { nextAsk } from '../../../../src/domain/refund/asks';

/**
 * Notes of orders (SQL over ?1) of which money came that they do not cost that it goes back: their shoppers are asked
 * where to, anew from the beginning. `now` in epoch ms.
 */
export const owedStatement = (db: D1Database, numbers: string, bound: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO refund (order_number, store, created_at, ask_at)
       SELECT number, store, ?2, ?2 FROM orders WHERE number IN (${numbers}) AND received > reversed + refunded
       ON CONFLICT (order_number) DO UPDATE SET ask_at = ?2, asks = 0`,
    )
    .bind(bound, now);

/** Has the cards of an order looked after from now on: what is needed no longer is let go or goes back to them. */
export const cardsDueStatement = (
  db: D1Database,
  { number, store }: { number: string; store: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO refund (order_number, store, created_at, due_at) VALUES (?1, ?2, ?3, ?3)
       ON CONFLICT (order_number) DO UPDATE SET due_at = ?3, attempts = 0`,
    )
    .bind(number, store, now);

/** Notes of an order whose money did not arrive that it goes back once more: its account is forgotten, and the letter that says so asks for another. */
export const bouncedStatements = (db: D1Database, number: string, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO refund (order_number, store, created_at, ask_at, asks) SELECT number, store, ?2, ?3, 1 FROM orders WHERE number = ?1
       ON CONFLICT (order_number) DO UPDATE SET ask_at = ?3, asks = 1`,
    )
    .bind(number, now, nextAsk(1, now)),
  db.prepare('DELETE FROM refund_account WHERE order_number = ?').bind(number),
];

/**
 * Fails a batch, by writing it once more, where the shopper of an order has said an account: its desk may have sent the
 * money there and not noted it yet.
 */
export const unlessAccountGiven = (db: D1Database, number: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO refund_account (order_number, store, way, given_at)
       SELECT order_number, store, way, given_at FROM refund_account WHERE order_number = ?`,
    )
    .bind(number);
