import { Fragment, type ReactNode } from 'react';
import type { OrderPayment } from '../../commerce/payments';
import { requestContext } from '../../commerce/request-context';
import { DELIVERY_CALENDAR } from '../../config/delivery-calendar';
import { FIND_ORDER_PAGE } from '../../contract/order-forms';
import { type Centavos, NO_CENTAVOS } from '../../domain/money';
import { asItStands } from '../../domain/order/as-it-stands';
import { byOtherForms, costsNothing, kept, openAuthorisation, toCapture, toRefund } from '../../domain/order/money';
import { type Order, placedDue } from '../../domain/order/order';
import { promiseOf } from '../../domain/order/promise';
import type { OrderPromise } from '../../domain/shipping/promise';
import { longDay } from '../../i18n/dates';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { addressLine } from '../checkout/address-line';
import { OrderLines } from '../checkout/order-lines';
import { spacedPhone } from '../checkout/phone';
import { BuyAgain } from '../history/again-part';
import { StepBar } from '../history/step-bar';
import { arrivalText, changeText, promiseText } from '../shop/delivery/delivery';
import { UntilCut } from '../shop/delivery/until-cut';
import { Head } from '../shop/layout/head';
import { href } from '../shop/links';
import { monthsText } from '../shop/months/months-text';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { purchase } from '../tracking/page-event';
import { AccountLine } from './account-line';
import { AtBranch } from './at-branch';
import { DispatchLink } from './dispatch-link';
import { endOf, Headline } from './headline';
import { HelpLine } from './help-line';
import { HowToPay, isChecked } from './how-to-pay';
import { MailedTo } from './mailed-to';
import { Next } from './next-step';
import { OrderSums } from './order-sums';
import { wholeChargeText } from './refund-text';
import { statusText } from './status-texts';
import { wishLines } from './wish-lines';

/** What was done of an order since it was placed and when, once it was handed over or is about to be; null before. */
function Reached({ order: { status, branch, dispatch }, payment }: Paid) {
  const t = texts();
  if (status !== 'sent' && status !== 'complete') return null;
  const at = payment?.reachedAt ?? null;
  return (
    <Next
      icon={status === 'complete' ? 'check' : branch ? 'store' : 'truck'}
      title={t(statusText(status, branch != null))}
      isDone
    >
      {at !== null && <p>{longDay(at, t.locale)}</p>}
      {dispatch && (
        <p>
          <DispatchLink dispatch={dispatch} />
        </p>
      )}
    </Next>
  );
}

interface PlacedOrderProps {
  order: Order;
  /** Null where a retailer is paid. */
  payment: OrderPayment | null;
  /** Whether it is found again by its number and e-mail, as those are that were made without an account. */
  isFoundByMail: boolean;
  /** Whether it was found by its number or by the link of a letter. */
  isFound?: boolean;
  /** What is asked or told of money that goes back: above what happens next, since it waits for an answer. */
  moneyBack?: ReactNode;
  /** What else stands under what happens next. */
  children?: ReactNode;
}

type Paid = Pick<PlacedOrderProps, 'order' | 'payment'>;

/** Whether nobody pays anything for it, to us or to a retailer. */
const isFree = ({ order: { totals }, payment }: Paid): boolean =>
  payment ? costsNothing(payment.money) : totals.grandTotal === 0;

