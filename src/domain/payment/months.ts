import { type Centavos, toCentavos } from '../money';

/** A number of monthly payments without interest, and the total from which on it is offered, in centavos with IVA. */
export interface MonthsOffer {
  months: number;
  from: Centavos;
  /** true where the gateway does not hold an amount that is paid so: it is charged when the order is placed. */
  isChargedAtOnce?: boolean;
}

export interface Offering {
  /** Fewest first. */
  months?: readonly MonthsOffer[];
  /** What the method itself costs. */
  costInclTax: Centavos;
  /** true where nothing that is paid so is held. */
  isChargedAtOnce?: boolean;
}

/**
 * In how many monthly payments without interest this much may be paid, fewest first; none where the method makes the
 * price another one.
 */
export const monthsFor = ({ months = [], costInclTax }: Offering, total: Centavos): number[] =>
  costInclTax > 0 ? [] : months.filter(({ from }) => total >= from).map((offer) => offer.months);

/** The most payments of those, which is what is told beside a price; null where there are none. */
export const mostMonths = (method: Offering, total: Centavos): number | null => monthsFor(method, total).at(-1) ?? null;

/** Whether this much may be paid so; all at once always may. */
export const isOffered = (method: Offering, months: number, total: Centavos): boolean =>
  months === 1 || monthsFor(method, total).includes(months);

/** All that is told of it, in one word: what shows it is kept under this. '' where there is nothing to tell. */
export const termsText = ({ months = [], costInclTax }: Offering): string =>
  costInclTax > 0 ? '' : months.map((offer) => `${offer.months}-${offer.from}`).join('_');

/** Whether what is paid in so many months, 1 for all at once, is charged when the order is placed, not held. */
export const isCharged = ({ months = [], isChargedAtOnce }: Offering, count: number): boolean =>
  isChargedAtOnce === true || months.some((offer) => offer.months === count && offer.isChargedAtOnce === true);

/** One of the payments, rounded up to the centavo: together they are never less than the total. */
export const monthlyPayment = (total: Centavos, months: number): Centavos => toCentavos(Math.ceil(total / months));
