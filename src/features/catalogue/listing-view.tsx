import type { ReactNode } from 'react';
import { requestContext } from '../../commerce/request-context';
import { PAGE_SIZE } from '../../domain/catalogue/listing/listing';
import type { Listing, ListingQuery } from '../../domain/catalogue/product';
import { texts } from '../shop/texts';
import { FilterPanel } from './filter-panel';
import { ListingBar } from './listing-bar';
import { listingLinks, PLACE } from './listing-links';
import { ListingMore } from './listing-more';
import { AS_LIST, VIEW_PARAM } from './listing-query';
import { ProductList } from './product-list';

const LIST_ID = 'lista';

interface ListingViewProps {
  listing: Listing;
  query: ListingQuery;
  /** Path of the page inside the store view, and what its query keeps besides filters and sort. */
  path: string;
  keep?: Record<string, string>;
  /** Shown instead of the list when it is empty. */
  empty: ReactNode;
  /** From which product on a heading of their own stands above them. */
  apart?: { from: number; title: string };
}

/** What was chosen of the filters that the list has: values it does not know stand in no address it writes. */
const chosenOf = ({ filters }: Listing): ListingQuery['filters'] =>
  Object.fromEntries(
    filters
      .map(({ code, options }) => [code, options.filter(({ selected }) => selected).map(({ id }) => id)] as const)
      .filter(([, values]) => values.length > 0),
  );

/** Filters beside a list of products, chosen ones above it, the way to more below. */
export function ListingView({ listing, query: asked, path, keep = {}, empty, apart }: ListingViewProps) {
  const query = { ...asked, filters: chosenOf(listing) };
  const asList = requestContext().query.get(VIEW_PARAM) === AS_LIST;
  const layout = asList ? 'list' : 'four';
  const links = listingLinks(path, keep, asList, query);
  requestContext().noteUntil(listing.until);
  const chosen = Object.values(query.filters).flat().length;
  return (
    <div className="listing" id={PLACE}>
      {listing.filters.length > 0 && <FilterPanel listing={listing} query={query} links={links} chosen={chosen} />}
      <div className="listing-main">
        <ListingBar listing={listing} query={query} links={links} asList={asList} chosen={chosen} />
        {listing.start > 0 && listing.items.length > 0 && (
          <p>
            <a className="line-link" href={links.inPlace(query, Math.max(0, listing.start - PAGE_SIZE))}>
              {texts()('See the previous ones')}
            </a>
          </p>
        )}
        {listing.items.length === 0 && empty}
        {apart && (
          <>
            <ProductList cards={listing.items.slice(0, apart.from)} layout={layout} first heading={2} />
            <div className="section section-head">
              <h2>{apart.title}</h2>
            </div>
          </>
        )}
        {/* More products join the last list. */}
        {listing.items.length > 0 && (
          <ProductList
            cards={listing.items.slice(apart?.from ?? 0)}
            layout={layout}
            first={!apart}
            heading={apart ? 3 : 2}
            id={LIST_ID}
          />
        )}
        {(listing.start > 0 || listing.total > PAGE_SIZE) && (
          <ListingMore listing={listing} query={query} links={links} listId={LIST_ID} />
        )}
      </div>
    </div>
  );
}
