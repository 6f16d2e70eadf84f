import { isoDay } from '../mexico-city';
import { knownKind } from '../payment/kind';
import type { DeliveryCalendar, DeliveryDays } from '../shipping/delivery-window';
import { type OrderPromise, type PromiseChange, promiseAt } from '../shipping/promise';
import type { Order } from './order';

type Promised = Pick<Order, 'promise' | 'shippingMethod' | 'paymentMethod'>;

/** Whether the date of an order counts from its payment: everything but what is paid at the door. */
export const waitsForPayment = ({ code }: Pick<Order['paymentMethod'], 'code'>): boolean => knownKind(code) !== 'cash';

function changed(
  { promise, shippingMethod, paymentMethod }: Promised,
  at: number,
  calendar: DeliveryCalendar,
  why: PromiseChange,
): OrderPromise | null {
  const days = shippingMethod?.deliveryDays;
  if (!promise || !days || at < promise.before || !waitsForPayment(paymentMethod)) return null;
  const { change, ...was } = promise;
  return { ...promiseAt(days, at, calendar), change: { why, was: change?.was ?? was } };
}

/** What an order is promised from its payment at `at` (epoch ms) on; null where that changes nothing. */
export const afterPayment = (order: Promised, at: number, calendar: DeliveryCalendar): OrderPromise | null =>
  changed(order, at, calendar, 'paid-late');

/**
 * How long an order takes to a place of so many days (`to`), with the longer time of special items it has; null where
 * that is as long as before, or nothing is promised of it.
 */
export function daysToOther(
  { promise, shippingMethod }: Pick<Order, 'promise' | 'shippingMethod'>,
  to: DeliveryDays,
): DeliveryDays | null {
  const had = shippingMethod?.deliveryDays;
  return !promise || !had || (had.from === to.from && had.to === to.to) ? null : { ...had, from: to.from, to: to.to };
}

/**
 * What an order is promised once it goes to a place that takes so many days: counted from the day it counted from, and
 * until the same cut. null where the days it arrives on stay.
 */
export function afterMove(
  { promise }: Pick<Order, 'promise'>,
  days: DeliveryDays,
  calendar: DeliveryCalendar,
): OrderPromise | null {
  if (!promise) return null;
  const { change, ...was } = promise;
  const now = promiseAt(days, promise.before - 1, calendar);
  return now.from === was.from && now.to === was.to
    ? null
    : { ...now, change: { why: 'address', was: change?.was ?? was } };
}

/**
 * What is said of an order now: what is stored with it or, while it waits for its money past the cut, what it is
 * promised if it is paid now. One of before promises were stored counts from `since`, its payment or its placing. Null
 * where nothing is promised. Moments in epoch ms.
 */
export function promiseOf(
  order: Promised,
  { isWaiting, since, now }: { isWaiting: boolean; since: number; now: number },
  calendar: DeliveryCalendar,
): OrderPromise | null {
  const days = order.shippingMethod?.deliveryDays;
  if (!order.promise) return days ? promiseAt(days, isWaiting ? now : since, calendar) : null;
  return (isWaiting ? changed(order, now, calendar, 'unpaid') : null) ?? order.promise;
}

/** What an order is promised, for other programs: days of Mexico City, and the cut (ISO). null where nothing is. */
export const promiseDocument = ({ promise }: Pick<Order, 'promise'>) =>
  promise
    ? {
        from: isoDay(promise.from),
        to: isoDay(promise.to),
        before: new Date(promise.before).toISOString(),
        changed: promise.change?.why ?? null,
      }
    : null;
