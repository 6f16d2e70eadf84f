import { embeddedDeskAudit } from '../adapters/embedded/audit/read';
import { auditHandlers } from '../api/desk/audit';
import { auditForms } from '../forms/audit';
import { defineArea } from './define-area';
import { DAY_MS, deleteAfter, STEP_ROWS } from './retention';

/** What operators did is kept as long as accounts are looked through. */
const KEPT_MS = 5 * 365 * DAY_MS;

export const audit = defineArea('audit', {
  ports: {},
  calls: auditHandlers,
  forms: auditForms,
  retention: {
    desk_audit: deleteAfter(
      `DELETE FROM desk_audit WHERE id IN (SELECT id FROM desk_audit WHERE at < ?1 LIMIT ${STEP_ROWS})`,
      KEPT_MS,
    ),
  },
  desk: {
    audit: { make: ({ env, store }) => embeddedDeskAudit(env, store.storeCode), needs: { list: 'all', actors: 'all' } },
  },
});
