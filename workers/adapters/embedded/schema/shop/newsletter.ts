import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Who asked for the newsletter: subscribed once confirmed, until it is ended. `confirmHash` is of the token of the
 * newest link. The token that ends it stands as it is, since every newsletter carries it; it can do nothing else. Times
 * are epoch ms.
 */
export const newsletter = sqliteTable(
  'newsletter',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    store: text().notNull(),
    /** As typed; `emailKey` says who is the same. */
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    askedAt: integer('asked_at').notNull(),
    confirmHash: text('confirm_hash').unique(),
    confirmedAt: integer('confirmed_at'),
    /** Id of the customer who was signed in where its link was followed; null: nobody. Signing up proves no e-mail. */
    confirmedBy: integer('confirmed_by'),
    endedAt: integer('ended_at'),
    endToken: text('end_token').notNull().unique(),
    /** Code of its own coupon, given once; null before it was confirmed first. */
    coupon: text(),
  },
  (t) => [
    uniqueIndex('newsletter_email').on(t.store, t.emailKey),
    index('newsletter_email_key').on(t.emailKey),
    index('newsletter_confirmed_by').on(t.confirmedBy).where(sql`confirmed_by IS NOT NULL`),
    index('newsletter_coupon').on(t.store, t.coupon),
  ],
);
