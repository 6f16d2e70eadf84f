import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The products of each category that lists more than a thousand, those below it included, by their place in the
 * category's own order, from 0; with what lists are sorted and filtered by. Kept by this order (WITHOUT ROWID): a list
 * is one stretch of the table.
 */
export const categoryPlace = sqliteTable(
  'category_place',
  {
    version: integer().notNull(),
    categoryId: integer('category_id').notNull(),
    place: integer().notNull(),
    pid: integer().notNull(),
    id: integer().notNull(),
    finalGross: integer('final_gross').notNull(),
    discount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.categoryId, t.place] }), index('category_place_pid').on(t.pid)],
);

/**
 * The places, a JSON list, of the products of such a category that have a value of an attribute, or variants that have
 * it; `part` counts rows of 65,536 places.
 */
export const categoryFacet = sqliteTable(
  'category_facet',
  {
    version: integer().notNull(),
    categoryId: integer('category_id').notNull(),
    code: text().notNull(),
    value: text().notNull(),
    part: integer().notNull(),
    places: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.categoryId, t.code, t.value, t.part] })],
);
