import type { FilterClause, SearchQuery } from '../../../../src/commerce/catalogue';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { areFew, firstOfEach, placedIn, within } from './category-set';
import { isReadFromDocument, plainField, SOURCES, STOCK_FIELD } from './fields';
import { filtersSql } from './filters';
import { isChoice, placesOf, wholeLongCategory } from './long-category';
import { isInPlace, isSortedByDocument, sortSql, wantedCategories, wantedClause } from './sort';

/** Products whose documents are opened for a filter or a sort on a field that has no column. */
const MOST_OPENED = 1000;

/** A query of products, in parts. */
export interface ProductList {
  /** Answers pid, in no order. */
  pids: PidQuery;
  /** The same in the order that was asked for, at least the first `most`. */
  sorted: PidQuery;
  /**
   * Answers a row for each product whose document would have to be opened, one more than may be; null where none has to
   * be.
   */
  opened: PidQuery | null;
}

const found = (version: number, pids: readonly number[]): PidQuery => ({
  sql: 'json_each(?) AS hit CROSS JOIN product INDEXED BY product_list ON product.version = ? AND product.pid = hit.value',
  params: [JSON.stringify(pids), version],
});

const NAMES = new Set(['sku', 'id']);

/** Whether a filter names products one by one, so that an index leads to them. */
const isNaming = ({ attribute, value, alternative }: FilterClause): boolean => {
  const named = value.in ?? (value.eq === undefined ? [] : [value.eq]);
  return NAMES.has(plainField(attribute)) && !alternative && named.length > 0 && !named.includes(null);
};

/**
 * Products of the whole catalogue. Under filters that lead to none by an index the rows are read out of the index that
 * has all that is filtered by: in the order of a sort each product would be opened until a page is full, which a filter
 * that few pass makes all of them.
 */
const everywhere = ({ filters }: SearchQuery): PidQuery => ({
  sql: filters.length === 0 || filters.some(isNaming) ? 'product' : 'product INDEXED BY product_list',
  params: [],
});

/** Where products are counted, and where they are sorted. */
function sourcesOf(
  view: CatalogueView,
  query: SearchQuery,
  hits: readonly number[] | null,
  longCategory: number | null,
): { counted: PidQuery; sorted: PidQuery } {
  const { version } = view;
  if (hits) return { counted: found(version, hits), sorted: found(version, hits) };
  if (longCategory !== null) {
    const places = placesOf(view, query, longCategory);
    return { counted: places, sorted: places };
  }
  if (wantedCategories(query).length > 0) return { counted: within(view, query), sorted: placedIn(view, query) };
  const all = everywhere(query);
  return { counted: all, sorted: all };
}

const HAS_STOCK: readonly unknown[] = [true, 1, '1'];

/**
 * Whether a filter on stock wants what can be had, which is most of a catalogue: a page of it is soon full, and one of
 * what has run out is looked for in all of it.
 */
const wantsStock = ({ value, alternative }: FilterClause): boolean =>
  !alternative && Object.keys(value).length === 1 && (value.in ?? [value.eq]).some((one) => HAS_STOCK.includes(one));

/**
 * Whether no product has to be opened for a filter. Skus are in an index of their own: those that are not named are
 * read from the products.
 */
function isCheap(clause: FilterClause, view: CatalogueView): boolean {
  const { attribute, scope, alternative } = clause;
  if (attribute === STOCK_FIELD) return wantsStock(clause);
  if (plainField(attribute) === 'sku') return isNaming(clause) && Object.keys(clause.value).length === 1;
  return !alternative && !isReadFromDocument(view, attribute, scope);
}

/**
 * The products of a query. What can be told by columns is asked first; documents are opened for the rest, and for a
 * sort that needs them, only where no more than a thousand are left. `most`: how many of the first are wanted in order.
 */
export function productList(
  view: CatalogueView,
  query: SearchQuery,
  hits: readonly number[] | null,
  most: number,
): ProductList {
  const { version } = view;
  const longCategory = hits === null ? wholeLongCategory(view, query) : null;
  const sources = sourcesOf(view, query, hits, longCategory);
  const isInCategories = hits === null && wantedCategories(query).length > 0;
  // The source has the products of the categories alone, those with the values that were chosen.
  const asked = query.filters.filter(
    (clause) => !isInCategories || (clause !== wantedClause(query) && !isChoice(view, clause)),
  );
  const cheap = filtersSql(
    view,
    'product',
    asked.filter((clause) => isCheap(clause, view)),
    hits === null && !isInCategories && !query.filters.some(isNaming),
  );
  const dear = filtersSql(
    view,
    'product',
    asked.filter((clause) => !isCheap(clause, view)),
  );
  const narrowed = (select: string, source: PidQuery): PidQuery => ({
    sql: `SELECT ${select} FROM ${source.sql} WHERE product.version = ? AND ${SOURCES.product.where} AND ${cheap.sql}`,
    params: [...source.params, version, ...cheap.params],
  });
  const [counted, sorted] = [
    narrowed('DISTINCT product.pid', sources.counted),
    narrowed('product.pid', sources.sorted),
  ];
  const order = sortSql(query, hits !== null);
  const ordered = ({ sql, params }: PidQuery): PidQuery => ({
    sql: `${sql} ORDER BY ${order.sql}`,
    params: [...params, ...order.params],
  });
  if (!asked.some((clause) => !isCheap(clause, view)) && !isSortedByDocument(query)) {
    if (!isInCategories || longCategory !== null || !isInPlace(query) || !areFew(query, most))
      return { pids: counted, sorted: ordered(sorted), opened: null };
    const { sql, params } = firstOfEach(view, query, cheap, most);
    return { pids: counted, sorted: ordered({ sql: `SELECT product.pid FROM ${sql}`, params }), opened: null };
  }
  const opened = { sql: `${counted.sql} LIMIT ${MOST_OPENED + 1}`, params: counted.params };
  const checked = ({ sql, params }: PidQuery): PidQuery => ({
    sql: `${sql} AND (SELECT count(*) <= ${MOST_OPENED} FROM (${opened.sql})) AND ${dear.sql}`,
    params: [...params, ...opened.params, ...dear.params],
  });
  return { pids: checked(counted), sorted: ordered(checked(sorted)), opened };
}

/** Whether so many rows of `opened` are more than may be. */
export const isTooMany = (opened: number): boolean => opened > MOST_OPENED;
