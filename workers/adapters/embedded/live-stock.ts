import type { Env } from '../../env';
import type { StockRow } from './product-documents';

/** Stock of a sku as it is sold. */
export interface LiveStock extends StockRow {
  /** The product it is of, null for a sku without stock. */
  product_id: number | null;
}

/** What the shop says of skus in one read. */
interface Sold {
  stock: Map<string, LiveStock>;
  /** The highest revision the catalogue may have now; null where nothing was announced, or nothing is sold. */
  announced: number | null;
}

/**
 * Stock of these skus and of whatever they are sold in (variants of a configurable product, members of a grouped one,
 * products in a bundle), as orders left it, with the revision that is announced. A sku that was asked for and has none is
 * sold out.
 */
export async function soldNow(env: Env, storeCode: string, skus: readonly string[]): Promise<Sold> {
  const { results } = await env.SHOP.prepare(
    `SELECT product_id, sku, qty, is_in_stock, manage_stock, (SELECT revision FROM announced_revision WHERE store = ?1) AS announced FROM stock WHERE store = ?1 AND sku IN (
       SELECT value FROM json_each(?2) UNION SELECT part FROM stock_part WHERE store = ?1 AND sku IN (SELECT value FROM json_each(?2)))`,
  )
    .bind(storeCode, JSON.stringify(skus))
    .all<LiveStock & { announced: number | null }>();
  const none = skus.map((sku): [string, LiveStock] => [
    sku,
    { product_id: null, sku, qty: 0, is_in_stock: 0, manage_stock: 1 },
  ]);
  return {
    stock: new Map([...none, ...results.map((row): [string, LiveStock] => [row.sku, row])]),
    announced: results[0]?.announced ?? null,
  };
}

/** The same stock alone. */
export const liveStock = async (env: Env, storeCode: string, skus: readonly string[]) =>
  (await soldNow(env, storeCode, skus)).stock;
