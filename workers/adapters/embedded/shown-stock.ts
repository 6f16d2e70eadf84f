import { isInStock } from '../../../src/domain/stock';
import type { Env } from '../../env';
import { type StockRow, stockOf } from './product-documents';
import { announceRevision, isOvertaken, moveTo } from './served/revision';
import { refreshVersion } from './served/version-pointer';

/** Changes of one step, and steps of one run: 20,000 of them a minute. */
const STEP_CHANGES = 1000;
const MAX_STEPS = 20;

interface Served {
  version: number;
  stockSeq: number;
}

interface Change extends StockRow {
  seq: number;
}

interface ShownRow extends StockRow {
  pid: number;
  sellable: number;
}

/**
 * Changes behind a number, with the stock there is now; none for a sku that went. null while the version is not in
 * force in the shop.
 */
async function changesAfter(env: Env, store: string, { version, stockSeq }: Served): Promise<Change[] | null> {
  const [applied, changes] = await env.SHOP.batch<Change>([
    env.SHOP.prepare("SELECT 1 FROM import_end WHERE version = ? AND outcome = 'applied'").bind(version),
    env.SHOP.prepare(
      `SELECT seq, stock_change.sku, coalesce(qty, 0) AS qty, coalesce(is_in_stock, 0) AS is_in_stock, coalesce(manage_stock, 1) AS manage_stock
       FROM stock_change LEFT JOIN stock ON stock.store = stock_change.store AND stock.sku = stock_change.sku
       WHERE stock_change.store = ? AND seq > ? ORDER BY seq LIMIT ?`,
    ).bind(store, stockSeq, STEP_CHANGES),
  ]);
  return applied?.results.length ? (changes?.results ?? []) : null;
}

const isToBeHad = (row: StockRow): boolean => isInStock(stockOf(row));

/** Whether one of these products is sold out by these changes, or is back. */
function flips(rows: readonly ShownRow[], changes: ReadonlyMap<string, StockRow>): boolean {
  const sellable = rows.filter((row) => row.sellable === 1);
  return [...Map.groupBy(sellable, (row) => row.pid).values()].some(
    (skus) => skus.some(isToBeHad) !== skus.some((row) => isToBeHad(changes.get(row.sku) ?? row)),
  );
}

/** Copies a step of changes; answers whether there may be more, and whether something flipped. */
async function step(env: Env, store: string, served: Served): Promise<{ more: boolean; flipped: boolean }> {
  const changes = await changesAfter(env, store, served);
  const last = changes?.at(-1);
  if (!changes || !last) return { more: false, flipped: false };
  const skus = JSON.stringify(changes.map(({ sku }) => sku));
  const { results } = await env.CATALOGUE.prepare(
    `SELECT pid, sku, sellable, qty, is_in_stock, manage_stock FROM product_sku
     WHERE pid IN (SELECT pid FROM product_sku WHERE version = ? AND sku IN (SELECT value FROM json_each(?)))`,
  )
    .bind(served.version, skus)
    .all<ShownRow>();
  const flipped = flips(results, new Map(changes.map((change) => [change.sku, change])));
  const moved = flipped ? [moveTo(env.CATALOGUE, store, await announceRevision(env, store))] : [];
  await env.CATALOGUE.batch([
    ...moved,
    // Fails, and with it the batch, when another version is served by now or another run copied these.
    env.CATALOGUE.prepare(
      'UPDATE catalogue SET stock_seq = CASE WHEN version = ?2 AND stock_seq = ?3 THEN ?4 END WHERE store = ?1',
    ).bind(store, served.version, served.stockSeq, last.seq),
    env.CATALOGUE.prepare(
      `UPDATE product_sku SET qty = fresh.value ->> 'qty', is_in_stock = fresh.value ->> 'is_in_stock', manage_stock = fresh.value ->> 'manage_stock'
       FROM json_each(?2) AS fresh WHERE product_sku.version = ?1 AND product_sku.sku = fresh.value ->> 'sku'`,
    ).bind(served.version, JSON.stringify(changes)),
  ]);
  return { more: changes.length === STEP_CHANGES, flipped };
}

/**
 * Brings the stock that pages show up to what is sold: whatever changed in the shop since the last time, as it is now.
 * The revision moves when a product is sold out by it or is back, and only then. Bounded; the rest is for the next run.
 */
export async function bringShownStock(env: Env, store: string): Promise<void> {
  try {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const served = await env.CATALOGUE.prepare('SELECT version, stock_seq AS stockSeq FROM catalogue WHERE store = ?')
        .bind(store)
        .first<Served>();
      if (!served) return;
      const { more, flipped } = await step(env, store, served);
      if (flipped) await refreshVersion(env, store);
      if (!more) return;
    }
  } catch (error) {
    if (!isOvertaken(error) && !String(error).includes('catalogue.stock_seq')) throw error;
  }
}
