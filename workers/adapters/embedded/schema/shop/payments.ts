import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { NOTIFIED_FORMS, NOTIFIED_TYPES, UNMATCHED_REASONS } from '../../../../../src/domain/payment/notification';

/**
 * Movements of money that moved nothing, and why, until the operator or a later movement resolves them. The payee is
 * there where the reference names one of ours. `tried_at`: when one that was refused was last tried anew, null for not
 * yet. Amounts in centavos, times epoch ms.
 */
export const unmatchedPayment = sqliteTable(
  'unmatched_payment',
  {
    source: text({ enum: ['collector', 'gateway'] }).notNull(),
    id: text().notNull(),
    type: text({ enum: NOTIFIED_TYPES as [(typeof NOTIFIED_TYPES)[number], ...typeof NOTIFIED_TYPES] }).notNull(),
    form: text({ enum: NOTIFIED_FORMS }).notNull(),
    reference: text().notNull(),
    payeeKind: text('payee_kind'),
    payeeId: text('payee_id'),
    amount: integer().notNull(),
    currency: text().notNull(),
    reason: text({ enum: UNMATCHED_REASONS }).notNull(),
    at: integer().notNull(),
    resolvedAt: integer('resolved_at'),
    triedAt: integer('tried_at'),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.id] }),
    index('unmatched_payment_open').on(t.resolvedAt, t.at),
    index('unmatched_payment_payee').on(t.payeeKind, t.payeeId),
  ],
);

/**
 * Movements of money that counted, each once for the id its source gave it, whichever payee it is for: what makes one
 * count is written in the same batch. Amounts in centavos, times epoch ms.
 */
export const paymentMovement = sqliteTable(
  'payment_movement',
  {
    source: text({ enum: ['collector', 'gateway'] }).notNull(),
    id: text().notNull(),
    payeeKind: text('payee_kind').notNull(),
    payeeId: text('payee_id').notNull(),
    type: text({ enum: NOTIFIED_TYPES as [(typeof NOTIFIED_TYPES)[number], ...typeof NOTIFIED_TYPES] }).notNull(),
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.id] })],
);
