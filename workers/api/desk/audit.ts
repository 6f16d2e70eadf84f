import type { AuditEntry } from '../../../src/commerce/desk/audit';
import { ok } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';

const document = ({ at, isPickup: _, ...entry }: AuditEntry) => ({ ...entry, at: new Date(at).toISOString() });

/** What operators did, for whoever holds the service token. */
export const auditHandlers: Handlers<'audit'> = {
  deskAudit: async ({ mine, query }) => {
    const { actor, subject, subjectId, before, size } = query;
    const narrowed = {
      actor: actor ?? null,
      subject: subject ?? null,
      subjectId: subjectId ?? null,
      after: before ?? null,
      from: null,
      to: null,
    };
    const { entries, next } = await mine().desk().audit.list(narrowed, size);
    return ok({ result: { entries: entries.map(document), next } });
  },
};
