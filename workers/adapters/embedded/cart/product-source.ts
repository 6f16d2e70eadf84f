import type { ProductSource } from '../../../../src/commerce/cart-backend';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { liveStock } from '../live-stock';
import { type DocumentRow, documentStatements, liveDocuments, type SkuRow, withStock } from '../product-documents';
import { openSession } from '../session';

const BY_SKU = 'SELECT pid FROM product_sku WHERE version = ? AND sku IN (SELECT value FROM json_each(?))';

/** Products of our own engine by the index on their skus and their variants', and the stock that orders left: one batch of each database, at once. */
export function embeddedProducts(env: Env, store: StoreView, now: number): ProductSource {
  async function documents(skus: string[]) {
    const { db, version } = await openSession(env, store, now);
    const [found, rows] = await db.batch(documentStatements(db, { sql: BY_SKU, params: [version, JSON.stringify(skus)] }, now));
    return [...liveDocuments((found?.results ?? []) as DocumentRow[], (rows?.results ?? []) as SkuRow[], now).values()];
  }
  return {
    async documents(skus) {
      const [found, stock] = await Promise.all([documents(skus), liveStock(env, store.storeCode, skus)]);
      return found.map((doc) => withStock(doc, stock));
    },
    rules: async () => (await openSession(env, store, now)).memory.rules,
    attributes: async () => (await openSession(env, store, now)).memory.attributes,
    stock: async () => [],
  };
}
