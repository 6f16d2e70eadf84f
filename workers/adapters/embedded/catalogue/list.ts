import { DOOR_FILTER, doorGroup } from '../../../../src/domain/catalogue/listing/door-filter';
import {
  discountBucket,
  discountGroup,
  filterOrder,
  termsGroup,
  usefulGroups,
} from '../../../../src/domain/catalogue/listing/filters';
import { dropUnknownValues, PAGE_SIZE, PRICE_FILTER } from '../../../../src/domain/catalogue/listing/listing';
import {
  type PriceRange,
  parseRange,
  priceRangeGroup,
  priceRanges,
} from '../../../../src/domain/catalogue/listing/price-ranges';
import type { FilterGroup, Listing, ListingQuery } from '../../../../src/domain/catalogue/product';
import type { CatalogueView } from '../catalogue-view';
import { cardCache } from './card-cache';
import { liveCards } from './cards';
import type { ListScope } from './list-sql';
import { type Count, type DefaultOrder, listReading, type Reading, type ReadList, readCounts } from './read-list';

/** Most products of one answer (spec 0 §9, filters query size). */
const MAX_SIZE = 999;

/** Ranges a price filter is made of: the bounds of its bands, and with them those somebody asked for. */
interface Prices {
  bounds: readonly number[];
  ranges: readonly PriceRange[];
}

function groupOf(
  view: CatalogueView,
  code: string,
  rows: readonly Count[],
  selected: readonly string[],
  { bounds, ranges }: Prices,
  total: number,
): FilterGroup | null {
  const own = rows.filter((row) => row.code === code);
  if (code === PRICE_FILTER) {
    const counts = new Map(own.map((row) => [ranges[Number(row.value)]?.id ?? '', row.products]));
    return priceRangeGroup(bounds, counts, selected, view.store.i18n.currencySign);
  }
  if (code === DOOR_FILTER) return doorGroup(new Map(own.map((row) => [row.value, row.products])), selected, total);
  if (code === 'discount') {
    const counts = new Map<number, number>();
    for (const row of own)
      counts.set(
        discountBucket(Number(row.value)),
        (counts.get(discountBucket(Number(row.value))) ?? 0) + row.products,
      );
    return discountGroup(counts, selected);
  }
  const attribute = view.contents.attributes.get(code);
  return attribute ? termsGroup(attribute, new Map(own.map((row) => [row.value, row.products])), selected) : null;
}

/** The filters of a list as it was read; the same object again as long as nothing they show has changed. */
function filtersOf(
  view: CatalogueView,
  { total, offered, counts }: ReadList,
  chosen: ListingQuery['filters'],
  prices: Prices,
): FilterGroup[] {
  const make = () => {
    const rows = new Map([...counts].map(([code, { json }]) => [code, readCounts(json)]));
    const groups = filterOrder(offered, Object.keys(chosen)).map((code) => {
      const group = groupOf(view, code, rows.get(code) ?? rows.get(null) ?? [], chosen[code] ?? [], prices, total);
      return group && (counts.get(code) ?? counts.get(null))?.isMore ? { ...group, isMore: true as const } : group;
    });
    return usefulGroups(groups, total);
  };
  return cardCache(view).filters(
    `${total} ${offered} ${prices.bounds} ${JSON.stringify(chosen)} ${[...counts.values()].map(({ json, isMore }) => `${isMore} ${json}`).join(' ')}`,
    make,
  );
}

export const emptyListing = (start: number, perPage: number): Listing => ({
  items: [],
  total: 0,
  start,
  perPage,
  filters: [],
  until: null,
});

/** Where a listing begins, and how many products it shows at most. */
export const windowOf = (start: number, size: number): { start: number; perPage: number } => ({
  start: Math.max(0, Math.floor(start)),
  perPage: size > 0 ? Math.min(Math.floor(size), MAX_SIZE) : PAGE_SIZE,
});

/**
 * One page of a list with its filters, to be read in one batch; what it makes of the results is to be finished with
 * cards. The values of a filter are counted as if nothing of that filter were chosen, so that a count is what choosing
 * the value would show.
 */
export function listingReading(
  view: CatalogueView,
  scope: ListScope,
  asked: ListingQuery,
  { start, perPage }: { start: number; perPage: number },
  order: DefaultOrder,
): Reading<{ total: number; note: number | null; listing: () => Promise<Listing> }> {
  const { store, contents } = view;
  const bounds = scope.priceBounds ?? store.priceRanges;
  const query = dropUnknownValues(asked, contents.listFilters);
  const wanted = (query.filters.price ?? []).map(parseRange).filter((range) => range !== null);
  const configured = priceRanges(bounds);
  const ranges = [...configured, ...wanted.filter(({ id }) => !configured.some((range) => range.id === id))];
  const reading = listReading(view, {
    scope,
    filters: query.filters,
    order: query.sort ?? order,
    start,
    size: perPage,
    ranges,
  });
  return {
    statements: reading.statements,
    of(results) {
      const read = reading.of(results);
      const listing = async () => {
        const { cards, until } = await liveCards(view, read.rows, read.name, { ...scope.shown, ...query.filters });
        const filters = filtersOf(view, read, query.filters, { bounds, ranges });
        return {
          items: cards,
          total: read.total,
          ...(read.isMore ? { isMore: true as const } : {}),
          start,
          perPage,
          filters,
          until,
        };
      };
      return { total: read.total, note: read.note, listing };
    },
  };
}

/** One page of a list with its filters, in one batch. */
export async function listProducts(
  view: CatalogueView,
  scope: ListScope,
  asked: ListingQuery,
  start: number,
  size: number,
  order: DefaultOrder,
): Promise<Listing> {
  const window = windowOf(start, size);
  if (view.version === 0) return emptyListing(window.start, window.perPage);
  const reading = listingReading(view, scope, asked, window, order);
  return reading.of(await view.reads.batch(reading.statements)).listing();
}
