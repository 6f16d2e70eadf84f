import type { RefundAccounts } from '../../commerce/refunds';
import { requestContext } from '../../commerce/request-context';
import { DESK_ORDERS_PAGE } from '../../contract/desk-pages/forms';
import { AccountNotices } from '../../features/customers/account-notices';
import { parametersOf, queryOf } from '../../features/desk/list-address';
import { ListFilters, OrderSearch } from '../../features/desk/list-filters';
import { LIST_TEXTS, ListTabs } from '../../features/desk/list-tabs';
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
  const title =
    query.search === null ? t(LIST_TEXTS[query.list ?? 'all']) : t('Found for {text}', { text: query.search });
  const late = query.search === null && query.list ? counts[query.list].late : 0;
  const back = `${DESK_ORDERS_PAGE}?${new URLSearchParams(parametersOf(query))}`;
  return (
    <>
      <Head title={title} canonical={null} />
      <OrderSearch search={query.search} />
      <ListTabs counts={counts} query={query} />
      <h1>{title}</h1>
      <AccountNotices state={state} />
      {late > 0 && <p className="desk-asks">{t('{count} of them late', { count: late })}</p>}
      {query.search === null && <ListFilters query={query} facets={facets} />}
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
      {query.list === null && query.search === null && mayDo('money') && <MovementsForm state={state} />}
    </>
  );
}
