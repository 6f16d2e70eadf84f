import { commerce, requestContext } from '../../../commerce/request-context';
import type { Price } from '../../../domain/catalogue/product';
import type { Offering } from '../../../domain/payment/months';
import { termsText } from '../../../domain/payment/months';
import { shortMoney } from '../price-of';
import { texts } from '../texts';
import { type MonthsView, monthsLine } from './months-line';
import { monthsWords } from './months-text';

/** Cards as the payment step of this store view takes them; null where somebody else says how it is paid. */
function takenCard(): Offering | null {
  const { store } = requestContext();
  return store.externalCheckout === null ? (commerce().payments?.card ?? null) : null;
}

/** What a kept part of a page that says months depends on. */
export function monthsTerms(): string {
  const card = takenCard();
  return card ? termsText(card) : '';
}

/** Months without interest for components that say a price; null where the gateway grants none, or nobody knows. */
export function monthsView(): MonthsView | null {
  const t = texts();
  const card = takenCard();
  if (!card?.months?.length || card.costInclTax > 0) return null;
  return {
    offers: card.months.map(({ months, from }) => ({ months, from })),
    texts: {
      of: monthsWords(t),
      from: t('{months} months without interest from {amount}', { months: '{months}', amount: '{amount}' }),
    },
  };
}

/** The line under a price. */
export const monthsOf = ({ gross }: Pick<Price, 'gross'>, isFrom = false): string | null =>
  monthsLine(monthsView(), gross, requestContext().store.i18n.currencySign, isFrom);

/** In how many payments at most, and from which total on: one line for many products. null as above. */
export function monthsPromise(): string | null {
  const most = monthsView()?.offers.at(-1);
  return most
    ? texts()('Up to {months} months without interest on purchases from {amount}', {
        months: most.months,
        amount: shortMoney(most.from),
      })
    : null;
}
