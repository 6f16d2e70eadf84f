import type { AuditEntry } from '../../../commerce/desk/audit';
import { deskOrderPage } from '../../../contract/desk-pages/forms';
import { deskRequestPath } from '../../../contract/privacy/pages';
import { deskReturnPath } from '../../../contract/returns/pages';
import type { AuditSubject } from '../../../domain/audit';
import { folioOf } from '../../../domain/privacy/request';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { deskTime } from '../words';
import { actionText, changesLine, SUBJECT_TEXTS } from './audit-texts';

/** Where what an entry is about has a page of its own, by its id. */
const PAGES: Partial<Record<AuditSubject, (id: string) => string>> = {
  order: deskOrderPage,
  return: deskReturnPath,
  'privacy-request': deskRequestPath,
};

function About({ subject, subjectId }: AuditEntry) {
  const t = texts();
  const isRequest = subject === 'privacy-request';
  const id = isRequest ? folioOf(Number(subjectId)) : subjectId;
  const said = `${t(SUBJECT_TEXTS[subject])} ${id}`;
  const page = PAGES[subject];
  return page ? <a href={href(page(id))}>{said}</a> : <span>{said}</span>;
}

/** What operators did, the newest first; `isAbout`: of one thing, which is not named again. */
export function AuditList({ entries, isAbout = false }: { entries: readonly AuditEntry[]; isAbout?: boolean }) {
  const t = texts();
  return (
    <ol className="desk-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>{deskTime(entry.at)}</span>
          <b>{entry.actor}</b>
          <span>{t(actionText(entry))}</span>
          {!isAbout && <About {...entry} />}
          <span className="desk-amount">{changesLine(t, entry)}</span>
          {entry.note && <span>{entry.note}</span>}
        </li>
      ))}
    </ol>
  );
}
