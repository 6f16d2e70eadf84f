import type { FilterClause, SearchQuery } from '../../../../src/commerce/catalogue';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { isReadFromDocument, plainField, SOURCES, STOCK_FIELD } from './fields';
import { filtersSql } from './filters';
import { isOfPlaces, placesOf, wholeLongCategory } from './long-category';
import { isSortedByDocument, sortSql, wantedCategories, wantedClause } from './sort';

/** Products whose documents are opened for a filter or a sort on a field that has no column. */
const MOST_OPENED = 1000;

/** A query of products, in parts. */
export interface ProductList {
  /** Answers pid, in no order. */
  pids: PidQuery;
  /** The same in the order that was asked for. */
  sorted: PidQuery;
  /** Answers a row for each product whose document would have to be opened, one more than may be; null where none has to be. */
  opened: PidQuery | null;
}

/** Products of the wanted categories with their place, those of the first before the others. */
const placed = (version: number, categories: readonly unknown[]): PidQuery => ({
  sql: `(SELECT pid, min(CASE WHEN category_id = ? THEN position ELSE position + 1000000 END) AS ord FROM product_category
    WHERE version = ? AND category_id IN (SELECT value FROM json_each(?)) GROUP BY pid) AS placed
    CROSS JOIN product INDEXED BY product_list ON product.version = ? AND product.pid = placed.pid`,
  params: [Number(categories[0]), version, JSON.stringify(categories.map(Number)), version],
});

const found = (version: number, pids: readonly number[]): PidQuery => ({
  sql: 'json_each(?) AS hit CROSS JOIN product INDEXED BY product_list ON product.version = ? AND product.pid = hit.value',
  params: [JSON.stringify(pids), version],
});

/** The same products one category after another, so that counting can stop; one that is in two of them comes twice. */
const within = (version: number, categories: readonly unknown[]): PidQuery => ({
  sql: `json_each(?) AS wanted CROSS JOIN product_category AS entry ON entry.version = ? AND entry.category_id = wanted.value
    CROSS JOIN product INDEXED BY product_list ON product.version = ? AND product.pid = entry.pid`,
  params: [JSON.stringify([...new Set(categories.map(Number))]), version, version],
});

const NAMES = new Set(['sku', 'id']);

/** Whether a filter names products one by one, so that an index leads to them. */
const isNaming = ({ attribute, value, alternative }: FilterClause): boolean => {
  const named = value.in ?? (value.eq === undefined ? [] : [value.eq]);
  return NAMES.has(plainField(attribute)) && !alternative && named.length > 0 && !named.includes(null);
};

/**
 * Products of the whole catalogue. Under filters that lead to none by an index the rows are read out of the index that has all that is filtered by: in the
 * order of a sort each product would be opened until a page is full, which a filter that few pass makes all of them.
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
  const categories = wantedCategories(query);
  if (categories.length > 0) return { counted: within(version, categories), sorted: placed(version, categories) };
  const all = everywhere(query);
  return { counted: all, sorted: all };
}

const HAS_STOCK: readonly unknown[] = [true, 1, '1'];

/** Whether a filter on stock wants what can be had, which is most of a catalogue: a page of it is soon full, and one of what has run out is looked for in all of it. */
const wantsStock = ({ value, alternative }: FilterClause): boolean =>
  !alternative && Object.keys(value).length === 1 && (value.in ?? [value.eq]).some((one) => HAS_STOCK.includes(one));

/** Whether no product has to be opened for a filter. Skus are in an index of their own: those that are not named are read from the products. */
function isCheap(clause: FilterClause, view: CatalogueView): boolean {
  const { attribute, scope, alternative } = clause;
  if (attribute === STOCK_FIELD) return wantsStock(clause);
  if (plainField(attribute) === 'sku') return isNaming(clause) && Object.keys(clause.value).length === 1;
  return !alternative && !isReadFromDocument(view, attribute, scope);
}

/**
 * The products of a query. What can be told by columns is asked first; documents are opened for the rest, and for a sort that needs them, only
 * where no more than a thousand are left.
 */
export function productList(view: CatalogueView, query: SearchQuery, hits: readonly number[] | null): ProductList {
  const { version } = view;
  const longCategory = hits === null ? wholeLongCategory(view, query) : null;
  const sources = sourcesOf(view, query, hits, longCategory);
  // The source has the products of the categories alone, and of a long one those with the values that were chosen.
  const asked = query.filters.filter((clause) => hits !== null || (clause !== wantedClause(query) && !(longCategory !== null && isOfPlaces(view, clause))));
  const cheap = filtersSql(
    view,
    'product',
    asked.filter((clause) => isCheap(clause, view)),
    hits === null && wantedCategories(query).length === 0 && !query.filters.some(isNaming),
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
  const [counted, sorted] = [narrowed('DISTINCT product.pid', sources.counted), narrowed('product.pid', sources.sorted)];
  const order = sortSql(query, hits !== null);
  const ordered = ({ sql, params }: PidQuery): PidQuery => ({ sql: `${sql} ORDER BY ${order.sql}`, params: [...params, ...order.params] });
  if (!asked.some((clause) => !isCheap(clause, view)) && !isSortedByDocument(query)) return { pids: counted, sorted: ordered(sorted), opened: null };
  const opened = { sql: `${counted.sql} LIMIT ${MOST_OPENED + 1}`, params: counted.params };
  const checked = ({ sql, params }: PidQuery): PidQuery => ({
    sql: `${sql} AND (SELECT count(*) <= ${MOST_OPENED} FROM (${opened.sql})) AND ${dear.sql}`,
    params: [...params, ...opened.params, ...dear.params],
  });
  return { pids: checked(counted), sorted: ordered(checked(sorted)), opened };
}

/** Whether so many rows of `opened` are more than may be. */
export const isTooMany = (opened: number): boolean => opened > MOST_OPENED;
