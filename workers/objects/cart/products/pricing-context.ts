import type { StockInfo } from '../../../../src/commerce/stock';
import type { Destination } from '../../../../src/domain/cart/cart';
import type { AttributeDocument, ProductDocument, TaxRuleDocument } from '../../../../src/domain/catalogue/document';
import { memberSkus } from '../../../../src/domain/catalogue/members';
import type { StockFacts } from '../../../../src/domain/stock';
import type { StoreView } from '../../../../src/domain/store-view';
import { taxPlaceOf } from '../../../../src/domain/tax';
import type { ItemRequest } from './item-request';
import type { PricingContext } from './priced-item';

/** Where products come from, as they are at this moment. */
export interface ProductSource {
  /** The products with one of these skus, and the configurable ones with such a variant. */
  documents(skus: string[]): Promise<ProductDocument[]>;
  rules(): Promise<TaxRuleDocument[]>;
  /** Words for option values that the documents themselves leave without. */
  attributes(docs: readonly ProductDocument[]): Promise<ReadonlyMap<string, AttributeDocument>>;
  /** What can be sold of these skus where the documents themselves do not say it. */
  stock(skus: string[]): Promise<StockInfo[]>;
}

/** The document of each wanted product, in their order, null where there is none; and what they are priced with. */
export interface PricedDocuments {
  docs: (ProductDocument | null)[];
  pricing: PricingContext;
}

const GUEST_GROUP = 0;

const bySku = (docs: ProductDocument[]) => new Map(docs.map((doc) => [doc.sku, doc]));
const hasChild = (doc: ProductDocument | undefined, sku: string): boolean => doc?.configurable_children.some((child) => child.sku === sku) === true;

/** Not sold by itself: a variant that was imported as a product of its own too. */
export const VISIBILITY_NOT_ALONE = 1;

/** Documents of the wanted products: a variant's is the configurable product it belongs to. */
async function docsOf(source: ProductSource, wanted: readonly ItemRequest[]): Promise<(ProductDocument | null)[]> {
  const skus = wanted.flatMap(({ sku, parentSku }) => (parentSku ? [sku, parentSku] : [sku]));
  const found = await source.documents([...new Set(skus)]);
  const known = bySku(found);
  return wanted.map(({ sku, parentSku }) => {
    const parent = parentSku ? known.get(parentSku) : undefined;
    const own = known.get(sku);
    if (hasChild(parent, sku)) return parent ?? null;
    if (own && own.visibility !== VISIBILITY_NOT_ALONE) return own;
    return found.find((doc) => hasChild(doc, sku)) ?? own ?? null;
  });
}

/** Skus whose stock a document can take: its variants', its members', or its own. */
function stockSkus(doc: ProductDocument): string[] {
  if (doc.type_id === 'configurable') return doc.configurable_children.map((child) => child.sku);
  return doc.type_id === 'grouped' ? memberSkus(doc) : [doc.sku];
}

/** Reads what is wanted, as it is at this moment: documents, members, tax rules and stock. */
export async function loadPricingContext(
  source: ProductSource,
  store: StoreView,
  wanted: readonly ItemRequest[],
  destination: Destination | null,
  now: number,
): Promise<PricedDocuments> {
  const [docs, rules] = await Promise.all([docsOf(source, wanted), source.rules()]);
  const found = docs.filter((doc) => doc !== null);
  const memberList = [...new Set(found.flatMap(memberSkus))];
  const [members, stock, attributes] = await Promise.all([
    memberList.length > 0 ? source.documents(memberList) : [],
    store.flags.synchronizeStock ? source.stock([...new Set(found.flatMap(stockSkus))]) : [],
    source.attributes(found),
  ]);
  const place = { ...taxPlaceOf(store, null, destination?.region ?? null), ...(destination?.country ? { country: destination.country } : {}) };
  return {
    docs,
    pricing: {
      rules,
      place,
      now,
      groupId: GUEST_GROUP,
      store,
      attributes,
      members: bySku(members),
      stock: new Map(stock.map((info): [string, StockFacts] => [info.product_sku, info])),
    },
  };
}
