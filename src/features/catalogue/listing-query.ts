import { DEFAULT_FILTERS, PAGE_SIZE, PRICE_FILTER, parseListingQuery } from '../../domain/catalogue/listing';
import type { ListingQuery } from '../../domain/catalogue/product';

/** Where in a list the products shown begin: the parameter `desde`. */
export const START_PARAM = 'desde';
/** How a list is shown: the parameter `vista`; anything but `lista` is the grid. */
export const VIEW_PARAM = 'vista';
export const AS_LIST = 'lista';
const MOST_SKIPPED = 10_000;

export interface ListingAddress {
  query: ListingQuery;
  start: number;
}

/** What the address of a list asks for; anything senseless in it is ignored. */
export function readListing(params: URLSearchParams): ListingAddress {
  const asked = Number(params.get(START_PARAM));
  const isPage = Number.isInteger(asked) && asked > 0 && asked <= MOST_SKIPPED;
  return { query: parseListingQuery(params, [...DEFAULT_FILTERS, PRICE_FILTER]), start: isPage ? asked - (asked % PAGE_SIZE) : 0 };
}

export const isFiltered = ({ query }: ListingAddress): boolean => query.sort !== null || Object.keys(query.filters).length > 0;
