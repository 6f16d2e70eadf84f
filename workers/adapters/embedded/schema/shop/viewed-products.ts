import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * What customers looked at in a store view, whoever keeps the customers: `realm` is our own engine or one retailer. The
 * row of sku '' is when the customer cleared it: what was seen before does not come back. Epoch ms.
 */
export const viewedProduct = sqliteTable(
  'viewed_product',
  {
    realm: text().notNull(),
    store: text().notNull(),
    customerId: text('customer_id').notNull(),
    sku: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.realm, t.store, t.customerId, t.sku] }), index('viewed_product_at').on(t.at)],
);
