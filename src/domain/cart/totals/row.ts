import { allocate, type Centavos, sum, times, toCentavos } from '../../money';
import type { CartLine, RateShare } from '../cart';

/** One unit of a line with its warranty, IVA included. */
export const unitGrossOf = (line: CartLine): Centavos =>
  sum([line.unitGross, line.warranty?.unitGross ?? toCentavos(0)]);

/** One unit of a line with its warranty, without IVA. */
export const unitNetOf = (line: CartLine): Centavos => sum([line.unitNet, line.warranty?.unitNet ?? toCentavos(0)]);

/** A line's amount with IVA before any discount: unit gross × qty, warranty included. */
export const rowGross = (line: CartLine): Centavos => times(unitGrossOf(line), line.qty);

/** A line's amount without IVA before any discount. */
export const rowNet = (line: CartLine): Centavos => times(unitNetOf(line), line.qty);

/** Rates are exact to six decimals of a percent. */
const RATE_SCALE = 1e6;
const HUNDRED_PERCENT = BigInt(100 * RATE_SCALE);

/** IVA inside a gross amount of which each rate bears its share: exact, and rounded once, half up to the centavo. */
function taxWithin(amount: number, shares: readonly RateShare[]): Centavos {
  const all = BigInt(sum(shares.map(({ gross }) => gross)));
  let [numerator, denominator] = [0n, 1n];
  for (const { rate, gross } of shares) {
    const exact = BigInt(Math.round(rate * RATE_SCALE));
    const withTax = HUNDRED_PERCENT + exact;
    numerator = numerator * withTax + BigInt(gross) * exact * denominator;
    denominator *= withTax;
  }
  const divisor = denominator * all;
  return toCentavos(Number((2n * BigInt(amount) * numerator + divisor) / (2n * divisor)));
}

const sharesOf = (line: CartLine): readonly RateShare[] =>
  line.rates ?? [{ rate: line.taxRate, gross: unitGrossOf(line) }];

/** An amount with IVA of a line without it, by the rates the line bears. */
export const netWithin = (line: CartLine, gross: Centavos): Centavos =>
  toCentavos(gross - taxWithin(gross, sharesOf(line)));

/**
 * IVA inside a line: what its units carry, or, once discounted, what its discounted gross contains. A discount takes
 * the same share of everything in the line, whatever its rate.
 */
export function rowTax(line: CartLine, discount: Centavos): Centavos {
  const gross = rowGross(line);
  if (discount === 0) return toCentavos(gross - rowNet(line));
  return taxWithin(gross - discount, sharesOf(line));
}

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
