import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Gives out the ids of imports, which are the catalogue versions: never one twice, whatever state the catalogue is
 * restored to. `lastOrder` is the last order number given out before the import began: its figures know nothing of
 * later orders.
 */
export const importVersion = sqliteTable('import_version', {
  version: integer().primaryKey({ autoIncrement: true }),
  store: text().notNull(),
  lastOrder: integer('last_order').notNull(),
  /** catalogue: its skus are all there are; stock: it changes some rows, or none. */
  scope: text({ enum: ['catalogue', 'stock'] }).notNull(),
  beganAt: integer('began_at').notNull(),
  /**
   * The last change of stock, and how many imports of the store were in force, when its rows were compared with what is
   * sold.
   */
  comparedSeq: integer('compared_seq'),
  comparedEnds: integer('compared_ends'),
});

/**
 * An import is put in force here once, or given up: whichever comes first, the other fails by the key. Its staged rows
 * go later.
 */
export const importEnd = sqliteTable('import_end', {
  version: integer().primaryKey(),
  outcome: text({ enum: ['applied', 'dropped'] }).notNull(),
  endedAt: integer('ended_at').notNull(),
  purged: integer({ mode: 'boolean' }).notNull().default(false),
});

/**
 * The highest revision the catalogue of a store view may have. It is announced here before the catalogue moves to it, so
 * that whoever reads stock learns in the same read whether the catalogue can have changed: ahead of the catalogue while
 * a change is being written, and after one that broke off. `at` is when the last one was announced, epoch ms.
 */
export const announcedRevision = sqliteTable('announced_revision', {
  store: text().primaryKey(),
  revision: integer().notNull(),
  at: integer().notNull(),
});

/** What an import says of a sku, until it is put in force; null leaves what there is. */
export const stagedStock = sqliteTable(
  'staged_stock',
  {
    version: integer().notNull(),
    sku: text().notNull(),
    productId: integer('product_id').notNull(),
    qty: integer(),
    isInStock: integer('is_in_stock', { mode: 'boolean' }),
    manageStock: integer('manage_stock', { mode: 'boolean' }),
    regularNet: real('regular_net').notNull(),
    /** Whether stock and price were like this already when they were compared, so that nothing is to be done. */
    same: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.version, t.sku] }), index('staged_stock_fresh').on(t.version).where(sql`same = 0`)],
);

/** Skus that are sold and do not come with this import any more. */
export const stagedGone = sqliteTable('staged_gone', { version: integer().notNull(), sku: text().notNull() }, (t) => [
  primaryKey({ columns: [t.version, t.sku] }),
]);

export const stagedCoupon = sqliteTable(
  'staged_coupon',
  {
    version: integer().notNull(),
    code: text().notNull(),
    kind: text({ enum: ['percent', 'fixed'] }).notNull(),
    value: integer().notNull(),
    fromAt: integer('from_at'),
    toAt: integer('to_at'),
    minimum: integer().notNull().default(0),
    oncePerCustomer: integer('once_per_customer', { mode: 'boolean' }).notNull().default(false),
    maxUses: integer('max_uses'),
  },
  (t) => [primaryKey({ columns: [t.version, t.code] })],
);

/**
 * Regular prices without tax from the first import on, for the struck-through price. A row each time the price of a sku
 * changed.
 */
export const priceHistory = sqliteTable(
  'price_history',
  {
    store: text().notNull(),
    sku: text().notNull(),
    since: integer().notNull(),
    regularNet: real('regular_net').notNull(),
  },
  (t) => [primaryKey({ columns: [t.store, t.sku, t.since] })],
);
