import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { customer } from './customers';

/**
 * What shoppers wrote of products (ADR 0038). `id` is random, so that it names a review to nobody who was not told.
 * `seq` numbers changes of what is shown, so that the catalogue's copy is brought up to them. Times are epoch ms.
 */
export const review = sqliteTable(
  'review',
  {
    id: integer().primaryKey(),
    store: text().notNull(),
    /** Of the product, never a variant's. */
    sku: text().notNull(),
    /** 1 approved, 2 pending, 3 refused. */
    status: integer().notNull(),
    /** Stars; null until they are told. */
    rating: integer(),
    title: text().notNull(),
    detail: text().notNull(),
    nickname: text().notNull(),
    /** null for a guest, and once the account is gone. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** The order that shows it was bought; null where none does. */
    orderNumber: text('order_number'),
    /** Hash of the key it was sent under. */
    keyHash: text('key_hash').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    decidedAt: integer('decided_at'),
    seq: integer().unique(),
  },
  (t) => [
    uniqueIndex('review_purchase').on(t.store, t.sku, t.orderNumber).where(sql`order_number IS NOT NULL`),
    uniqueIndex('review_customer')
      .on(t.store, t.sku, t.customerId)
      .where(sql`order_number IS NULL AND customer_id IS NOT NULL`),
    index('review_own').on(t.customerId, t.store, t.createdAt).where(sql`customer_id IS NOT NULL`),
    index('review_status').on(t.store, t.status, t.createdAt),
    index('review_product').on(t.store, t.sku, t.status),
    index('review_changed').on(t.store, t.seq).where(sql`seq IS NOT NULL`),
    check('review_stars', sql`${t.rating} BETWEEN 1 AND 5`),
  ],
);
