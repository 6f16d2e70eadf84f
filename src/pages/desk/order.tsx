import type { DeskOrder } from '../../commerce/desk-orders';
import { requestContext } from '../../commerce/request-context';
import { DESK_PAGE } from '../../contract/desk-pages/forms';
import { formatMoney } from '../../domain/money';
import { costsNothing } from '../../domain/order/money';
import { isOff } from '../../domain/order/status';
import { AccountNotices } from '../../features/customers/account-notices';
import { mayDo } from '../../features/desk/may-do';
import { confirmationOf, OrderActions } from '../../features/desk/order-actions';
import { OrderMoneyList } from '../../features/desk/order-money';
import { requireDesk } from '../../features/desk/require-desk';
import { deskEventText, deskStatusText, deskTime, SOURCE_TEXTS, toldText } from '../../features/desk/words';
import { DispatchLink } from '../../features/order/dispatch-link';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { monthsText } from '../../features/shop/months/months-text';
import { texts } from '../../features/shop/texts';
import { ago } from '../../i18n/dates';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;

function Facts({ order, state, authorisedUntil }: DeskOrder) {
  const t = texts();
  const { now } = requestContext();
  const { personalDetails, shippingAddress: to, paymentMethod } = order;
  const address = to && [
    `${to.streetAddress} ${to.exteriorNumber} ${to.apartmentNumber}`.trim(),
    to.neighbourhood,
    `${to.zipCode} ${to.city}`,
    to.state,
    to.phoneNumber,
    to.reference,
  ];
  const rows = [
    [t('State'), t(deskStatusText(order, state.status))],
    [t('Placed at'), deskTime(Date.parse(order.createdAt))],
    [t('Customer'), `${personalDetails.firstName} ${personalDetails.lastName}, ${personalDetails.emailAddress}`],
    ...(order.branch
      ? [[t('Picked up at'), `${order.branch.name} (${order.branch.code}), ${to?.phoneNumber ?? ''}`] as const]
      : []),
    ...(address && !order.branch ? [[t('Sent to'), address.filter(Boolean).join(', ')] as const] : []),
    ...(order.dispatch ? [[t('Sent with'), <DispatchLink key="dispatch" dispatch={order.dispatch} />] as const] : []),
    [
      t('Paid by'),
      costsNothing(state.money) && !isOff(state.status)
        ? t('Nothing to collect')
        : [t.data(paymentMethod.title), monthsText(t, paymentMethod.months ?? 1, order.totals.grandTotal)]
            .filter(Boolean)
            .join(' · '),
    ],
    ...(order.source ? [[t('Came from'), order.source] as const] : []),
    ...(order.tracking
      ? [[t('Measured since'), ago(Date.parse(order.tracking.created_at), now, t.locale)] as const]
      : []),
    ...(authorisedUntil === null ? [] : [[t('Held on the card until'), deskTime(authorisedUntil)] as const]),
  ] as const;
  return (
    <dl className="desk-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ order }: DeskOrder) {
  const t = texts();
  return (
    <ul className="desk-list">
      {order.lines.map(({ lineNo, qty, sku, name, total }) => (
        <li key={lineNo}>
          <span>{`${qty} × ${name}`}</span>
          <span>{sku}</span>
          <span className="desk-amount">{formatMoney(total)}</span>
        </li>
      ))}
      <li>
        <strong>{t('Order total')}</strong>
        <strong className="desk-amount">{formatMoney(order.totals.grandTotal)}</strong>
      </li>
    </ul>
  );
}

function History({ order, events, told }: DeskOrder) {
  const t = texts();
  return (
    <>
      <h2>{t('History of the order')}</h2>
      {events.length === 0 && <p>{t('Nothing happened yet')}</p>}
      <ol className="desk-list">
        {events.map(({ type, amount, source, note, at, actor }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
          <li key={place}>
            <span>{deskTime(at)}</span>
            <span>{`${t(deskEventText(order, type))}${amount === null ? '' : ` ${formatMoney(amount)}`}`}</span>
            <span>{actor ?? t(SOURCE_TEXTS[source])}</span>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ol>
      {told.length > 0 && <h2>{t('What the customer was told')}</h2>}
      <ul className="desk-list">
        {told.map(({ type, at, deliveredAt, failure }) => (
          <li key={`${type} ${at}`}>
            <span>{deskTime(at)}</span>
            <span>{t(toldText(order, type))}</span>
            <span>{failure ?? (deliveredAt === null ? t('Messages that wait') : deskTime(deliveredAt))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One order whole, with what its status and money let an operator do. */
export async function DeskOrderPage({ number }: PageProps<'/pedido/[number]'>) {
  const t = texts();
  const { query, noteStatus } = requestContext();
  const orders = requireDesk().order;
  const [formState, found] = await Promise.all([takeFormState(), orders.find(segment(number))]);
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
  const confirmation = confirmationOf(query, found);
  return (
    <>
      <Head title={title} canonical={null} />
      {confirmation ?? (
        <>
          <h1>{title}</h1>
          <AccountNotices state={formState} />
          <div className="desk-columns">
            <div>
              <Facts {...found} />
              <Lines {...found} />
              <h2>{t('Money of the order')}</h2>
              <OrderMoneyList {...found} />
              <History {...found} />
            </div>
            {mayDo('orders') && <OrderActions {...found} carriers={orders.carriers} formState={formState} />}
          </div>
        </>
      )}
    </>
  );
}
