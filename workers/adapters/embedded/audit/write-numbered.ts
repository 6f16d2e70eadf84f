import type { AuditRecord } from '../../../../src/domain/audit';
import type { By } from './write';

/**
 * Writes, as `auditStatement`, what an operator made that gets its number in this very batch: `numbers` is SQL that
 * answers it as `number`, nothing where nothing was made, with `bound` for its ?1. Once for each number.
 */
export const auditNumberedStatement = (
  db: D1Database,
  { operator, store, at }: By,
  { action, subject, after, note }: Pick<AuditRecord, 'action' | 'subject' | 'after' | 'note'>,
  numbers: string,
  bound: string,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO desk_audit (store, at, actor, actor_id, action, subject, subject_id, after, note, key)
       SELECT ?2, ?3, ?4, ?5, ?6, ?7, made.number, ?8, ?9, ?7 || ' ' || made.number || ' 1' FROM (${numbers}) AS made WHERE TRUE
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      ...[bound, store, at, operator.name, operator.id, action, subject],
      ...[after && JSON.stringify(after), note ?? null],
    );
