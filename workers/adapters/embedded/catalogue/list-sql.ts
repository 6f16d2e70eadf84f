import { discountRange } from '../../../../src/domain/catalogue/listing-filters';
import { parseRange } from '../../../../src/domain/catalogue/price-ranges';
import type { ListingQuery } from '../../../../src/domain/catalogue/product';
import { LISTED } from '../../../../src/domain/catalogue/visibility';
import { fromDecimal } from '../../../../src/domain/money';
import type { PidQuery } from '../product-documents';
import type { OfferedFilters } from './list-filters';

/** Which products a list is made of: its source answers pid, ord and the sku of the variant to show it with, if any (child); and only these visibilities are shown. */
export interface ListScope {
  source: PidQuery;
  visibility: readonly number[];
  /** false shows what is out of stock too. */
  inStockOnly: boolean;
  filters: OfferedFilters;
}

/** Condition of products that are sold and have a card of their own. */
export const HAS_CARD = `product.status IN (0, 1) AND product.visibility IN (${LISTED.join(', ')})`;

/** Products of these categories; those of the category itself before those below it, by position. */
export const categorySource = (version: number, categoryId: number, ids: readonly number[]): PidQuery => ({
  sql: `SELECT pid, min(CASE WHEN category_id = ? THEN position ELSE position + 1000000 END) AS ord, NULL AS child FROM product_category
        WHERE version = ? AND category_id IN (SELECT value FROM json_each(?)) GROUP BY pid`,
  params: [categoryId, version, JSON.stringify(ids)],
});

/** Whether something of a product is shown as to be had, by the copy of its stock: its own sku or an enabled variant. */
export const AVAILABLE = `EXISTS (SELECT 1 FROM product_sku WHERE product_sku.pid = product.pid AND product_sku.sellable = 1
  AND product_sku.is_in_stock = 1 AND (product_sku.manage_stock = 0 OR product_sku.qty > 0))`;

function filterSql(code: string, values: readonly string[]): PidQuery | null {
  if (code === 'price') {
    const range = values.map(parseRange).find((one) => one !== null);
    if (!range) return null;
    const from = { sql: 'final_gross >= ?', params: [fromDecimal(range.from)] };
    return range.to === null ? from : { sql: `${from.sql} AND final_gross < ?`, params: [...from.params, fromDecimal(range.to)] };
  }
  if (code === 'discount') {
    const ranges = values.map(discountRange).filter((range) => range !== null);
    const sql = ranges.map(() => '(discount > ? AND discount <= ?)').join(' OR ');
    return ranges.length > 0 ? { sql: `(${sql})`, params: ranges.flatMap(({ from, to }) => [from, to]) } : null;
  }
  return {
    sql: `EXISTS (SELECT 1 FROM product_facet WHERE product_facet.pid = product.pid AND code = ? AND product_facet.value IN (SELECT value FROM json_each(?)))`,
    params: [code, JSON.stringify(values)],
  };
}

/** `WITH list AS (…)` of a scope under the chosen filters, but for the one named `except`. */
export function listCte(scope: Omit<ListScope, 'filters'>, filters: ListingQuery['filters'], except: string | null = null): PidQuery {
  const chosen = Object.entries(filters).flatMap(([code, values]) => (code === except ? [] : (filterSql(code, values) ?? [])));
  const stock = scope.inStockOnly ? [{ sql: AVAILABLE, params: [] }] : [];
  const conditions = [...stock, ...chosen];
  return {
    sql: `WITH source AS (${scope.source.sql}), list AS MATERIALIZED (
      SELECT product.pid, source.ord, source.child, id, final_gross, discount, created_at, updated_at FROM source CROSS JOIN product ON product.pid = source.pid
      WHERE visibility IN (${scope.visibility.join(', ')}) AND status IN (0, 1) ${conditions.map(({ sql }) => `AND ${sql}`).join(' ')})`,
    params: [...scope.source.params, ...conditions.flatMap(({ params }) => params)],
  };
}
