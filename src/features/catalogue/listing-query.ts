import { type ListFilters, listingParams, PAGE_SIZE, parseListingQuery } from '../../domain/catalogue/listing/listing';
import type { ListingQuery } from '../../domain/catalogue/product';

/** Where in a list the products shown begin: the parameter `desde`. */
export const START_PARAM = 'desde';
/** How many products are shown from there, once "Ver más" was asked for: the parameter `cuantos`. */
export const COUNT_PARAM = 'cuantos';
/** How a list is shown: the parameter `vista`; anything but `lista` is the grid. */
export const VIEW_PARAM = 'vista';
export const AS_LIST = 'lista';
/** A longer list ends with the page that begins here. */
export const MOST_SKIPPED = 10_000;
/** Whoever comes back to a longer list finds its beginning. */
const MOST_SHOWN = 6 * PAGE_SIZE;

export interface ListingAddress {
  query: ListingQuery;
  start: number;
  /** Whole pages of products from there. */
  size: number;
}

const wholeNumber = (text: string | null): number => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0);

/**
 * What the address of a list asks for; anything senseless in it is ignored. `filters`: what lists may be filtered by.
 */
export function readListing(params: URLSearchParams, filters: ListFilters): ListingAddress {
  const asked = wholeNumber(params.get(START_PARAM));
  const pages = Math.ceil(wholeNumber(params.get(COUNT_PARAM)) / PAGE_SIZE);
  return {
    query: parseListingQuery(params, filters),
    start: asked <= MOST_SKIPPED ? asked - (asked % PAGE_SIZE) : 0,
    size: Math.min(Math.max(pages * PAGE_SIZE, PAGE_SIZE), MOST_SHOWN),
  };
}

/** The same address with what the list understands and nothing else, always spelled the same way for the same list. */
export function listingAddress(params: URLSearchParams, filters: ListFilters): URLSearchParams {
  const { query, start, size } = readListing(params, filters);
  const known = listingParams(query);
  if (start > 0) known.set(START_PARAM, String(start));
  if (size > PAGE_SIZE) known.set(COUNT_PARAM, String(size));
  if (params.get(VIEW_PARAM) === AS_LIST) known.set(VIEW_PARAM, AS_LIST);
  return known;
}

export const isFiltered = ({ query }: ListingAddress): boolean =>
  query.sort !== null || Object.keys(query.filters).length > 0;