/** What of its money there is: to be paid now, held on a card, here, or none at all. */
function MoneySteps({ order, payment }: Paid) {
  const t = texts();
  const costs = payment ? byOtherForms(payment.money) : order.totals.grandTotal;
  const months = monthsText(t, order.paymentMethod.months ?? 1, costs, money);
  const charge = payment ? toCapture(payment.money) : NO_CENTAVOS;
  return (
    <>
      {payment && payment.money.wallet > 0 && (
        <Next
          icon="check"
          isDone
          title={t('{amount} are paid with your wallet.', { amount: money(payment.money.wallet) })}
        />
      )}
      {payment?.due?.how && !isChecked(payment.due) && (
        <Next icon="cash" title={t('You pay {amount}', { amount: money(payment.due.amount) })} />
      )}
      {charge > 0 && (
        <Next icon="check" isDone title={t('Your card is approved for {amount}', { amount: money(charge) })}>
          <p>
            {order.branch ? t('It is charged when your order is ready.') : t('It is charged when we send your order.')}
          </p>
          {payment?.wholeCharge && <p>{wholeChargeText(t, payment.wholeCharge, money)}</p>}
          {months && <p>{months}</p>}
        </Next>
      )}
      {payment && !payment.due && kept(payment.money) > 0 && (
        <Next icon="check" isDone title={t('Your payment of {amount} is here', { amount: money(kept(payment.money)) })}>
          <p>{[t.data(order.paymentMethod.title), months].filter(Boolean).join(', ')}</p>
        </Next>
      )}
      {isFree({ order, payment }) && <Next icon="check" isDone title={t('There is nothing to pay')} />}
    </>
  );
}

/** Whether it is paid when it is handed over. */
const isPaidLater = (payment: OrderPayment): boolean =>
  payment.due !== null && payment.due.how === null && openAuthorisation(payment.money) === 0;

/** What is paid when it is handed over, or to a retailer. */
function PaidLater({ order, payment }: Paid) {
  if (payment ? !isPaidLater(payment) : isFree({ order, payment })) return null;
  return (
    <Next
      icon="cash"
      title={`${texts().data(order.paymentMethod.title)}: ${money(payment?.due?.amount ?? order.totals.grandTotal)}`}
    />
  );
}

/** What is promised of an order at this moment; null for nothing. */
function toldAt({ order, payment }: Paid, isWaiting: boolean, now: number): OrderPromise | null {
  const since = payment?.securedAt ?? Date.parse(order.createdAt);
  return promiseOf(order, { isWaiting, since, now }, DELIVERY_CALENDAR);
}

/** When it arrives, as it was promised; while it waits for its money until when that holds, and what comes then. */
function Arrives({ paid, isWaiting, promise }: { paid: Paid; isWaiting: boolean; promise: OrderPromise }) {
  const t = texts();
  if (!isWaiting) return arrivalText(promise, t);
  const until = paid.payment?.due?.until ?? null;
  const said = (one: OrderPromise) => ({ before: one.before, text: promiseText(one, t, 'pay', until) });
  return <UntilCut now={said(promise)} then={said(toldAt(paid, isWaiting, promise.before) ?? promise)} />;
}

/** From now until it is at the door: what we do, and what the shopper has to have ready. */
function NextSteps({ order, payment, isFoundByMail, isFound = false }: PlacedOrderProps) {
  const t = texts();
  const { shippingAddress: to } = order;
  const isUnpaid = Boolean(payment?.due?.how);
  const promise = toldAt({ order, payment }, isUnpaid, requestContext().now);
  const changed = promise && changeText(promise, t);
  return (
    <ol className="next-steps">
      <Next icon="check" isDone title={t('We have your order')}>
        <p>{t('Keep your order number: {number}', { number: order.number })}</p>
        <MailedTo order={order} isFound={isFound} />
        {isFoundByMail && (
          <p>
            {t('With it and your e-mail you see your order again:')}{' '}
            <a href={href(FIND_ORDER_PAGE)}>{t('Find your order')}</a>
          </p>
        )}
      </Next>
      <MoneySteps order={order} payment={payment} />
      <Reached order={order} payment={payment} />
      {order.branch && order.status !== 'complete' && (
        <AtBranch branch={order.branch} order={order} payment={payment} isUnpaid={isUnpaid} promise={promise} />
      )}
      {to && !order.branch && order.status !== 'complete' && (
        <>
          {order.status !== 'sent' && <Next icon="box" title={t('We prepare your delivery')} />}
          <Next
            icon="truck"
            title={
              promise ? (
                <Arrives paid={{ order, payment }} isWaiting={isUnpaid} promise={promise} />
              ) : (
                t('Delivery to your door')
              )
            }
          >
            {changed && <p>{changed}</p>}
            <p>
              {t('The driver calls you at {phone} before arriving.', { phone: spacedPhone(to.phoneNumber) })}
              <br />
              {to.firstName} {to.lastName}
              <br />
              {addressLine(to)}
              {wishLines(to).map((line) => (
                <Fragment key={line}>
                  <br />
                  {line}
                </Fragment>
              ))}
            </p>
          </Next>
        </>
      )}
      <PaidLater order={order} payment={payment} />
    </ol>
  );
}

