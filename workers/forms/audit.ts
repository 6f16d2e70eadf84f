import { AUDIT_FILTERS, type AUDIT_FORMS, AUDIT_PAGE } from '../../src/contract/audit/forms';
import { AUDIT_MESSAGES } from '../../src/contract/audit/messages';
import { isoDay } from '../../src/domain/mexico-city';
import { refuse } from '../../src/domain/result';
import { auditCsv } from '../../src/features/desk/audit/audit-csv';
import { auditQuery } from '../../src/features/desk/audit/audit-query';
import { CSV_TYPE } from '../../src/features/desk/carrier-csv';
import { translator } from '../../src/i18n';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

/** Most entries of a file: a longer time is saved in parts. */
export const MOST_SAVED = 5000;
const AUDIT_NAMES = Object.keys(AUDIT_FILTERS) as (keyof typeof AUDIT_FILTERS)[];

/** Saves what the record shows as a file, all of it or nothing. */
async function save({ request, sent, mine }: SentForm<'service'>): Promise<Outcome> {
  const fields = checkForm(AUDIT_FILTERS, sent);
  if (!fields.ok) return refusedAt(AUDIT_PAGE, invalid(fields.errors));
  const { entries, next } = await mine()
    .desk()
    .audit.list(
      auditQuery((name) => sent[name] ?? null),
      MOST_SAVED,
    );
  if (next !== null) {
    const chosen = new URLSearchParams(AUDIT_NAMES.flatMap((name) => (sent[name] ? [[name, sent[name]]] : [])));
    const page = chosen.size > 0 ? `${AUDIT_PAGE}?${chosen}` : AUDIT_PAGE;
    return refusedAt(page, refuse(422, AUDIT_MESSAGES.tooManyEntries, { detail: { most: MOST_SAVED } }).problem);
  }
  const text = auditCsv(translator(request.store.i18n.defaultLocale), entries);
  return {
    location: AUDIT_PAGE,
    notices: [],
    file: { name: `registro-${isoDay(request.now)}.csv`, type: CSV_TYPE, text },
  };
}

/** Forms of the record of operators. */
export const auditForms: FormHandlers<typeof AUDIT_FORMS> = { 'operacion-registro': save };
