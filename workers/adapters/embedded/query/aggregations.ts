import type { SearchQuery, SearchResult } from '../../../../src/commerce/catalogue';
import { aggregationSize } from '../../../../src/domain/catalogue/listing/filters';
import { priceRanges } from '../../../../src/domain/catalogue/listing/price-ranges';
import { fromDecimal } from '../../../../src/domain/money';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';

type Aggregations = SearchResult['aggregations'];

/** Products of a bucket: [1 for configurable products counted apart, value, products]. */
type CountRow = [configurable: number, value: string | number, products: number];

/** Fields counted from a column of the product, pesos and percent as in its document. */
const COUNTED_COLUMNS: Record<string, { column: string; where: string }> = {
  discount: { column: 'discount', where: 'discount > 0' },
  final_price: { column: 'final_net / 100.0', where: '1' },
};

/** Fields of one statement, of whose hundred parameters the list leaves some: each has one at most. */
const MOST_TOGETHER = 20;
const MOST_PARAMETERS = 100;

const PRODUCTS = 'counted CROSS JOIN product ON product.pid = counted.pid';

/**
 * Counts of one filter over the table `counted`: by value, by percent of discount, by net price, or by price range with
 * tax.
 */
function countsSql(view: CatalogueView, field: string): PidQuery {
  if (field === 'price') {
    const bounds = priceRanges(view.store.priceRanges).map(({ from, to }) => [
      fromDecimal(from),
      to === null ? null : fromDecimal(to),
    ]);
    return {
      sql: `SELECT 0 AS configurable, range.key AS value, count(*) AS products FROM ${PRODUCTS} JOIN json_each(?) AS range
        ON final_gross >= range.value ->> 0 AND (range.value ->> 1 IS NULL OR final_gross < range.value ->> 1) GROUP BY range.key`,
      params: [JSON.stringify(bounds)],
    };
  }
  const ofColumn = Object.hasOwn(COUNTED_COLUMNS, field) ? COUNTED_COLUMNS[field] : undefined;
  if (ofColumn) {
    const { column, where } = ofColumn;
    return {
      sql: `SELECT 0 AS configurable, ${column} AS value, count(*) AS products FROM ${PRODUCTS} WHERE ${where} GROUP BY 2 ORDER BY 2`,
      params: [],
    };
  }
  return {
    sql: `SELECT product.type = 'configurable' AS configurable, product_facet.value AS value, count(*) AS products
      FROM ${PRODUCTS} CROSS JOIN product_facet ON product_facet.pid = counted.pid AND code = ? GROUP BY 1, 2 ORDER BY products DESC, 2`,
    params: [field],
  };
}

/**
 * The statements that count the available filters of a query over products `list`, a query of pids that is run once for
 * many of them.
 */
export function countStatements(view: CatalogueView, query: SearchQuery, list: PidQuery): D1PreparedStatement[] {
  const fields = query.availableFilters.map(({ field }) => countsSql(view, field));
  const together = Math.max(1, Math.min(MOST_TOGETHER, MOST_PARAMETERS - list.params.length));
  return Array.from({ length: Math.ceil(fields.length / together) }, (_, index) => {
    const some = fields.slice(index * together, (index + 1) * together);
    const columns = some.map(
      ({ sql }) => `json((SELECT json_group_array(json_array(configurable, value, products)) FROM (${sql})))`,
    );
    return view.db
      .prepare(`WITH counted AS MATERIALIZED (${list.sql}) SELECT json_array(${columns.join(', ')}) AS counts`)
      .bind(...list.params, ...some.flatMap(({ params }) => params));
  });
}

const pesos = (amount: number): string => (Number.isInteger(amount) ? amount.toFixed(1) : String(amount));

/**
 * Buckets under the names the family gives them: agg_terms_x, agg_terms_x_options (configurable products),
 * agg_range_price.
 */
export function aggregationsOf(
  view: CatalogueView,
  query: SearchQuery,
  results: readonly D1Result<unknown>[],
): Aggregations {
  const counted = results.flatMap(
    ({ results: [row] }) => JSON.parse((row as { counts: string }).counts) as CountRow[][],
  );
  const all = query.availableFilters.map(({ field, size }, index): Aggregations => {
    const rows = counted[index] ?? [];
    if (field === 'price') {
      const counts = new Map(rows.map(([, value, products]) => [Number(value), products]));
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
        .filter(([isApart]) => isApart === configurable)
        .slice(0, aggregationSize(field, size))
        .map(([, value, products]) => ({ key: value, doc_count: products }));
    const own = { [`agg_terms_${field}`]: { buckets: bucketsOf(0) } };
    return Object.hasOwn(COUNTED_COLUMNS, field)
      ? own
      : { ...own, [`agg_terms_${field}_options`]: { buckets: bucketsOf(1) } };
  });
  return Object.assign({}, ...all);
}
