import { perLocale } from './per-locale';

const oneDecimal = perLocale((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** An average of ratings: "4.6", in German "4,6". */
export const averageText = (average: number, locale: string): string => oneDecimal(locale).format(average);
