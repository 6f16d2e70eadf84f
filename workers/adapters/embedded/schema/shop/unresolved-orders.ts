import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Orders that were sent to a retailer and of which nobody knows whether they were made, until an operator has seen to
 * them. Times epoch ms.
 */
export const unresolvedOrder = sqliteTable(
  'unresolved_order',
  {
    store: text().notNull(),
    /** The id it was sent under, by which the retailer can look for it. */
    orderId: text('order_id').notNull(),
    /** When it was sent, and when the shop gave up asking. */
    sentAt: integer('sent_at').notNull(),
    givenUpAt: integer('given_up_at').notNull(),
    closedAt: integer('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.store, t.orderId] }),
    index('unresolved_order_open').on(t.store, t.closedAt, t.givenUpAt),
  ],
);
