import { type Centavos, formatMoney } from '../../../domain/money';
import type { Translate } from '../../../i18n';
import { saidMonths } from './months-line';

/** How payments without interest are said, with {months} and {amount} left open. */
const monthsWords = (t: Translate): string =>
  t('{months} months without interest of {amount}', { months: '{months}', amount: '{amount}' });

/** The same, and what is said where what can still be chosen costs more; both with {months} and {amount}. */
export const monthsTexts = (t: Translate): { of: string; from: string } => ({
  of: monthsWords(t),
  from: t('{months} months without interest from {amount}', { months: '{months}', amount: '{amount}' }),
});

/** '6 meses sin intereses de $166.67'; null for all at once. `shown` writes an amount. */
export const monthsText = (
  t: Translate,
  months: number,
  total: Centavos,
  shown: (amount: Centavos) => string = formatMoney,
): string | null => (months > 1 ? saidMonths(monthsWords(t), months, total, shown) : null);
