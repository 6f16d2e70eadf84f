import type { Branch } from '../branch/branch';
import { pickupTime } from '../branch/opening';
import { isoDay } from '../mexico-city';
import { knownKind } from '../payment/kind';
import type { DeliveryCalendar, DeliveryDays } from '../shipping/delivery-window';
import { type DeliveryPromise, isMoved, type OrderPromise, type PromiseChange, promiseAt } from '../shipping/promise';
import type { MovedDay } from './events';
import type { Order } from './order';

type Promised = Pick<Order, 'promise' | 'branch' | 'shippingMethod' | 'paymentMethod'>;

/** Whether the date of an order counts from its payment: everything but what is paid at the door. */
export const waitsForPayment = ({ code }: Pick<Order['paymentMethod'], 'code'>): boolean => knownKind(code) !== 'cash';

/** When a branch has ready what is ordered or paid at this moment (epoch ms); null where nobody knows its hours. */
function pickupPromise(branch: Branch, at: number): DeliveryPromise | null {
  const ready = pickupTime(branch, at);
  return ready && { from: ready.from, to: ready.from, before: ready.before };
}

/**
 * What is promised of an order that is placed or paid at this moment (epoch ms): when its branch has it ready, or on
 * which days it arrives. null where nobody promises that.
 */
export function promisedFrom(
  { branch, shippingMethod }: Pick<Promised, 'branch' | 'shippingMethod'>,
  at: number,
  calendar: DeliveryCalendar,
): DeliveryPromise | null {
  if (branch) return pickupPromise(branch, at);
  const days = shippingMethod?.deliveryDays;
  return days ? promiseAt(days, at, calendar) : null;
}

/** What is promised past the cut of what was; null where nothing was promised, its cut is still to come, or it stays. */
function changed(order: Promised, at: number, calendar: DeliveryCalendar, why: PromiseChange): OrderPromise | null {
  const { promise, paymentMethod } = order;
  const isPast = promise && at >= promise.before && waitsForPayment(paymentMethod);
  return isPast ? pastItsCut(order, promise, at, calendar, why) : null;
}

function pastItsCut(
  order: Promised,
  promise: OrderPromise,
  at: number,
  calendar: DeliveryCalendar,
  why: PromiseChange,
): OrderPromise | null {
  const { branch } = order;
  const now = promisedFrom(order, at, calendar);
  const { change, ...was } = promise;
  if (!now || (branch && now.from === was.from)) return null;
  // A later day that an operator told stays, whenever it is paid.
  if (change && isMoved(change.why) && now.to <= was.to) return { ...promise, before: now.before };
  return { ...now, change: { why, was: change?.was ?? was } };
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
  const isLaterAlready = change !== undefined && isMoved(change.why) && now.to <= was.to;
  return isLaterAlready || (now.from === was.from && now.to === was.to)
    ? null
    : { ...now, change: { why: 'address', was: change?.was ?? was } };
}

/** What an order is promised once an operator told another day; null where nothing was promised. */
export function afterOperator({ promise }: Pick<Order, 'promise'>, { to, reason }: MovedDay): OrderPromise | null {
  if (!promise) return null;
  const { change, ...was } = promise;
  return { ...was, from: to, to, change: { why: reason, was: change?.was ?? was } };
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
  if (!order.promise) return promisedFrom(order, isWaiting ? now : since, calendar);
  return (isWaiting ? changed(order, now, calendar, 'unpaid') : null) ?? order.promise;
}

/**
 * What an order is promised, for other programs: days of Mexico City, the moment at which its branch has it ready, and
 * the cut (both ISO). null where nothing is.
 */
export const promiseDocument = ({ promise, branch }: Pick<Order, 'promise' | 'branch'>) =>
  promise
    ? {
        from: isoDay(promise.from),
        to: isoDay(promise.to),
        ready: branch ? new Date(promise.to).toISOString() : null,
        before: new Date(promise.before).toISOString(),
        changed: promise.change?.why ?? null,
      }
    : null;
