import { isVirtualLine } from '../../../../src/domain/cart/lines';
import { allStaying, type ItemUnits } from '../../../../src/domain/order/items';
import type { Order } from '../../../../src/domain/order/order';
import { dispatchOf, type OrderRow } from '../orders/row';
import { countStatement, UNITS_ON_RETURNS } from './units';

/** The return of this order, as its statements name it: an order is canceled on its way once. */
const KEY = "('undelivered ' || ?1)";
const OF_KEY = `(SELECT number FROM order_return WHERE key_hash = ${KEY})`;

/** Units of each of these lines that its carrier has: what stays and stands on no return. SQL; ?2 is a list of lines. */
const CARRIED = `(SELECT own.line_no, own.qty - coalesce((SELECT gone ->> CAST(own.line_no AS TEXT) FROM orders WHERE number = ?1), 0)
    - (SELECT ${UNITS_ON_RETURNS} FROM order_return_line AS line JOIN order_return AS made ON made.number = line.return_number
      WHERE made.order_number = ?1 AND line.line_no = own.line_no) AS qty
  FROM order_line AS own WHERE own.order_number = ?1 AND own.line_no IN (SELECT value FROM json_each(?2)))`;

/** What of an order that was sent nobody carries: it is there again as soon as it is canceled. */
export const neverCarried = ({ lines }: Order): ItemUnits[] => allStaying(lines.filter(isVirtualLine));

/**
 * Lets the parcel of an order that is canceled on its way be waited for, as a return that nobody asked for and of which
 * nobody is written to; nothing where nothing of it is carried. Of the batch that cancels it.
 */
export function undeliveredStatements(
  db: D1Database,
  row: OrderRow,
  { lines }: Order,
  actor: string | null,
  at: number,
): D1PreparedStatement[] {
  const carried = JSON.stringify(lines.filter((line) => !isVirtualLine(line)).map(({ lineNo }) => lineNo));
  const { dispatch } = dispatchOf(row);
  return [
    db
      .prepare(
        `INSERT INTO order_return (key_hash, store, order_number, customer_id, status, way, carrier, guide, comment, created_at, number, version)
         SELECT ${KEY}, ?3, ?1, ?4, 'on-way', 'undelivered', ?5, ?6, '', ?7, printf('%09d', sequence.last + 1), 1 FROM sequence
         WHERE sequence.name = 'return' AND EXISTS (SELECT 1 FROM ${CARRIED} WHERE qty > 0)`,
      )
      .bind(
        ...[row.number, carried, row.store, row.customerId ?? ''],
        ...[dispatch?.name ?? null, dispatch?.guide ?? null, at],
      ),
    countStatement(db),
    db
      .prepare(
        `INSERT INTO order_return_line (return_number, line_no, qty, taken, reason, condition)
         SELECT ${OF_KEY}, line_no, qty, qty, 'undelivered', 'unopened' FROM ${CARRIED} WHERE qty > 0`,
      )
      .bind(row.number, carried),
    db
      .prepare(
        `INSERT INTO order_return_event (return_number, seq, status, at, actor) SELECT number, 1, 'on-way', ?2, ?3 FROM order_return WHERE key_hash = ${KEY}`,
      )
      .bind(row.number, at, actor),
  ];
}
