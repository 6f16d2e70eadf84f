import { MOST_COUNTED, PRICE_FILTER } from '../../../../src/domain/catalogue/listing/listing';
import type { PriceRange } from '../../../../src/domain/catalogue/listing/price-ranges';
import type { ListingQuery, Sort } from '../../../../src/domain/catalogue/product';
import { fromDecimal } from '../../../../src/domain/money';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { cardCache } from './card-cache';
import { CARD_AVAILABLE, CARD_VARIANT, type CardRow, CHOSEN_VARIANT } from './cards';
import { type ListScope, listTables, OF_PRODUCTS } from './list-sql';
import { placedTables } from './placed-list';

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
 * What one statement answers of a list, as JSON: cards are `StoredRow`s, counts [code, value, products], offered the
 * codes of its attribute filters.
 */
interface ListRow {
  total: number;
  cut: number;
  note: number | null;
  cards: string;
  counts: string;
  offered: string;
}

const discounts = (table: string): PidQuery => ({
  sql: `SELECT 'discount', discount, count(*) FROM ${table} WHERE discount > 0 GROUP BY discount`,
  params: [],
});

/** Products of a table of a list by index of the ranges, which it is read for once. */
const prices = (table: string, bounds: readonly Bounds[]): PidQuery => {
  const counts = bounds.map(
    ([from, to]) =>
      `count(CASE WHEN final_gross >= ${from} ${to === null ? '' : `AND final_gross < ${to}`} THEN 1 END)`,
  );
  return {
    sql: `SELECT 'price', key, value FROM json_each((SELECT json_array(${counts.join(', ')}) FROM ${table})) WHERE value > 0`,
    params: [],
  };
};

/**
 * Products of a table of a list by value of the attributes in `codes`, a query: those of which a variant that is left
 * has the value.
 */
const terms = (table: string, codes: PidQuery): PidQuery => ({
  sql: `SELECT code, product_facet.value AS value, count(*) AS products FROM ${table} AS counted CROSS JOIN product_facet ON product_facet.pid = counted.pid
    WHERE code IN (${codes.sql}) AND product_facet.variants & counted.variants <> 0 GROUP BY code, product_facet.value`,
  params: codes.params,
});

const countsOf = (parts: readonly PidQuery[]): PidQuery => ({
  sql: `SELECT json_group_array(json_array(code, value, products)) FROM (SELECT NULL AS code, NULL AS value, NULL AS products WHERE 0
    ${parts.map(({ sql }) => `UNION ALL SELECT * FROM (${sql})`).join(' ')})`,
  params: parts.flatMap(({ params }) => params),
});

/** The counts of one filter alone. */
function countsOfOne(code: string, table: string, bounds: readonly Bounds[]): PidQuery {
  if (code === PRICE_FILTER) return countsOf([prices(table, bounds)]);
  return countsOf([code === 'discount' ? discounts(table) : terms(table, { sql: 'VALUES (?)', params: [code] })]);
}

/** A price range in centavos, without an end where that is open. */
type Bounds = [from: number, to: number | null];

const boundsOf = (ranges: readonly PriceRange[]): Bounds[] =>
  ranges.map(({ from, to }) => [fromDecimal(from), to === null ? null : fromDecimal(to)]);

/** Counts as they are read: texts of one shape, so that equal ones can be told without opening them. */
export const readCounts = (json: string): Count[] =>
  (JSON.parse(json) as [string, string | number, number][]).map(([code, value, products]) => ({
    code,
    value: String(value),
    products,
  }));

type StoredRow = [
  pid: number,
  boundary: number | null,
  available: number | null,
  variant: string | null,
  card: string | null,
  stars: number,
  ratings: number,
];

const readRows = (json: string): CardRow[] =>
  (JSON.parse(json) as StoredRow[]).map(
    ([pid, next_boundary_at, available, variant, card, own_stars, own_ratings]) => ({
      pid,
      card,
      own_stars,
      own_ratings,
      next_boundary_at,
      available,
      variant,
    }),
  );

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
  /** Whether there is more than was counted: a long list under a choice, or more hits than were scored. */
  isMore: boolean;
  /** What the note of its scope answered; null without one. */
  note: number | null;
  rows: CardRow[];
  /** Codes of the attributes it offers as filters, in their order. */
  offered: string[];
  /** Counts under all chosen filters (null), and those of a chosen one without its own choice, for `readCounts`. */
  counts: ReadonlyMap<string | null, { json: string; isMore: boolean }>;
}

