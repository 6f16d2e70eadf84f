import type { ProductSource } from '../../../../src/commerce/cart-backend';
import { NOTHING_TO_ADD } from '../../../../src/commerce/stock';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { borderRateAt } from '../border-rate';
import { soldNow } from '../live-stock';
import { liveDocument, type StoredProduct } from '../product-documents';
import { heldProducts, renewedProducts, servedProducts } from './product-cache';

/**
 * Products of our own engine by their skus and their variants', with the members of sets; the stock that orders left
 * comes of all of them in one statement of the shop's primary. Products this isolate holds are those of now while the
 * revision they were read of is the one the shop announces beside the stock (ADR 0049); else the catalogue's primary is
 * asked, with `from` 'catalogue' in any case, and at the same time where nothing is held.
 */
export function embeddedProducts(
  env: Env,
  store: StoreView,
  now: number,
  from: 'held' | 'catalogue' = 'held',
): ProductSource {
  let reading: ReturnType<typeof read> | null = null;
  async function read(skus: readonly string[]) {
    const held = from === 'held' ? heldProducts(store.storeCode, skus, now) : null;
    const readNow = from === 'held' ? servedProducts : renewedProducts;
    const [{ stock, announced }, fresh] = await Promise.all([
      soldNow(env, store.storeCode, skus),
      held ? null : readNow(env, store.storeCode, skus, now),
    ]);
    const ofNow = fresh ?? (held?.served?.revision === announced ? held : null);
    return { ...(ofNow ?? (await servedProducts(env, store.storeCode, skus, now))), stock };
  }
  /** Of the version that products were read of: a tax that came with them counts with them. */
  const contents = async () => (await (reading ?? read([]))).contents;
  return {
    async find(skus) {
      reading = read(skus);
      const { named, stock } = await reading;
      const live = (products: StoredProduct[]): ProductDocument[] =>
        [...new Set(products)].map((product) => liveDocument(product, now, stock));
      return {
        documents: live(named.flatMap((one) => one.documents)),
        members: live(named.flatMap((one) => one.members)),
      };
    },
    rules: async () => (await contents()).rules,
    borderRate: (place) => borderRateAt(env, store.storeCode, place, now),
    attributes: async () => (await contents()).attributes,
    stock: async () => NOTHING_TO_ADD,
  };
}
