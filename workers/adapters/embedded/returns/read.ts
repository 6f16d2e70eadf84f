import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { NO_CENTAVOS } from '../../../../src/domain/money';
import { toRefund } from '../../../../src/domain/order/money';
import type { Order } from '../../../../src/domain/order/order';
import { type ReturnClock, returnClock } from '../../../../src/domain/returns/clock';
import {
  CONDITIONS,
  isCondition,
  isReason,
  REASONS,
  type Return,
  type ReturnStatus,
} from '../../../../src/domain/returns/return';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { type OrderRow, orderOf, stateOf } from '../orders/row';
import { orderEvent, orderReturn, orderReturnLine, orderReturnPicture, orders } from '../schema/shop';

type Database = Pick<Env, 'SHOP'>;
export type ReturnRow = typeof orderReturn.$inferSelect;
export type ReturnLineRow = typeof orderReturnLine.$inferSelect;

/** A return with what its order says of it. */
export interface KeptReturn {
  told: Return;
  row: ReturnRow;
  lines: ReturnLineRow[];
  orderRow: OrderRow;
  order: Order;
}

/**
 * The status as people see it: refunded once something went back to its shopper, by a form of payment or into the wallet
 * that paid (`wallet`: what it paid at first), and nothing is owed to them any more. Of a canceled order money goes back
 * because of that, whatever comes of its parcel.
 */
function statusOf({ status, way }: ReturnRow, { wallet = NO_CENTAVOS }: Order, orderRow: OrderRow): ReturnStatus {
  const { money } = stateOf(orderRow);
  const wentBack = money.refunded + wallet - money.wallet;
  return status === 'received' && way !== 'undelivered' && wentBack > 0 && toRefund(money) === 0 ? 'refunded' : status;
}

const named = (labels: Readonly<Record<string, string>>, value: string) => ({ value, label: labels[value] ?? value });

/** Returns of one order or one return alone, whole, the oldest first, in one wait of SHOP. */
export async function readReturns(
  env: Database,
  which: { order: string } | { numbers: readonly string[] },
): Promise<KeptReturn[]> {
  const database = shopDatabase(env);
  const wanted =
    'order' in which ? eq(orderReturn.orderNumber, which.order) : inArray(orderReturn.number, [...which.numbers]);
  const numbers = database.select({ number: orderReturn.number }).from(orderReturn).where(wanted);
  const ofThem = database.select({ number: orderReturn.orderNumber }).from(orderReturn).where(wanted);
  const [rows, orderRows, lines, pictures] = await withRetry(() =>
    database.batch([
      database.select().from(orderReturn).where(wanted).orderBy(asc(orderReturn.number)),
      database.select().from(orders).where(inArray(orders.number, ofThem)),
      database
        .select()
        .from(orderReturnLine)
        .where(inArray(orderReturnLine.returnNumber, numbers))
        .orderBy(asc(orderReturnLine.lineNo)),
      database
        .select()
        .from(orderReturnPicture)
        .where(inArray(orderReturnPicture.returnNumber, numbers))
        .orderBy(asc(orderReturnPicture.createdAt)),
    ]),
  );
  const found = rows.flatMap((row) => {
    const orderRow = orderRows.find(({ number }) => number === row.orderNumber);
    return orderRow ? [{ row, orderRow }] : [];
  });
  return found.map(({ row, orderRow }) => {
    const order = orderOf(orderRow);
    const own = lines.filter(({ returnNumber }) => returnNumber === row.number);
    return {
      row,
      orderRow,
      order,
      lines: own,
      told: toldReturn(row, statusOf(row, order, orderRow), order, own, pictures),
    };
  });
}

function toldReturn(
  row: ReturnRow,
  status: ReturnStatus,
  order: Order,
  own: readonly ReturnLineRow[],
  pictures: readonly (typeof orderReturnPicture.$inferSelect)[],
): Return {
  const { number, way, collectOn, collectAgreed, carrier, guide, isToWallet, comment, refusal, version } = row;
  return {
    number,
    order: row.orderNumber,
    status,
    at: row.createdAt,
    lines: own.map(({ lineNo, qty, reason, condition, received, accepted, refusal: why }) => {
      const bought = order.lines.find((line) => line.lineNo === lineNo);
      return {
        lineNo,
        sku: bought?.sku ?? '',
        name: bought?.name ?? '',
        image: bought?.image ?? null,
        qty,
        reason: named(isReason(reason) ? REASONS : {}, reason),
        condition: named(isCondition(condition) ? CONDITIONS : {}, condition),
        received,
        accepted,
        refusal: why,
      };
    }),
    way,
    collectOn,
    collectAgreed,
    label: carrier || guide ? { carrier: carrier ?? '', guide: guide ?? '' } : null,
    isToWallet,
    comment,
    refusal,
    pictures: pictures.filter(({ returnNumber }) => returnNumber === number).map(({ id, type }) => ({ id, type })),
    version,
  };
}

/** The order of a customer; null for one of somebody else. */
export async function ownOrder(env: Database, customerId: string, number: string): Promise<OrderRow | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(orders)
      .where(and(eq(orders.number, number), eq(orders.customerId, customerId)))
      .limit(1),
  );
  return row ?? null;
}

/** When an order was delivered, by whoever noted it, epoch ms; null where nobody did. */
export async function deliveredAt(env: Database, number: string): Promise<number | null> {
  const [delivered] = await withRetry(() =>
    shopDatabase(env)
      .select({ at: sql<number | null>`max(${orderEvent.at})` })
      .from(orderEvent)
      .where(and(eq(orderEvent.orderNumber, number), eq(orderEvent.type, 'deliver'))),
  );
  return delivered?.at ?? null;
}

/**
 * The clock of an order's returns: from when it was delivered, until then from the last promised day. null where
 * neither is known.
 */
export function clockOf({ status, promisedTo }: OrderRow, delivered: number | null): ReturnClock | null {
  const at = (status === 'complete' ? delivered : null) ?? promisedTo;
  return at === null ? null : returnClock(at);
}
