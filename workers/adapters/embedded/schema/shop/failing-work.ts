import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Scheduled work whose last run failed, until one succeeds. Times are epoch ms. */
export const failingWork = sqliteTable('failing_work', {
  name: text().primaryKey(),
  /** Why the last run failed, without anything personal. */
  reason: text().notNull(),
  /** The first of the failures in a row, and the last one. */
  since: integer().notNull(),
  failedAt: integer('failed_at').notNull(),
});