/** That money goes back: more came, or the order costs less since. By which way stands under "Your money back". */
function MoneyBack({ order, back, came }: { order: Order; back: Centavos; came: Centavos }) {
  const t = texts();
  const amount = money(back);
  return (
    <Notice level="warning">
      {came > placedDue(order)
        ? t('{amount} came that this order does not cost. We send it back to you.', { amount })
        : t('We send {amount} of what you paid back to you.', { amount })}
    </Notice>
  );
}

/** What is to be said of money that came: too little of it, or more than the order costs now. */
function MoneyNews({ order, payment: { money: amounts, due } }: { order: Order; payment: OrderPayment }) {
  const t = texts();
  const back = toRefund(amounts);
  const came = kept(amounts);
  return (
    <>
      {back > 0 && <MoneyBack order={order} back={back} came={came} />}
      {due && came > 0 && (
        <Notice level="warning">
          {t('We received {came}. {missing} are missing.', { came: money(came), missing: money(due.amount) })}
        </Notice>
      )}
    </>
  );
}

/** The order: its number, how it is paid, what happens next, and all of it once more. */
export function PlacedOrder({ order: placed, moneyBack, children, ...shown }: PlacedOrderProps) {
  const { payment } = shown;
  const t = texts();
  const order = asItStands(placed, payment?.money);
  const isOver = endOf(order) !== null || order.status === 'complete';
  const tracking = order.status === 'sent' ? order.dispatch?.url : null;
  return (
    <div className="wrap checkout placed" {...(endOf(placed) ? {} : purchase(placed))}>
      <Head title={t('Order {number}', { number: order.number })} canonical={null} />
      <div className="checkout-steps">
        <Headline order={order} payment={payment} />
        <section className="step">
          <StepBar
            status={order.status}
            isPickup={order.branch != null}
            isHeld={payment !== null && toCapture(payment.money) > 0}
            isPaidLater={payment !== null && isPaidLater(payment)}
          />
        </section>
        {payment && <MoneyNews order={placed} payment={payment} />}
        {moneyBack}
        {payment?.due && <HowToPay order={order} due={payment.due} />}
        <section className="step" aria-labelledby="sigue-titulo">
          <h2 id="sigue-titulo">{t(isOver ? 'What you can do' : 'What happens next')}</h2>
          <div className="step-body">
            {!endOf(order) && <NextSteps {...shown} order={order} />}
            <div className="placed-actions">
              <BuyAgain
                bought={{ kind: 'own', order: placed, document: { increment_id: order.number } }}
                isMain={isOver}
              />
              {tracking && (
                <ButtonLink href={tracking} rel="noreferrer" target="_blank">
                  {t('Follow the parcel')}
                </ButtonLink>
              )}
              <ButtonLink kind={isOver || tracking ? 'plain' : 'ink'} href={href('/')}>
                {t('Keep looking')}
              </ButtonLink>
              <a className="line-link" href={href('/garantias-y-devoluciones')}>
                {t('Warranties and returns')}
              </a>
              <AccountLine />
            </div>
            <HelpLine number={order.number} />
          </div>
        </section>
        {children}
      </div>
      <aside className="order-summary order-plane" aria-label={t('Your order')}>
        <h2>{t('Your order')}</h2>
        <OrderLines
          lines={order.lines.map((line, at) => ({
            ...line,
            id: line.lineNo,
            total: line.gross,
            gone: endOf(order) ? undefined : placed.lines[at]?.gone,
          }))}
        />
        <OrderSums order={order} {...(payment && { wallet: payment.money.wallet })} />
      </aside>
    </div>
  );
}
