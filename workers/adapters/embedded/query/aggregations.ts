import type { SearchQuery, SearchResult } from '../../../../src/commerce/catalogue';
import { aggregationSize } from '../../../../src/domain/catalogue/listing-filters';
import { priceRanges } from '../../../../src/domain/catalogue/price-ranges';
import { fromDecimal } from '../../../../src/domain/money';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';

type Aggregations = SearchResult['aggregations'];

interface CountRow {
  configurable: number;
  value: string | number;
  products: number;
}

/** Fields counted from a column of the product, pesos and percent as in its document. */
const COUNTED_COLUMNS: Record<string, { column: string; where: string }> = {
  discount: { column: 'discount', where: 'discount > 0' },
  final_price: { column: 'final_net / 100.0', where: '1' },
};

/** Counts of one filter over products `list` (a query of pids): by value, by percent of discount, by net price, or by price range with tax. */
function countStatement(view: CatalogueView, field: string, list: PidQuery): D1PreparedStatement {
  const { db, store } = view;
  if (field === 'price') {
    const bounds = priceRanges(store.priceRanges).map(({ from, to }) => [fromDecimal(from), to === null ? null : fromDecimal(to)]);
    return db
      .prepare(
        `SELECT 0 AS configurable, range.key AS value, count(*) AS products FROM product JOIN json_each(?) AS range
           ON final_gross >= range.value ->> 0 AND (range.value ->> 1 IS NULL OR final_gross < range.value ->> 1)
         WHERE product.pid IN (${list.sql}) GROUP BY range.key`,
      )
      .bind(JSON.stringify(bounds), ...list.params);
  }
  const counted = Object.hasOwn(COUNTED_COLUMNS, field) ? COUNTED_COLUMNS[field] : undefined;
  if (counted) {
    const { column, where } = counted;
    return db
      .prepare(`SELECT 0 AS configurable, ${column} AS value, count(*) AS products FROM product WHERE pid IN (${list.sql}) AND ${where} GROUP BY ${column}`)
      .bind(...list.params);
  }
  return db
    .prepare(
      `SELECT product.type = 'configurable' AS configurable, product_facet.value AS value, count(*) AS products FROM product_facet
       JOIN product ON product.pid = product_facet.pid WHERE product_facet.pid IN (${list.sql}) AND code = ?
       GROUP BY configurable, product_facet.value ORDER BY products DESC, value`,
    )
    .bind(...list.params, field);
}

/** The statements that count the available filters of a query, in the order of `query.availableFilters`. */
export const countStatements = (view: CatalogueView, query: SearchQuery, list: PidQuery): D1PreparedStatement[] =>
  query.availableFilters.map(({ field }) => countStatement(view, field, list));

const pesos = (amount: number): string => (Number.isInteger(amount) ? amount.toFixed(1) : String(amount));

/** Buckets under the names the family gives them: agg_terms_x, agg_terms_x_options (configurable products), agg_range_price. */
export function aggregationsOf(view: CatalogueView, query: SearchQuery, counted: readonly (readonly CountRow[])[]): Aggregations {
  const all = query.availableFilters.map(({ field, size }, index): Aggregations => {
    const rows = counted[index] ?? [];
    if (field === 'price') {
      const counts = new Map(rows.map(({ value, products }) => [Number(value), products]));
      const buckets = priceRanges(view.store.priceRanges).map(({ from, to }, range) => ({
        key: `${pesos(from)}-${to === null ? '*' : pesos(to)}`,
        doc_count: counts.get(range) ?? 0,
        from,
        ...(to === null ? {} : { to }),
      }));
      return { agg_range_price: { buckets } };
    }
    const bucketsOf = (configurable: number) =>
      rows
        .filter((row) => row.configurable === configurable)
        .slice(0, aggregationSize(field, size))
        .map(({ value, products }) => ({ key: value, doc_count: products }));
    const own = { [`agg_terms_${field}`]: { buckets: bucketsOf(0) } };
    return Object.hasOwn(COUNTED_COLUMNS, field) ? own : { ...own, [`agg_terms_${field}_options`]: { buckets: bucketsOf(1) } };
  });
  return Object.assign({}, ...all);
}
