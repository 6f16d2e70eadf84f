import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** value: whole percent, or centavos with IVA. minimum: centavos with IVA. */
export const coupon = sqliteTable(
  'coupon',
  {
    store: text().notNull(),
    code: text().notNull(),
    kind: text({ enum: ['percent', 'fixed'] }).notNull(),
    value: integer().notNull(),
    fromAt: integer('from_at'),
    toAt: integer('to_at'),
    minimum: integer().notNull().default(0),
    oncePerCustomer: integer('once_per_customer', { mode: 'boolean' }).notNull().default(false),
    maxUses: integer('max_uses'),
    /** When an operator made it, which no import changes or takes away; null of one that an import brought. */
    madeAt: integer('made_at'),
  },
  (t) => [primaryKey({ columns: [t.store, t.code] })],
);

/** Orders that use a coupon now: one that goes off gives its use back. */
export const couponUse = sqliteTable(
  'coupon_use',
  {
    store: text().notNull(),
    code: text().notNull(),
    orderNumber: text('order_number').notNull(),
    usedAt: integer('used_at').notNull(),
    /**
     * Who used it: the id of who was signed in, and a hash of the e-mail, of every coupon, as it may be made one of once
     * per customer later. The hash is null of uses from before it was kept of all.
     */
    customerId: text('customer_id'),
    email: text(),
    /** What fails the batch: false past the number of orders that may use it, null the second time of one customer. */
    admitted: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.store, t.code, t.orderNumber] }),
    index('coupon_use_customer').on(t.customerId, t.store, t.code),
    index('coupon_use_order').on(t.orderNumber),
    index('coupon_use_email').on(t.store, t.code, t.email),
    check('coupon_use_limit', sql`${t.admitted} = 1`),
  ],
);
