import { perLocale } from './per-locale';

const format = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'America/Mexico_City',
    }),
);

export interface DayWords {
  weekday: string;
  day: string;
  month: string;
}

/** The words of a day in Mexico City, without full stops: jue, 26, nov. `at` is epoch ms. */
export function dayWords(at: number, locale: string): DayWords {
  const parts = format(locale).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    (parts.find((part) => part.type === type)?.value ?? '').replace(/[.,]/g, '');
  return { weekday: of('weekday'), day: of('day'), month: of('month') };
}
