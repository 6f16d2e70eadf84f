import { perLocale } from './per-locale';

const oneDecimal = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

const grouped = perLocale((locale) => new Intl.NumberFormat(locale));

/** How many there are: "25,000", in German "25.000". */
export const countText = (count: number, locale: string): string =>
  count < 1000 ? String(count) : grouped(locale).format(count);

/** An average of ratings: "4.6", in German "4,6". */
export const averageText = (average: number, locale: string): string => oneDecimal(locale).format(average);
