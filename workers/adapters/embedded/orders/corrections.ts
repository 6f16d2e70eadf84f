import { keptUntil } from '../../../../src/config/terms';
import type { Dispatch } from '../../../../src/domain/order/dispatch';
import type { CorrectedAddress, ItemsEvent, OrderEvent } from '../../../../src/domain/order/events';
import { takenOff } from '../../../../src/domain/order/items';
import { guideWords, orderWords } from '../../../../src/domain/order/search-words';
import { type OrderRow, orderOf } from './row';
import { forgetWordsStatement, wordStatement } from './words';

/** With whom an order goes now; its guide number is one of the words it is found by. */
const dispatchStatements = (
  db: D1Database,
  { number, store }: OrderRow,
  { guide, ...sent }: Dispatch,
): D1PreparedStatement[] => [
  db
    .prepare('UPDATE orders SET dispatch = ?, guide = ? WHERE number = ?')
    .bind(JSON.stringify({ ...sent, guide }), guide, number),
  ...(guide === null ? [] : [wordStatement(db, { number, store, words: guideWords(guide) })]),
];

/** Where an order goes now, and what it is found by instead. */
function addressStatements(db: D1Database, row: OrderRow, { address, days }: CorrectedAddress): D1PreparedStatement[] {
  const { number, store } = row;
  const order = orderOf(row);
  const words = orderWords({ ...order, shippingAddress: address });
  const gone = orderWords(order).filter((word) => !words.includes(word));
  return [
    db
      .prepare("UPDATE orders SET doc = json_set(doc, '$.shippingAddress', json(?)) WHERE number = ?")
      .bind(JSON.stringify(address), number),
    ...(days
      ? [
          db
            .prepare("UPDATE orders SET doc = json_set(doc, '$.shippingMethod.deliveryDays', json(?)) WHERE number = ?")
            .bind(JSON.stringify(days), number),
        ]
      : []),
    forgetWordsStatement(db, { number, store, words: gone }),
    wordStatement(db, { number, store, words }),
  ];
}

/** Which units of it do not stay from now on. Throws where there are not as many: the event was made for another row. */
function goneStatements(db: D1Database, row: OrderRow, { items }: ItemsEvent): D1PreparedStatement[] {
  const taken = takenOff(orderOf(row).lines, items);
  if (!taken.ok) throw new Error(`units of order ${row.number} that are not there`);
  return [db.prepare('UPDATE orders SET gone = ? WHERE number = ?').bind(JSON.stringify(taken.value.gone), row.number)];
}

/** Until when its branch keeps an order that is ready there from now on; nothing of one that is sent. */
const keptStatements = (db: D1Database, row: OrderRow, at: number): D1PreparedStatement[] =>
  orderOf(row).branch
    ? [db.prepare('UPDATE orders SET kept_until = ? WHERE number = ?').bind(keptUntil(at), row.number)]
    : [];

/** What an event at a moment (epoch ms) puts right of an order beside its status and money. */
export function correctionStatements(
  db: D1Database,
  row: OrderRow,
  event: OrderEvent,
  at: number,
): D1PreparedStatement[] {
  if (event.type === 'take-back-send')
    return [
      db
        .prepare('UPDATE orders SET dispatch = NULL, guide = NULL, kept_until = NULL WHERE number = ?')
        .bind(row.number),
    ];
  if (event.type === 'send')
    return [...keptStatements(db, row, at), ...(event.dispatch ? dispatchStatements(db, row, event.dispatch) : [])];
  if (event.type === 'tell-again') return keptStatements(db, row, at);
  if ('items' in event) return goneStatements(db, row, event);
  if ('address' in event) return addressStatements(db, row, event);
  return 'dispatch' in event && event.dispatch ? dispatchStatements(db, row, event.dispatch) : [];
}
