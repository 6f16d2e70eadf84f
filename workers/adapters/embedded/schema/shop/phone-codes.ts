import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { customer } from './customers';

/** The newest code that was sent to a customer's telephone, and which telephone they confirmed. Times are epoch ms. */
export const phoneCode = sqliteTable(
  'phone_code',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Ten digits that the code went to. */
    phone: text().notNull(),
    /** Names the message, and is hashed with its code. */
    key: text().notNull(),
    /** null once the code was used. */
    codeHash: text('code_hash'),
    tries: integer().notNull().default(0),
    sentAt: integer('sent_at').notNull(),
    confirmed: text(),
    confirmedAt: integer('confirmed_at'),
  },
  (t) => [index('phone_code_sent').on(t.sentAt)],
);
