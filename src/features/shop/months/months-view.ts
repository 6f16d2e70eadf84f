import type { PaymentsPort } from '../../../commerce/payments';
import { commerce, requestContext } from '../../../commerce/request-context';
import type { Price } from '../../../domain/catalogue/product';
import { type Offering, termsText } from '../../../domain/payment/months';
import type { StoreView } from '../../../domain/store-view';
import { shortMoney } from '../price-of';
import { texts } from '../texts';
import { type MonthsView, monthsLine } from './months-line';
import { monthsTexts } from './months-text';

/** Cards as the payment step of a store view takes them; null where somebody else says how it is paid. */
export const cardTaken = ({ externalCheckout }: Pick<StoreView, 'externalCheckout'>, payments: PaymentsPort | null) =>
  externalCheckout === null ? (payments?.card ?? null) : null;

const takenCard = (): Offering | null => cardTaken(requestContext().store, commerce().payments);

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
    texts: monthsTexts(t),
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
