import { requestContext } from '../../commerce/request-context';
import { ENTRIES_SHOWN, LIST_VIEW } from '../../contract/favorites/pages';
import type { Card } from '../../domain/catalogue/product';
import { type FavoriteList, LIST_SORTS, type ListSort } from '../../domain/favorites/favorite-list';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { Pager, pagesAround } from '../../ui/pager';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { EntryCard } from './entry-card';

const SORT_TEXTS = {
  Predeterminado: 'As you saved them',
  Alphabetical: 'By name',
  Ascendente: 'Price: low to high',
  Descendente: 'Price: high to low',
} as const satisfies Record<ListSort, string>;

/** In which order a page of a list is asked for, and which page; what its address says wrongly is not asked. */
export function askedView(): { page: number; size: number; sort: ListSort | undefined } {
  const { query } = requestContext();
  const page = Number(query.get(LIST_VIEW.page) ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: ENTRIES_SHOWN,
    sort: LIST_SORTS.find((one) => one === query.get(LIST_VIEW.sort)),
  };
}

function SortForm({ chosen, action }: { chosen: ListSort; action: string }) {
  const t = texts();
  return (
    <form className="list-sort" action={action} method="get">
      <SelectField label={t('Sort by')} name={LIST_VIEW.sort}>
        {LIST_SORTS.map((sort) => (
          <option key={sort} value={sort} selected={sort === chosen}>
            {t(SORT_TEXTS[sort])}
          </option>
        ))}
      </SelectField>
      <Button kind="plain">{t('Apply')}</Button>
    </form>
  );
}

interface EntriesProps {
  list: FavoriteList;
  cards: Map<string, Card>;
  /** Path of the page. */
  path: string;
  isOwned: boolean;
}

/** The products of a page of a list, in the order that was chosen. */
export function Entries({ list, cards, path, isOwned }: EntriesProps) {
  const t = texts();
  const { page, sort } = askedView();
  const pageHref = (one: number) =>
    href(path, { ...(sort ? { [LIST_VIEW.sort]: sort } : {}), [LIST_VIEW.page]: String(one) });
  return (
    <>
      {list.total > 1 && <SortForm chosen={sort ?? list.sort} action={href(path)} />}
      <ul className="cards cards-three">
        {list.entries.map((entry, index) => (
          <EntryCard
            key={entry.itemId}
            entry={entry}
            card={cards.get(entry.sku)}
            of={isOwned ? list : null}
            isFirst={index === 0}
          />
        ))}
      </ul>
      <Pager
        label={t('Pages')}
        current={page}
        pages={pagesAround(page, Math.ceil(list.total / ENTRIES_SHOWN)).map((one) => ({
          page: one,
          href: pageHref(one),
        }))}
      />
    </>
  );
}
