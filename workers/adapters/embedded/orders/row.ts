import { eq } from 'drizzle-orm';
import { toCentavos } from '../../../../src/domain/money';
import type { Dispatch } from '../../../../src/domain/order/dispatch';
import type { GoneUnits } from '../../../../src/domain/order/items';
import type { Order } from '../../../../src/domain/order/order';
import type { OrderState } from '../../../../src/domain/order/step';
import { isMoved } from '../../../../src/domain/shipping/promise';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { orders } from '../schema/shop';

/** What the sequence of orders makes a number of, as SQL. */
export const NUMBER_OF_LAST = "printf('%09d', last)";

/** The number of the order a batch is placing, as SQL. */
export const ORDER_NUMBER = `(SELECT ${NUMBER_OF_LAST} FROM sequence WHERE name = 'order')`;

/**
 * The rules of src/domain/order/money.ts for queries that look at many orders, or that write only where a rule holds.
 * They read columns of the table `orders`; a test compares them with that file.
 */

/** What is there of what came in. */
export const KEPT = '(orders.received - orders.reversed - orders.refunded)';

/** What is held on cards and neither taken nor let go. */
const OPEN_AUTHORISATION = '(orders.authorised - orders.captured - orders.released)';

/** What is paid by another form than the wallet. */
const BY_OTHER_FORMS = '(orders.charged - orders.wallet)';

/** What the shopper still owes, in centavos. */
export const STILL_DUE = `max(0, ${BY_OTHER_FORMS} - ${KEPT})`;

/** What the shop still owes the shopper, in centavos. */
export const TO_REFUND = `max(0, ${KEPT} - ${BY_OTHER_FORMS})`;

/** What is held and needed no longer, in centavos. */
export const TO_RELEASE = `max(0, ${OPEN_AUTHORISATION} - ${STILL_DUE})`;

export type OrderRow = typeof orders.$inferSelect;

/** An order by its number; with a store view only where it is of that view. */
export interface OrderRef {
  number: string;
  storeCode?: string;
}

/** The row of an order as it is now, null when there is none. */
export async function readRow(env: Env, { number, storeCode }: OrderRef): Promise<OrderRow | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env).select().from(orders).where(eq(orders.number, number)).limit(1),
  );
  return row && (storeCode === undefined || row.store === storeCode) ? row : null;
}

/** The columns an order is read from. */
export const ORDER_COLUMNS = {
  number: orders.number,
  status: orders.status,
  doc: orders.doc,
  promisedFrom: orders.promisedFrom,
  promisedTo: orders.promisedTo,
  promisedBefore: orders.promisedBefore,
  promiseChange: orders.promiseChange,
  keptUntil: orders.keptUntil,
  dispatch: orders.dispatch,
  gone: orders.gone,
};

type ReadRow = Pick<OrderRow, keyof typeof ORDER_COLUMNS>;

/** What is promised now, beside what was promised when the order was placed. */
function promiseOf(placed: Order['promise'], row: ReadRow): Pick<Order, 'promise'> {
  const { promisedFrom: from, promisedTo: to, promisedBefore: before, promiseChange: why } = row;
  if (!placed || from === null || to === null || before === null) return {};
  // Of another day only the last one was told.
  const last = why && isMoved(why) ? { isByLast: true as const } : {};
  return { promise: { ...placed, ...last, from, to, before, ...(why ? { change: { why, was: placed } } : {}) } };
}

/** With whom an order was sent, where that was said. */
export const dispatchOf = ({ dispatch }: Pick<OrderRow, 'dispatch'>): Pick<Order, 'dispatch'> =>
  dispatch === null ? {} : { dispatch: JSON.parse(dispatch) as Dispatch };

/** What `gone` holds where all units of an order stay, as of nearly every one. */
const NONE_GONE = '{}';

/** Lines as they were ordered, each with its units that do not stay. */
function linesOf({ lines }: Order, { gone }: Pick<OrderRow, 'gone'>): Order['lines'] {
  if (gone === NONE_GONE) return lines;
  const units = JSON.parse(gone) as GoneUnits;
  return lines.map((line) => {
    const left = units[line.lineNo];
    return left === undefined ? line : { ...line, gone: left };
  });
}

/** Until when its branch keeps an order, while it lies ready there: one that was handed over is kept no more. */
const keptOf = ({ status, keptUntil }: ReadRow): Pick<Order, 'keptUntil'> =>
  status === 'sent' && keptUntil !== null ? { keptUntil } : {};

/** An order as it was placed, with its number, and the status, units, promise and dispatch it has now. */
export function orderOf(row: ReadRow): Order {
  const { number, status, doc } = row;
  const placed = JSON.parse(doc) as Order;
  const now = { number, status, lines: linesOf(placed, row) };
  return { ...placed, ...now, ...promiseOf(placed.promise, row), ...keptOf(row), ...dispatchOf(row) };
}

/** Where an order stands. */
export const stateOf = (row: OrderRow): OrderState => ({
  status: row.status,
  isAccepted: row.isAccepted,
  money: {
    charged: toCentavos(row.charged),
    wallet: toCentavos(row.wallet),
    authorised: toCentavos(row.authorised),
    captured: toCentavos(row.captured),
    released: toCentavos(row.released),
    received: toCentavos(row.received),
    reversed: toCentavos(row.reversed),
    refunded: toCentavos(row.refunded),
    disputed: toCentavos(row.disputed),
  },
});

/** The last digits of the card of an order, as SQL that reads the table `orders`. */
export const CARD_DIGITS = `(SELECT last_digits FROM card_payment WHERE payee_kind = 'order' AND payee_id = orders.number
  AND last_digits IS NOT NULL ORDER BY created_at DESC LIMIT 1)`;
