import { type Centavos, toCentavos } from '../money';

/** A number of monthly payments without interest, and the total from which on it is offered, in centavos with IVA. */
export interface MonthsOffer {
  months: number;
  from: Centavos;
}

interface Offering {
  months?: readonly MonthsOffer[];
  /** What the method itself costs. */
  costInclTax: Centavos;
}

/**
 * In how many monthly payments without interest this much may be paid, fewest first; none where the method makes the
 * price another one.
 */
export const monthsFor = ({ months = [], costInclTax }: Offering, total: Centavos): number[] =>
  costInclTax > 0 ? [] : months.filter(({ from }) => total >= from).map((offer) => offer.months);

/** Whether this much may be paid so; all at once always may. */
export const isOffered = (method: Offering, months: number, total: Centavos): boolean =>
  months === 1 || monthsFor(method, total).includes(months);

/** One of the payments, rounded up to the centavo: together they are never less than the total. */
export const monthlyPayment = (total: Centavos, months: number): Centavos => toCentavos(Math.ceil(total / months));
