import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A postal code with its colonias as a JSON list. deliveryFrom and deliveryTo in working days. */
export const postalCode = sqliteTable('postal_code', {
  code: text().primaryKey(),
  state: text().notNull(),
  regionId: integer('region_id').notNull(),
  regionCode: text('region_code').notNull(),
  municipality: text().notNull(),
  city: text(),
  neighbourhoods: text().notNull(),
  covered: integer({ mode: 'boolean' }).notNull(),
  deliveryFrom: integer('delivery_from'),
  deliveryTo: integer('delivery_to'),
});
