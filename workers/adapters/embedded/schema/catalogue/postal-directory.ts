import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Postal codes of Mexico that begin with the same three digits, as JSON by code: a thousand rows hold the country, and
 * a code is one of them read.
 */
export const postalBlock = sqliteTable('postal_block', {
  prefix: integer().primaryKey(),
  codes: text().notNull(),
});

/** Blocks of an import under way, under its own id until all of them are there. */
export const stagedPostalBlock = sqliteTable(
  'staged_postal_block',
  {
    run: text().notNull(),
    prefix: integer().notNull(),
    codes: text().notNull(),
    beganAt: integer('began_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.run, table.prefix] })],
);

/**
 * What the directory in force holds, in one row: its figures, and as JSON the municipios of each state by region id.
 */
export const postalDirectory = sqliteTable(
  'postal_directory',
  {
    id: integer().primaryKey(),
    blocks: integer().notNull(),
    codes: integer().notNull(),
    settlements: integer().notNull(),
    municipalities: text().notNull(),
    importedAt: integer('imported_at').notNull(),
  },
  (table) => [
    check('postal_directory_one', sql`${table.id} = 1`),
    check('postal_directory_whole', sql`${table.blocks} > 0`),
  ],
);
