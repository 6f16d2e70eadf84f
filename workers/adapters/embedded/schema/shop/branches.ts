import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Where orders are picked up; `place` is the order they are shown in, `doc` the branch as pages know it. */
export const branch = sqliteTable(
  'branch',
  { store: text().notNull(), code: text().notNull(), place: integer().notNull(), doc: text().notNull() },
  (t) => [primaryKey({ columns: [t.store, t.code] })],
);

/**
 * What a branch has for sale, apart from what is sent: imports set it, orders that are picked up there count it down.
 */
export const branchStock = sqliteTable(
  'branch_stock',
  {
    store: text().notNull(),
    branch: text().notNull(),
    sku: text().notNull(),
    qty: integer().notNull(),
    /** As that of `stock`. */
    missing: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.store, t.branch, t.sku] }),
    index('branch_stock_sku').on(t.store, t.sku),
    check('branch_stock_never_negative', sql`${t.qty} >= 0`),
  ],
);

/**
 * What an order took at a branch, so that it can go back exactly once. `known` is null for a sku the branch does not
 * have, which refuses the order.
 */
export const branchMove = sqliteTable(
  'branch_move',
  {
    orderNumber: text('order_number').notNull(),
    branch: text().notNull(),
    sku: text().notNull(),
    qty: integer().notNull(),
    known: integer({ mode: 'boolean' }).notNull(),
    releasedAt: integer('released_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderNumber, t.sku] }),
    index('branch_move_held').on(t.sku, t.branch).where(sql`released_at IS NULL`),
  ],
);
