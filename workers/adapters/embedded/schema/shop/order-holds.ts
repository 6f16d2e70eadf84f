import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Orders that hold stock while nobody has paid them, until when (epoch ms), and by which telephone and place they count
 * (hashes, null where the order is not paid in cash). A trigger (migrations/shop) takes a row away with the first
 * change of its order's status.
 */
export const orderHold = sqliteTable(
  'order_hold',
  {
    orderNumber: text('order_number').primaryKey(),
    store: text().notNull(),
    until: integer().notNull(),
    phone: text(),
    place: text(),
    /** 1: within the ceilings, or let through by a challenge. The check refuses the whole order. */
    admitted: integer().notNull(),
  },
  (t) => [
    check('order_hold_ceiling', sql`${t.admitted} = 1`),
    index('order_hold_phone').on(t.store, t.phone),
    index('order_hold_place').on(t.store, t.place),
    index('order_hold_until').on(t.until),
  ],
);
