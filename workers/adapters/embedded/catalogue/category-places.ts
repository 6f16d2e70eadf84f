import { MOST_COUNTED } from '../../../../src/domain/catalogue/listing/listing';
import type { PidQuery } from '../product-documents';

/** Places of one row of category_facet: with six digits and a comma each it stays far below what a row may hold. */
const PART_PLACES = 65_536;

/**
 * Writes the places of a category whose products `list` answers as `WITH … list AS (…)`, and which of them have which
 * value: nothing of one that is short.
 */
export function insertPlaces(
  db: D1Database,
  version: number,
  categoryId: number,
  list: PidQuery,
): D1PreparedStatement[] {
  const own = [version, categoryId];
  return [
    db.prepare('DELETE FROM category_place WHERE version = ? AND category_id = ?').bind(...own),
    db.prepare('DELETE FROM category_facet WHERE version = ? AND category_id = ?').bind(...own),
    db
      .prepare(
        `INSERT INTO category_place (version, category_id, place, pid, id, final_gross, discount)
         ${list.sql} SELECT ?, ?, row_number() OVER (ORDER BY ord, id DESC) - 1, pid, id, final_gross, discount FROM list
         WHERE (SELECT count(*) FROM list) > ${MOST_COUNTED}`,
      )
      .bind(...list.params, ...own),
    db
      .prepare(
        `INSERT INTO category_facet (version, category_id, code, value, part, places)
         SELECT version, category_id, code, product_facet.value, place / ${PART_PLACES}, json_group_array(place)
         FROM category_place CROSS JOIN product_facet ON product_facet.pid = category_place.pid WHERE version = ? AND category_id = ?
         GROUP BY code, product_facet.value, place / ${PART_PLACES}`,
      )
      .bind(...own),
  ];
}

/** Brings prices to the places of products that were priced anew; `pids`: a query of them. */
export const updatePlaces = (db: D1Database, pids: PidQuery): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE category_place SET final_gross = product.final_gross, discount = product.discount FROM product
       WHERE product.pid = category_place.pid AND category_place.pid IN (${pids.sql})`,
    )
    .bind(...pids.params);

/** Reads which categories of a version have places, `doc` as JSON of the id. */
export const readPlacedCategories = (db: D1Database, version: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT id AS doc FROM category WHERE version = ?1
         AND EXISTS (SELECT 1 FROM category_place WHERE category_place.version = ?1 AND category_place.category_id = category.id)`,
    )
    .bind(version);
