import { requestContext } from '../../commerce/request-context';
import { DESK_PAGE, deskOrderPage } from '../../contract/desk-pages/forms';
import { formatMoney } from '../../domain/money';
import { stillDue, toRefund } from '../../domain/order/money';
import { isOff, ORDER_STATUSES } from '../../domain/order/status';
import type { OrderState } from '../../domain/order/step';
import { AccountNotices } from '../../features/customers/account-notices';
import { requireDesk } from '../../features/desk/require-desk';
import { DESK_TAB_TEXTS, deskStatusText, deskTime } from '../../features/desk/words';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';

const [STATUS, SEARCH, TO_REFUND, BEFORE] = ['estado', 'buscar', 'por-devolver', 'antes'] as const;

/** What an order still asks for. */
function asks({ status, money }: OrderState): string {
  const t = texts();
  const parts = [
    ...(!isOff(status) && stillDue(money) > 0 ? [`${t('Money due')} ${formatMoney(stillDue(money))}`] : []),
    ...(toRefund(money) > 0 ? [`${t('To be refunded')} ${formatMoney(toRefund(money))}`] : []),
  ];
  return parts.join(', ');
}

/** The orders of the store view, newest first. */
export async function DeskOrdersPage() {
  const t = texts();
  const { query } = requestContext();
  const status = ORDER_STATUSES.find((one) => one === query.get(STATUS)) ?? null;
  const search = query.get(SEARCH)?.trim() || null;
  const isToRefund = query.has(TO_REFUND);
  const [state, found] = await Promise.all([
    takeFormState(),
    requireDesk().order.list({ status, search, toRefund: isToRefund, before: query.get(BEFORE) }),
  ]);
  const kept = {
    ...(status ? { [STATUS]: status } : {}),
    ...(search ? { [SEARCH]: search } : {}),
    ...(isToRefund ? { [TO_REFUND]: '1' } : {}),
  };
  const tabs: { name: string; query: Record<string, string>; isCurrent: boolean; count: number }[] = [
    {
      name: t('All orders'),
      query: {},
      isCurrent: !status && !isToRefund,
      count: ORDER_STATUSES.reduce((sum, one) => sum + found.counts[one], 0),
    },
    ...ORDER_STATUSES.map((one) => ({
      name: t(DESK_TAB_TEXTS[one]),
      query: { [STATUS]: one },
      isCurrent: status === one,
      count: found.counts[one],
    })),
    { name: t('To be refunded'), query: { [TO_REFUND]: '1' }, isCurrent: isToRefund, count: found.counts.toRefund },
  ];
  return (
    <>
      <Head title={t('Orders')} canonical={null} />
      <h1>{t('Orders')}</h1>
      <AccountNotices state={state} />
      <form className="desk-search" action={href(DESK_PAGE)} method="get">
        {status && <input type="hidden" name={STATUS} value={status} autoComplete="off" />}
        {isToRefund && <input type="hidden" name={TO_REFUND} value="1" autoComplete="off" />}
        <Field
          name={SEARCH}
          type="search"
          autoComplete="off"
          label={t('Number or e-mail of an order')}
          defaultValue={search ?? ''}
        />
        <Button>{t('Find orders')}</Button>
      </form>
      <nav className="desk-tabs" aria-label={t('State')}>
        {tabs.map(({ name, query: to, isCurrent, count }) => (
          <a key={name} href={href(DESK_PAGE, to)} aria-current={isCurrent ? 'page' : undefined}>
            {`${name} (${count})`}
          </a>
        ))}
      </nav>
      {found.orders.length === 0 && <p>{t('No orders like this')}</p>}
      <ul className="desk-list">
        {found.orders.map(({ order, state: one }) => (
          <li key={order.number}>
            <a href={href(deskOrderPage(order.number))}>{order.number}</a>
            <span>{deskTime(Date.parse(order.createdAt))}</span>
            <span>{t(deskStatusText(order, one.status))}</span>
            <span className="desk-amount">{formatMoney(order.totals.grandTotal)}</span>
            <span>{order.personalDetails.emailAddress}</span>
            <span className="desk-asks">{asks(one)}</span>
          </li>
        ))}
      </ul>
      {found.next !== null && (
        <ButtonLink kind="plain" href={href(DESK_PAGE, { ...kept, [BEFORE]: found.next })}>
          {t('Older orders')}
        </ButtonLink>
      )}
    </>
  );
}
