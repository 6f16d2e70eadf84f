import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Coupons that stand among a customer's own; `customerId` is '' for every customer. Whoever knows a code may use it all
 * the same. Epoch ms.
 */
export const couponGiven = sqliteTable(
  'coupon_given',
  {
    store: text().notNull(),
    code: text().notNull(),
    customerId: text('customer_id').notNull(),
    givenAt: integer('given_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.store, t.code, t.customerId] }),
    index('coupon_given_customer').on(t.customerId, t.store),
    index('coupon_given_at').on(t.givenAt),
  ],
);
