import type { OrderPayment } from '../../commerce/payments';
import { requestContext } from '../../commerce/request-context';
import { startOfDay } from '../../domain/mexico-city';
import type { Order } from '../../domain/order/order';
import { longMoment } from '../../i18n/dates';
import { texts } from '../shop/texts';

/** What is said of an order that nobody brings any more. */
const ENDED = {
  expired: {
    title: 'This order has expired',
    text: 'Nobody paid for it in time, so its products went back to the shop. If you still want them, order them again.',
  },
  canceled: {
    title: 'This order was canceled',
    // Its parcel may still be with the carrier.
    text: 'Nothing of it is handed over any more. If you still want its products, order them again.',
  },
} as const;

export const endOf = ({ status }: Pick<Order, 'status'>) =>
  status === 'expired' || status === 'canceled' ? ENDED[status] : null;

/** Whether the last card was refused and another way to pay is what is asked for. */
const isRefused = (payment: OrderPayment | null): boolean => {
  const how = payment?.due?.how;
  return how?.form === 'card' && how.state === 'to-pay' && (how.isDeclined || how.refused !== null);
};

/** What became of an order by now, in one line. */
function titleOf({ status, branch, personalDetails, createdAt }: Order): string {
  const t = texts();
  if (status === 'sent') return branch ? t('Your order waits for you at the branch') : t('Your order is on its way');
  if (status === 'complete') return branch ? t('You picked up your order') : t('We delivered your order');
  // The day it was placed it is thanked for; whoever comes back later wants to know what is done with it.
  const isLater = startOfDay(requestContext().now) > startOfDay(Date.parse(createdAt));
  if (status === 'processing' && isLater) return t('We are preparing your order');
  return t('Thank you, {name}. Your order is in.', { name: personalDetails.firstName });
}

interface HeadlineProps {
  order: Order;
  /** Null where a retailer is paid. */
  payment: OrderPayment | null;
}

/** What became of an order: it is in, it waits for its payment, it is on its way, or nothing comes of it any more. */
export function Headline({ order, payment }: HeadlineProps) {
  const t = texts();
  const end = endOf(order);
  const waits = !end && isRefused(payment);
  const title = end ? t(end.title) : waits ? t('Your payment is missing') : titleOf(order);
  const tone = end ? ' placed-over' : waits ? ' placed-waits' : '';
  return (
    <section className={`placed-head${tone}`}>
      <h1>{title}</h1>
      <p className="placed-number">{t('Order {number}', { number: order.number })}</p>
      <p>{t('Placed on {date}', { date: longMoment(Date.parse(order.createdAt), t.locale) })}</p>
      {end && <p>{t(end.text)}</p>}
      {waits && <p>{t('We keep your order while you pay it.')}</p>}
    </section>
  );
}
