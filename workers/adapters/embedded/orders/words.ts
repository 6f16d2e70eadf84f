import { orderWords } from '../../../../src/domain/order/search-words';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { ORDER_NUMBER, type OrderRow, orderOf } from './row';

/** Orders of one run: those from before words were kept. */
const STEP_ORDERS = 100;

interface Found {
  /** null: the order that this batch places. */
  number: string | null;
  store: string;
  words: readonly string[];
}

const NUMBER = `coalesce(?3, ${ORDER_NUMBER})`;

/** Writes what an order is found by, its number included. `words` are those of orderWords. */
export const wordStatement = (db: D1Database, { number, store, words }: Found): D1PreparedStatement =>
  db
    .prepare(
      `INSERT OR IGNORE INTO order_word (store, word, rank)
       SELECT ?1, value, -CAST(${NUMBER} AS INTEGER) FROM json_each(?2) UNION ALL SELECT ?1, ltrim(${NUMBER}, '0'), -CAST(${NUMBER} AS INTEGER)`,
    )
    .bind(store, JSON.stringify(words), number);

/** Forgets words an order was found by. */
export const forgetWordsStatement = (db: D1Database, { number, store, words }: Found): D1PreparedStatement =>
  db
    .prepare(
      'DELETE FROM order_word WHERE store = ?1 AND word IN (SELECT value FROM json_each(?2)) AND rank = -CAST(?3 AS INTEGER)',
    )
    .bind(store, JSON.stringify(words), number);

/** Writes the words of orders that have none yet, some at a time. Answers how many. */
export async function writeMissingWords(env: Pick<Env, 'SHOP'>): Promise<number> {
  const db = env.SHOP;
  const { results } = await withRetry(() =>
    db
      .prepare(
        `SELECT number, store, status, doc, promised_from AS promisedFrom, promised_to AS promisedTo, promised_before AS promisedBefore,
           promise_change AS promiseChange, kept_until AS keptUntil, dispatch, gone FROM orders WHERE has_words = 0 ORDER BY number DESC LIMIT ?`,
      )
      .bind(STEP_ORDERS)
      .all<OrderRow>(),
  );
  const statements = results.flatMap((row) => [
    wordStatement(db, { number: row.number, store: row.store, words: orderWords(orderOf(row)) }),
    db.prepare('UPDATE orders SET has_words = 1 WHERE number = ?').bind(row.number),
  ]);
  if (statements.length > 0) await withRetry(() => db.batch(statements));
  return results.length;
}
