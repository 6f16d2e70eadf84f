import { PAGE_SIZE } from './listing/listing';
import type { Card, Listing, ListingQuery } from './product';

/** What can be had before what is sold out, each in its order. */
export const atHandFirst = (cards: readonly Card[]): Card[] => [
  ...cards.filter(({ availability }) => availability === 'in_stock'),
  ...cards.filter(({ availability }) => availability !== 'in_stock'),
];

/** A list whose first page, in its own order, ends with what is sold out; any other page or order as it is. */
export const firstPageAtHand = (listing: Listing, { sort }: ListingQuery): Listing =>
  sort !== null || listing.start > 0
    ? listing
    : {
        ...listing,
        items: [...atHandFirst(listing.items.slice(0, PAGE_SIZE)), ...listing.items.slice(PAGE_SIZE)],
      };
