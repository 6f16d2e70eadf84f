import type { Morning } from '../../commerce/desk';
import { MORNING, type MorningLineName } from '../../contract/areas';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { mayDo } from './may-do';

type Named = (typeof MORNING)[number];

function Lines({ lines, counts, most }: Pick<Morning, 'counts' | 'most'> & { lines: readonly Named[] }) {
  const t = texts();
  return (
    <ul className="desk-morning">
      {lines.map(([name, { text, todo, page, ...said }]) => (
        <li key={name}>
          <a href={href(page, 'query' in said ? said.query : {})}>
            <b>{counts[name] >= most ? `${most}+` : counts[name]}</b>
            <span>{t(text, { count: counts[name] })}</span>
            <span className="desk-todo">{t(todo)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * What there is to do this morning, each with how many and what to do: of this store view, then of the whole shop. What
 * asks for nothing stands apart.
 */
export function MorningList({ counts, most, isWithoutMail }: Morning) {
  const t = texts();
  const isDue = (name: MorningLineName) => counts[name] > 0;
  const shown = MORNING.filter(([, line]) => mayDo('needs' in line ? line.needs : 'see'));
  const due = shown.filter(([name]) => isDue(name));
  const done = shown.filter(([name]) => !isDue(name));
  const shared = due.filter(([, line]) => 'isWholeShop' in line);
  return (
    <>
      {isWithoutMail && <p className="desk-asks">{t('No mail is configured: nobody is written to')}</p>}
      {due.length === 0 && <p>{t('Nothing waits for you')}</p>}
      <Lines lines={due.filter((line) => !shared.includes(line))} counts={counts} most={most} />
      {shared.length > 0 && (
        <>
          <h2>{t('Of the whole shop, every store view')}</h2>
          <Lines lines={shared} counts={counts} most={most} />
        </>
      )}
      {done.length > 0 && (
        <details>
          <summary>{t('All else is well')}</summary>
          <ul className="desk-list">
            {done.map(([name, { text }]) => (
              <li key={name}>
                <b>0</b>
                <span>{t(text, { count: 0 })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
