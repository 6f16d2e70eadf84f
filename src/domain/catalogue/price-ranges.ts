import { type Centavos, fromDecimal, moneyParts } from '../money';
import type { FilterGroup, FilterOption } from './product';

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
