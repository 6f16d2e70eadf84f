import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { customer } from './customers';

/** Who wants to know when a sku is back in stock. Times are epoch ms; `tokenHash` is of the token that ends it. */
export const backInStockNotice = sqliteTable(
  'back_in_stock_notice',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    store: text().notNull(),
    sku: text().notNull(),
    /** As typed; `emailKey` says who is the same. */
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    /** The customer who was signed in, null for a visitor. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    /** When its event was written; null while it is open. */
    sentAt: integer('sent_at'),
  },
  (t) => [
    uniqueIndex('back_in_stock_notice_wish').on(t.store, t.sku, t.emailKey),
    index('back_in_stock_notice_open').on(t.store, t.sku).where(sql`sent_at IS NULL`),
    index('back_in_stock_notice_email').on(t.emailKey),
    index('back_in_stock_notice_customer').on(t.customerId),
  ],
);
