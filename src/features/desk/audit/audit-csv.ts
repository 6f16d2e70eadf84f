import type { AuditEntry } from '../../../commerce/desk/audit';
import type { Translate } from '../../../i18n';
import { csvText } from '../csv';
import { deskTime } from '../words';
import { actionText, changesOf, SUBJECT_TEXTS } from './audit-texts';

/** What operators did, as a file. */
export function auditCsv(t: Translate, entries: readonly AuditEntry[]): string {
  const side = (entry: AuditEntry, which: 'was' | 'is') =>
    changesOf(t, entry)
      .map((one) => `${one.part}: ${one[which]}`)
      .join('; ');
  return csvText([
    [t('When'), t('Who'), t('What'), t('About'), t('Which'), t('Before'), t('After'), t('Note')],
    ...entries.map((entry) => [
      deskTime(entry.at),
      entry.actor,
      t(actionText(entry)),
      t(SUBJECT_TEXTS[entry.subject]),
      entry.subjectId,
      side(entry, 'was'),
      side(entry, 'is'),
      entry.note ?? '',
    ]),
  ]);
}
