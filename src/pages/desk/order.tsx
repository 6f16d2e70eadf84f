import type { DeskOrder } from '../../commerce/desk/orders';
import { requestContext } from '../../commerce/request-context';
import { chosenName, DESK_PAGE, DESK_PRINT_PAGE, PRINTED } from '../../contract/desk-pages/forms';
import { deskReturnPath } from '../../contract/returns/pages';
import type { InvoiceRequest } from '../../domain/invoice/request';
import { costsNothing, toRefund } from '../../domain/order/money';
import { isOff } from '../../domain/order/status';
import { canReturn, isReturnOver, type Return } from '../../domain/returns/return';
import { AccountNotices } from '../../features/customers/account-notices';
import { mayDo } from '../../features/desk/may-do';
import { AskedInvoices } from '../../features/desk/order/asked-invoices';
import { AskedMoneyCard } from '../../features/desk/order/asked-money';
import { DeskFacts } from '../../features/desk/order/facts';
import { OrderGoods } from '../../features/desk/order/goods';
import { OrderHistory } from '../../features/desk/order/history';
import { OrderPeople } from '../../features/desk/order/people';
import { RefundAccountCard } from '../../features/desk/order/refund-account';
import { cardText } from '../../features/desk/order/where-to';
import { OrderActions } from '../../features/desk/order-actions';
import { OrderMoneyList } from '../../features/desk/order-money';
import { cheaperEvent, questionOf } from '../../features/desk/order-questions';
import { KeptUntil, Promised } from '../../features/desk/promised-day';
import { requireDesk } from '../../features/desk/require-desk';
import { deskReturnText } from '../../features/desk/returns/way-texts';
import { deskStateText, deskTime } from '../../features/desk/words';
import { DispatchLink } from '../../features/order/dispatch-link';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { monthsText } from '../../features/shop/months/months-text';
import { texts } from '../../features/shop/texts';
import { ago } from '../../i18n/dates';
import { Notice } from '../../ui/notice';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;

/** How it was to be paid, and by which card. */
function paidBy({ order, state, cardDigits }: DeskOrder): string {
  const t = texts();
  const { paymentMethod } = order;
  if (costsNothing(state.money) && !isOff(state.status)) return t('Nothing to collect');
  return [
    t.data(paymentMethod.title),
    monthsText(t, paymentMethod.months ?? 1, order.totals.grandTotal),
    cardDigits === null ? '' : t('Ends in {digits}', { digits: cardDigits }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whether money of a return was to go into the wallet and did not: what it took off its order is still owed. */
const isKeptOut = ({ isToWallet, status }: Return): boolean => isToWallet && status === 'received';

/** The return by which the parcel of a canceled order is waited for; null for none that is still to come. */
const comingBack = (returns: readonly Return[]): string | null =>
  returns.find(({ way, status }) => way === 'undelivered' && canReturn(status, 'receive'))?.number ?? null;

/** Returns of an order, each with where it stands. */
const ReturnLinks = ({ returns }: { returns: readonly Return[] }) =>
  returns.map(({ number, status, way }) => (
    <span key={number}>
      <a href={href(deskReturnPath(number))}>{number}</a> {texts()(deskReturnText({ way }, status))}
    </span>
  ));

interface FactsProps extends DeskOrder {
  returns: readonly Return[];
  invoices: readonly InvoiceRequest[];
}

function Facts({ returns, invoices, ...found }: FactsProps) {
  const t = texts();
  const { now } = requestContext();
  const { order, state, authorisedUntil } = found;
  const rows = [
    [t('State'), t(deskStateText(order, state))],
    [t(order.branch ? 'Promised time' : 'Promised day'), <Promised key="day" order={order} state={state} />],
    ...(order.keptUntil === undefined
      ? []
      : [[t('Kept at the branch'), <KeptUntil key="kept" at={order.keptUntil} />] as const]),
    [t('Placed at'), deskTime(Date.parse(order.createdAt))],
    ...(order.dispatch ? [[t('Sent with'), <DispatchLink key="dispatch" dispatch={order.dispatch} />] as const] : []),
    [t('Paid by'), paidBy(found)],
    ...(returns.length === 0 ? [] : [[t('Returns'), <ReturnLinks key="returns" returns={returns} />] as const]),
    ...(invoices.length === 0 ? [] : [[t('Invoices'), <AskedInvoices key="invoices" requests={invoices} />] as const]),
    ...(authorisedUntil === null ? [] : [[t('Held on the card until'), deskTime(authorisedUntil)] as const]),
    ...(order.source ? [[t('Came from'), order.source] as const] : []),
    ...(order.tracking
      ? [[t('Measured since'), ago(Date.parse(order.tracking.created_at), now, t.locale)] as const]
      : []),
  ] as const;
  return <DeskFacts rows={rows} isCard />;
}

/** One order whole, with what its status and money let an operator do. */
export async function DeskOrderPage({ number }: PageProps<'/pedido/[number]'>) {
  const t = texts();
  const { query, noteStatus } = requestContext();
  const desk = requireDesk();
  const orders = desk.order;
  const [formState, found, returns, invoices] = await Promise.all([
    takeFormState(),
    orders.find(segment(number)),
    desk.returns.ofOrder(segment(number)),
    desk.invoices.ofOrder(segment(number)),
  ]);
  if (!found) {
    noteStatus(NOT_FOUND);
    return (
      <>
        <Head title={t('Orders')} canonical={null} />
        <h1>{t('No orders like this')}</h1>
        <a href={href(DESK_PAGE)}>{t('Orders')}</a>
      </>
    );
  }
  const title = t('Order {number}', { number: found.order.number });
  const refund = mayDo('money') && toRefund(found.state.money) > 0 ? await desk.refunds.of(found.order.number) : null;
  const { carriers } = orders;
  const cheaper = cheaperEvent(query);
  const goes = cheaper && ((await orders.goes([found.order.number], cheaper)).get(found.order.number) ?? null);
  const openReturns = returns.filter(({ status }) => !isReturnOver(status));
  const beside = { carriers, account: refund?.account ?? null, goes, openReturns, formState };
  const { page: question, problem } = questionOf(query, found, beside);
  const printed = { [PRINTED]: 'notas', [chosenName(found.order.number)]: String(found.events.length) };
  return (
    <>
      <Head title={title} canonical={null} />
      {question && <AccountNotices state={formState} />}
      {question ?? (
        <>
          <div className="desk-title">
            <h1>{title}</h1>
            {mayDo('orders') && (
              <a className="line-link" href={href(DESK_PRINT_PAGE, printed)}>
                {t('Delivery note')}
              </a>
            )}
          </div>
          {problem && (
            <Notice level="error" takesFocus>
              {t(problem)}
            </Notice>
          )}
          <AccountNotices state={formState} takesFocus />
          {refund && <RefundAccountCard refund={refund} isKeptOutOfWallet={returns.some(isKeptOut)} />}
          {found.asked && <AskedMoneyCard number={found.order.number} asked={found.asked} card={cardText(found)} />}
          <div className="desk-columns">
            <Facts {...found} returns={returns} invoices={invoices} />
            {mayDo('orders') && (
              <OrderActions {...found} carriers={carriers} formState={formState} comesBack={comingBack(returns)} />
            )}
            <div className="desk-rest">
              <OrderGoods order={found.order} money={found.state.money} />
              <OrderPeople {...found} />
              <section className="desk-card" aria-labelledby="dinero">
                <h2 id="dinero">{t('Money of the order')}</h2>
                <OrderMoneyList {...found} />
              </section>
              <OrderHistory order={found.order} events={found.events} told={found.told} state={formState} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
