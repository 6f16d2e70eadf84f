import type { ProductSource } from '../../../../src/commerce/cart-backend';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { borderRateAt } from '../border-rate';
import { CatalogueRequest } from '../catalogue-view';
import { liveStock } from '../live-stock';
import { liveDocument, type StoredProduct, withStock } from '../product-documents';
import { namedProducts } from './product-cache';

/**
 * Products of our own engine by their skus and their variants', with the members of sets; the stock that orders left
 * comes of all of them in one statement of the shop, at the same time. The primary answers both.
 */
export function embeddedProducts(env: Env, store: StoreView, now: number): ProductSource {
  const catalogue = new CatalogueRequest(env, store, now, 'primary');
  return {
    async find(skus) {
      const reading = catalogue.run((view) => namedProducts(view, skus));
      const [named, stock] = await Promise.all([reading, liveStock(env, store.storeCode, skus)]);
      const live = (products: StoredProduct[]): ProductDocument[] =>
        [...new Set(products)].map((product) => withStock(liveDocument(product, now), stock));
      return {
        documents: live(named.flatMap((one) => one.documents)),
        members: live(named.flatMap((one) => one.members)),
      };
    },
    rules: () => catalogue.run(async ({ contents }) => contents.rules),
    borderRate: (place) => borderRateAt(env, store.storeCode, place, now),
    attributes: () => catalogue.run(async ({ contents }) => contents.attributes),
    stock: async () => ({ known: [], unverified: [] }),
  };
}
