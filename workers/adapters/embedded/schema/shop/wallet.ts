import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { WALLET_KINDS } from '../../../../../src/domain/customer/wallet';

/**
 * What came into wallets and what went, only ever added to: triggers refuse a change, and an entry that takes more than
 * is there or after it ended. What goes names in `ref` the credit it is taken from, what an order gives back the
 * payment it was; what is left of an entry is its amount and those that name it. Centavos, times epoch ms.
 */
export const walletEntry = sqliteTable(
  'wallet_entry',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    store: text().notNull(),
    customerId: text('customer_id').notNull(),
    kind: text({ enum: WALLET_KINDS }).notNull(),
    amount: integer().notNull().default(0),
    /** When what is left of it ends; null for never. */
    expiresAt: integer('expires_at'),
    ref: integer(),
    orderNumber: text('order_number'),
    /** Under which it was asked for; what is asked again under one comes once. */
    key: text().unique(),
    note: text(),
    /** What the operator is called who did it. */
    actor: text(),
    at: integer().notNull(),
  },
  (t) => [
    index('wallet_entry_customer').on(t.customerId, t.store),
    index('wallet_entry_ref').on(t.ref).where(sql`ref IS NOT NULL`),
    index('wallet_entry_order').on(t.orderNumber).where(sql`order_number IS NOT NULL`),
    index('wallet_entry_at').on(t.at),
    // A payment by a wallet that holds nothing has no credit to name, and what nobody paid cannot be given back.
    check('wallet_entry_ref', sql`${t.ref} IS NOT NULL OR (${t.amount} >= 0 AND ${t.kind} <> 'returned')`),
  ],
);

/** When a credit that ends is looked at next: before it ends, to tell its customer, and when it ends. Epoch ms. */
export const walletDue = sqliteTable(
  'wallet_due',
  { entryId: integer('entry_id').primaryKey(), dueAt: integer('due_at').notNull() },
  (t) => [index('wallet_due_at').on(t.dueAt)],
);
