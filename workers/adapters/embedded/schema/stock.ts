import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What can be sold now. Not versioned: an import sets it, orders count it down. */
export const stock = sqliteTable(
  'stock',
  {
    store: text().notNull(),
    sku: text().notNull(),
    productId: integer('product_id').notNull(),
    qty: integer().notNull(),
    isInStock: integer('is_in_stock', { mode: 'boolean' }).notNull(),
    /** false: the quantity is not counted. */
    manageStock: integer('manage_stock', { mode: 'boolean' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.store, t.sku] }), check('stock_never_negative', sql`${t.qty} >= 0`)],
);

/** What an order took, so that it can go back exactly once. `managed` is null for an unknown sku, which refuses the order. */
export const stockMove = sqliteTable(
  'stock_move',
  {
    orderNumber: text('order_number').notNull(),
    sku: text().notNull(),
    qty: integer().notNull(),
    managed: integer({ mode: 'boolean' }).notNull(),
    returnedAt: integer('returned_at'),
  },
  (t) => [primaryKey({ columns: [t.orderNumber, t.sku] })],
);
