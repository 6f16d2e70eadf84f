import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OutboxType } from '../../../../../src/contract/events';

/** Events written in the batch that caused them, delivered at least once. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    type: text().$type<OutboxType>().notNull(),
    /** Number of the order, or id of the back-in-stock notice or subscription; empty where the event is of a person. */
    subject: text().notNull(),
    /** Number of the event of its order that it tells of; null where it tells of none, and in rows from before. */
    eventSeq: integer('event_seq'),
    /** Code of the store view it happened in, whose words its letter speaks; null in rows from before. */
    store: text(),
    /** What only the delivery needs, such as the token of a link; erased with it, and in no log. */
    secret: text(),
    /** Why the last try failed; null for what was delivered. With `deliveredAt` it was given up at that moment. */
    failure: text(),
    createdAt: integer('created_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer('next_attempt_at').notNull(),
    deliveredAt: integer('delivered_at'),
    /** It is settled, and nobody was told: there was nothing to say of it any more. */
    isUnsaid: integer('unsaid', { mode: 'boolean' }).notNull().default(false),
    /** When an operator had it sent again, which gives it its time anew, and under which key. */
    resentAt: integer('resent_at'),
    resentKey: text('resent_key'),
  },
  (t) => [
    index('outbox_due').on(t.deliveredAt, t.nextAttemptAt),
    // What was told of an order before its next letter; a week of everybody's letters stands beside it.
    index('outbox_subject').on(t.subject),
    index('outbox_given_up').on(t.deliveredAt).where(sql`failure IS NOT NULL AND delivered_at IS NOT NULL`),
  ],
);
