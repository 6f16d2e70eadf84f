import type { ProductSource } from '../../../../src/commerce/cart-backend';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { liveStock } from '../live-stock';
import { type DocumentRow, documentStatements, liveDocuments, membersOf, type PidQuery, type SkuRow, withStock } from '../product-documents';
import { CatalogueRequest, type Session } from '../session';

const BY_SKU = 'SELECT pid FROM product_sku WHERE version = ? AND sku IN (SELECT value FROM json_each(?))';

async function documentsOf({ db, reads, version, now }: Session, skus: readonly string[]): Promise<ProductDocument[][]> {
  const named: PidQuery = { sql: BY_SKU, params: [version, JSON.stringify(skus)] };
  const results = await reads.batch([...documentStatements(db, named, now), ...documentStatements(db, membersOf(version, named), now)]);
  const [documents = [], rows = [], members = [], memberRows = []] = results.map((result) => result.results);
  return [
    [...liveDocuments(documents as DocumentRow[], rows as SkuRow[], now).values()],
    [...liveDocuments(members as DocumentRow[], memberRows as SkuRow[], now).values()],
  ];
}

/**
 * Products of our own engine by the index on their skus and their variants'. Documents, with the members of sets, come in one batch of the
 * catalogue; the stock that orders left comes of all of them in one statement of the shop, at the same time. The primary answers both.
 */
export function embeddedProducts(env: Env, store: StoreView, now: number): ProductSource {
  const catalogue = new CatalogueRequest(env, store, now, 'primary');
  return {
    async find(skus) {
      const reading = catalogue.run((session) => documentsOf(session, skus));
      const [[documents = [], members = []], stock] = await Promise.all([reading, liveStock(env, store.storeCode, skus)]);
      const live = (doc: ProductDocument) => withStock(doc, stock);
      return { documents: documents.map(live), members: members.map(live) };
    },
    rules: () => catalogue.run(async ({ contents }) => contents.rules),
    attributes: () => catalogue.run(async ({ contents }) => contents.attributes),
    stock: async () => [],
  };
}
