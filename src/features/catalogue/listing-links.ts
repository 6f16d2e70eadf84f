import { BACK } from '../../contract/customers/pages';
import { listingParams } from '../../domain/catalogue/listing/listing';
import type { ListingQuery } from '../../domain/catalogue/product';
import { HOME_PAGE } from '../fits/home-page';
import { href } from '../shop/links';
import { AS_LIST, START_PARAM, VIEW_PARAM } from './listing-query';

/** A changed choice comes back to here, not to the head of the page: eye and focus stay with the list. */
export const PLACE = 'listado';

/** Where a list under these filters begins, and how it is shown: as it is now where that is left out. */
type Write = (query: ListingQuery, start?: number, asList?: boolean) => string;

/** Addresses of a list. */
export interface ListingLinks {
  /** Where its forms are sent, and what they send along. */
  action: string;
  keep: Record<string, string>;
  /** An address of the list, from its first product on. */
  address: Write;
  /** The same, which leads to the list within its page. */
  inPlace: Write;
  /** The page that asks for the measures of a home and leads back to the list. */
  measure: string;
}

/**
 * Addresses of the list of a page; `given`: what its query keeps besides filters and sort, `asList`: how it is shown
 * now, `query`: what is chosen.
 */
export function listingLinks(
  path: string,
  given: Record<string, string>,
  asList: boolean,
  query: ListingQuery = { filters: {}, sort: null },
): ListingLinks {
  const kept = (isList: boolean) => (isList ? { ...given, [VIEW_PARAM]: AS_LIST } : given);
  const address: Write = (query, start = 0, isList = asList) => {
    const params = listingParams(query);
    for (const [name, value] of Object.entries(kept(isList))) params.set(name, value);
    if (start > 0) params.set(START_PARAM, String(start));
    params.sort();
    return href(path, params);
  };
  return {
    action: `${href(path)}#${PLACE}`,
    keep: kept(asList),
    address,
    inPlace: (...asked) => `${address(...asked)}#${PLACE}`,
    measure: href(HOME_PAGE, { [BACK]: address(query) }),
  };
}
