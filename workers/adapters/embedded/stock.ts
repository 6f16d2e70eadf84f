import type { StockInfo, StockPort } from '../../../src/commerce/stock';
import { ok, refuse } from '../../../src/domain/result';
import { DEFAULT_STOCK_QTY } from '../../../src/domain/stock';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { unitsBySku } from './order-statements';

interface Row {
  product_id: number;
  product_sku: string;
  qty: number;
  is_in_stock: number;
  manage_stock: number;
}

const infoOf = (row: Row): StockInfo => ({
  ...row,
  is_in_stock: row.manage_stock === 0 || (row.is_in_stock === 1 && row.qty > 0),
  manage_stock: row.manage_stock === 1,
});

async function rowsOf(env: Env, storeCode: string, skus: string[]): Promise<StockInfo[]> {
  const { results } = await env.SHOP.prepare(
    `SELECT product_id, sku AS product_sku, qty, is_in_stock, manage_stock FROM stock
     WHERE store = ? AND sku IN (SELECT value FROM json_each(?))`,
  )
    .bind(storeCode, JSON.stringify(skus))
    .all<Row>();
  return results.map(infoOf);
}

/** Which skus of an order cannot be had in the wanted number, and how many of each can. */
export async function shortages(env: Env, storeCode: string, lines: readonly { sku: string; qty: number }[]) {
  const units = unitsBySku(lines);
  const known = new Map(
    (
      await rowsOf(
        env,
        storeCode,
        units.map((unit) => unit.sku),
      )
    ).map((info) => [info.product_sku, info]),
  );
  return units.flatMap(({ sku, qty }) => {
    const info = known.get(sku);
    const available = info?.is_in_stock ? (info.manage_stock ? info.qty : qty) : 0;
    return available < qty ? [{ sku, requested: qty, available }] : [];
  });
}

/** Stock as it is now, orders counted down. */
export function stockPort(env: Env, store: StoreView): StockPort {
  return {
    async check(sku) {
      const [info] = await rowsOf(env, store.storeCode, [sku]);
      return info ? ok(info) : refuse(404, 'No stock information for given sku');
    },
    async list(skus) {
      const found = new Map((await rowsOf(env, store.storeCode, skus)).map((info) => [info.product_sku, info]));
      return skus.flatMap((sku) => found.get(sku) ?? []);
    },
    configured: async () => ok(DEFAULT_STOCK_QTY),
  };
}
