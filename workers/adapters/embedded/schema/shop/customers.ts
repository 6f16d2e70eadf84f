import { type SQL, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LEAST_END } from '../../../../../src/domain/order/search-words';

/** Letters with marks of the languages the shop speaks and of its neighbours', each with the one it is without. */
const MARKED = ['aáàâäãå', 'eéèêë', 'iíìîï', 'oóòôöõ', 'uúùûü', 'cç', 'nñ', 'yý'];
const LETTERS = MARKED.flatMap(([plain = '', ...marked]) =>
  marked.flatMap((letter) => [
    [letter, plain],
    [letter.toUpperCase(), plain],
  ]),
);

/** A name without accents and capitals, as far as SQL can and as src/domain/search/text.ts folds what is typed. */
const folded = (name: string): SQL =>
  sql.raw(`lower(${LETTERS.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, name)})`);

/** A customer of our own engine, in every store view. Times are epoch ms; `attributes` is JSON of codes and values. */
export const customer = sqliteTable(
  'customer',
  {
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
    /** Version of the privacy notice it was made under; null of accounts from before it was kept. */
    notice: text(),
    /** What customers are found by at the desk: their names in both orders. */
    nameKey: text('name_key').generatedAlwaysAs(folded("first_name || ' ' || last_name")),
    surnameKey: text('surname_key').generatedAlwaysAs(folded("last_name || ' ' || first_name")),
  },
  (t) => [index('customer_name').on(t.nameKey), index('customer_surname').on(t.surnameKey)],
);

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
    /** Counts up as addresses are added, within one customer: ids say nothing of when. */
    position: integer().notNull().default(0),
    phone: text().generatedAlwaysAs(sql.raw("doc ->> '$.phoneNumber'")),
  },
  (t) => [
    index('customer_address_customer').on(t.customerId),
    index('customer_address_phone').on(t.phone),
    index('customer_address_phone_end').on(sql.raw(`substr(phone, -${LEAST_END})`)),
  ],
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
