import type { Listing, ListingQuery } from '../../domain/catalogue/product';
import { PageIcon } from '../../ui/page-icon';
import { Static } from '../../ui/static';
import { texts } from '../shop/texts';
import { ChosenFilters } from './chosen-filters';
import { FILTERS_ID } from './filter-panel';
import type { ListingLinks } from './listing-links';
import { SortForm } from './sort-form';
import { ViewSwitch } from './view-switch';

interface ListingBarProps {
  listing: Listing;
  query: ListingQuery;
  links: ListingLinks;
  asList: boolean;
  /** How many values of its filters are chosen. */
  chosen: number;
}

/** Above a list: the way to its filters on a phone, what is chosen of them, its order and how it is shown. */
export function ListingBar({ listing, query, links, asList, chosen }: ListingBarProps) {
  const t = texts();
  const { action, keep, inPlace } = links;
  return (
    <Static as="div" className="listing-bar">
      {listing.filters.length > 0 && (
        <button type="button" className="btn btn-plain listing-filters" popoverTarget={FILTERS_ID}>
          <PageIcon name="filter" size={20} />
          {t('Filters')}
          {chosen > 0 && ` (${chosen})`}
        </button>
      )}
      <ChosenFilters groups={listing.filters} query={query} address={inPlace} />
      {listing.total > 1 && <SortForm query={query} action={action} keep={keep} />}
      {listing.total > 1 && (
        <ViewSwitch
          asList={asList}
          hrefs={{ grid: inPlace(query, listing.start, false), list: inPlace(query, listing.start, true) }}
        />
      )}
    </Static>
  );
}
