import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The branch of a store view that a customer goes to, whoever keeps the customers: `realm` is our own engine or one
 * retailer. Epoch ms.
 */
export const ownBranch = sqliteTable(
  'own_branch',
  {
    realm: text().notNull(),
    store: text().notNull(),
    customerId: text('customer_id').notNull(),
    branch: text().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.realm, t.store, t.customerId] }), index('own_branch_updated').on(t.updatedAt)],
);
