import { type Centavos, formatMoney, NO_CENTAVOS } from '../../../domain/money';
import { type MonthsOffer, monthlyPayment, mostMonths } from '../../../domain/payment/months';
import { fill } from '../../../i18n/fill';

/** Months without interest as they are told beside a price, for components: JSON, in words of the page. */
export interface MonthsView {
  offers: MonthsOffer[];
  /** Both with {months} and {amount}; `from` where what can still be chosen costs more. */
  texts: { of: string; from: string };
}

/** So many payments of this much, in these words; `shown` writes an amount. */
export const saidMonths = (
  words: string,
  months: number,
  gross: Centavos,
  shown: (amount: Centavos) => string,
): string => fill(words, { months, amount: shown(monthlyPayment(gross, months)) });

/** '12 meses sin intereses de $507.50': the most payments that are granted for this much, null where none are. */
export function monthsLine(view: MonthsView | null, gross: Centavos, sign: string, isFrom = false): string | null {
  const months = view && mostMonths({ months: view.offers, costInclTax: NO_CENTAVOS }, gross);
  if (!months) return null;
  return saidMonths(isFrom ? view.texts.from : view.texts.of, months, gross, (amount) => formatMoney(amount, sign));
}
