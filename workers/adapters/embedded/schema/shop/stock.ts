import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * What can be sold now. Not versioned: imports set it, orders count it down. Triggers (migrations/shop) write every
 * change to stock_change.
 */
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
    /** Units that orders hold and that were not there when somebody counted: they do not come back for sale. */
    missing: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.store, t.sku] }), check('stock_never_negative', sql`${t.qty} >= 0`)],
);

/**
 * Whose stock a sku is sold from beside its own: variants of a configurable product, members of a grouped one, products
 * in a bundle; and the last import that said so. One too many does no harm.
 */
export const stockPart = sqliteTable(
  'stock_part',
  { store: text().notNull(), sku: text().notNull(), part: text().notNull(), version: integer().notNull() },
  (t) => [primaryKey({ columns: [t.store, t.sku, t.part] })],
);

/**
 * Rows of stock that changed, each once, under the number of its last change; the catalogue copies what lies behind the
 * number it has.
 */
export const stockChange = sqliteTable(
  'stock_change',
  { seq: integer().primaryKey({ autoIncrement: true }), store: text().notNull(), sku: text().notNull() },
  (t) => [uniqueIndex('stock_change_sku').on(t.store, t.sku), index('stock_change_seq').on(t.store, t.seq)],
);

/**
 * What an order took, so that it can go back exactly once. `managed` is null for an unknown sku, which refuses the
 * order.
 */
export const stockMove = sqliteTable(
  'stock_move',
  {
    orderNumber: text('order_number').notNull(),
    sku: text().notNull(),
    qty: integer().notNull(),
    managed: integer({ mode: 'boolean' }).notNull(),
    releasedAt: integer('released_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderNumber, t.sku] }),
    index('stock_move_held').on(t.sku).where(sql`released_at IS NULL`),
  ],
);
