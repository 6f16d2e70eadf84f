import { aliasedTable, and, asc, desc, eq, gt, gte, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { DeskQuery } from '../../../../src/commerce/desk/orders';
import { startOfDay } from '../../../../src/domain/mexico-city';
import { type DeskDays, type DeskList, facetOf } from '../../../../src/domain/order/desk-list';
import { ORDER_PAYEE } from '../../../../src/domain/payment/payee';
import { cardPayment, deskEntry, orders } from '../schema/shop';
import { digits, nothing, type Shop, startOf } from './listed-rows';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Other payments by card of an order. */
const otherPayment = aliasedTable(cardPayment, 'other_payment');

/** Orders that came within a day, the newest first. */
export function fresh(db: Shop, store: string, after: string | null, now: number) {
  const start = startOf(after);
  return db
    .select({ order: orders, due: sql<number>`${orders.createdAt}`.as('due'), word: nothing.word, digits })
    .from(orders)
    .where(
      and(
        eq(orders.store, store),
        gt(orders.createdAt, now - DAY_MS),
        start ? sql`(${orders.createdAt}, ${orders.number}) < (${start.first}, ${start.rest})` : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.number));
}

/** Orders of a list whose card holds their money less than a day longer, what lapses first first. */
export function lapsing(db: Shop, store: string, list: DeskList, { pay, place, after }: DeskQuery, now: number) {
  const start = startOf(after);
  const held = (payment: typeof cardPayment | typeof otherPayment) =>
    and(
      eq(payment.store, store),
      eq(payment.payeeKind, ORDER_PAYEE),
      gt(payment.authorised, 0),
      lt(payment.authorisedUntil, now + DAY_MS),
    );
  return db
    .select({ order: orders, due: sql<number>`${cardPayment.authorisedUntil}`.as('due'), word: nothing.word, digits })
    .from(cardPayment)
    .innerJoin(deskEntry, eq(deskEntry.orderNumber, cardPayment.payeeId))
    .innerJoin(orders, eq(orders.number, deskEntry.orderNumber))
    .where(
      and(
        held(cardPayment),
        eq(deskEntry.list, list),
        eq(deskEntry.facet, facetOf(pay, place)),
        start ? sql`(${cardPayment.authorisedUntil}, ${orders.number}) > (${start.first}, ${start.rest})` : undefined,
        // One that several cards hold money for stands by the first that lapses.
        notExists(
          db
            .select({ key: otherPayment.key })
            .from(otherPayment)
            .where(
              and(
                eq(otherPayment.payeeId, cardPayment.payeeId),
                held(otherPayment),
                sql`(${otherPayment.authorisedUntil}, ${otherPayment.key}) < (${cardPayment.authorisedUntil}, ${cardPayment.key})`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(cardPayment.authorisedUntil), asc(orders.number));
}

/**
 * Between which moments what an order is due by is, the second of them not in it (epoch ms): it is late from the moment
 * on at which it was due, and until then today's on its day.
 */
export function dueRange(days: Exclude<DeskDays, 'fresh' | 'lapses'>, now: number): { from: number; to: number } {
  const tomorrow = startOfDay(now) + DAY_MS;
  return { late: { from: 0, to: now }, today: { from: now, to: tomorrow }, due: { from: 0, to: tomorrow } }[days];
}

/** Entries of a list with their orders, of one way to pay and one place where those are asked for, where `narrowed` holds. */
export const entriesOf = (
  db: Shop,
  store: string,
  list: DeskList,
  { pay, place }: Pick<DeskQuery, 'pay' | 'place'>,
  ...narrowed: (SQL | undefined)[]
) =>
  db
    .select({ order: orders, due: deskEntry.due, word: nothing.word, digits })
    .from(deskEntry)
    .innerJoin(orders, eq(orders.number, deskEntry.orderNumber))
    .where(
      and(eq(deskEntry.store, store), eq(deskEntry.list, list), eq(deskEntry.facet, facetOf(pay, place)), ...narrowed),
    );

/** Orders of a list that are due on the days that are asked for, what is due first. */
export function ofDays(db: Shop, store: string, list: DeskList, query: DeskQuery, range: { from: number; to: number }) {
  const start = startOf(query.after);
  const from = start
    ? sql`(${deskEntry.due}, ${deskEntry.orderNumber}) > (${start.first}, ${start.rest})`
    : gte(deskEntry.due, range.from);
  return entriesOf(db, store, list, query, from, lt(deskEntry.due, range.to)).orderBy(
    asc(deskEntry.due),
    asc(deskEntry.orderNumber),
  );
}
