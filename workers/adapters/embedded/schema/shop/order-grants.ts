import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Who may see one order for a while: whoever holds the token this is the hash of, of an order that was found or of a
 * link to one that was asked for. `until` in epoch ms; a link that was used has the moment of its use.
 */
export const orderGrant = sqliteTable(
  'order_grant',
  {
    tokenHash: text('token_hash').primaryKey(),
    store: text().notNull(),
    orderNumber: text('order_number').notNull(),
    until: integer().notNull(),
  },
  (t) => [index('order_grant_until').on(t.until)],
);
