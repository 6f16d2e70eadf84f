import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { DESK_LISTS } from '../../../../../src/domain/order/desk-list';

/** In 2100: no day is promised so late. */
export const NO_DAY_MS = 4_102_444_800_000;

/**
 * In which lists of the desk an open order stands, once for each facet it is narrowed by. Triggers on `orders` and
 * `order_hold` (migrations/shop) write it. `due`: what it is sorted by and past which it is late. The end of its last
 * promised day, or the moment at which its branch is to have it ready; of what lies ready there the end of the day until
 * which it is kept, of what waits for money the end of its time to pay. Of one of which nothing is promised when it was
 * placed, and `NO_DAY_MS` behind that, so that it comes last (epoch ms).
 */
export const deskEntry = sqliteTable(
  'desk_entry',
  {
    store: text().notNull(),
    list: text({ enum: DESK_LISTS }).notNull(),
    facet: text().notNull(),
    due: integer().notNull(),
    orderNumber: text('order_number').notNull(),
    /** Day of Mexico City of `due`, in days since 1970; 0 where nothing is promised and nothing ends. */
    day: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.store, t.list, t.facet, t.due, t.orderNumber] }),
    index('desk_entry_newest').on(t.store, t.list, t.facet, t.orderNumber),
    index('desk_entry_order').on(t.orderNumber),
  ],
);

/** How many orders stand in each list, by facet; those of all facets by day too. Triggers on `desk_entry` write it. */
export const deskCount = sqliteTable(
  'desk_count',
  {
    store: text().notNull(),
    list: text({ enum: DESK_LISTS }).notNull(),
    facet: text().notNull(),
    /** 0 for a facet that narrows. */
    day: integer().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.store, t.list, t.facet, t.day] })],
);

/**
 * What orders are found by (src/domain/order/search-words.ts), written in the batch that places them. `rank` is the
 * number below zero, so that the newest come first.
 */
export const orderWord = sqliteTable(
  'order_word',
  { store: text().notNull(), word: text().notNull(), rank: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.store, t.word, t.rank] }),
    // Tells whether an order was found by an earlier word already.
    index('order_word_order').on(t.rank, t.word),
  ],
);
