import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { KEPT_WAYS, RETURN_STATUSES } from '../../../../../src/domain/returns/return';

/**
 * What comes back of an order: a customer sends it, or its carrier what was canceled on its way. Days are midnights in Mexico City; times epoch ms.
 */
export const orderReturn = sqliteTable(
  'order_return',
  {
    number: text().primaryKey(),
    store: text().notNull(),
    orderNumber: text('order_number').notNull(),
    /** '' of who bought without an account: their return was begun at the desk. */
    customerId: text('customer_id').notNull(),
    status: text({ enum: RETURN_STATUSES }).notNull(),
    way: text({ enum: KEPT_WAYS }).notNull(),
    collectOn: integer('collect_on'),
    collectAgreed: integer('collect_agreed'),
    carrier: text(),
    guide: text(),
    /** What comes back goes into the customer's wallet, as they chose when they asked. */
    isToWallet: integer('is_to_wallet', { mode: 'boolean' }).notNull().default(false),
    comment: text().notNull(),
    refusal: text(),
    /** Hash of the key it was asked under. */
    keyHash: text('key_hash').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    /** Number of its last event. */
    version: integer().notNull(),
  },
  (t) => [index('order_return_order').on(t.orderNumber), index('order_return_desk').on(t.store, t.status, t.number)],
);

/** `taken`: units that cannot be returned once more; those that did not come, or were let go, are free again. */
export const orderReturnLine = sqliteTable(
  'order_return_line',
  {
    returnNumber: text('return_number').notNull(),
    lineNo: integer('line_no').notNull(),
    qty: integer().notNull(),
    taken: integer().notNull(),
    reason: text().notNull(),
    condition: text().notNull(),
    received: integer().notNull().default(0),
    accepted: integer().notNull().default(0),
    shelved: integer().notNull().default(0),
    refusal: text(),
  },
  (t) => [
    primaryKey({ columns: [t.returnNumber, t.lineNo] }),
    check(
      'order_return_line_units',
      sql`${t.qty} > 0 AND ${t.shelved} <= ${t.accepted} AND ${t.accepted} <= ${t.received} AND ${t.received} <= ${t.qty}`,
    ),
  ],
);

/** What became of a return. Two at once collide on the number. `actor` is null for the customer. */
export const orderReturnEvent = sqliteTable(
  'order_return_event',
  {
    returnNumber: text('return_number').notNull(),
    seq: integer().notNull(),
    status: text({ enum: RETURN_STATUSES }).notNull(),
    at: integer().notNull(),
    actor: text(),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.returnNumber, t.seq] })],
);

/** Pictures of damage; their bytes lie in the bucket under `id`, which is random. */
export const orderReturnPicture = sqliteTable(
  'order_return_picture',
  {
    id: text().primaryKey(),
    returnNumber: text('return_number').notNull(),
    type: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('order_return_picture_return').on(t.returnNumber), index('order_return_picture_age').on(t.createdAt)],
);
