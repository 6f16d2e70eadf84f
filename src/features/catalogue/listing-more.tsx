import { nextStart, PAGE_SIZE } from '../../domain/catalogue/listing/listing';
import type { Listing, ListingQuery } from '../../domain/catalogue/product';
import { enhanced } from '../../ui/enhanced';
import { Pager } from '../../ui/pager';
import { Static } from '../../ui/static';
import { texts } from '../shop/texts';
import type { ListingLinks } from './listing-links';
import { COUNT_PARAM, MOST_SKIPPED } from './listing-query';
import { seenCount } from './product-count';

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
  const seen = listing.start + listing.items.length;
  return (
    <div className="more">
      <Static as="div" className="progress">
        <progress max={listing.total} value={seen} aria-label={t('Products seen')} />
        <p>{seenCount(listing, seen)}</p>
      </Static>
      {next !== null && (
        <a
          className="btn btn-plain"
          data-more
          href={links.address(query, next)}
          {...enhanced('load-more', { listId, countParam: COUNT_PARAM, busyLabel: t('Loading…') })}
        >
          {t('Load more')}
        </a>
      )}
      <Static as="div" className="pages">
        <Pager
          label={t('Pages')}
          current={Math.ceil(seen / PAGE_SIZE)}
          last={Math.ceil(within / PAGE_SIZE)}
          hrefOf={(page) => links.inPlace(query, (page - 1) * PAGE_SIZE)}
        />
      </Static>
    </div>
  );
}
