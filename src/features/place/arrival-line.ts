import type { KnownPlace } from '../../domain/known-place';
import { type DeliveryDays, deliveryWindow } from '../../domain/shipping/delivery-window';
import { dayWords } from '../../i18n/day-words';

/** What every page knows, the same for everyone, to say when things arrive at the place of whoever reads it. */
export interface PlaceSettings {
  /** Days of the policy, where a place has none of its own. */
  policy: Pick<DeliveryDays, 'from' | 'to'>;
  /** Days of the calendar within which special items arrive. */
  special: number;
  cutOffHour: number;
  /** Days without deliveries from now on, ISO dates. */
  closed: string[];
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
    free: string;
    /** With {code}. */
    noCoverage: string;
  };
}

/**
 * How a product is sent. Its card says it as `data-arrives`: `free`, `special`, both or neither; one that is not sent
 * has no such attribute.
 */
export interface Sent {
  isFree: boolean;
  isSpecial: boolean;
}

/**
 * When something ordered now arrives at a place, in one line: "Llega jue 26, envío gratis". Days are not broken from
 * their names. Null where nothing can be said of it.
 */
export function arrivalLine(
  place: KnownPlace,
  { isFree, isSpecial }: Sent,
  settings: PlaceSettings,
  now: number,
  locale: string,
): string | null {
  if (!place.isCovered || place.askedAt === 0) return null;
  const { policy, special, cutOffHour, closed, texts } = settings;
  const days = { ...(place.days ?? policy), ...(isSpecial && { special }) };
  const window = deliveryWindow(days, now, { holidays: new Set(closed), cutOffHour });
  const [first, last] = [dayWords(window.from, locale), dayWords(window.to, locale)];
  const [from, to] = [first, last].map(({ weekday, day }) => `${weekday}\u00a0${day}`) as [string, string];
  const when = isSpecial
    ? texts.by.replace('{day}', `${last.day}\u00a0${last.month}`)
    : window.from === window.to
      ? texts.on.replace('{day}', from)
      : texts.between.replace('{from}', from).replace('{to}', to);
  return isFree ? `${when}, ${texts.free}` : when;
}
