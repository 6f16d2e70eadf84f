import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { NOTIFIED_FORMS, NOTIFIED_TYPES, UNMATCHED_REASONS } from '../../../../../src/domain/payment/notification';

/**
 * Movements of money that moved no order, and why, until the operator or a later movement settles them. `order_number`
 * where the reference names an order of ours. Amounts in centavos, times epoch ms.
 */
export const unmatchedPayment = sqliteTable(
  'unmatched_payment',
  {
    source: text({ enum: ['collector', 'gateway'] }).notNull(),
    id: text().notNull(),
    type: text({ enum: NOTIFIED_TYPES as [(typeof NOTIFIED_TYPES)[number], ...typeof NOTIFIED_TYPES] }).notNull(),
    form: text({ enum: NOTIFIED_FORMS }).notNull(),
    reference: text().notNull(),
    orderNumber: text('order_number'),
    amount: integer().notNull(),
    currency: text().notNull(),
    reason: text({ enum: UNMATCHED_REASONS }).notNull(),
    at: integer().notNull(),
    resolvedAt: integer('resolved_at'),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.id] }),
    index('unmatched_payment_open').on(t.resolvedAt, t.at),
    index('unmatched_payment_order').on(t.orderNumber),
  ],
);
