import type { DeskPage, DeskQuery } from '../../commerce/desk/orders';
import { DESK_ORDERS_PAGE } from '../../contract/desk-pages/forms';
import { branchOfFacet, DAYS_OF_LIST, type DeskDays } from '../../domain/order/desk-list';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { parametersOf } from './list-address';
import { daysText } from './list-tabs';
import { payWay } from './pay-words';

interface Choice {
  text: string;
  /** What the list is asked with instead. */
  to: Partial<DeskQuery>;
  isCurrent: boolean;
}

function Choices({ name, query, choices }: { name: string; query: DeskQuery; choices: Choice[] }) {
  return (
    <p className="desk-choices">
      <b>{name}</b>
      {choices.map(({ text, to, isCurrent }) => (
        <a
          key={text}
          href={href(DESK_ORDERS_PAGE, parametersOf({ ...query, ...to, after: null }))}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </p>
  );
}

/** What a list is narrowed by, and its order: each a link, which leads to its first page; in one line that says what is set. */
export function ListFilters({ query, facets, counts }: { query: DeskQuery } & Pick<DeskPage, 'facets' | 'counts'>) {
  const t = texts();
  const { list, pay, place, sort, days } = query;
  if (list === null) return null;
  // How many there are of a facet is known of the whole list alone.
  const counted = (name: string, count: number) => (days === null ? `${name} ${count}` : name);
  const pays = facets.filter((one) => one.pay !== '' && one.place === '');
  const places = facets.filter((one) => one.place !== '' && one.pay === '');
  const payName = (code: string) => payWay(t, { code, title: code });
  const placeName = ({ place: facet, branch }: Pick<DeskPage['facets'][number], 'place' | 'branch'>) => {
    const code = branchOfFacet(facet);
    return code === null ? t('At home') : t('At branch {name}', { name: branch ?? code });
  };
  const { late, today } = counts[list];
  const ofDays: Partial<Record<DeskDays, number>> = { late, today, due: late + today };
  const dayChoices = DAYS_OF_LIST[list].filter((one) => one === days || (ofDays[one] ?? 0) > 0);
  // And of its days.
  const dayText = (one: DeskDays) => {
    const count = pay === '' && place === '' ? ofDays[one] : undefined;
    return count === undefined ? t(daysText(list, one)) : `${t(daysText(list, one))} ${count}`;
  };
  const set = [
    ...(days ? [t(daysText(list, days))] : []),
    ...(pay ? [payName(pay)] : []),
    ...(place ? [placeName(places.find((one) => one.place === place) ?? { place, branch: null })] : []),
    ...(sort === 'newest' && days === null ? [t('The newest first')] : []),
  ];
  return (
    <details className="desk-narrow-by">
      <summary>
        {set.length === 0 ? t('Narrow and sort') : t('Narrowed by {filters}', { filters: set.join(', ') })}
      </summary>
      <div>
        {dayChoices.length > 0 && (
          <Choices
            name={t('Day')}
            query={query}
            choices={[
              { text: t('Any'), to: { days: null }, isCurrent: days === null },
              ...dayChoices.map((one) => ({
                text: dayText(one),
                to: { days: one },
                isCurrent: days === one,
              })),
            ]}
          />
        )}
        {(pays.length > 1 || pay !== '') && (
          <Choices
            name={t('Payment')}
            query={query}
            choices={[
              { text: t('Any'), to: { pay: '' }, isCurrent: pay === '' },
              ...pays.map((one) => ({
                text: counted(payName(one.pay), one.count),
                to: { pay: one.pay },
                isCurrent: pay === one.pay,
              })),
            ]}
          />
        )}
        {(places.length > 1 || place !== '') && (
          <Choices
            name={t('Handed over')}
            query={query}
            choices={[
              { text: t('Any'), to: { place: '' }, isCurrent: place === '' },
              ...places.map((one) => ({
                text: counted(placeName(one), one.count),
                to: { place: one.place },
                isCurrent: place === one.place,
              })),
            ]}
          />
        )}
        {days === null && (
          <Choices
            name={t('Sorted by')}
            query={query}
            choices={[
              { text: t('What is due first'), to: { sort: 'due' }, isCurrent: sort === 'due' },
              { text: t('The newest first'), to: { sort: 'newest' }, isCurrent: sort === 'newest' },
            ]}
          />
        )}
      </div>
    </details>
  );
}
