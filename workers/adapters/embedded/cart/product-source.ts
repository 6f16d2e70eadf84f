import type { ProductSource } from '../../../../src/commerce/cart-backend';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { borderRateAt } from '../border-rate';
import { CatalogueRequest } from '../catalogue-view';
import { soldNow } from '../live-stock';
import { liveDocument, type StoredProduct, withStock } from '../product-documents';
import type { CatalogueContents } from '../served/contents';
import { type Found, heldProducts, namedProducts } from './product-cache';

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
  const catalogue = new CatalogueRequest(env, store, now, 'primary');
  let reading: Promise<Found & Pick<Awaited<ReturnType<typeof soldNow>>, 'stock'>> | null = null;
  const readNow = (skus: readonly string[]) => catalogue.run((view) => namedProducts(view, skus));
  async function read(skus: readonly string[]) {
    const held = from === 'held' ? heldProducts(store.storeCode, skus, now) : null;
    const [{ stock, announced }, fresh] = await Promise.all([
      soldNow(env, store.storeCode, skus),
      held ? null : readNow(skus),
    ]);
    const found = fresh ?? (held?.revision === announced ? held : null) ?? (await readNow(skus));
    return { ...found, stock };
  }
  /** Of the version that products were read of: a tax that came with them counts with them. */
  const contents = async (): Promise<CatalogueContents> => (await (reading ?? catalogue.view())).contents;
  return {
    async find(skus) {
      reading = read(skus);
      const { named, stock } = await reading;
      const live = (products: StoredProduct[]): ProductDocument[] =>
        [...new Set(products)].map((product) => withStock(liveDocument(product, now), stock));
      return {
        documents: live(named.flatMap((one) => one.documents)),
        members: live(named.flatMap((one) => one.members)),
      };
    },
    rules: async () => (await contents()).rules,
    borderRate: (place) => borderRateAt(env, store.storeCode, place, now),
    attributes: async () => (await contents()).attributes,
    stock: async () => ({ known: [], unverified: [] }),
  };
}
