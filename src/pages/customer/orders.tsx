import type { ReactNode } from 'react';
import type { CancelReason } from '../../commerce/own/cancellation';
import type { OrdersWanted, OwnOrder } from '../../commerce/own/history';
import type { OrderPayment } from '../../commerce/payments';
import { mineAs, requestContext } from '../../commerce/request-context';
import { guaranteesPath, LIST, ORDER_GROUPS, ORDERS_PAGE, SINCE_DAYS } from '../../contract/history/pages';
import { cancelableLines, toldCancelableLines } from '../../domain/order/cancelable';
import type { Result } from '../../domain/result';
import { AccountNotices } from '../../features/customers/account-notices';
import { CancelPart } from '../../features/history/cancel-part';
import { OrderList } from '../../features/history/order-list';
import { ToldOrderView } from '../../features/history/told-order';
import { OrderInvoice } from '../../features/invoices/order-invoice';
import { OrderExtras } from '../../features/order/order-extras';
import { type OrderParts, readOrderParts } from '../../features/order/order-parts';
import { PlacedOrder } from '../../features/order/placed-order';
import { AccountFrame } from '../../features/profile/account-frame';
import { OrderRefundPart } from '../../features/refunds/order-refund';
import { OrderReturns, type ReturnsOfOrder, readReturnsOf } from '../../features/returns/order-returns';
import { type FormState, takeFormState } from '../../features/shop/form-state';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Notice } from '../../ui/notice';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_PAGES = 1_000;
const SEARCH_MAX = 80;

/** What the address of the list asks for; what it says wrongly is not asked. */
function wanted(): OrdersWanted {
  const { query, now } = requestContext();
  const group = ORDER_GROUPS.find((one) => one === query.get(LIST.status));
  const days = SINCE_DAYS.find((one) => one === query.get(LIST.since));
  const page = Number(query.get(LIST.page) ?? 1);
  return {
    group,
    since: days === undefined ? undefined : now - Number(days) * DAY_MS,
    search: query.get(LIST.search)?.slice(0, SEARCH_MAX) ?? '',
    page: Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
  };
}

/** ROUTE-025: the orders of a customer, ten a page. */
export async function MyOrdersPage() {
  const t = texts();
  const asked = wanted();
  const [state, found] = await Promise.all([takeFormState(), mineAs('customer').own('history').list(asked)]);
  return (
    <AccountFrame title={t('Your orders')} state={state}>
      {found.ok ? (
        <OrderList found={found.value} page={asked.page} />
      ) : (
        <Notice level="error">{t.message(found.problem.message)}</Notice>
      )}
    </AccountFrame>
  );
}

interface OwnOrderParts {
  parts: OrderParts;
  returns: ReturnsOfOrder;
  reasons: Result<CancelReason[]>;
}

/** What the page says beside the order, asked for at once; it is shown once the order is known to be the customer's. */
async function readOwnParts(number: string): Promise<OwnOrderParts> {
  const [parts, returns, reasons] = await Promise.all([
    readOrderParts(number),
    readReturnsOf(number),
    mineAs('customer').own('history').cancelReasons(number),
  ]);
  return { parts, returns, reasons };
}

interface ViewProps extends OwnOrderParts {
  bought: OwnOrder;
  state: FormState;
  children: ReactNode;
}

function View({ bought, parts, returns, reasons, state, children }: ViewProps) {
  const { number } = bought.order;
  const more = (
    <>
      <Cancel bought={bought} reasons={reasons} payment={parts.payment} state={state} />
      {children}
    </>
  );
  if (bought.kind === 'told') {
    const { status, at } = bought.order;
    return (
      <ToldOrderView bought={bought}>
        <OrderReturns order={number} returns={returns} isDelivered={status === 'complete'} />
        <OrderInvoice number={number} status={status} placedAt={at} taxId="" requests={parts.invoices} state={state} />
        {more}
      </ToldOrderView>
    );
  }
  return (
    <PlacedOrder
      order={bought.order}
      payment={parts.payment}
      isFoundByMail={false}
      moneyBack={parts.refund && <OrderRefundPart number={number} refund={parts.refund} state={state} />}
    >
      <OrderReturns order={number} returns={returns} isDelivered={bought.order.status === 'complete'} />
      <OrderExtras order={bought.order} parts={parts} state={state} />
      {more}
    </PlacedOrder>
  );
}

interface CancelProps extends Pick<OwnOrderParts, 'reasons'> {
  bought: OwnOrder;
  payment: OrderPayment | null;
  state: FormState;
}

/** The way to cancel an order that was not sent yet; nothing where it was, or nobody says why it may be. */
function Cancel({ bought, reasons, payment, state }: CancelProps) {
  const { order } = bought;
  if (order.status !== 'pending' && order.status !== 'processing') return null;
  return reasons.ok ? (
    <CancelPart
      state={state}
      number={order.number}
      reasons={reasons.value}
      method={bought.kind === 'own' ? bought.order.paymentMethod.code : ''}
      moved={payment?.money ?? null}
      lines={bought.kind === 'own' ? cancelableLines(bought.order.lines) : toldCancelableLines(bought.document)}
    />
  ) : null;
}

/** ROUTE-026: an order of the customer's own; of any other one it is told that there is none. */
export async function MyOrderPage({ orderId }: PageProps<'/my-account/orders/[orderId]'>) {
  const t = texts();
  const asked = segment(orderId);
  const [state, found, beside] = await Promise.all([
    takeFormState(),
    mineAs('customer').own('history').order(asked),
    readOwnParts(asked),
  ]);
  if (found.ok) {
    const { number } = found.value.order;
    // An order is found without the zeros of its number too.
    const own = number === asked ? beside : await readOwnParts(number);
    return (
      <>
        <p className="wrap placed-back">
          <a className="line-link" href={href(ORDERS_PAGE)}>
            {t('Back to my orders')}
          </a>
        </p>
        {state.notices.length > 0 && (
          <div className="wrap notices">
            <AccountNotices state={state} />
          </div>
        )}
        <View bought={found.value} {...own} state={state}>
          <p>
            <a className="line-link" href={href(guaranteesPath(asked))}>
              {t('Guarantees of your order')}
            </a>
          </p>
        </View>
      </>
    );
  }
  if (found.problem.status === NOT_FOUND) requestContext().noteStatus(NOT_FOUND);
  return (
    <AccountFrame title={t('Your orders')} state={state}>
      <div className="own-sheet">
        <p>{t.message(found.problem.message)}</p>
        <a href={href(ORDERS_PAGE)}>{t('See my orders')}</a>
      </div>
    </AccountFrame>
  );
}
