import { DELIVERY_CALENDAR } from '../../../config/delivery-calendar';
import type { Order } from '../../../domain/order/order';
import { promiseOf, waitsForPayment } from '../../../domain/order/promise';
import type { OrderStatus } from '../../../domain/order/status';
import type { DeliveryPromise } from '../../../domain/shipping/promise';
import type { Translate } from '../../../i18n';
import { longDay, shortDay } from '../../../i18n/dates';
import { readyMoment } from '../../branches/branch-texts';
import { CUT_TIME } from '../../shop/delivery/delivery';

type Promised = Pick<Order, 'promise' | 'branch' | 'shippingMethod' | 'paymentMethod'>;

/** How an order stands, and when that is said (epoch ms). */
interface Stands {
  status: OrderStatus;
  now: number;
}

/** Whether nothing is promised of it yet but to who pays in time. */
const isWaiting = ({ paymentMethod }: Promised, { status }: Stands): boolean =>
  status === 'pending' && waitsForPayment(paymentMethod);

/** Until when an order has to be paid for its promise to hold, as its shopper is told. */
const ifPaid = (t: Translate, { before }: DeliveryPromise): string =>
  t('if it is paid before {time} on {day}', { ...CUT_TIME, day: shortDay(before, t.locale) });

/**
 * What an order is promised, as the desk says it everywhere: the last day on which it arrives, or the moment at which its
 * branch has it ready, by the branch's clock. One that waits for its money arrives then only if it is paid in time, and
 * no branch has it ready. Of a pickup of before that was kept nobody knows what its shopper was told.
 */
export function promisedText(t: Translate, order: Promised, stands: Stands): string {
  const { promise, branch } = order;
  const waits = isWaiting(order, stands);
  if (branch && waits) return t('No time until it is paid');
  if (!promise) return t(branch ? 'No time kept' : 'No day promised');
  if (branch) return readyMoment(branch, promise.to, t.locale);
  if (!waits) return shortDay(promise.to, t.locale);
  const paidNow = promiseOf(order, { isWaiting: true, since: stands.now, now: stands.now }, DELIVERY_CALENDAR);
  const told = paidNow ?? promise;
  return `${shortDay(told.to, t.locale)}, ${ifPaid(t, told)}`;
}

/** The same on a delivery note; null where nothing is promised. */
export function promisedNote(t: Translate, order: Promised, stands: Stands): string | null {
  const { promise, branch } = order;
  if (!promise) return null;
  if (isWaiting(order, stands)) return t('Promised: {day}', { day: promisedText(t, order, stands) });
  return branch
    ? t('Ready from {moment}', { moment: promisedText(t, order, stands) })
    : t('Promised by {day}', { day: longDay(promise.to, t.locale) });
}