/** What is read in one batch, and what is made of its results. */
export interface Reading<T> {
  statements: D1PreparedStatement[];
  of(results: readonly D1Result<unknown>[]): T;
}

/** Of a longer part cards are not read with the list: a row may hold 2 MB. */
const MOST_WITH_CARDS = 300;

/**
 * Reads a part of a list in one statement. Its cards come with it unless this isolate holds all that it showed of this
 * part last.
 */
export function listReading(
  view: CatalogueView,
  { scope, filters, order, start, size, ranges }: ListPart,
): Reading<ReadList> {
  const bounds = boundsOf(ranges);
  const list =
    scope.placedCategory === undefined
      ? listTables(scope, filters)
      : placedTables(scope, scope.placedCategory, filters);
  const { shown = {} } = scope;
  const name = JSON.stringify([scope.name ?? scope.source, filters, shown, order, start, size]);
  const chosen = Object.keys(filters);
  const { tables, counted } = scope.filters;
  const offered = {
    sql: 'SELECT code FROM offered WHERE code NOT IN (SELECT value FROM json_each(?))',
    params: [JSON.stringify(chosen)],
  };
  const seen = list.isWhole ? 'list' : list.first;
  const counts = countsOf([
    list.isWhole && counted ? counted : terms(seen, offered),
    discounts(seen),
    prices(seen, bounds),
  ]);
  const own = chosen.map((code) => ({
    ...countsOfOne(code, `(SELECT * FROM ${list.without(code)} LIMIT ${MOST_COUNTED})`, bounds),
    more: `(SELECT count(*) > ${MOST_COUNTED} FROM ${list.without(code)})`,
  }));
  const isSeen = cardCache(view).holdsList(name) || size > MOST_WITH_CARDS;
  const statement = view.db
    .prepare(
      `WITH ${list.sql}, ${tables.sql},
         page AS MATERIALIZED (SELECT pid, child FROM list ORDER BY ${PRICED_FIRST}, ${ORDERS[order]} LIMIT ? OFFSET ?)
       SELECT (SELECT count(*) FROM list) AS total, ${list.cut} AS cut, ${scope.note ?? 'NULL'} AS note,
         (SELECT json_group_array(code) FROM (SELECT code FROM offered ORDER BY place)) AS offered,
         (SELECT json_group_array(json_array(pid, boundary, available, variant, card, stars, ratings)) FROM (
           SELECT product.pid AS pid, product.next_boundary_at AS boundary, ${CARD_AVAILABLE} AS available, ${[...chosen, ...Object.keys(shown)].some((code) => !OF_PRODUCTS.has(code)) ? CHOSEN_VARIANT : CARD_VARIANT} AS variant,
             ${isSeen ? 'NULL' : 'product.card'} AS card,
             product.own_stars AS stars, product.own_ratings AS ratings FROM page AS list CROSS JOIN product ON product.pid = list.pid)) AS cards,
         (${counts.sql}) AS counts ${own.map(({ sql, more }, index) => `, (${sql}) AS own_${index}, ${more} AS more_${index}`).join('')}`,
    )
    .bind(...list.params, ...tables.params, size, start, ...counts.params, ...own.flatMap(({ params }) => params));
  return {
    statements: [statement],
    of([result]) {
      const [first] = (result?.results ?? []) as (ListRow &
        Record<`own_${number}`, string> &
        Record<`more_${number}`, number>)[];
      if (!first) throw new Error('a list was read without an answer');
      const isMore = first.cut === 1 || (!list.isWhole && first.total > MOST_COUNTED);
      return {
        name,
        total: first.total,
        isMore,
        note: first.note,
        rows: readRows(first.cards),
        offered: JSON.parse(first.offered) as string[],
        counts: new Map([
          [null, { json: first.counts, isMore }],
          ...chosen.map(
            (code, index) =>
              [
                code,
                { json: first[`own_${index}`] ?? '[]', isMore: first.cut === 1 || first[`more_${index}`] === 1 },
              ] as const,
          ),
        ]),
      };
    },
  };
}
