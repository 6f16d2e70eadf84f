import { dayWords, hasStops } from './day-words';
import { perLocale } from './per-locale';

const ZONE = 'America/Mexico_City';

const clean = (text: string) => text.replace(/[.,]/g, '');

const momentFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE, hourCycle: 'h23' }),
);
const dateFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE }),
);

/** A day as people say it: "mié 25 nov", "Mi., 25. Nov.". `at` is epoch ms. */
export function shortDay(at: number, locale: string): string {
  const { weekday, day, month } = dayWords(at, locale);
  return `${weekday} ${day} ${month}`;
}

const clockFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: ZONE, hourCycle: 'h23' }),
);

/** What a clock shows at an instant, in any language: "14:05". */
export const clockTime = (at: number): string => clockFormat('es-MX').format(at);

/** Date and time of an instant: "20 de noviembre de 2026, 14:05". */
export const longMoment = (at: number, locale: string): string => momentFormat(locale).format(at);

const longDayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: ZONE }));

/** A date in full: "20 de noviembre de 2026". */
export const longDay = (at: number, locale: string): string => longDayFormat(locale).format(at);

const dayMonthFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: ZONE }),
);
const yearFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: ZONE }));

/** A day by its month: "21 de septiembre", with its year where that is not the one of `now`. */
export const dayOfMonth = (at: number, now: number, locale: string): string =>
  yearFormat('es-MX').format(at) === yearFormat('es-MX').format(now)
    ? dayMonthFormat(locale).format(at)
    : longDay(at, locale);

/** A date for a list: "2 may 2026", "2. Mai 2026"; a month that is cut short has a full stop in German alone. */
export function shortDate(at: number, locale: string): string {
  const date = dateFormat(locale).format(at);
  return hasStops(locale) ? date : date.replace(/(\p{L})\./gu, '$1');
}

const agoFormat = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
];

/** How long ago something was: "hace 3 días", "ayer", "ahora" below a minute and for what is still to come. */
export function ago(at: number, now: number, locale: string): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, length] = SPANS.find(([, span]) => seconds >= span) ?? (['second', 1] as const);
  return agoFormat(locale).format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}

const weekdayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of the week, 1 for Monday to 7, in short: "lun". */
export const weekday = (day: number, locale: string): string =>
  clean(weekdayFormat(locale).format(MONDAY + (day - 1) * DAY_MS));
