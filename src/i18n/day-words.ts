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

/** Whether words that are cut short, and days, have a full stop: German writes "Mi., 2. Dez.". */
export const hasStops = (locale: string): boolean => locale.startsWith('de');

/**
 * The words of a day in Mexico City, to be joined by blanks: jue, 26, nov, in German with what it punctuates
 * them by. `at` is epoch ms.
 */
export function dayWords(at: number, locale: string): DayWords {
  const parts = format(locale).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const words = { weekday: of('weekday'), day: of('day'), month: of('month') };
  if (hasStops(locale)) return { weekday: `${words.weekday},`, day: `${words.day}.`, month: words.month };
  return { ...words, weekday: words.weekday.replace('.', ''), month: words.month.replace('.', '') };
}
