import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Orders of which money goes back since some or all of them does not stay; how much follows from the order's money
 * alone. `due_at`: when its cards are looked after next, null once nothing of it goes to one. Times in epoch ms.
 */
export const refund = sqliteTable(
  'refund',
  {
    orderNumber: text('order_number').primaryKey(),
    store: text().notNull(),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at'),
    attempts: integer().notNull().default(0),
  },
  (t) => [index('refund_due').on(t.dueAt).where(sql`due_at IS NOT NULL`)],
);
