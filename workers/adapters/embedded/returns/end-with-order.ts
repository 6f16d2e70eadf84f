import { UNITS_ON_RETURNS } from './units';

/** Of a return that asks for units of a line of which fewer stay than stand on returns. SQL over order_return. */
export const ASKS_FOR_GONE = `EXISTS (SELECT 1 FROM order_return_line AS asked
  JOIN order_line AS own ON own.order_number = order_return.order_number AND own.line_no = asked.line_no
  WHERE asked.return_number = order_return.number
    AND own.qty < coalesce((SELECT gone ->> CAST(own.line_no AS TEXT) FROM orders WHERE number = own.order_number), 0)
      + (SELECT ${UNITS_ON_RETURNS} FROM order_return_line AS line JOIN order_return AS made ON made.number = line.return_number
        WHERE made.order_number = own.order_number AND line.line_no = own.line_no))`;

/**
 * Ends the returns of orders that go off which nobody has sent, and frees their units: they are in the shop still, or come
 * back with the parcel. `numbers` is SQL that answers order numbers, with `bound` for its ?1; `which` is SQL that says
 * which of their returns. Of the batch that ends them.
 */
export function endReturnsStatements(
  db: D1Database,
  numbers: string,
  bound: string,
  { actor, at, which = 'TRUE' }: { actor: string | null; at: number; which?: string },
): D1PreparedStatement[] {
  // Their event is written first, and says to the others which they are.
  const ended = `SELECT number FROM order_return WHERE order_number IN (${numbers})
    AND EXISTS (SELECT 1 FROM order_return_event AS past WHERE past.return_number = number AND past.seq = version + 1)`;
  return [
    // Goods that their customer has neither sent nor brought.
    db
      .prepare(
        `INSERT INTO order_return_event (return_number, seq, status, at, actor)
         SELECT number, version + 1, 'withdrawn', ?2, ?3 FROM order_return WHERE order_number IN (${numbers})
           AND status IN ('requested', 'authorised') AND way <> 'handed-over' AND ${which}`,
      )
      .bind(bound, at, actor),
    db.prepare(`UPDATE order_return_line SET taken = received WHERE return_number IN (${ended})`).bind(bound),
    db
      .prepare(`UPDATE order_return SET status = 'withdrawn', version = version + 1 WHERE number IN (${ended})`)
      .bind(bound),
  ];
}
