import { nextStart, PAGE_SIZE } from '../../domain/catalogue/listing/listing';
import type { Listing, ListingQuery } from '../../domain/catalogue/product';
import { Island } from '../../ui/island';
import { pagesAround } from '../../ui/pager';
import { texts } from '../shop/texts';
import type { ListingLinks } from './listing-links';
import { COUNT_PARAM, MOST_SKIPPED } from './listing-query';
import { seenCount, seenOf } from './product-count';

interface ListingMoreProps {
  listing: Listing;
  query: ListingQuery;
  links: ListingLinks;
  /** Id of the list that more products join. */
  listId: string;
}

/** Below a list of several pages: how far it was seen, "Ver más", and the pages. */
export function ListingMore({ listing, query, links, listId }: ListingMoreProps) {
  const t = texts();
  const within = Math.min(listing.total, MOST_SKIPPED + PAGE_SIZE);
  const next = nextStart(within, listing.start, listing.perPage);
  const seen = seenOf(listing);
  const current = Math.ceil(seen / PAGE_SIZE);
  const pages = pagesAround(current, Math.ceil(within / PAGE_SIZE));
  return (
    <Island
      of="load-more"
      className="more"
      props={{
        listId,
        countParam: COUNT_PARAM,
        total: listing.total,
        seen,
        next: next === null ? null : links.address(query, next),
        pager: {
          label: t('Pages'),
          current,
          pages: pages.map((page) => ({ page, href: links.inPlace(query, (page - 1) * PAGE_SIZE) })),
        },
        texts: {
          progress: t('Products seen'),
          seen: seenCount(listing, seen),
          more: t('Load more'),
          busy: t('Loading…'),
        },
      }}
    />
  );
}
