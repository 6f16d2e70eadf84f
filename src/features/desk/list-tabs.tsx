import type { DeskCount, DeskQuery } from '../../commerce/desk/orders';
import { DESK_LISTS, type DeskDays, type DeskList } from '../../domain/order/desk-list';
import type { Key } from '../../i18n';
import { texts } from '../shop/texts';
import { listHref } from './list-address';

export const LIST_TEXTS = {
  prepare: 'List prepare',
  ready: 'List ready',
  sent: 'List sent',
  money: 'List money',
  refund: 'List refund',
  look: 'List look',
  all: 'All orders',
} as const satisfies Record<DeskList | 'all', string>;

const DAYS_TEXTS = {
  late: 'Late',
  today: 'Due today',
  due: 'Ends today',
  fresh: 'New since a day ago',
  lapses: 'Held for less than a day',
} as const satisfies Record<DeskDays, string>;

/** What is called otherwise of what lies ready at a branch: its days are those until which it is kept. */
const KEPT_TEXTS = { late: 'Nobody came for them', today: 'Last day it is kept' } as const;

/** What the days are called that a list is narrowed to. */
export const daysText = (list: DeskList | null, days: DeskDays): Key =>
  list === 'ready' && (days === 'late' || days === 'today') ? KEPT_TEXTS[days] : DAYS_TEXTS[days];

/** The lists of orders by what there is to do, each with how many stand in it. */
export function ListTabs({ counts, query }: { counts: Record<DeskList, DeskCount>; query: DeskQuery }) {
  const t = texts();
  const current = query.search === null ? (query.list ?? 'all') : null;
  return (
    <nav className="desk-tabs" aria-label={t('Lists of orders')}>
      {DESK_LISTS.map((list) => (
        <a key={list} href={listHref(list)} aria-current={current === list ? 'page' : undefined}>
          {t(LIST_TEXTS[list])} <b>{counts[list].all}</b>
        </a>
      ))}
      <a href={listHref('all')} aria-current={current === 'all' ? 'page' : undefined}>
        {t(LIST_TEXTS.all)}
      </a>
    </nav>
  );
}
