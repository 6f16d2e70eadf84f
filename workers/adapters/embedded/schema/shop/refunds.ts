import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { REFUND_WAYS } from '../../../../../src/domain/refund/account';

/**
 * Orders of which money goes back, or went; how much follows from the order's money alone. `due_at`: when its cards are
 * looked after next, null once nothing of it goes to one. `ask_at`: when its shopper is asked next where the rest of it
 * is sent, null where nobody has to be; `asks`: how often they were since the money was owed. Times in epoch ms.
 */
export const refund = sqliteTable(
  'refund',
  {
    orderNumber: text('order_number').primaryKey(),
    store: text().notNull(),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at'),
    attempts: integer().notNull().default(0),
    askAt: integer('ask_at'),
    asks: integer().notNull().default(0),
  },
  (t) => [
    index('refund_due').on(t.dueAt).where(sql`due_at IS NOT NULL`),
    index('refund_ask').on(t.askAt).where(sql`ask_at IS NOT NULL`),
  ],
);

/**
 * Where a shopper wants money of an order that came by no card: kept for that alone, and erased with its term. `clabe`
 * and `holder` are null where it is fetched at a branch.
 */
export const refundAccount = sqliteTable('refund_account', {
  orderNumber: text('order_number').primaryKey(),
  store: text().notNull(),
  way: text({ enum: REFUND_WAYS }).notNull(),
  clabe: text(),
  holder: text(),
  givenAt: integer('given_at').notNull(),
});
