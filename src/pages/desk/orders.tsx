import type { DeskQuery } from '../../commerce/desk/orders';
import type { RefundAccounts } from '../../commerce/refunds';
import { requestContext } from '../../commerce/request-context';
import { CUSTOMER_SEARCH, DESK_CUSTOMERS_PAGE } from '../../contract/desk-customers/forms';
import { DESK_ORDERS_PAGE } from '../../contract/desk-pages/forms';
import { DAYS_OF_LIST } from '../../domain/order/desk-list';
import { AccountNotices } from '../../features/customers/account-notices';
import { parametersOf, queryOf } from '../../features/desk/list-address';
import { ListFilters } from '../../features/desk/list-filters';
import { daysText, LIST_TEXTS, ListTabs } from '../../features/desk/list-tabs';
import { mayDo } from '../../features/desk/may-do';
import { MovementsForm } from '../../features/desk/movements-form';
import { OrderList } from '../../features/desk/order-list';
import { requireDesk } from '../../features/desk/require-desk';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';

/** Orders by what there is to do, or those that were searched. */
export async function DeskOrdersPage() {
  const t = texts();
  const query = queryOf(requestContext().query);
  const [state, found] = await Promise.all([takeFormState(), requireDesk().order.list(query)]);
  const { rows, next, counts, facets } = found;
  const accounts: RefundAccounts =
    query.list === 'refund' && mayDo('money')
      ? await requireDesk().refunds.accounts(rows.map(({ order }) => order.number))
      : new Map();
  const { list, search } = query;
  const days = search === null ? query.days : null;
  const listName =
    days === null ? t(LIST_TEXTS[list ?? 'all']) : `${t(LIST_TEXTS[list ?? 'all'])}: ${t(daysText(list, days))}`;
  const title = search === null ? listName : t('Found for {text}', { text: search });
  const late = search === null && days === null && list && DAYS_OF_LIST[list].includes('late') ? counts[list].late : 0;
  const narrowed = (to: Partial<DeskQuery>) => href(DESK_ORDERS_PAGE, parametersOf({ ...query, ...to, after: null }));
  const back = `${DESK_ORDERS_PAGE}?${new URLSearchParams(parametersOf(query))}`;
  return (
    <>
      <Head title={title} canonical={null} />
      <ListTabs counts={counts} query={query} />
      <div className="desk-title desk-list-title">
        <h1>{title}</h1>
        {days !== null && (
          <a className="line-link" href={narrowed({ days: null })}>
            {t('Show all of them')}
          </a>
        )}
        {late > 0 && (
          <a className="line-link desk-asks" href={narrowed({ days: 'late', pay: '', place: '' })}>
            {t(list === 'ready' ? 'Nobody came for {count} of them' : '{count} of them late', { count: late })}
          </a>
        )}
        {search === null && <ListFilters query={query} facets={facets} counts={counts} />}
        {search !== null && mayDo('orders') && (
          <a className="line-link" href={href(DESK_CUSTOMERS_PAGE, { [CUSTOMER_SEARCH]: search })}>
            {t('Look for it among the customers')}
          </a>
        )}
      </div>
      <AccountNotices state={state} takesFocus />
      {rows.length === 0 ? (
        <p>{t('No orders like this')}</p>
      ) : (
        <OrderList rows={rows} back={back} accounts={accounts} />
      )}
      {next !== null && (
        <ButtonLink kind="plain" href={href(DESK_ORDERS_PAGE, parametersOf({ ...query, after: next }))}>
          {t('Next orders')}
        </ButtonLink>
      )}
      {list === null && search === null && days === null && mayDo('money') && <MovementsForm state={state} />}
    </>
  );
}
