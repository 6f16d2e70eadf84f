import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { customer } from './customers';

const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** The newest e-mail a customer wants, until it is confirmed; `tokenHash` is of its link. Times are epoch ms. */
export const emailChange = sqliteTable(
  'email_change',
  {
    customerId: customerId().primaryKey(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The event of the outbox that asked for it: a later one takes its place, an earlier one never does. */
    event: integer().notNull(),
    /** The session that asked, which stays open. */
    keep: text().notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [index('email_change_expiry').on(t.expiresAt)],
);

/** E-mails an account had, each with the link that takes it back. */
export const emailUndo = sqliteTable(
  'email_undo',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerId(),
    email: text().notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [index('email_undo_customer').on(t.customerId), index('email_undo_expiry').on(t.expiresAt)],
);
