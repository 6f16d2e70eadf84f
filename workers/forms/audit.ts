import { AUDIT_FILTERS, type AUDIT_FORMS, AUDIT_PAGE } from '../../src/contract/audit/forms';
import { isoDay } from '../../src/domain/shipping/delivery-window';
import { auditCsv } from '../../src/features/desk/audit/audit-csv';
import { auditQuery } from '../../src/features/desk/audit/audit-query';
import { CSV_TYPE } from '../../src/features/desk/carrier-csv';
import { translator } from '../../src/i18n';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

/** Most entries of a file: a longer time is saved in parts. */
const MOST_SAVED = 5000;

/** Saves what the record shows as a file, from its newest entry on. */
async function save({ request, sent, mine }: SentForm<'service'>): Promise<Outcome> {
  const fields = checkForm(AUDIT_FILTERS, sent);
  if (!fields.ok) return refusedAt(AUDIT_PAGE, invalid(fields.errors));
  const { entries } = await mine()
    .desk()
    .audit.list(
      auditQuery((name) => sent[name] ?? null),
      MOST_SAVED,
    );
  const text = auditCsv(translator(request.store.i18n.defaultLocale), entries);
  return {
    location: AUDIT_PAGE,
    notices: [],
    file: { name: `registro-${isoDay(request.now)}.csv`, type: CSV_TYPE, text },
  };
}

/** Forms of the record of operators. */
export const auditForms: FormHandlers<typeof AUDIT_FORMS> = { 'operacion-registro': save };
