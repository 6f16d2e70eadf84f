import { and, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { HistoryPort, OrdersWanted } from '../../../../src/commerce/own/history';
import { CANCEL_REASONS } from '../../../../src/config/cancel-reasons';
import { STORES, storeByCode } from '../../../../src/config/stores';
import { ORDERS_SHOWN, type OrderGroup } from '../../../../src/contract/history/pages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { asItStands } from '../../../../src/domain/order/as-it-stands';
import { historyDocument } from '../../../../src/domain/order/history-document';
import { stillDue } from '../../../../src/domain/order/money';
import type { Order } from '../../../../src/domain/order/order';
import type { OrderStatus } from '../../../../src/domain/order/status';
import { type ToldOrder, toldOrder } from '../../../../src/domain/order/told-order';
import { ok, refuse } from '../../../../src/domain/result';
import { foldText } from '../../../../src/domain/search/text';
import { isOrderNumber, orderNumberDigits } from '../../../../src/domain/validation';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { type OrderRow, orderOf, stateOf } from '../orders/row';
import { orderLine, orders } from '../schema/shop';
import { cancelOwn } from './cancel';

const STATUSES: Record<OrderGroup, OrderStatus[]> = {
  open: ['pending', 'processing', 'sent'],
  delivered: ['complete'],
  ended: ['canceled', 'expired'],
};

/**
 * Letters that SQL does not fold by itself, each with what it is folded to: those of the languages that are spoken here,
 * and no others, as each makes the expression deeper and the database takes a hundred levels.
 */
const FOLDED_LETTERS = {
  a: 'áàäÁÀÄ',
  e: 'éèÉÈ',
  i: 'íìÍÌ',
  n: 'ñÑ',
  o: 'óòöÓÒÖ',
  u: 'úùüÚÙÜ',
};

/** A name without accents and capitals, as SQL. */
const folded = (name: SQL): SQL =>
  Object.entries(FOLDED_LETTERS)
    .flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const))
    .reduce((text, [from, to]) => sql`replace(${text}, ${sql.raw(`'${from}', '${to}'`)})`, sql`lower(${name})`);

const MOST_WORDS = 5;

/** Orders with a line whose name has all these words, or of this number. */
function isFound(search: string): SQL | undefined {
  if (isOrderNumber(search)) return eq(orders.number, orderNumberDigits(search));
  const words = foldText(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const has = words.map((word) => sql`instr(told, ${word}) > 0`);
  const told = sql`SELECT ${folded(sql`${orderLine.name}`)} AS told FROM ${orderLine} WHERE ${orderLine.orderNumber} = ${orders.number}`;
  return words.length === 0 ? undefined : sql`EXISTS (SELECT 1 FROM (${told}) WHERE ${and(...has)})`;
}

/** What of the list is wanted, of one customer. */
const wantedOf = (customerId: string, { group, since, search = '' }: OrdersWanted): SQL | undefined =>
  and(
    eq(orders.customerId, customerId),
    group && inArray(orders.status, STATUSES[group]),
    since === undefined ? undefined : gte(orders.createdAt, since),
    isFound(search.trim()),
  );

function documentOf(order: Order, row: OrderRow, id: number, customerId: string) {
  const view = storeByCode(STORES, row.store);
  return historyDocument(order, {
    id,
    due: stillDue(stateOf(row).money),
    customerId: Number(customerId),
    storeName: view?.name ?? row.store,
    currencyCode: view?.i18n.currencyCode ?? 'MXN',
  });
}

/** An order as a list tells it: as it stands now, with its day. */
function toldRow({ id, row }: { id: number; row: OrderRow }, customerId: string): ToldOrder {
  const order = orderOf(row);
  const told = toldOrder(documentOf(order, row, id, customerId));
  const now = asItStands(order, stateOf(row).money);
  return {
    ...told,
    total: now.totals.grandTotal,
    lines: told.lines.map((line, at) => ({
      ...line,
      image: now.lines[at]?.image ?? null,
      qty: now.lines[at]?.qty ?? line.qty,
    })),
    promise: order.promise ?? null,
    tracking: order.dispatch?.url ?? null,
  };
}

const ROW = { id: sql<number>`${orders}.rowid`, row: orders };

/** Orders of our own customers, of every store view. */
export const embeddedHistory = (env: Env, now: number): HistoryPort => ({
  ofCustomer: ({ customerId }) => ({
    async list(wanted) {
      const database = shopDatabase(env);
      const which = wantedOf(customerId, wanted);
      const [rows, [counted]] = await withRetry(() =>
        database.batch([
          database
            .select(ROW)
            .from(orders)
            .where(which)
            .orderBy(desc(orders.createdAt), desc(orders.number))
            .limit(ORDERS_SHOWN)
            .offset((wanted.page - 1) * ORDERS_SHOWN),
          database.select({ total: count() }).from(orders).where(which),
        ]),
      );
      const items = rows.map((row) => toldRow(row, customerId));
      return ok({ items, total: counted?.total ?? 0 });
    },

    async underWay() {
      const database = shopDatabase(env);
      const newest = [desc(orders.createdAt), desc(orders.number)];
      const isPending = sql`${orders.status} = 'pending'`;
      const [open, last] = await withRetry(() =>
        database.batch([
          database
            .select(ROW)
            .from(orders)
            .where(wantedOf(customerId, { group: 'open', page: 1 }))
            .orderBy(desc(isPending), ...newest)
            .limit(ORDERS_SHOWN),
          database
            .select(ROW)
            .from(orders)
            .where(eq(orders.customerId, customerId))
            .orderBy(...newest)
            .limit(1),
        ]),
      );
      return ok((open.length > 0 ? open : last).map((row) => toldRow(row, customerId)));
    },

    async order(number) {
      const asked = isOrderNumber(number) ? orderNumberDigits(number) : '';
      const [found] = await withRetry(() =>
        shopDatabase(env)
          .select(ROW)
          .from(orders)
          .where(and(eq(orders.number, asked), eq(orders.customerId, customerId)))
          .limit(1),
      );
      if (!found) return refuse(404, ORDER_MESSAGES.orderUnknown);
      const order = orderOf(found.row);
      return ok({ kind: 'own' as const, order, document: documentOf(order, found.row, found.id, customerId) });
    },

    async cancelReasons(number) {
      const found = await this.order(number);
      return found.ok ? ok([...CANCEL_REASONS]) : found;
    },
    cancel: (cancellation) => cancelOwn(env, customerId, cancellation, now),
  }),
});
