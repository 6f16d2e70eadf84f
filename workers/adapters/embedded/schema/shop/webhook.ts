import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { WEBHOOK_TYPES } from '../../../../../src/domain/order/news';

/**
 * What happened to orders, for the retailer's webhook: written in the batch that caused it, told at least once, of each
 * order one after another.
 */
export const webhookEvent = sqliteTable(
  'webhook_event',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    type: text({ enum: WEBHOOK_TYPES }).notNull(),
    orderNumber: text('order_number').notNull(),
    store: text().notNull(),
    /** JSON of the order's state right after it happened. */
    state: text().notNull(),
    createdAt: integer('created_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer('next_attempt_at').notNull(),
    /** When it was told, or given up. */
    deliveredAt: integer('delivered_at'),
    /** Why the last try failed; null for what was told. */
    failure: text(),
    /** When an operator had it sent again, which gives it its time anew, and under which key. */
    resentAt: integer('resent_at'),
    resentKey: text('resent_key'),
  },
  (t) => [
    index('webhook_event_due').on(t.store, t.deliveredAt, t.nextAttemptAt),
    index('webhook_event_order').on(t.orderNumber, t.deliveredAt),
    index('webhook_event_given_up')
      .on(t.store, t.deliveredAt)
      .where(sql`failure IS NOT NULL AND delivered_at IS NOT NULL`),
  ],
);
