import type { DeskCount, DeskQuery } from '../../commerce/desk/orders';
import { DESK_LISTS, type DeskDays, type DeskList } from '../../domain/order/desk-list';
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

export const DAYS_TEXTS = {
  late: 'Late',
  today: 'Due today',
  due: 'Ends today',
  fresh: 'New since a day ago',
  lapses: 'Held for less than a day',
} as const satisfies Record<DeskDays, string>;

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
