import type { ReactNode } from 'react';
import { requestContext } from '../../commerce/request-context';
import { listingParams, nextStart, PAGE_SIZE } from '../../domain/catalogue/listing';
import type { Listing, ListingQuery } from '../../domain/catalogue/product';
import { Icon } from '../../ui/icon';
import { island } from '../../ui/island';
import { Pager } from '../../ui/pager';
import { Static } from '../../ui/static';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { ChosenFilters } from './chosen-filters';
import { FILTERS_ID, FilterPanel } from './filter-panel';
import { AS_LIST, COUNT_PARAM, MOST_SKIPPED, START_PARAM, VIEW_PARAM } from './listing-query';
import { seenCount } from './product-count';
import { ProductList } from './product-list';
import { SortForm } from './sort-form';
import { ViewSwitch } from './view-switch';

export const LIST_ID = 'lista';
/** A changed choice comes back to here, not to the head of the page: eye and focus stay with the list. */
const PLACE = 'listado';

interface ListingViewProps {
  listing: Listing;
  query: ListingQuery;
  /** Path of the page inside the store view, and what its query keeps besides filters and sort. */
  path: string;
  keep?: Record<string, string>;
  /** Shown instead of the list when it is empty. */
  empty: ReactNode;
}

/** What was chosen of the filters that the list has: values it does not know stand in no address it writes. */
const chosenOf = ({ filters }: Listing): ListingQuery['filters'] =>
  Object.fromEntries(
    filters
      .map(({ code, options }) => [code, options.filter(({ selected }) => selected).map(({ id }) => id)] as const)
      .filter(([, values]) => values.length > 0),
  );

/** Filters beside a list of products, chosen ones above it, the way to more below. */
export function ListingView({ listing, query: asked, path, keep: given = {}, empty }: ListingViewProps) {
  const query = { ...asked, filters: chosenOf(listing) };
  const t = texts();
  const asList = requestContext().query.get(VIEW_PARAM) === AS_LIST;
  const keep = asList ? { ...given, [VIEW_PARAM]: AS_LIST } : given;
  requestContext().noteUntil(listing.until);
  const chosen = listing.filters.flatMap((group) => group.options).filter((option) => option.selected).length;
  const address = (next: ListingQuery, start = 0, kept: Record<string, string> = keep) => {
    const params = listingParams(next);
    for (const [name, value] of Object.entries(kept)) params.set(name, value);
    if (start > 0) params.set(START_PARAM, String(start));
    params.sort();
    return href(path, params);
  };
  const inPlace: typeof address = (...asked) => `${address(...asked)}#${PLACE}`;
  const action = `${href(path)}#${PLACE}`;
  const within = Math.min(listing.total, MOST_SKIPPED + PAGE_SIZE);
  const next = nextStart(within, listing.start, listing.perPage);
  const seen = listing.start + listing.items.length;
  return (
    <div className="listing" id={PLACE}>
      {listing.filters.length > 0 && (
        <FilterPanel
          groups={listing.filters}
          query={query}
          action={action}
          keep={keep}
          total={listing.total}
          resetHref={inPlace({ filters: {}, sort: query.sort })}
          chosen={chosen}
        />
      )}
      <div className="listing-main">
        <Static as="div" className="listing-bar">
          {listing.filters.length > 0 && (
            <button type="button" className="btn btn-plain listing-filters" popoverTarget={FILTERS_ID}>
              <Icon name="filter" size={20} />
              {t('Filters')}
              {chosen > 0 && ` (${chosen})`}
            </button>
          )}
          <ChosenFilters groups={listing.filters} query={query} address={inPlace} />
          {listing.total > 1 && <SortForm query={query} action={action} keep={keep} />}
          {listing.total > 1 && (
            <ViewSwitch
              asList={asList}
              hrefs={{ grid: inPlace(query, listing.start, given), list: inPlace(query, listing.start, { ...given, [VIEW_PARAM]: AS_LIST }) }}
            />
          )}
        </Static>
        {listing.start > 0 && listing.items.length > 0 && (
          <p>
            <a className="line-link" href={inPlace(query, Math.max(0, listing.start - PAGE_SIZE))}>
              {t('See the previous ones')}
            </a>
          </p>
        )}
        {listing.items.length === 0 ? empty : <ProductList cards={listing.items} layout={asList ? 'list' : 'four'} first heading={2} id={LIST_ID} />}
        {(listing.start > 0 || listing.total > PAGE_SIZE) && (
          <div className="more">
            <Static as="div" className="progress">
              <progress max={listing.total} value={seen} aria-label={t('Products seen')} />
              <p>{seenCount(listing, seen)}</p>
            </Static>
            {next !== null && (
              <a
                className="btn btn-plain"
                data-more
                href={address(query, next)}
                {...island('load-more', { listId: LIST_ID, countParam: COUNT_PARAM, busyLabel: t('Loading…') })}
              >
                {t('Load more')}
              </a>
            )}
            <Static as="div" className="pages">
              <Pager
                label={t('Pages')}
                current={Math.ceil(seen / PAGE_SIZE)}
                last={Math.ceil(within / PAGE_SIZE)}
                hrefOf={(page) => inPlace(query, (page - 1) * PAGE_SIZE)}
              />
            </Static>
          </div>
        )}
      </div>
    </div>
  );
}
