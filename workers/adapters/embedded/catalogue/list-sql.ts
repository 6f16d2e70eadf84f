import { LISTED } from '../../../../src/domain/catalogue/availability';
import { discountRange } from '../../../../src/domain/catalogue/listing/filters';
import { MOST_COUNTED, PRICE_FILTER } from '../../../../src/domain/catalogue/listing/listing';
import { parseRange } from '../../../../src/domain/catalogue/listing/price-ranges';
import type { ListingQuery } from '../../../../src/domain/catalogue/product';
import { fromDecimal } from '../../../../src/domain/money';
import type { PidQuery } from '../product-documents';
import { valueCondition } from './door-sql';
import type { OfferedFilters } from './list-filters';

/**
 * Which products a list is made of: its source answers pid, ord, the sku of the variant to show it with, if any
 * (child), and whether it has more than it answers (cut); and only these visibilities are shown.
 */
export interface ListScope {
  version: number;
  source: PidQuery;
  /** Tells its source from others, where that takes long parameters. */
  name?: string;
  visibility: readonly number[];
  /** false shows what is out of stock too. */
  inStockOnly: boolean;
  filters: OfferedFilters;
  /** Bounds of its price bands in pesos; left out, those of the store view. */
  priceBounds?: readonly number[];
  /** The category whose places the list is, where they were written; left out, it is read of its source. */
  placedCategory?: number;
  /** Values that a card shows its variant by, which choose nothing. */
  shown?: ListingQuery['filters'];
  /** One more thing to tell of the whole of it: an expression over its source that answers a number or null. */
  note?: string;
}

/** Condition of products that are sold and have a card of their own. */
export const HAS_CARD = `product.status IN (0, 1) AND product.visibility IN (${LISTED.join(', ')})`;

/**
 * The place of a product in a list of categories: those of the first, which is the parameter, stand before those of the
 * others.
 */
export const firstBefore = (category: string, position: string): string =>
  `min(CASE WHEN ${category} = ? THEN ${position} ELSE ${position} + 1000000 END)`;

/** Products of these categories; those of the category itself before those below it, by position. */
export const categorySource = (version: number, categoryId: number, ids: readonly number[]): PidQuery => ({
  sql: `SELECT pid, ${firstBefore('category_id', 'position')} AS ord, NULL AS child, 0 AS cut FROM product_category
        WHERE version = ? AND category_id IN (SELECT value FROM json_each(?)) GROUP BY pid`,
  params: [categoryId, version, JSON.stringify(ids)],
});

/** Whether a sku is shown as to be had, by the copy of its stock. */
export const AVAILABLE_SKU =
  'product_sku.sellable = 1 AND product_sku.is_in_stock = 1 AND (product_sku.manage_stock = 0 OR product_sku.qty > 0)';

/** Whether something of a product is: its own sku or an enabled variant. */
export const AVAILABLE = `EXISTS (SELECT 1 FROM product_sku WHERE product_sku.pid = product.pid AND ${AVAILABLE_SKU})`;

/** A condition on the product as a number of bits: of all its variants, or of none. */
const ofAll = ({ sql, params }: PidQuery): PidQuery => ({ sql: `CASE WHEN ${sql} THEN -1 ELSE 0 END`, params });

/** Filters that ask the same of all variants of a product. */
export const OF_PRODUCTS: ReadonlySet<string> = new Set(['discount', PRICE_FILTER]);

/** What a choice of one of these filters asks of a product; null where it chooses nothing. */
export function productCondition(code: string, values: readonly string[]): PidQuery | null {
  if (code === PRICE_FILTER) {
    const range = values.map(parseRange).find((one) => one !== null);
    if (!range) return null;
    const from = { sql: 'final_gross >= ?', params: [fromDecimal(range.from)] };
    return range.to === null
      ? from
      : { sql: `${from.sql} AND final_gross < ?`, params: [...from.params, fromDecimal(range.to)] };
  }
  const ranges = values.map(discountRange).filter((range) => range !== null);
  const sql = ranges.map(() => '(discount > ? AND discount <= ?)').join(' OR ');
  return ranges.length > 0 ? { sql: `(${sql})`, params: ranges.flatMap(({ from, to }) => [from, to]) } : null;
}

