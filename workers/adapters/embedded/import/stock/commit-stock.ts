import type { Env } from '../../../../env';
import { updatePlaces } from '../../catalogue/category-places';
import { announceRevision, isOvertaken, moveFrom } from '../../served/revision';
import type { CatalogueVersion } from '../../served/version';
import { type ImportReport, partStatement } from '../parts';
import { closing, type ImportRun } from '../run';
import type { StagedRows } from './stage-rows';

/** The one source of such an import. */
const FILE = 'csv';

/** What the desk is told of a file: rows by their line, those that were left out by name. */
const leftOutOf = ({ accepted, skipped }: StagedRows): ImportReport => ({
  accepted,
  skipped: skipped.map(({ line, ...row }) => ({ position: line, ...row })),
});

const ROWS = "staged.version = ?1 AND staged.entity = 'stock'";
const PRODUCTS = "staged.version = ?1 AND staged.entity = 'stock_product'";

/** Puts staged stock and prices in force in the catalogue: the stock it shows, prices of each sku, products. */
function statements(db: D1Database, { id }: ImportRun, version: number): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE product_sku SET qty = coalesce(staged.doc ->> 'qty', qty), is_in_stock = coalesce(staged.doc ->> 'inStock', is_in_stock),
           manage_stock = CASE WHEN staged.doc ->> 'qty' IS NULL THEN manage_stock ELSE 1 END
         FROM staged WHERE ${ROWS} AND product_sku.version = ?2 AND product_sku.sku = staged.key`,
      )
      .bind(id, version),
    db
      .prepare(
        `UPDATE product_sku SET regular_net = fresh.value ->> 'regularNet', prior_net = fresh.value ->> 'priorNet', prior_until = fresh.value ->> 'priorUntil'
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
    updatePlaces(db, { sql: `SELECT CAST(staged.key AS INTEGER) FROM staged WHERE ${PRODUCTS}`, params: [id] }),
    db.prepare('DELETE FROM staged WHERE version = ?').bind(id),
  ];
}

/**
 * Puts a staged stock file in force in the catalogue, at once and as a whole; false, and nothing happened, when the
 * catalogue changed since it was computed.
 */
export async function commitStock(
  env: Env,
  run: ImportRun,
  active: CatalogueVersion,
  staged: StagedRows,
  now: number,
): Promise<boolean> {
  const revision = await announceRevision(env, run.store.storeCode);
  try {
    await env.CATALOGUE.batch([
      closing(env.CATALOGUE, run, now),
      partStatement(env.CATALOGUE, run, 'stock', FILE, staged.accepted + staged.skippedCount, leftOutOf(staged)),
      moveFrom(env.CATALOGUE, run.store.storeCode, active, revision),
      ...statements(env.CATALOGUE, run, active.version),
    ]);
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
