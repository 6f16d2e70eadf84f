import type { Env } from '../../../../env';
import type { ActiveVersion } from '../../active-version';
import { closing, type ImportRun } from '../run';

const ROWS = "staged.version = ?1 AND staged.entity = 'stock'";
const PRODUCTS = "staged.version = ?1 AND staged.entity = 'stock_product'";

/** Fails, and with it the batch, when the catalogue is not any more the one that was computed with. */
const moveRevision = (db: D1Database, store: string, { version, revision }: ActiveVersion): D1PreparedStatement =>
  db.prepare('UPDATE catalogue SET revision = CASE WHEN version = ?2 AND revision = ?3 THEN revision + 1 END WHERE store = ?1').bind(store, version, revision);

/** Puts staged stock and prices in force: live stock, what is stored of each sku, products, the history of regular prices. */
function statements(db: D1Database, { id, store }: ImportRun, version: number, now: number): D1PreparedStatement[] {
  const code = store.storeCode;
  return [
    db
      .prepare(
        `UPDATE stock SET qty = coalesce(staged.doc ->> 'qty', stock.qty), is_in_stock = coalesce(staged.doc ->> 'inStock', stock.is_in_stock),
           manage_stock = CASE WHEN staged.doc ->> 'qty' IS NULL THEN stock.manage_stock ELSE 1 END
         FROM staged WHERE ${ROWS} AND staged.key = stock.sku AND stock.store = ?2`,
      )
      .bind(id, code),
    db
      .prepare(
        `UPDATE product_sku SET qty = fresh.value ->> 'qty', is_in_stock = fresh.value ->> 'isInStock', manage_stock = fresh.value ->> 'manageStock',
           regular_net = fresh.value ->> 'regularNet', prior_net = fresh.value ->> 'priorNet', prior_until = fresh.value ->> 'priorUntil'
         FROM staged, json_each(staged.doc, '$.skus') AS fresh WHERE ${PRODUCTS} AND product_sku.version = ?2
           AND product_sku.sku = fresh.value ->> 'sku' AND product_sku.kind = fresh.value ->> 'kind' AND product_sku.pid = CAST(staged.key AS INTEGER)`,
      )
      .bind(id, version),
    db
      .prepare(
        `UPDATE product SET final_net = staged.doc ->> 'finalNet', final_gross = staged.doc ->> 'finalGross', regular_gross = staged.doc ->> 'regularGross',
           discount = staged.doc ->> 'discount', next_boundary_at = staged.doc ->> 'nextBoundaryAt', card = staged.doc -> 'card', doc = staged.doc -> 'doc'
         FROM staged WHERE ${PRODUCTS} AND product.pid = CAST(staged.key AS INTEGER)`,
      )
      .bind(id),
    db
      .prepare(
        `INSERT OR REPLACE INTO price_history (store, sku, since, regular_net)
         SELECT ?2, fresh.sku, ?4, max(fresh.regular_net) FROM staged JOIN product_sku AS fresh ON fresh.version = ?3 AND fresh.sku = staged.key
         WHERE ${ROWS} AND fresh.regular_net IS NOT
           (SELECT regular_net FROM price_history AS past WHERE past.store = ?2 AND past.sku = fresh.sku ORDER BY since DESC LIMIT 1) GROUP BY fresh.sku`,
      )
      .bind(id, code, version, now),
    db.prepare('DELETE FROM staged WHERE version = ?').bind(id),
  ];
}

/** Puts a staged stock file in force at once and as a whole; false, and nothing happened, when the catalogue changed since it was computed. */
export async function commitStock(env: Env, run: ImportRun, active: ActiveVersion, now: number): Promise<boolean> {
  try {
    await env.DB.batch([closing(env.DB, run, now), moveRevision(env.DB, run.store.storeCode, active), ...statements(env.DB, run, active.version, now)]);
    return true;
  } catch (error) {
    if (String(error).includes('catalogue.revision')) return false;
    throw error;
  }
}
