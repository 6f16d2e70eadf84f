import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { APPROVAL_KINDS } from '../../../../../src/domain/two-names';

/**
 * Money of an order that one operator asked for and a second one has to agree to. It is agreed first, then done under
 * its id, then closed, so that whatever breaks off in between is found open and finished once. Amounts in centavos,
 * times epoch ms.
 */
export const deskApproval = sqliteTable(
  'desk_approval',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderNumber: text('order_number').notNull(),
    kind: text({ enum: APPROVAL_KINDS }).notNull(),
    amount: integer().notNull(),
    note: text(),
    /** As of an order's event. */
    sentOn: integer('sent_on'),
    /** The key it was asked under. */
    key: text().notNull(),
    askedBy: text('asked_by').notNull(),
    askedId: text('asked_id').notNull(),
    askedAt: integer('asked_at').notNull(),
    agreedBy: text('agreed_by'),
    agreedId: text('agreed_id'),
    closedAt: integer('closed_at'),
  },
  (t) => [
    uniqueIndex('desk_approval_key').on(t.key),
    uniqueIndex('desk_approval_open').on(t.orderNumber).where(sql`closed_at IS NULL`),
    index('desk_approval_closed').on(t.closedAt),
  ],
);
