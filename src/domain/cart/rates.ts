import { allocate, type Centavos, sum } from '../money';
import type { RateShare } from './cart';

/** An amount that follows others, such as a percentage of a bundle, spread over their rates as they weigh. */
export function spreadOverRates(amount: Centavos, shares: readonly RateShare[]): RateShare[] {
  const parts = allocate(
    amount,
    shares.map(({ gross }) => gross),
  );
  return shares.flatMap(({ rate }, index) => {
    const gross = parts[index];
    return gross === undefined ? [] : [{ rate, gross }];
  });
}

/** What of a unit bears which rate, each rate once; null where all of it bears `taxRate`. */
export function ratesOf(shares: readonly RateShare[], taxRate: number): RateShare[] | null {
  const weighing = shares.filter(({ gross }) => gross > 0);
  const rates = [...new Set(weighing.map(({ rate }) => rate))];
  if (rates.every((rate) => rate === taxRate)) return null;
  return rates.map((rate) => ({
    rate,
    gross: sum(weighing.filter((share) => share.rate === rate).map(({ gross }) => gross)),
  }));
}
