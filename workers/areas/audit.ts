import { embeddedDeskAudit } from '../adapters/embedded/audit/read';
import { auditHandlers } from '../api/desk/audit';
import { auditForms } from '../forms/audit';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, deleteAfter, STEP_ROWS } from './retention';

export const audit = defineArea('audit', {
  ports: {},
  calls: auditHandlers,
  forms: auditForms,
  retention: {
    desk_audit: deleteAfter(
      `DELETE FROM desk_audit WHERE id IN (SELECT id FROM desk_audit WHERE at < ?1 LIMIT ${STEP_ROWS})`,
      ACCOUNTS_MS,
    ),
  },
  desk: {
    audit: { make: ({ env, store }) => embeddedDeskAudit(env, store.storeCode), needs: { list: 'all', actors: 'all' } },
  },
});
