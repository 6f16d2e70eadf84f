import type { Listing } from '../../domain/catalogue/product';
import { texts } from '../shop/texts';
import { isFiltered, type ListingAddress, START_PARAM } from './listing-query';

/**
 * Title and address of a list for search engines: a further page is named by its number and stands for itself, a choice
 * of filters or another order stands for the list without it, and what lies beyond the end for nothing.
 */
export function listHead(name: string, path: string, address: ListingAddress, { start, items, perPage }: Listing) {
  const isBeyond = start > 0 && items.length === 0;
  const isFurther = start > 0 && !isBeyond;
  return {
    title: isFurther ? texts()('{name}, page {page}', { name, page: Math.floor(start / perPage) + 1 }) : name,
    canonical: isBeyond ? null : path,
    canonicalQuery:
      isFurther && !isFiltered(address) ? new URLSearchParams({ [START_PARAM]: String(start) }) : undefined,
  };
}
