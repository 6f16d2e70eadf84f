import { type Centavos, fromDecimal, moneyParts } from '../../money';
import type { FilterGroup, FilterOption } from '../product';

/** Places in the products of a category, the cheapest first, whose prices tell how its prices lie: twentieths. */
export const PRICE_SHARES: readonly number[] = Array.from({ length: 20 }, (_, twentieth) => twentieth / 20);
/** Fewer products are not worth bands of their own. */
export const FEWEST_BANDED = 8;

/** Bounds as people name them, in each power of ten: the first that part the prices are taken. */
const LADDERS = [
  [1, 3],
  [1, 2, 5],
  [1, 1.5, 2, 3, 5, 7],
  [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9],
];
const FEWEST_BOUNDS = 3;
/** More are taken of the coarsest ladder alone, where prices lie as far apart as that. */
const MOST_BOUNDS = 8;
/** The first and the last band hold a larger share of the products; any band at most as large a one. */
const LEAST_SHARE = 0.05;
const LARGEST_SHARE = 0.5;

/** Bounds of one ladder that have prices on both sides, and what share of the prices their fullest band holds. */
function boundsOf(ladder: readonly number[], prices: readonly number[]): { bounds: number[]; fullest: number } {
  const below = (bound: number) => prices.filter((price) => price < bound).length / prices.length;
  const powers = Math.ceil(Math.log10(prices.at(-1) ?? 1)) + 1;
  const bounds = Array.from({ length: Math.max(0, powers) }, (_, power) => ladder.map((step) => step * 10 ** power))
    .flat()
    .map((bound) => Math.round(bound * 10) / 10)
    .filter((bound) => Number.isInteger(bound) && below(bound) > LEAST_SHARE && below(bound) < 1 - LEAST_SHARE);
  const shares = [...bounds.map(below), 1].map((share, index, all) => share - (all[index - 1] ?? 0));
  return { bounds, fullest: Math.max(...shares) };
}

/**
 * Bounds of a price filter in pesos, as a person would draw them through these prices with IVA: round numbers of one
 * ladder, no band many times as wide as the one before, none with most of the products. Ascending; none where all cost
 * about the same.
 */
export function priceBounds(given: readonly Centavos[]): number[] {
  const prices = given
    .filter((amount) => amount > 0)
    .map((amount) => amount / 100)
    .sort((a, b) => a - b);
  if (prices.length === 0) return [];
  const drawn = LADDERS.map((ladder) => boundsOf(ladder, prices)).filter(
    ({ bounds }, index) => index === 0 || bounds.length <= MOST_BOUNDS,
  );
  const parted = drawn.find(({ bounds, fullest }) => bounds.length >= FEWEST_BOUNDS && fullest <= LARGEST_SHARE);
  return (parted ?? drawn.toSorted((a, b) => a.fullest - b.fullest)[0])?.bounds ?? [];
}

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
