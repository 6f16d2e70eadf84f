import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../../../../src/domain/audit';

/**
 * What operators did, each written in the batch of what it tells of and never changed. `actor` is what they are called,
 * `actor_id` the id of their sign-in; `before` and `after` are JSON of what changed, null for what was only looked at.
 * `key`: what is told twice under one stands once. Epoch ms.
 */
export const deskAudit = sqliteTable(
  'desk_audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    store: text().notNull(),
    at: integer().notNull(),
    actor: text().notNull(),
    actorId: text('actor_id').notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    subject: text({ enum: AUDIT_SUBJECTS }).notNull(),
    subjectId: text('subject_id').notNull(),
    before: text(),
    after: text(),
    note: text(),
    key: text(),
  },
  (t) => [
    index('desk_audit_actor').on(t.store, t.actor, t.id),
    index('desk_audit_subject').on(t.subject, t.subjectId, t.store, t.id),
    index('desk_audit_store').on(t.store, t.id),
    index('desk_audit_at').on(t.at),
    uniqueIndex('desk_audit_key').on(t.key),
  ],
);
