import type { AuditQuery } from '../../../commerce/desk/audit';
import { AUDIT_ABOUT, AUDIT_FROM, AUDIT_TO, AUDIT_WHICH, AUDIT_WHO } from '../../../contract/audit/forms';
import { AUDIT_SUBJECTS } from '../../../domain/audit';
import { MEXICO_CITY_OFFSET_MS } from '../../../domain/mexico-city';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a day of Mexico City begins, in epoch ms; null for no day. */
function beginOf(day: string | null): number | null {
  const at = day && /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(at) ? null : at - MEXICO_CITY_OFFSET_MS;
}

/** What of the record is asked for, by its parameters; both days are in it. */
export function auditQuery(read: (name: string) => string | null, after: number | null = null): AuditQuery {
  const to = beginOf(read(AUDIT_TO));
  return {
    actor: read(AUDIT_WHO)?.trim() || null,
    subject: AUDIT_SUBJECTS.find((one) => one === read(AUDIT_ABOUT)) ?? null,
    subjectId: read(AUDIT_WHICH)?.trim() || null,
    from: beginOf(read(AUDIT_FROM)),
    to: to === null ? null : to + DAY_MS,
    after,
  };
}
