import type { StockInfo, StockPort } from '../../../src/commerce/stock';
import { STOCK_MESSAGES } from '../../../src/contract/stock';
import { unitsBySku } from '../../../src/domain/order/order';
import { ok, refuse } from '../../../src/domain/result';
import { availableUnits, DEFAULT_STOCK_QTY, isInStock } from '../../../src/domain/stock';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { type LiveStock, liveStock } from './live-stock';
import { stockOf } from './product-documents';

/** null for a sku without stock. */
function infoOf(row: LiveStock | undefined): StockInfo | null {
  if (!row || row.product_id === null) return null;
  const facts = stockOf(row);
  return { product_id: row.product_id, product_sku: row.sku, ...facts, is_in_stock: isInStock(facts) };
}

/** Which skus of an order cannot be had in the wanted number, and how many of each can. */
export async function shortages(env: Env, storeCode: string, lines: readonly { sku: string; qty: number }[]) {
  const units = unitsBySku(lines);
  const skus = units.map((unit) => unit.sku);
  const stock = await liveStock(env, storeCode, skus);
  return units.flatMap(({ sku, qty }) => {
    const row = stock.get(sku);
    const available = row ? availableUnits(stockOf(row), qty) : 0;
    return available < qty ? [{ sku, requested: qty, available }] : [];
  });
}

/** Stock as it is now, orders counted down. */
export function stockPort(env: Env, store: StoreView): StockPort {
  const known = async (skus: string[]): Promise<StockInfo[]> => {
    const stock = await liveStock(env, store.storeCode, skus);
    return skus.flatMap((sku) => infoOf(stock.get(sku)) ?? []);
  };
  return {
    async check(sku) {
      const info = infoOf((await liveStock(env, store.storeCode, [sku])).get(sku));
      return info ? ok(info) : refuse(404, STOCK_MESSAGES.noStock);
    },
    list: known,
    verify: async (skus) => ({ known: await known(skus), unverified: [] }),
    configured: async () => ok(DEFAULT_STOCK_QTY),
  };
}
