import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { customer } from './customers';

/** The newest link for a forgotten password of each customer; `tokenHash` is of its token. Times are epoch ms. */
export const passwordReset = sqliteTable(
  'password_reset',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** The event of the outbox that asked for it: a later one takes its place, an earlier one never does. */
    event: integer().notNull(),
    /** When the password was chosen that it may replace; 0 for a customer without one. */
    passwordAt: integer('password_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the password was changed, by this link or otherwise; null while the link is good. */
    usedAt: integer('used_at'),
  },
  (t) => [index('password_reset_expiry').on(t.expiresAt)],
);
