import type { Order } from '../../../../src/domain/order/order';
import { withoutPerson } from '../../../../src/domain/order/without-person';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { TO_REFUND } from './row';

/** Orders of one run. */
const STEP_ORDERS = 50;

/** How long an order leads to who ordered it, after the last that happened to it. Ms. */
export interface Kept {
  booksMs: number;
  /** Where it was bought on credit. */
  creditMs: number;
}

/** Until which moment of its own an order leads to nobody any more. */
const KEPT_FROM = "iif(doc ->> '$.totals.creditPaymentMethodCode' IS NULL, ?1, ?2)";

/** Orders kept long enough that are over, or were sent; of one that owes its shopper money it has to be known whom. */
const KEPT_ENOUGH = `SELECT number, doc FROM orders WHERE email <> '' AND created_at < ?1 AND created_at < ${KEPT_FROM}
  AND status IN ('sent', 'complete', 'canceled', 'expired') AND ${TO_REFUND} = 0
  AND NOT EXISTS (SELECT 1 FROM order_event WHERE order_number = number AND at >= ${KEPT_FROM})
  ORDER BY created_at LIMIT ?3`;

const NUMBERS = "(SELECT value ->> 'number' FROM json_each(?1))";

/** What leads to somebody in an order and in what hangs on it; ?1 is JSON of numbers and the orders without it. */
const EMPTY = [
  `DELETE FROM order_word WHERE rank IN (SELECT -CAST(value ->> 'number' AS INTEGER) FROM json_each(?1))
     AND word <> CAST(-rank AS TEXT)`,
  // What a method of paying is called in a note is nobody's, and the order's page tells it.
  `UPDATE order_event SET note = iif(type = 'pay-otherwise', note, NULL), actor = NULL WHERE order_number IN ${NUMBERS}`,
  `UPDATE order_return_event SET note = NULL, actor = NULL
     WHERE return_number IN (SELECT number FROM order_return WHERE order_number IN ${NUMBERS})`,
  `UPDATE order_return_line SET refusal = NULL
     WHERE return_number IN (SELECT number FROM order_return WHERE order_number IN ${NUMBERS})`,
  `UPDATE order_return SET customer_id = '', comment = '', refusal = NULL, guide = NULL WHERE order_number IN ${NUMBERS}`,
  `UPDATE coupon_use SET customer_id = NULL, email = NULL WHERE order_number IN ${NUMBERS}`,
  `UPDATE card_payment SET url = NULL, return_url = '', last_digits = NULL WHERE payee_kind = 'order' AND payee_id IN ${NUMBERS}`,
  `DELETE FROM order_key WHERE (store, owner) IN (SELECT store, owner FROM orders WHERE number IN ${NUMBERS})
     AND order_number IN ${NUMBERS}`,
  `UPDATE orders SET doc = kept.value ->> 'doc', email = '', customer_id = NULL, owner = 'nobody ' || number, dispatch = NULL,
     guide = NULL FROM json_each(?1) AS kept WHERE number = kept.value ->> 'number'`,
];

/**
 * Takes whoever ordered out of orders that were kept as long as the law asks for: what was sold, for how much, and to
 * which region is left. Fifty a run; all of one batch or nothing, and done again it finds them no more. Answers how
 * many.
 */
export const anonymiseOrders =
  ({ booksMs, creditMs }: Kept) =>
  async ({ SHOP }: Pick<Env, 'SHOP'>, now: number): Promise<number> => {
    const { results } = await withRetry(() =>
      SHOP.prepare(KEPT_ENOUGH)
        .bind(now - booksMs, now - creditMs, STEP_ORDERS)
        .all<{ number: string; doc: string }>(),
    );
    if (results.length === 0) return 0;
    const emptied = results.map(({ number, doc }) => ({ number, doc: withoutPerson(JSON.parse(doc) as Order) }));
    const bound = JSON.stringify(emptied);
    await withRetry(() => SHOP.batch(EMPTY.map((statement) => SHOP.prepare(statement).bind(bound))));
    return results.length;
  };
