import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * A shared cart under the hash of its link's token. `owner` is a hash too, `lines` JSON without prices or anything
 * typed; times are epoch ms.
 */
export const sharedCart = sqliteTable(
  'shared_cart',
  {
    hash: text().primaryKey(),
    store: text().notNull(),
    owner: text().notNull(),
    lines: text().notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('shared_cart_owner').on(t.owner), index('shared_cart_expires').on(t.expiresAt)],
);
