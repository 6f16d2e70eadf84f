import type { Morning, MorningLine } from '../../commerce/desk';
import { DESK_HEALTH_PAGE, DESK_REVIEWS_PAGE, DESK_UNMATCHED_PAGE } from '../../contract/desk-pages/forms';
import { DESK_INVOICES_PAGE } from '../../contract/invoices/forms';
import { DESK_RETURNS_PAGE } from '../../contract/returns/pages';
import type { Role } from '../../domain/operator';
import { CARD } from '../../domain/payment/methods';
import type { Key } from '../../i18n';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { listHref, PAY } from './list-address';
import { mayDo } from './may-do';

interface Line {
  what: Key;
  /** What to do about it. */
  todo: Key;
  href: () => string;
  /** Whom its page opens to; everybody where it is not said. */
  needs?: Role;
}

const LINES: Record<MorningLine, Line> = {
  late: { what: 'Morning late', todo: 'Prepare them first', href: () => listHref('prepare') },
  today: { what: 'Morning today', todo: 'Prepare them today', href: () => listHref('prepare') },
  fresh: { what: 'Morning fresh', todo: 'See them', href: () => listHref('all') },
  ends: { what: 'Morning ends', todo: 'Call whoever has not paid', href: () => listHref('money') },
  holds: {
    what: 'Morning holds',
    todo: 'Send them before they lapse',
    href: () => listHref('prepare', { [PAY]: CARD }),
  },
  arrive: { what: 'Morning arrive', todo: 'Ask the carrier', href: () => listHref('sent') },
  look: { what: 'Morning look', todo: 'See what came', href: () => listHref('look') },
  refund: { what: 'Morning refund', todo: 'Send the money back', href: () => listHref('refund') },
  returns: { what: 'Morning returns', todo: 'Answer them', href: () => href(DESK_RETURNS_PAGE) },
  invoices: { what: 'Morning invoices', todo: 'Make them out', href: () => href(DESK_INVOICES_PAGE), needs: 'orders' },
  reviews: { what: 'Morning reviews', todo: 'Read them', href: () => href(DESK_REVIEWS_PAGE) },
  unmatched: { what: 'Morning unmatched', todo: 'Find their orders', href: () => href(DESK_UNMATCHED_PAGE) },
  gateway: { what: 'Morning gateway', todo: 'Tell whoever looks after the shop', href: () => href(DESK_HEALTH_PAGE) },
  unanswered: { what: 'Morning unanswered', todo: 'Look for them at the retailer', href: () => href(DESK_HEALTH_PAGE) },
  mail: { what: 'Morning mail', todo: 'Send them again', href: () => href(DESK_HEALTH_PAGE) },
  failing: { what: 'Morning failing', todo: 'Tell whoever looks after the shop', href: () => href(DESK_HEALTH_PAGE) },
  imports: { what: 'Morning imports', todo: 'Import it again', href: () => href(DESK_HEALTH_PAGE) },
};

/** Lines in the order in which a day is worked through. */
const ORDER = Object.keys(LINES) as MorningLine[];

/** Lines that count the whole shop, whichever of its store views the desk shows. */
const WHOLE_SHOP: ReadonlySet<MorningLine> = new Set(['unmatched', 'gateway', 'mail', 'failing']);

function Lines({ lines, counts, most }: Pick<Morning, 'counts' | 'most'> & { lines: MorningLine[] }) {
  const t = texts();
  return (
    <ul className="desk-morning">
      {lines.map((line) => (
        <li key={line}>
          <a href={LINES[line].href()}>
            <b>{counts[line] >= most ? `${most}+` : counts[line]}</b>
            <span>{t(LINES[line].what)}</span>
            <span className="desk-todo">{t(LINES[line].todo)}</span>
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
  const shown = ORDER.filter((line) => mayDo(LINES[line].needs ?? 'see'));
  const due = shown.filter((line) => counts[line] > 0);
  const done = shown.filter((line) => counts[line] === 0);
  const shared = due.filter((line) => WHOLE_SHOP.has(line));
  return (
    <>
      {isWithoutMail && <p className="desk-asks">{t('No mail is configured: nobody is written to')}</p>}
      {due.length === 0 && <p>{t('Nothing waits for you')}</p>}
      <Lines lines={due.filter((line) => !WHOLE_SHOP.has(line))} counts={counts} most={most} />
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
            {done.map((line) => (
              <li key={line}>
                <b>0</b>
                <span>{t(LINES[line].what)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
