import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { customer } from './customers';

/**
 * A customer as a provider names them: `subject` at `issuer`, and nothing else of it. `name` is the provider's, for its
 * customer; times are epoch ms.
 */
export const customerIdentity = sqliteTable(
  'customer_identity',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    email: text(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('customer_identity_subject').on(t.issuer, t.subject),
    index('customer_identity_customer').on(t.customerId),
  ],
);
