import type { AuditEntry } from '../../../../src/commerce/desk/audit';
import type { AuditState } from '../../../../src/domain/audit';

/** A row of the record of operators as text of SQL reads it. */
export interface AuditRow extends Omit<AuditEntry, 'subjectId' | 'before' | 'after'> {
  subject_id: string;
  before: string | null;
  after: string | null;
}

export const auditStateOf = (text: string | null): AuditState | null =>
  text === null ? null : (JSON.parse(text) as AuditState);

export const entryOf = ({ id, at, actor, action, subject, subject_id, before, after, note }: AuditRow): AuditEntry => ({
  id,
  at,
  actor,
  action,
  subject,
  subjectId: subject_id,
  before: auditStateOf(before),
  after: auditStateOf(after),
  note,
});
