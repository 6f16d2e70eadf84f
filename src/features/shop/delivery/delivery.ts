import { DELIVERY_CALENDAR } from '../../../config/delivery-calendar';
import { isoDay } from '../../../domain/mexico-city';
import type { DeliveryDays } from '../../../domain/shipping/delivery-window';
import type { OrderPromise } from '../../../domain/shipping/promise';
import { type DeliveryPromise, isMoved, type MoveReason, promiseAt } from '../../../domain/shipping/promise';
import type { Key, Translate } from '../../../i18n';
import { shortDay } from '../../../i18n/dates';
import { fill } from '../../../i18n/fill';

/** Words of a promise, the hour of its cut in them. */
export interface PromiseWords {
  /** With {from} and {to}. */
  between: string;
  /** With {to}. */
  by: string;
  /** Of a cut today, and of one on another {day}. */
  before: string;
  beforeOn: string;
}

/** What a shopper does before the cut: pays, or orders what is paid at the door. */
export type Doing = 'pay' | 'order';

/** The hour of the cut, as texts say it. */
export const CUT_TIME = { time: `${DELIVERY_CALENDAR.cutOffHour}:00` };

/** Words of a promise, given to the browser too. */
export function promiseWords(t: Translate, doing: Doing = 'pay'): PromiseWords {
  const on = { ...CUT_TIME, day: '{day}' };
  const isPaid = doing === 'pay';
  return {
    between: t('It arrives between {from} and {to}', { from: '{from}', to: '{to}' }),
    by: t('It arrives by {to} at the latest', { to: '{to}' }),
    before: isPaid ? t('if you pay before {time}', CUT_TIME) : t('if you order before {time}', CUT_TIME),
    beforeOn: isPaid ? t('if you pay before {time} on {day}', on) : t('if you order before {time} on {day}', on),
  };
}

/** What is promised to whoever pays or orders at this moment (epoch ms), counted as the shop's deliveries are. */
export const promisedAt = (days: DeliveryDays, at: number): DeliveryPromise => promiseAt(days, at, DELIVERY_CALENDAR);

/** When it arrives: between two days, or of special items alone by the last one. */
export const arrivalWords = (
  { from, to, isByLast }: DeliveryPromise,
  words: Pick<PromiseWords, 'between' | 'by'>,
  locale: string,
): string => fill(isByLast ? words.by : words.between, { from: shortDay(from, locale), to: shortDay(to, locale) });

/** Until when a promise holds, without its day where that is today. `now` in epoch ms; null for words that are kept. */
export const cutWords = (
  { before }: DeliveryPromise,
  words: Pick<PromiseWords, 'before' | 'beforeOn'>,
  now: number | null,
  locale: string,
): string =>
  now !== null && isoDay(now) === isoDay(before)
    ? words.before
    : fill(words.beforeOn, { day: shortDay(before, locale) });

/** When it arrives, in a page or a letter. */
export const arrivalText = (promise: DeliveryPromise, t: Translate): string =>
  arrivalWords(promise, promiseWords(t), t.locale);

/**
 * The whole promise as review, order and letters say it: when it arrives, and until when that is to be done. An order
 * that ends unpaid at `until` (epoch ms; null for none), which is said beside it, before the cut has no second hour.
 */
export function promiseText(promise: DeliveryPromise, t: Translate, doing: Doing, until: number | null = null): string {
  const words = promiseWords(t, doing);
  if (until !== null && until <= promise.before)
    return `${arrivalWords(promise, words, t.locale)} ${t('if you pay in time')}`;
  return `${arrivalWords(promise, words, t.locale)} ${cutWords(promise, words, null, t.locale)}`;
}

/** Why an operator told another day, as its shopper reads it, with what was said before. */
export const MOVED_TEXTS = {
  carrier: 'The carrier is late. Before: {before}',
  goods: 'Something of your order has not reached us yet. Before: {before}',
  road: 'Weather or a blocked road delays it. Before: {before}',
  asked: 'We changed it as you asked. Before: {before}',
  shop: 'Preparing it takes us longer than we said. Before: {before}',
} as const satisfies Record<MoveReason, Key>;

/** Why an order arrives on other days than it was promised, and which those were; null where it does not. */
export function changeText({ change }: OrderPromise, t: Translate): string | null {
  if (!change) return null;
  if (isMoved(change.why)) return t(MOVED_TEXTS[change.why], { before: arrivalText(change.was, t) });
  const was = { ...CUT_TIME, day: shortDay(change.was.before, t.locale), arrival: arrivalText(change.was, t) };
  if (change.why === 'address') return t('It goes to another place, so the date changed. Before: {arrival}', was);
  return change.why === 'paid-late'
    ? t('Your payment came after {time} on {day}, so the date changed. Before: {arrival}', was)
    : t('{time} on {day} has passed, so the date changed. Before: {arrival}', was);
}
