import type { FilterClause, SearchQuery } from '../../../../src/commerce/catalogue';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { isReadFromDocument, SOURCES } from './fields';
import { filtersSql } from './filters';
import { isSortedByDocument, sortSql, wantedCategories, wantedClause } from './sort';

/** Products that are counted: of more, an answer says that there are more. */
export const MOST_COUNTED = 1000;

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

function sourceOf(version: number, query: SearchQuery, hits: readonly number[] | null): PidQuery {
  if (hits) return found(version, hits);
  const categories = wantedCategories(query);
  return categories.length > 0 ? placed(version, categories) : { sql: 'product', params: [] };
}

const isCheap = ({ attribute, scope, alternative }: FilterClause, view: CatalogueView): boolean => !alternative && !isReadFromDocument(view, attribute, scope);

/**
 * The products of a query. What can be told by columns is asked first; documents are opened for the rest, and for a sort that needs them, only
 * where no more than a thousand are left.
 */
export function productList(view: CatalogueView, query: SearchQuery, hits: readonly number[] | null): ProductList {
  const { version } = view;
  const source = sourceOf(version, query, hits);
  // The source has the products of the categories alone.
  const asked = hits === null && wantedCategories(query).length > 0 ? query.filters.filter((clause) => clause !== wantedClause(query)) : query.filters;
  const cheap = filtersSql(
    view,
    'product',
    asked.filter((clause) => isCheap(clause, view)),
  );
  const dear = filtersSql(
    view,
    'product',
    asked.filter((clause) => !isCheap(clause, view)),
  );
  const narrow: PidQuery = {
    sql: `SELECT product.pid FROM ${source.sql} WHERE product.version = ? AND ${SOURCES.product.where} AND ${cheap.sql}`,
    params: [...source.params, version, ...cheap.params],
  };
  const order = sortSql(query, hits !== null);
  const opens = asked.some((clause) => !isCheap(clause, view)) || isSortedByDocument(query);
  if (!opens) return { pids: narrow, sorted: { sql: `${narrow.sql} ORDER BY ${order.sql}`, params: [...narrow.params, ...order.params] }, opened: null };
  const opened = { sql: `${narrow.sql} LIMIT ${MOST_OPENED + 1}`, params: narrow.params };
  const pids = {
    sql: `${narrow.sql} AND (SELECT count(*) <= ${MOST_OPENED} FROM (${opened.sql})) AND ${dear.sql}`,
    params: [...narrow.params, ...opened.params, ...dear.params],
  };
  return { pids, sorted: { sql: `${pids.sql} ORDER BY ${order.sql}`, params: [...pids.params, ...order.params] }, opened };
}

/** Whether so many rows of `opened` are more than may be. */
export const isTooMany = (opened: number): boolean => opened > MOST_OPENED;