/**
 * The variants of a product, as bits, that have one of the values chosen of an attribute: bits of different values are
 * never the same.
 */
export function variantsWith(code: string, values: readonly string[]): PidQuery {
  const { sql, params } = valueCondition('product_facet', code, values);
  return {
    sql: `SELECT CASE min(variants) WHEN -1 THEN -1 ELSE coalesce(sum(variants), 0) END FROM product_facet
    WHERE product_facet.pid = product.pid AND ${sql}`,
    params,
  };
}

/** The variants of a product that a choice of one filter leaves, as bits; null where it chooses nothing. */
function filterSql(code: string, values: readonly string[]): PidQuery | null {
  if (!OF_PRODUCTS.has(code)) return variantsWith(code, values);
  const condition = productCondition(code, values);
  return condition && ofAll(condition);
}

/**
 * The tables of a list, for a statement that begins with them: `source`, under a choice `shelf` (with the variants each
 * filter leaves of a product), and `list`, whose `variants` are those that all filters leave: one and the same variant
 * has all that was chosen.
 */
export interface ListTables extends PidQuery {
  /** Whether its source had more than it answered, as an expression. */
  cut: string;
  /** Whether nothing is chosen of it, so that all of it is told. */
  isWhole: boolean;
  /** The products of the list that are counted where it is not whole, with their `variants`. */
  first: string;
  /**
   * The list without its choice of one filter, as far as it is counted, and one more; its `variants` are what the
   * others leave.
   */
  without(code: string): string;
}

/**
 * The tables of a scope under the chosen filters. Each choice is looked at once for each product, by an index that has
 * all a list is made by.
 */
export function listTables(
  { version, source, visibility, inStockOnly }: Omit<ListScope, 'filters' | 'priceBounds'>,
  filters: ListingQuery['filters'],
): ListTables {
  const chosen = Object.entries(filters).flatMap(([code, values]) => {
    const condition = filterSql(code, values);
    return condition ? [{ code, ...condition }] : [];
  });
  const left = (codes: readonly { code: string }[]): string =>
    codes.map(({ code }) => `left_${chosen.findIndex((one) => one.code === code)}`).join(' & ') || '-1';
  const columns = 'pid, ord, child, id, final_gross, discount, updated_at';
  const listed = (codes: readonly { code: string }[]): string =>
    `SELECT ${columns}, ${left(codes)} AS variants FROM shelf WHERE ${left(codes)} <> 0`;
  // The plus keeps the database from looking a product up for each visibility and status in turn: by its pid it is one.
  const shelf = `SELECT product.pid, source.ord, source.child, id, final_gross, discount, updated_at,
        ${chosen.map(({ sql }, index) => `(${sql}) AS left_${index}`).join(', ') || '-1 AS variants'}
      FROM source CROSS JOIN product INDEXED BY product_list ON product.version = ? AND product.pid = source.pid
      WHERE +visibility IN (${visibility.join(', ')}) AND +status IN (0, 1) ${inStockOnly ? `AND ${AVAILABLE}` : ''}`;
  const tables =
    chosen.length > 0
      ? `shelf AS MATERIALIZED (${shelf}), list AS MATERIALIZED (${listed(chosen)})`
      : `list AS MATERIALIZED (${shelf})`;
  return {
    sql: `source AS MATERIALIZED (${source.sql}), ${tables}`,
    params: [...source.params, ...chosen.flatMap(({ params }) => params), version],
    cut: '(SELECT coalesce(max(cut), 0) FROM source)',
    isWhole: chosen.length === 0,
    first: `(SELECT * FROM list LIMIT ${MOST_COUNTED})`,
    without: (code) =>
      `(${chosen.length > 0 ? listed(chosen.filter((one) => one.code !== code)) : 'SELECT * FROM list'} LIMIT ${MOST_COUNTED + 1})`,
  };
}

/** `WITH source AS (…), … list AS (…)` of a scope under the chosen filters. */
export function listCte(
  scope: Omit<ListScope, 'filters' | 'priceBounds'>,
  filters: ListingQuery['filters'] = {},
): PidQuery {
  const { sql, params } = listTables(scope, filters);
  return { sql: `WITH ${sql}`, params };
}
