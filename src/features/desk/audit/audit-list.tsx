import type { AuditEntry } from '../../../commerce/desk/audit';
import { deskOrderPage } from '../../../contract/desk-pages/forms';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { deskTime } from '../words';
import { ACTION_TEXTS, changesLine, SUBJECT_TEXTS } from './audit-texts';

function About({ subject, subjectId }: AuditEntry) {
  const t = texts();
  const said = `${t(SUBJECT_TEXTS[subject])} ${subjectId}`;
  return subject === 'order' ? <a href={href(deskOrderPage(subjectId))}>{said}</a> : <span>{said}</span>;
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
          <span>{t(ACTION_TEXTS[entry.action])}</span>
          {!isAbout && <About {...entry} />}
          <span className="desk-amount">{changesLine(t, entry)}</span>
          {entry.note && <span>{entry.note}</span>}
        </li>
      ))}
    </ol>
  );
}
