import { and, eq } from 'drizzle-orm';
import { embeddedDeskAudit } from '../adapters/embedded/audit/read';
import { ofAccount, type Person, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { deskAudit } from '../adapters/embedded/schema/shop';
import { auditHandlers } from '../api/desk/audit';
import { auditForms } from '../forms/audit';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, deleteAfter, STEP_ROWS } from './retention';

/** What was done to a customer of our own. */
const ofSubject = (person: Person) => {
  const whose = ofAccount(deskAudit.subjectId)(person);
  return whose && and(eq(deskAudit.subject, 'customer'), whose);
};

export const audit = defineArea('audit', {
  ports: {},
  calls: auditHandlers,
  forms: auditForms,
  personal: [
    personalRows({
      title: 'What our people did with your account',
      table: deskAudit,
      whose: ofSubject,
      shown: { action: deskAudit.action, at: deskAudit.at },
      closing: 'kept',
    }),
  ],
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
