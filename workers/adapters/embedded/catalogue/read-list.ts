import { PRICE_FILTER } from '../../../../src/domain/catalogue/listing';
import type { PriceRange } from '../../../../src/domain/catalogue/price-ranges';
import type { ListingQuery, Sort } from '../../../../src/domain/catalogue/product';
import { fromDecimal } from '../../../../src/domain/money';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { cardCache } from './card-cache';
import { CARD_AVAILABLE, CARD_VARIANT, type CardRow, type StoredCard } from './cards';
import { type ListScope, listCte } from './list-sql';

export type DefaultOrder = 'ord' | 'updated_at';

/** What has no price cannot be bought and comes last, however a list is sorted. */
const PRICED_FIRST = 'list.final_gross = 0';

const ORDERS: Record<Sort | DefaultOrder, string> = {
  final_price: 'list.final_gross, list.id DESC',
  'final_price:desc': 'list.final_gross DESC, list.id DESC',
  discount: 'list.discount, list.id DESC',
  'discount:desc': 'list.discount DESC, list.id DESC',
  'id:desc': 'list.id DESC',
  ord: 'list.ord, list.id DESC',
  updated_at: 'list.updated_at DESC, list.id DESC',
};

/** Products of one value of one filter. */
export interface Count {
  code: string;
  value: string;
  products: number;
}

/**
 * What one statement answers of a list, as JSON: cards are [pid, next price change, available, variant], counts [code, value, products], offered the codes
 * of its attribute filters.
 */
interface ListRow {
  total: number;
  cards: string;
  counts: string;
  offered: string;
}

const DISCOUNTS: PidQuery = { sql: "SELECT 'discount', discount, count(*) FROM list WHERE discount > 0 GROUP BY discount", params: [] };

/** Products of `list` by index of the ranges, which it takes as JSON pairs of centavos. */
const prices = (bounds: string): PidQuery => ({
  sql: `SELECT 'price', range.key, count(*) FROM list JOIN json_each(?) AS range
    ON final_gross >= range.value ->> 0 AND (range.value ->> 1 IS NULL OR final_gross < range.value ->> 1) GROUP BY range.key`,
  params: [bounds],
});

/** Products of `list` by value of the attributes in `codes`, a query. */
const terms = (codes: PidQuery): PidQuery => ({
  sql: `SELECT code, product_facet.value AS value, count(*) AS products FROM list JOIN product_facet ON product_facet.pid = list.pid
    WHERE code IN (${codes.sql}) GROUP BY code, product_facet.value`,
  params: codes.params,
});

const countsOf = (parts: readonly PidQuery[]): PidQuery => ({
  sql: `SELECT json_group_array(json_array(code, value, products)) FROM (SELECT NULL AS code, NULL AS value, NULL AS products WHERE 0
    ${parts.map(({ sql }) => `UNION ALL SELECT * FROM (${sql})`).join(' ')})`,
  params: parts.flatMap(({ params }) => params),
});

/** The counts of one filter alone. */
function countsOfOne(code: string, bounds: string): PidQuery {
  if (code === PRICE_FILTER) return countsOf([prices(bounds)]);
  return countsOf([code === 'discount' ? DISCOUNTS : terms({ sql: 'VALUES (?)', params: [code] })]);
}

const boundsOf = (ranges: readonly PriceRange[]): string =>
  JSON.stringify(ranges.map(({ from, to }) => [fromDecimal(from), to === null ? null : fromDecimal(to)]));

/** Counts as they are read: texts of one shape, so that equal ones can be told without opening them. */
export const readCounts = (json: string): Count[] =>
  (JSON.parse(json) as [string, string | number, number][]).map(([code, value, products]) => ({ code, value: String(value), products }));

