import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Answers kept for repeated calls: status and response are null while the first one runs. */
export const idempotency = sqliteTable(
  'idempotency',
  {
    principal: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer(),
    response: text(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.principal, t.route, t.key] }), index('idempotency_expires').on(t.expiresAt)],
);

/** Events written in the batch that caused them, delivered at least once. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    type: text({ enum: ['order-placed'] }).notNull(),
    subject: text().notNull(),
    createdAt: integer('created_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer('next_attempt_at').notNull(),
    deliveredAt: integer('delivered_at'),
  },
  (t) => [index('outbox_due').on(t.deliveredAt, t.nextAttemptAt)],
);
