import { DOOR_FILTER, USUAL_DOORS } from '../../../../src/domain/catalogue/listing/door-filter';
import { MOST_ATTRIBUTE_FILTERS, TAKEN_NAMES } from '../../../../src/domain/catalogue/listing/filters';
import { DEFAULT_FILTERS, PRICE_FILTER } from '../../../../src/domain/catalogue/listing/listing';
import { FEWEST_BANDED, PRICE_SHARES } from '../../../../src/domain/catalogue/listing/price-ranges';
import type { PidQuery } from '../product-documents';

/** Products of a search by which its filters are chosen, the most relevant ones. */
const SAMPLE_SIZE = 200;

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/**
 * Answers code and place of the attributes that a list of these products offers: the rule of `offeredFilters`, as a
 * query; among the first the usual doors, by how many products they tell apart. `list` names a table with one pid a row, `size` how many it has. The table is named once: each name of it
 * would be a copy to prepare.
 */
const rankedFilters = (
  list: string,
  size: string,
): string => `SELECT code, row_number() OVER (ORDER BY code NOT IN (${quoted([...DEFAULT_FILTERS, DOOR_FILTER])}), use DESC, code) AS place FROM (
    SELECT code, CASE WHEN code = '${DOOR_FILTER}' THEN max(products) - CASE WHEN count(*) < ${USUAL_DOORS.length} THEN 0 ELSE min(products) END
      ELSE min(max(size) - max(products), sum(given)) END AS use FROM (
      SELECT code, count(*) AS products, ${size} AS size, sum(NOT EXISTS (SELECT 1 FROM product_facet AS other
        WHERE other.pid = product_facet.pid AND other.code = product_facet.code AND other.value < product_facet.value)) AS given
      FROM ${list} CROSS JOIN product_facet ON product_facet.pid = ${list}.pid WHERE code NOT IN (${quoted(TAKEN_NAMES.filter((name) => name !== DOOR_FILTER))}) GROUP BY code, product_facet.value)
    GROUP BY code)
  WHERE use > 0 ORDER BY place LIMIT ${MOST_ATTRIBUTE_FILTERS}`;

/** What a list may be filtered by. */
export interface OfferedFilters {
  /**
   * Common table expressions behind those of the list, which may read of its source: `offered` answers code and place.
   */
  tables: PidQuery;
  /**
   * Answers code, value and products of the whole list, where they were counted before; null where they have not been.
   */
  counted: PidQuery | null;
}

/**
 * The filters of a category, chosen and counted when its version was imported; `isWhole` tells that the list shows what
 * is out of stock too.
 */
export const categoryFilters = (version: number, categoryId: number, isWhole: boolean): OfferedFilters => ({
  tables: {
    sql: 'offered AS (SELECT code, place FROM category_filter WHERE version = ? AND category_id = ? AND place > 0)',
    params: [version, categoryId],
  },
  counted: isWhole
    ? {
        sql: `SELECT code, entry.value ->> 0 AS value, entry.value ->> 1 AS products FROM category_filter, json_each(counts) AS entry
          WHERE version = ? AND category_id = ? AND place > 0`,
        params: [version, categoryId],
      }
    : null,
});

/** The filters of what was found, chosen by its most relevant products: the same ones whatever is chosen of them. */
export const foundFilters: OfferedFilters = {
  tables: {
    sql: `sample AS (SELECT pid, count(*) OVER () AS number FROM source ORDER BY ord LIMIT ${SAMPLE_SIZE}),
      offered AS MATERIALIZED (${rankedFilters('sample', `min(number, ${SAMPLE_SIZE})`)})`,
    params: [],
  },
  counted: null,
};

/** Writes the filters of a category, whose products `list` answers as `WITH … list AS (…)`. */
export const insertCategoryFilters = (
  db: D1Database,
  version: number,
  categoryId: number,
  list: PidQuery,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT OR REPLACE INTO category_filter (version, category_id, place, code, counts)
       ${list.sql}, ranked AS MATERIALIZED (${rankedFilters('list', '(SELECT count(*) FROM list)')})
       SELECT ?, ?, place, code, (SELECT json_group_array(json_array(value, products)) FROM (
         SELECT product_facet.value AS value, count(*) AS products FROM list JOIN product_facet ON product_facet.pid = list.pid AND product_facet.code = ranked.code
         GROUP BY product_facet.value)) FROM ranked`,
    )
    .bind(...list.params, version, categoryId);

/** Place of the price among the filters of a category: its row holds the bounds of its bands in pesos. */
const PRICE_PLACE = 0;

/** Reads how a category's prices lie, the lowest first; nothing of a small category. */
export const readPriceQuantiles = (db: D1Database, list: PidQuery): D1PreparedStatement =>
  db
    .prepare(
      `${list.sql} SELECT final_gross AS gross FROM (SELECT final_gross, row_number() OVER (ORDER BY final_gross) AS n, count(*) OVER () AS total FROM list WHERE final_gross > 0)
       WHERE total >= ${FEWEST_BANDED} AND n IN (${PRICE_SHARES.map((share) => `CAST(total * ${share} AS INTEGER) + 1`).join(', ')}) ORDER BY n`,
    )
    .bind(...list.params);

/** Writes the bounds of a category's price bands. */
export const insertPriceBounds = (
  db: D1Database,
  version: number,
  categoryId: number,
  bounds: readonly number[],
): D1PreparedStatement =>
  db
    .prepare(
      'INSERT OR REPLACE INTO category_filter (version, category_id, place, code, counts) VALUES (?, ?, ?, ?, ?)',
    )
    .bind(version, categoryId, PRICE_PLACE, PRICE_FILTER, JSON.stringify(bounds));

/** Reads them of a whole version, `doc` as JSON of category and bounds. */
export const readPriceBounds = (db: D1Database, version: number): D1PreparedStatement =>
  db
    .prepare('SELECT json_array(category_id, json(counts)) AS doc FROM category_filter WHERE version = ? AND place = ?')
    .bind(version, PRICE_PLACE);
