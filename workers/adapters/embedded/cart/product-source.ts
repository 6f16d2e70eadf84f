import type { ProductSource } from '../../../../src/commerce/cart-backend';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { type DocumentRow, documentStatements, liveDocuments, type SkuRow } from '../product-documents';
import { openSession } from '../session';

const BY_SKU = 'SELECT pid FROM product_sku WHERE version = ? AND sku IN (SELECT value FROM json_each(?))';

/** Products of our own engine by the index on their skus and their variants', with the stock that orders left: one batch. */
export function embeddedProducts(env: Env, store: StoreView, now: number): ProductSource {
  return {
    async documents(skus) {
      const { db, version } = await openSession(env, store, now);
      const [documents, rows] = await db.batch(documentStatements(db, store.storeCode, { sql: BY_SKU, params: [version, JSON.stringify(skus)] }, now));
      return [...liveDocuments((documents?.results ?? []) as DocumentRow[], (rows?.results ?? []) as SkuRow[], now).values()];
    },
    rules: async () => (await openSession(env, store, now)).memory.rules,
    attributes: async () => (await openSession(env, store, now)).memory.attributes,
    stock: async () => [],
  };
}
