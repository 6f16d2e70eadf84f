import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ACCESS_TYPES, LIST_SORTS } from '../../../../../src/domain/favorites/favorite-list';
import { customer } from './customers';

/**
 * A list of favourites of a customer in a store view. Ids are random; `nameKey` is the name by its letters alone; the
 * sharing code is there while the list is shared. Times are epoch ms.
 */
export const favoriteList = sqliteTable(
  'favorite_list',
  {
    id: integer().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    store: text().notNull(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    access: text({ enum: ACCESS_TYPES }).notNull(),
    sort: text({ enum: LIST_SORTS }).notNull(),
    isDefault: integer('is_default', { mode: 'boolean' }).notNull(),
    sharingCode: text('sharing_code'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('favorite_list_name').on(t.customerId, t.store, t.nameKey),
    uniqueIndex('favorite_list_default').on(t.customerId, t.store).where(sql`is_default = 1`),
    uniqueIndex('favorite_list_shared').on(t.sharingCode).where(sql`sharing_code IS NOT NULL`),
  ],
);

/** A product of a list, by its own sku, called as it was when it was put there; `nameKey` is what it is sorted by. */
export const favoriteItem = sqliteTable(
  'favorite_item',
  {
    id: integer().primaryKey(),
    listId: integer('list_id')
      .notNull()
      .references(() => favoriteList.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    productId: integer('product_id').notNull(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (t) => [
    uniqueIndex('favorite_item_sku').on(t.listId, t.sku),
    index('favorite_item_added').on(t.listId, t.addedAt, t.id),
    index('favorite_item_name').on(t.listId, t.nameKey, t.id),
  ],
);
