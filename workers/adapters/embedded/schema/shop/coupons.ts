import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
