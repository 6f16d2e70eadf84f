import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A customer of our own engine, in every store view. Times are epoch ms; `attributes` is JSON of codes and values. */
export const customer = sqliteTable('customer', {
  // Random (opaque-ids.ts), small numbers are of before. Never given out twice: sessions and orders name it.
  id: integer().primaryKey({ autoIncrement: true }),
  /** As typed; `emailKey` says who is the same customer. */
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique(),
  groupId: integer('group_id').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  attributes: text().notNull(),
  store: text().notNull(),
  isSubscribed: integer('is_subscribed', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** `doc` is the address; which one is the default for what stands beside it. */
export const customerAddress = sqliteTable(
  'customer_address',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: customerId(),
    isDefaultShipping: integer('is_default_shipping', { mode: 'boolean' }).notNull(),
    isDefaultBilling: integer('is_default_billing', { mode: 'boolean' }).notNull(),
    doc: text().notNull(),
  },
  (t) => [index('customer_address_customer').on(t.customerId)],
);

/**
 * The hash of a password with the parameters it was made with, as PHC writes them: "$scrypt$ln=14,r=8,p=5$salt$hash",
 * or argon2id until the next sign-in.
 */
export const customerPassword = sqliteTable('customer_password', {
  customerId: customerId().primaryKey(),
  hash: text().notNull(),
  /** When the password was chosen. */
  updatedAt: integer('updated_at').notNull(),
});
