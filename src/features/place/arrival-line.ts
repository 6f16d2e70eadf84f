import type { KnownPlace } from '../../domain/known-place';
import { isoDay } from '../../domain/mexico-city';
import { type DeliveryDays, deliveryWindow } from '../../domain/shipping/delivery-window';
import { type DayWords, dayWords } from '../../i18n/day-words';

/** What every page knows, the same for everyone, to say when things arrive at the place of whoever reads it. */
export interface PlaceSettings {
  /** Days of the policy, where a place has none of its own; null where a retailer delivers, who promises none. */
  policy: Pick<DeliveryDays, 'from' | 'to'> | null;
  /** Days of the calendar within which special items arrive. */
  special: number;
  cutOffHour: number;
  /** Days without deliveries from now on, ISO dates. */
  closed: string[];
  /** Border regions in which the store view charges the reduced tax; left out for none. */
  reduced?: string[];
  texts: {
    /** Without a place. */
    ask: string;
    /** With {place}. */
    to: string;
    /** With {day}. */
    on: string;
    /** With {from} and {to}. */
    between: string;
    /** With {day}. */
    by: string;
    /** Until when that holds: today, or with {day}. */
    before: string;
    beforeOn: string;
    free: string;
    /** With {code}. */
    noCoverage: string;
  };
}

/**
 * How a product is sent. Its card says it as `data-arrives`: `free` or, where a border region may pay less for it and
 * then for its delivery, `inland`; `special`; or none of them. One that is not sent has no such attribute.
 */
export interface Sent {
  isFree: boolean;
  isSpecial: boolean;
}

/** What `data-arrives` says of a place. */
export const sentTo = (
  arrives: string,
  { border }: Pick<KnownPlace, 'border'>,
  reduced: PlaceSettings['reduced'],
): Sent => ({
  isFree: arrives.includes('free') || (arrives.includes('inland') && !reduced?.includes(border)),
  isSpecial: arrives.includes('special'),
});

export interface Arrival {
  /** "Llega jue 26, envío gratis". Days are not broken from their names. */
  text: string;
  /** "si pagas antes de las 14:00". */
  cut: string;
  /** Until when both are true, epoch ms. */
  before: number;
}

/**
 * When something that is paid now arrives at a place, and the last hour of that. Null where nothing can be said of it.
 * `now` is the shop's, epoch ms.
 */
export function arrivalLine(
  place: KnownPlace,
  { isFree, isSpecial }: Sent,
  settings: PlaceSettings,
  now: number,
  locale: string,
): Arrival | null {
  const { policy, special, cutOffHour, closed, texts } = settings;
  if (!policy || !place.isCovered || place.askedAt === 0) return null;
  const days = { ...(place.days ?? policy), ...(isSpecial && { special }) };
  const { before, ...window } = deliveryWindow(days, now, { holidays: new Set(closed), cutOffHour });
  const [first, last, cut] = [window.from, window.to, before].map((at) => dayWords(at, locale)) as [
    DayWords,
    DayWords,
    DayWords,
  ];
  const short = ({ weekday, day }: DayWords) => `${weekday}\u00a0${day}`;
  const when = isSpecial
    ? texts.by.replace('{day}', `${last.day}\u00a0${last.month}`)
    : window.from === window.to
      ? texts.on.replace('{day}', short(first))
      : texts.between.replace('{from}', short(first)).replace('{to}', short(last));
  return {
    text: isFree ? `${when}, ${texts.free}` : when,
    cut: isoDay(now) === isoDay(before) ? texts.before : texts.beforeOn.replace('{day}', short(cut)),
    before,
  };
}
