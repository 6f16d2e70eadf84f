import type { Env } from '../../env';
import type { StockRow } from './product-documents';

/** Stock of a sku as it is sold. */
export interface LiveStock extends StockRow {
  /** The product it is of, null for a sku without stock. */
  product_id: number | null;
}

/**
 * Stock of these skus and of whatever they are sold in (variants of a configurable product, members of a grouped one,
 * products in a bundle), as orders left it. A sku that was asked for and has none is sold out.
 */
export async function liveStock(env: Env, storeCode: string, skus: readonly string[]): Promise<Map<string, LiveStock>> {
  const { results } = await env.SHOP.prepare(
    `SELECT product_id, sku, qty, is_in_stock, manage_stock FROM stock WHERE store = ?1 AND sku IN (
       SELECT value FROM json_each(?2) UNION SELECT part FROM stock_part WHERE store = ?1 AND sku IN (SELECT value FROM json_each(?2)))`,
  )
    .bind(storeCode, JSON.stringify(skus))
    .all<LiveStock>();
  const none = skus.map((sku): [string, LiveStock] => [
    sku,
    { product_id: null, sku, qty: 0, is_in_stock: 0, manage_stock: 1 },
  ]);
  return new Map([...none, ...results.map((row): [string, LiveStock] => [row.sku, row])]);
}
