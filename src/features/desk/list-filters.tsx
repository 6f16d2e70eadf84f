import type { DeskPage, DeskQuery } from '../../commerce/desk/orders';
import { DESK_ORDERS_PAGE, DESK_SCAN_PAGE } from '../../contract/desk-pages/forms';
import { LIST, LIST_NAMES } from '../../contract/desk-pages/lists';
import { branchOfFacet } from '../../domain/order/desk-list';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { parametersOf, SEARCH } from './list-address';
import { payWay } from './pay-words';

/** Finds orders in whatever list they stand. */
export function OrderSearch({ search }: { search: string | null }) {
  const t = texts();
  return (
    <search>
      <form className="desk-search" action={href(DESK_ORDERS_PAGE)} method="get">
        <input type="hidden" name={LIST} value={LIST_NAMES.all} autoComplete="off" />
        <Field
          name={SEARCH}
          type="search"
          autoComplete="off"
          data-search=""
          label={t('Name, telephone, e-mail, number or sku')}
          defaultValue={search ?? ''}
        />
        <Button>{t('Find orders')}</Button>
        <a className="desk-scan-link" href={href(DESK_SCAN_PAGE)}>
          {t('Scan orders')}
        </a>
      </form>
    </search>
  );
}

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

/** What a list is narrowed by, and its order: each a link, which leads to its first page. */
export function ListFilters({ query, facets }: { query: DeskQuery } & Pick<DeskPage, 'facets'>) {
  const t = texts();
  const { list, pay, place, sort } = query;
  if (list === null) return null;
  const counted = (name: string, count: number) => `${name} ${count}`;
  const pays = facets.filter((one) => one.pay !== '' && one.place === '');
  const places = facets.filter((one) => one.place !== '' && one.pay === '');
  const placeName = ({ place: facet, branch }: DeskPage['facets'][number]) => {
    const code = branchOfFacet(facet);
    return code === null ? t('At home') : t('At branch {name}', { name: branch ?? code });
  };
  return (
    <div>
      {(pays.length > 1 || pay !== '') && (
        <Choices
          name={t('Payment')}
          query={query}
          choices={[
            { text: t('Any'), to: { pay: '' }, isCurrent: pay === '' },
            ...pays.map((one) => ({
              text: counted(payWay(t, { code: one.pay, title: one.pay }), one.count),
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
      <Choices
        name={t('Sorted by')}
        query={query}
        choices={[
          { text: t('What is due first'), to: { sort: 'due' }, isCurrent: sort === 'due' },
          { text: t('The newest first'), to: { sort: 'newest' }, isCurrent: sort === 'newest' },
        ]}
      />
    </div>
  );
}
