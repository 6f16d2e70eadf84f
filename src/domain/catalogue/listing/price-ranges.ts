import { type Centavos, fromDecimal, moneyParts } from '../../money';
import type { FilterGroup, FilterOption } from '../product';

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

/**
 * Prices from `from` up to, not including, `to`, in pesos with IVA; `to` null is open. `id` is its spelling in a URL.
 * One that ends before it begins has no price in it.
 */
export interface PriceRange {
  id: string;
  from: number;
  to: number | null;
}

const RANGE = /^(\d{1,30}(?:\.\d{1,2})?)-(\*|\d{1,30}(?:\.\d{1,2})?)$/;
/** Nothing costs as much, in pesos; a bound above it says the same as this one. */
const HIGHEST = 1e12;

const rangeOf = (from: number, to: number | null): PriceRange => ({ id: `${from}-${to ?? '*'}`, from, to });

/**
 * Reads 'from-to', '*' being an open end; null when it is not a range of prices. 50.0-100.0 and 50-100 are the same
 * one.
 */
export function parseRange(id: string): PriceRange | null {
  const [, from, to] = RANGE.exec(id) ?? [];
  if (from === undefined || to === undefined) return null;
  const bound = (pesos: string): number => Math.min(Number(pesos), HIGHEST);
  return rangeOf(bound(from), to === '*' ? null : bound(to));
}

/** The ranges between bounds in pesos: [50, 100, 150] makes 0-50, 50-100, 100-150, 150-*. */
export const priceRanges = (bounds: readonly number[]): PriceRange[] =>
  [0, ...bounds]
    .map((from, index) => rangeOf(from, bounds[index] ?? null))
    .filter(({ from, to }) => to === null || from < to);

/** true when a price with IVA is in a range: from ≤ price < to. */
export const inRange = (gross: Centavos, { from, to }: PriceRange): boolean =>
  gross >= fromDecimal(from) && (to === null || gross < fromDecimal(to));

const grouped = (pesos: number): string => {
  const { units, cents } = moneyParts(fromDecimal(pesos));
  return cents === '00' ? units : `${units}.${cents}`;
};

/** '< $50' from the bottom, '> $150' without end, '$50 - $100' between. */
export function priceLabel({ from, to }: Pick<PriceRange, 'from' | 'to'>, sign = '$'): string {
  if (to === null) return `> ${sign}${grouped(from)}`;
  return from === 0 ? `< ${sign}${grouped(to)}` : `${sign}${grouped(from)} - ${sign}${grouped(to)}`;
}

/**
 * The price filter of a list. `counts`: products by range id, as counted with inRange. Ranges without products are left
 * out, the chosen one stays; one that is none of the configured ones stands above them, for it runs across them. Null
 * when nothing is left.
 */
export function priceRangeGroup(
  bounds: readonly number[],
  counts: ReadonlyMap<string, number>,
  selected: readonly string[],
  sign = '$',
): FilterGroup | null {
  const ranges = priceRanges(bounds);
  const known = new Set(ranges.map(({ id }) => id));
  const further = selected.map(parseRange).filter((range) => range !== null && !known.has(range.id)) as PriceRange[];
  const options = [...further, ...ranges]
    .map((range, index): FilterOption => {
      const ends = range.to === null ? {} : { to: range.to };
      return {
        id: range.id,
        label: priceLabel(range, sign),
        type: 'price',
        from: range.from,
        ...ends,
        single: true,
        sort_order: index,
        quantity: counts.get(range.id) ?? 0,
        selected: selected.includes(range.id),
        swatch: null,
      };
    })
    .filter(({ quantity, selected: chosen }) => quantity > 0 || chosen);
  return options.length ? { code: 'price', label: 'Price', options } : null;
}
