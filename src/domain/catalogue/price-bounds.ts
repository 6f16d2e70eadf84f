import type { Centavos } from '../money';

/** Where the bands of a price filter end, as shares of the products in it. */
export const BAND_SHARES = [0.2, 0.4, 0.6, 0.8] as const;
/** Fewer products are not worth bands of their own. */
export const FEWEST_BANDED = 8;

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The round number nearest to an amount of pesos, by ratio. */
function rounded(pesos: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, pesos)));
  const distance = (round: number) => Math.abs(Math.log((round * unit) / pesos));
  const [nearest = 1] = ROUND.toSorted((a, b) => distance(a) - distance(b));
  return Math.round(nearest * unit);
}

/** Bounds of a price filter in round pesos from quantiles of prices with IVA, ascending; equal ones once. */
export const priceBounds = (quantiles: readonly Centavos[]): number[] =>
  [...new Set(quantiles.filter((amount) => amount > 0).map((amount) => rounded(amount / 100)))].sort((a, b) => a - b);
