import type { StockInfo, StockPort } from '../../src/commerce/stock';
import { ok, refuse } from '../../src/domain/result';

export const stockOf = (sku: string): StockInfo => ({
  product_id: 77,
  product_sku: sku,
  qty: 12,
  is_in_stock: true,
  manage_stock: true,
});

/** Twelve of everything but NADA. */
export const fakeStock: StockPort = {
  check: async (sku) => (sku === 'NADA' ? refuse(404, 'No stock information for given sku') : ok(stockOf(sku))),
  list: async (skus) => skus.filter((sku) => sku !== 'NADA').map(stockOf),
  verify: async (skus) => ({ known: await fakeStock.list(skus), unverified: [] }),
  configured: async () => ok(10),
};