const readRows = (json: string): CardRow[] =>
  (JSON.parse(json) as [number, number | null, number | null, string | null][]).map(([pid, next_boundary_at, available, variant]) => ({
    pid,
    card: null,
    own_stars: 0,
    own_ratings: 0,
    next_boundary_at,
    available,
    variant,
  }));

/** A part of a list to read: its products, its order, and the price ranges to count. */
export interface ListPart {
  scope: ListScope;
  filters: ListingQuery['filters'];
  order: Sort | DefaultOrder;
  start: number;
  size: number;
  ranges: readonly PriceRange[];
}

export interface ReadList {
  /** Tells this part of a list from others. */
  name: string;
  total: number;
  rows: CardRow[];
  /** Codes of the attributes it offers as filters, in their order. */
  offered: string[];
  /** Counts under all chosen filters (null), and those of a chosen one without its own choice, for `readCounts`. */
  counts: ReadonlyMap<string | null, string>;
}

/** What is read in one batch, and what is made of its results. */
export interface Reading<T> {
  statements: D1PreparedStatement[];
  of(results: readonly D1Result<unknown>[]): T;
}

/** Reads a part of a list. Its cards come with it unless this isolate holds all that it showed of this part last. */
export function listReading(view: CatalogueView, { scope, filters, order, start, size, ranges }: ListPart): Reading<ReadList> {
  const { db } = view;
  const bounds = boundsOf(ranges);
  const list = listCte(scope, filters);
  const name = JSON.stringify([scope.source, filters, order, start, size]);
  const shown = `FROM list CROSS JOIN product ON product.pid = list.pid ORDER BY ${PRICED_FIRST}, ${ORDERS[order]} LIMIT ? OFFSET ?`;
  const chosen = Object.keys(filters);
  const { tables, counted } = scope.filters;
  const offered = { sql: 'SELECT code FROM offered WHERE code NOT IN (SELECT value FROM json_each(?))', params: [JSON.stringify(chosen)] };
  const counts = countsOf([chosen.length === 0 && counted ? counted : terms(offered), DISCOUNTS, prices(bounds)]);
  const summary = db
    .prepare(
      `${list.sql}, ${tables.sql} SELECT (SELECT count(*) FROM list) AS total, (${counts.sql}) AS counts,
         (SELECT json_group_array(code) FROM (SELECT code FROM offered ORDER BY place)) AS offered, (SELECT json_group_array(json_array(pid, boundary, available, variant)) FROM (
         SELECT product.pid AS pid, product.next_boundary_at AS boundary, ${CARD_AVAILABLE} AS available, ${CARD_VARIANT} AS variant ${shown})) AS cards`,
    )
    .bind(...list.params, ...tables.params, ...counts.params, size, start);
  const ownCounts = chosen.map((code) => {
    const wider = listCte(scope, filters, code);
    const own = countsOfOne(code, bounds);
    return db.prepare(`${wider.sql} SELECT (${own.sql}) AS counts`).bind(...wider.params, ...own.params);
  });
  const unseen = cardCache(view).holdsList(name)
    ? []
    : [
        db
          .prepare(`${list.sql} SELECT product.pid, product.card, product.next_boundary_at, product.own_stars, product.own_ratings ${shown}`)
          .bind(...list.params, size, start),
      ];
  return {
    statements: [summary, ...ownCounts, ...unseen],
    of(results) {
      const [first, ...own] = results.slice(0, 1 + chosen.length).flatMap((result) => result.results as ListRow[]);
      if (!first) throw new Error('a list was read without an answer');
      const stored = new Map((results[1 + chosen.length]?.results as StoredCard[] | undefined)?.map((row) => [row.pid, row]));
      return {
        name,
        total: first.total,
        rows: readRows(first.cards).map((row) => ({ ...row, ...stored.get(row.pid) })),
        offered: JSON.parse(first.offered) as string[],
        counts: new Map([[null, first.counts], ...chosen.map((code, index) => [code, own[index]?.counts ?? '[]'] as const)]),
      };
    },
  };
}
