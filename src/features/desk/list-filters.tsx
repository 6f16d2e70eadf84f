import type { DeskPage, DeskQuery } from '../../commerce/desk-orders';
import { DESK_ORDERS_PAGE } from '../../contract/desk-pages/forms';
import { branchOfFacet } from '../../domain/order/desk-list';
import { Button } from '../../ui/button';
import { Field, SelectField } from '../../ui/field';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { LIST, LIST_NAMES, NEWEST, PAY, PLACE, SEARCH, SORT } from './list-address';
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
      </form>
    </search>
  );
}

/** What a list is narrowed by, and its order; of a list that can be narrowed by nothing, the order alone. */
export function ListFilters({ query, facets }: { query: DeskQuery } & Pick<DeskPage, 'facets'>) {
  const t = texts();
  const { list, pay, place, sort } = query;
  if (list === null) return null;
  const pays = facets.filter((one) => one.pay !== '' && one.place === '');
  const places = facets.filter((one) => one.place !== '' && one.pay === '');
  const counted = (name: string, count: number) => `${name} (${count})`;
  return (
    <form className="desk-filters" action={href(DESK_ORDERS_PAGE)} method="get">
      <input type="hidden" name={LIST} value={LIST_NAMES[list]} autoComplete="off" />
      <SelectField name={PAY} label={t('Payment')} defaultValue={pay}>
        <option value="">{t('Any')}</option>
        {pays.map((one) => (
          <option key={one.pay} value={one.pay}>
            {counted(payWay(t, { code: one.pay, title: one.pay }), one.count)}
          </option>
        ))}
      </SelectField>
      <SelectField name={PLACE} label={t('Handed over')} defaultValue={place}>
        <option value="">{t('Any')}</option>
        {places.map((one) => (
          <option key={one.place} value={one.place}>
            {counted(
              branchOfFacet(one.place) === null
                ? t('At home')
                : t('At branch {name}', { name: branchOfFacet(one.place) ?? '' }),
              one.count,
            )}
          </option>
        ))}
      </SelectField>
      <SelectField name={SORT} label={t('Sorted by')} defaultValue={sort === 'newest' ? NEWEST : ''}>
        <option value="">{t('What is due first')}</option>
        <option value={NEWEST}>{t('The newest first')}</option>
      </SelectField>
      <Button kind="plain">{t('Show')}</Button>
    </form>
  );
}
