import type { FilterClause, SearchQuery, SearchResult } from '../../../src/commerce/catalogue';
import {
  discountBucket,
  discountGroup,
  discountRange,
  filterOrder,
  filterUse,
  isFilter,
  offeredFilters,
  termsGroup,
  usefulGroups,
} from '../../../src/domain/catalogue/listing/filters';
import { DEFAULT_FILTERS, PRICE_FILTER } from '../../../src/domain/catalogue/listing/listing';
import { inRange, parseRange, priceRangeGroup, priceRanges } from '../../../src/domain/catalogue/listing/price-ranges';
import type { FilterGroup, ListingQuery } from '../../../src/domain/catalogue/product';
import { type Centavos, fromDecimal, toDecimal } from '../../../src/domain/money';
import type { StoreView } from '../../../src/domain/store-view';
import { withTax } from '../../../src/domain/tax';
import type { Reference } from './reference';

const DISCOUNT = 'discount';
/** The retailer's own name for what a shopper pays before IVA. */
const NET_PRICE = 'final_price';
const MAX_BUCKETS = 1000;
const ONE_CENTAVO = 1;
/**
 * Every field is counted by the retailer for every list: no more than this of a catalogue that marks hundreds
 * filterable.
 */
const MOST_COUNTED = 40;

/** The least net price whose gross reaches `gross`; ranges are in pesos with IVA, the retailer's prices without. */
function leastNet(gross: Centavos, rate: number): number {
  let net = Math.floor(gross / (1 + rate / 100));
  while (withTax(toDecimal(net as Centavos), rate).gross < gross) net += ONE_CENTAVO;
  return toDecimal(net as Centavos);
}

function priceClause(id: string, rate: number): FilterClause[] {
  const range = parseRange(id);
  if (!range) return [];
  const upper = range.to === null ? {} : { lt: leastNet(fromDecimal(range.to), rate) };
  return [
    { attribute: NET_PRICE, scope: 'default', value: { gte: leastNet(fromDecimal(range.from), rate), ...upper } },
  ];
}

function discountClause(ids: string[]): FilterClause {
  const percents = ids.flatMap((id) => {
    const range = discountRange(id);
    return range ? Array.from({ length: range.to - range.from }, (_, step) => range.from + step + 1) : [];
  });
  return { attribute: DISCOUNT, scope: 'default', value: { in: percents } };
}

/** What the shopper chose, as clauses of the search, without those of one filter when its own counts are wanted. */
export function chosenClauses(query: ListingQuery, rate: number, without: string | null = null): FilterClause[] {
  return Object.entries(query.filters)
    .filter(([code]) => code !== without)
    .flatMap(([code, values]): FilterClause[] => {
      if (code === PRICE_FILTER) return values.flatMap((id) => priceClause(id, rate));
      if (code === DISCOUNT) return [discountClause(values)];
      return [{ attribute: code, scope: 'catalog', value: { in: values } }];
    });
}

/**
 * The attributes of which a retailer is asked to count the values of a list: those of the specification first, then by
 * their place in lists of attributes.
 */
export const countedAttributes = ({ attributesByCode }: Reference): string[] =>
  [...attributesByCode.values()]
    .filter(isFilter)
    .map(({ attribute_code: code }) => code)
    .sort((a, b) => Number(DEFAULT_FILTERS.includes(b)) - Number(DEFAULT_FILTERS.includes(a)))
    .slice(0, MOST_COUNTED);

export type CountedField = SearchQuery['availableFilters'][number];

const counted = (field: string): CountedField => ({ field, size: MAX_BUCKETS });

/** What is counted of a list: all its filters, or one alone. */
export const countedFields = (attributes: readonly string[]): CountedField[] =>
  [...attributes, DISCOUNT, NET_PRICE].map(counted);
export const countedField = (code: string): CountedField => counted(code === PRICE_FILTER ? NET_PRICE : code);

function counts(found: SearchResult, field: string): Map<string, number> {
  const all = new Map<string, number>();
  for (const name of [`agg_terms_${field}`, `agg_terms_${field}_options`]) {
    for (const { key, doc_count } of found.aggregations[name]?.buckets ?? [])
      all.set(String(key), (all.get(String(key)) ?? 0) + doc_count);
  }
  return all;
}

/**
 * Whether the buckets of a search hold every price of the list: the retailer counts no more than so many different
 * ones.
 */
export const hasEveryPrice = (found: SearchResult): boolean => counts(found, NET_PRICE).size < MAX_BUCKETS;

/** One search for each price range: the choice without its price, within that range. */
export const rangeClauses = (
  query: ListingQuery,
  store: StoreView,
  rate: number,
): { id: string; clauses: FilterClause[] }[] =>
  priceRanges(store.priceRanges).map(({ id }) => ({
    id,
    clauses: [...chosenClauses(query, rate, PRICE_FILTER), ...priceClause(id, rate)],
  }));

/** Products of each price range, by its id, out of the buckets of a search. */
export function priceCounts(found: SearchResult, store: StoreView, rate: number): Map<string, number> {
  const ranges = priceRanges(store.priceRanges);
  const all = new Map<string, number>();
  for (const [net, count] of counts(found, NET_PRICE)) {
    const { gross } = withTax(Number(net), rate);
    const range = ranges.find((candidate) => inRange(gross, candidate));
    if (range) all.set(range.id, (all.get(range.id) ?? 0) + count);
  }
  return all;
}

function discountCounts(found: SearchResult): Map<number, number> {
  const all = new Map<number, number>();
  for (const [percent, count] of counts(found, DISCOUNT)) {
    const bucket = discountBucket(Number(percent));
    all.set(bucket, (all.get(bucket) ?? 0) + count);
  }
  return all;
}

interface Counted {
  query: ListingQuery;
  found: SearchResult;
  /** Attributes the retailer counted. */
  attributes: readonly string[];
  /** Answers the search that leaves out a filter's own choice, so that its other values keep their counts. */
  foundWithout: (code: string) => SearchResult;
  /** Products of each price range, by its id. */
  prices: Map<string, number>;
}

/** How many products an attribute tells apart, as far as counts of its values say. */
function useOf(found: SearchResult, code: string): number {
  const products = [...counts(found, code).values()];
  const given = products.reduce((sum, one) => sum + one, 0);
  return filterUse(found.total, Math.min(given, found.total), Math.max(0, ...products));
}

/** The filters of a list of the retailer's. */
export function filterGroups(
  { query, found: whole, attributes, foundWithout, prices }: Counted,
  reference: Reference,
  store: StoreView,
): FilterGroup[] {
  const offered = offeredFilters(new Map(attributes.map((code) => [code, useOf(foundWithout(code), code)])));
  const groups = filterOrder(offered, Object.keys(query.filters)).map((code) => {
    const selected = query.filters[code] ?? [];
    if (code === PRICE_FILTER) return priceRangeGroup(store.priceRanges, prices, selected, store.i18n.currencySign);
    const found = foundWithout(code);
    if (code === DISCOUNT) return discountGroup(discountCounts(found), selected);
    const attribute = reference.attributesByCode.get(code);
    return attribute ? termsGroup(attribute, counts(found, code), selected) : null;
  });
  return usefulGroups(groups, whole.total);
}
