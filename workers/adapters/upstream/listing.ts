import type { FilterClause, SearchQuery } from '../../../src/commerce/catalogue';
import { emptyQuery } from '../../../src/commerce/empty-query';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { dropUnknownValues, PAGE_SIZE, PRICE_FILTER } from '../../../src/domain/catalogue/listing/listing';
import { earliest } from '../../../src/domain/catalogue/pricing';
import type { Listing, ListingQuery, Sort } from '../../../src/domain/catalogue/product';
import type { StoreView } from '../../../src/domain/store-view';
import { taxPlaceOf, taxRateFor } from '../../../src/domain/tax';
import {
  chosenClauses,
  countedAttributes,
  countedField,
  countedFields,
  filterGroups,
  hasEveryPrice,
  priceCounts,
  rangeClauses,
} from './facets';
import type { ProductReader } from './product-reader';
import type { Reference } from './reference';

/** Most products of one answer (spec 0 §9, filters query size). */
const MAX_SIZE = 999;

export interface ListRequest {
  text: string;
  /** What every product of the list has: its category, its visibility. */
  base: FilterClause[];
  query: ListingQuery;
  start: number;
  size: number;
}

const pageOf = (start: number, size: number) => ({
  start: Math.max(0, Math.floor(start)),
  perPage: size > 0 ? Math.min(Math.floor(size), MAX_SIZE) : PAGE_SIZE,
});

export const emptyListing = (start: number, size: number): Listing => ({
  items: [],
  total: 0,
  ...pageOf(start, size),
  filters: [],
  until: null,
});

/** Equal products stand in one order: the newest first. */
function sortOf(sort: Sort | null): SearchQuery['sort'] {
  if (sort === null) return [];
  const [field = sort, direction] = sort.split(':');
  const wanted = { field, direction: direction === 'desc' ? ('desc' as const) : ('asc' as const) };
  return field === 'id' ? [wanted] : [wanted, { field: 'id', direction: 'desc' }];
}

const mainTaxClass = (reference: Reference) => reference.rules[0]?.product_tax_class_ids[0] ?? null;

/** The tax of a retailer's lists, percent: prices are asked for without it. */
export const listRate = (reference: Reference, store: StoreView): number =>
  taxRateFor(reference.rules, mainTaxClass(reference), taxPlaceOf(store, null));

/**
 * How many products each price range has: asked for one by one, because the list has more prices than are counted at
 * once.
 */
async function totalsOfRanges(
  request: ListRequest,
  query: ListingQuery,
  reader: ProductReader,
  rate: number,
): Promise<Map<string, number>> {
  const totals = rangeClauses(query, reader.store, rate).map(async ({ id, clauses }): Promise<[string, number]> => {
    const { total } = await reader.search({
      ...emptyQuery('product'),
      text: request.text,
      filters: [...request.base, ...clauses],
      size: 0,
    });
    return [id, total];
  });
  return new Map(await Promise.all(totals));
}

/**
 * A list of the retailer's products with its filters, in the retailer's own order unless a sort was chosen. The list
 * itself and, for each chosen filter, the same list without it are asked at once.
 */
export async function listUpstream(request: ListRequest, reader: ProductReader): Promise<Listing> {
  const reference = await reader.reference();
  const { start, perPage } = pageOf(request.start, request.size);
  const query = dropUnknownValues(request.query, reference.listFilters);
  const rate = listRate(reference, reader.store);
  const attributes = countedAttributes(reference);
  const asked = (without: string | null): SearchQuery => ({
    ...emptyQuery('product'),
    text: request.text,
    filters: [...request.base, ...chosenClauses(query, rate, without)],
    availableFilters: without === null ? countedFields(attributes) : [countedField(without)],
    sort: sortOf(query.sort),
    from: without === null ? start : 0,
    size: without === null ? perPage : 0,
  });
  const chosen = Object.keys(query.filters);
  const [found, ...others] = await Promise.all([
    reader.search(asked(null)),
    ...chosen.map((code) => reader.search(asked(code))),
  ]);
  if (!found) throw new Error('the list was not asked');
  const foundWithout = (code: string) => others[chosen.indexOf(code)] ?? found;
  const priced = foundWithout(PRICE_FILTER);
  const [items, prices] = await Promise.all([
    reader.foundCards(found.items as ProductDocument[], query.filters),
    hasEveryPrice(priced) ? priceCounts(priced, reader.store, rate) : totalsOfRanges(request, query, reader, rate),
  ]);
  return {
    items,
    total: found.total,
    start,
    perPage,
    filters: filterGroups({ query, found, attributes, foundWithout, prices }, reference, reader.store),
    until: earliest(items.map((card) => card.price.until)),
  };
}
