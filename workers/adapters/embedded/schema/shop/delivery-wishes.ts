import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * How a customer wants things brought, whoever keeps the customers: `realm` is our own engine or one retailer. Times
 * are epoch ms.
 */
export const deliveryWish = sqliteTable(
  'delivery_wish',
  {
    realm: text().notNull(),
    customerId: text('customer_id').notNull(),
    notes: text().notNull(),
    receiver: text().notNull(),
    hours: text().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.realm, t.customerId] }), index('delivery_wish_updated').on(t.updatedAt)],
);
