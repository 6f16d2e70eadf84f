import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CONTACT_SUBJECTS } from '../../../../../src/domain/contact';

/** What people wrote to the shop. `keyHash` is of the key it was sent under. Times are epoch ms. */
export const contactMessage = sqliteTable(
  'contact_message',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    store: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    subject: text({ enum: CONTACT_SUBJECTS }).notNull(),
    orderNumber: text('order_number').notNull(),
    message: text().notNull(),
    keyHash: text('key_hash').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    /** When the retailer's mail about it was written down. */
    toldAt: integer('told_at'),
  },
  (t) => [
    index('contact_message_store').on(t.store, t.subject, t.id),
    index('contact_message_email').on(sql`lower(trim(email))`),
  ],
);
