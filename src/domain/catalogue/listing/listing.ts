import type { ListingQuery, Sort } from '../product';
import { DOOR_FILTER, doorId, readDoor } from './door-filter';
import { parseRange } from './price-ranges';

/** Products of one page of a list and of one "Ver más" (spec 0 §9). */
export const PAGE_SIZE = 50;

/**
 * Products that are counted of a longer list under a choice, and of what was found: beyond them there are "más de
 * 1,000".
 */
export const MOST_COUNTED = 1000;

/** Code of the discount filter. */
export const DISCOUNT_FILTER = 'discount';

/** Filters every list offers where they tell its products apart, besides the price (spec 0 §9). */
export const DEFAULT_FILTERS = ['color', 'size', 'material', DISCOUNT_FILTER];

/** Code of the price filter: one range at a time. */
export const PRICE_FILTER = 'price';

/**
 * What lists may be filtered by: the values of each filter by its code, the name of its parameter; null where they are
 * not listed.
 */
export type ListFilters = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Most chosen values of one query, over all its filters (spec 0 §9). */
const MAX_FILTERS_QUERY_SIZE = 999;

/**
 * Most filters of one query, as many as a list offers: a statement names each of them several times, and holds a
 * hundred values.
 */
const MAX_FILTERS = 10;

const RECOGNISED_SORTS: readonly Sort[] = ['final_price', 'final_price:desc', 'discount', 'discount:desc', 'id:desc'];

/** What a shopper can sort by, in order, with the message key of each. */
export const SORT_OPTIONS: readonly { id: Sort; label: string }[] = [
  { id: 'id:desc', label: 'Latest' },
  { id: 'final_price', label: 'Price low to high' },
  { id: 'final_price:desc', label: 'Price high to low' },
];

/** How an option id may look; anything else in a query is noise. */
const OPTION_ID = /^[\p{L}\p{N}_.:+ -]{1,64}$/u;

/** A sort value if it is a recognised one. */
export const parseSort = (value: string | null): Sort | null => RECOGNISED_SORTS.find((sort) => sort === value) ?? null;

function valuesOf(code: string, params: URLSearchParams): string[] {
  const raw = params.getAll(code).flatMap((value) => value.split(',').map((one) => one.trim()));
  if (code === DOOR_FILTER) {
    const door = raw.map(readDoor).findLast((one) => one !== null);
    return door ? [doorId(door)] : [];
  }
  if (code !== PRICE_FILTER) return [...new Set(raw.filter((value) => OPTION_ID.test(value)))];
  const last = raw.findLast((value) => parseRange(value));
  const range = last === undefined ? null : parseRange(last);
  return range ? [range.id] : [];
}

/**
 * What a list's URL asks for: the values it knows of its filters, repeated or comma-joined, and a recognised sort.
 * Everything else in the query is ignored, never an error.
 */
export function parseListingQuery(params: URLSearchParams, known: ListFilters): ListingQuery {
  let room = MAX_FILTERS_QUERY_SIZE;
  const filters: [string, string[]][] = [];
  for (const code of [...new Set(params.keys())].filter((name) => known.has(name)).sort()) {
    const values = valuesOf(code, params)
      .filter((value) => known.get(code)?.has(value) ?? true)
      .slice(0, room);
    room -= values.length;
    if (values.length && filters.length < MAX_FILTERS) filters.push([code, values]);
  }
  return { filters: Object.fromEntries(filters), sort: parseSort(params.get('sort')) };
}

/** The query of a list's URL, always spelled the same way for the same choice. */
export function listingParams(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const code of Object.keys(query.filters).sort()) {
    const values = query.filters[code] ?? [];
    if (values.length) params.set(code, [...values].sort().join(','));
  }
  if (query.sort) params.set('sort', query.sort);
  return params;
}

/**
 * The query after a filter value was clicked: a chosen one is taken away, a `single` one replaces, another is added.
 */
export function toggleFilter(query: ListingQuery, code: string, id: string, single: boolean): ListingQuery {
  const { [code]: chosen = [], ...others } = query.filters;
  const rest = chosen.filter((value) => value !== id);
  const values = rest.length < chosen.length ? (single ? [] : rest) : single ? [id] : [...chosen, id];
  return { ...query, filters: values.length ? { ...others, [code]: values } : others };
}

/** Where the next "Ver más" starts after a page at `start`, or null when there is nothing more to load. */
export function nextStart(total: number, start: number, size: number): number | null {
  if (start >= total || total < size) return null;
  return start + size < total ? start + size : null;
}

/** The query without what the list does not know: values that cannot match, and filters it does not have. */
export function dropUnknownValues(query: ListingQuery, known: ListFilters): ListingQuery {
  const kept = Object.entries(query.filters)
    .filter(([code]) => known.has(code))
    .map(([code, values]): [string, string[]] => [code, values.filter((value) => known.get(code)?.has(value) ?? true)]);
  return { ...query, filters: Object.fromEntries(kept.filter(([, values]) => values.length > 0)) };
}
