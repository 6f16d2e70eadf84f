import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { INVOICE_STATES } from '../../../../../src/domain/invoice/request';

/**
 * Invoices that were asked for after an order, of our own or of a retailer's. `doc` is whom it is made out to, as JSON
 * (src/domain/invoice/invoice.ts); `keyHash` is of the key it was sent under. Times are epoch ms.
 */
export const invoiceRequest = sqliteTable(
  'invoice_request',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    store: text().notNull(),
    orderNumber: text('order_number').notNull(),
    doc: text().notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    state: text({ enum: INVOICE_STATES }).notNull(),
    /** Fiscal folio of the invoice, or why there is none. */
    note: text().notNull().default(''),
    /** Where its PDF or XML is, '' where nobody said it. */
    documentUrl: text('document_url').notNull().default(''),
    keyHash: text('key_hash').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    decidedAt: integer('decided_at'),
  },
  (t) => [
    index('invoice_request_state').on(t.store, t.state, t.id),
    // One at a time: another may be asked for once one was refused.
    uniqueIndex('invoice_request_order').on(t.store, t.orderNumber).where(sql`state <> 'refused'`),
    index('invoice_request_created').on(t.createdAt),
    index('invoice_request_number').on(t.orderNumber),
    index('invoice_request_email').on(sql`lower(trim(email))`),
  ],
);
