import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The last number given out, per kind of document. Moves inside the batch that uses it, so no number is lost or doubled. */
export const sequence = sqliteTable('sequence', { name: text().primaryKey(), last: integer().notNull() });

/** One order per key: `principal` is a cart, customer or service (hashed, never a token), `route` the call, `key` the client's. */
export const orderKey = sqliteTable(
  'order_key',
  {
    principal: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    orderNumber: text('order_number').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.principal, t.route, t.key] })],
);

/** `doc` is the order as placed, without its number. Amounts in centavos, times epoch ms. */
export const orders = sqliteTable(
  'orders',
  {
    number: text().primaryKey(),
    store: text().notNull(),
    orderId: text('order_id').notNull(),
    principal: text().notNull(),
    status: text({ enum: ['pending', 'processing', 'complete', 'canceled'] }).notNull(),
    email: text().notNull(),
    grandTotal: integer('grand_total').notNull(),
    createdAt: integer('created_at').notNull(),
    doc: text().notNull(),
  },
  (t) => [uniqueIndex('orders_order_id').on(t.store, t.principal, t.orderId), index('orders_created').on(t.store, t.createdAt)],
);

/** Σ total over the lines of an order = its grand total. */
export const orderLine = sqliteTable(
  'order_line',
  {
    orderNumber: text('order_number').notNull(),
    lineNo: integer('line_no').notNull(),
    sku: text().notNull(),
    parentSku: text('parent_sku').notNull(),
    name: text().notNull(),
    qty: integer().notNull(),
    unitNet: integer('unit_net').notNull(),
    unitGross: integer('unit_gross').notNull(),
    discount: integer().notNull(),
    tax: integer().notNull(),
    shipping: integer().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderNumber, t.lineNo] }), check('order_line_qty', sql`${t.qty} > 0`)],
);

/** value: whole percent, or centavos with IVA. */
export const coupon = sqliteTable(
  'coupon',
  {
    store: text().notNull(),
    code: text().notNull(),
    kind: text({ enum: ['percent', 'fixed'] }).notNull(),
    value: integer().notNull(),
    fromAt: integer('from_at'),
    toAt: integer('to_at'),
  },
  (t) => [primaryKey({ columns: [t.store, t.code] })],
);

export const couponUse = sqliteTable(
  'coupon_use',
  { store: text().notNull(), code: text().notNull(), orderNumber: text('order_number').notNull(), usedAt: integer('used_at').notNull() },
  (t) => [primaryKey({ columns: [t.store, t.code, t.orderNumber] })],
);
