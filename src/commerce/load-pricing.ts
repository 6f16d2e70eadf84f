import { documentsOf, type ItemRequest, skusOf } from '../domain/cart/item/item-request';
import type { PricingContext } from '../domain/cart/item/priced-item';
import type { ProductDocument } from '../domain/catalogue/document';
import type { StockFacts } from '../domain/stock';
import type { StoreView } from '../domain/store-view';
import { type TaxPlace, taxPlaceOf } from '../domain/tax';
import type { ProductSource } from './cart-backend';
import { NOTHING_TO_ADD } from './stock';

/** The document of each wanted product, in their order, null where there is none; and what they are priced with. */
export interface PricedDocuments {
  docs: (ProductDocument | null)[];
  pricing: PricingContext;
}

/** Whose prices are asked for, by their price group; null for a visitor's. */
export type PricedFor = { groupId: number } | null;

const GUEST_GROUP = 0;

/** The group whose tier prices count. */
export const priceGroupOf = (shopper: PricedFor): number => shopper?.groupId ?? GUEST_GROUP;

/**
 * Reads what is wanted, as it is at this moment for this shopper: documents, members, tax rules and stock. `handedOver`
 * is where the goods go, an address or a branch, null while nobody has said it.
 */
export async function loadPricingContext(
  source: ProductSource,
  store: StoreView,
  wanted: readonly ItemRequest[],
  handedOver: Pick<TaxPlace, 'country' | 'region' | 'postcode'> | null,
  now: number,
  shopper: PricedFor = null,
): Promise<PricedDocuments> {
  const [{ documents, members }, rules, border] = await Promise.all([
    source.find(skusOf(wanted)),
    source.rules(),
    handedOver ? source.borderRate(handedOver) : null,
  ]);
  const docs = documentsOf(documents, wanted);
  const found = docs.filter((doc) => doc !== null);
  const [stock, attributes] = await Promise.all([
    store.flags.synchronizeStock ? source.stock(found) : NOTHING_TO_ADD,
    source.attributes(found),
  ]);
  return {
    docs,
    pricing: {
      rules,
      place: { ...taxPlaceOf(store, shopper, handedOver), border },
      now,
      groupId: priceGroupOf(shopper),
      store,
      attributes,
      members: new Map(members.map((doc) => [doc.sku, doc])),
      stock: new Map(stock.known.map((info): [string, StockFacts] => [info.product_sku, info])),
      unverified: new Set(stock.unverified),
    },
  };
}
