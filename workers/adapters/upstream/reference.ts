import { emptyQuery } from '../../../src/commerce/empty-query';
import { completeProduct, type Surroundings } from '../../../src/contract/documents/product/complete';
import type {
  AttributeDocument,
  CategoryDocument,
  ProductDocument,
  TaxRuleDocument,
} from '../../../src/domain/catalogue/document';
import { listFilters } from '../../../src/domain/catalogue/listing/filters';
import type { ListFilters } from '../../../src/domain/catalogue/listing/listing';
import type { CategoryNode } from '../../../src/domain/catalogue/product';
import type { PageContext } from '../../../src/domain/catalogue/product-page/card';
import { treeOf } from '../../../src/domain/catalogue/tree';
import type { StoreView } from '../../../src/domain/store-view';
import { taxPlaceOf } from '../../../src/domain/tax';
import type { UpstreamConfig } from './http';
import { needed, searchUpstream } from './search';

/**
 * What every page needs and seldom changes is asked again after a minute; while the retailer is silent the last answer
 * goes on.
 */
const LIFE_MS = 60_000;
const CATEGORIES_SIZE = 4000;
const ATTRIBUTES_PAGE = 150;
/** However many there are said to be, no more are asked for. */
const MAX_ATTRIBUTES = 3000;
const TAX_RULES_SIZE = 100;

export interface Reference extends Surroundings {
  tree: CategoryNode[];
  categories: ReadonlyMap<number, CategoryDocument>;
  attributesByCode: Map<string, AttributeDocument>;
  listFilters: ListFilters;
  rules: TaxRuleDocument[];
  hasOffers: boolean;
}

// Values, never promises: a request that is cancelled would leave the others waiting for it without end.
const kept = new Map<string, { at: number; value: Reference }>();

async function attributesOf(config: UpstreamConfig, store: StoreView): Promise<AttributeDocument[]> {
  const all: AttributeDocument[] = [];
  for (let from = 0; from < MAX_ATTRIBUTES; from += ATTRIBUTES_PAGE) {
    const query = {
      ...emptyQuery('attribute'),
      filters: [{ attribute: 'is_visible', scope: 'default' as const, value: { in: [true] } }],
      size: ATTRIBUTES_PAGE,
      from,
    };
    const page = needed(await searchUpstream(config, store, query));
    all.push(...(page.items as AttributeDocument[]));
    if (from + ATTRIBUTES_PAGE >= page.total) break;
  }
  return all;
}

async function read(config: UpstreamConfig, store: StoreView): Promise<Reference> {
  const categories = {
    ...emptyQuery('category'),
    filters: [{ attribute: 'is_active', scope: 'default' as const, value: { eq: true } }],
    sort: [{ field: 'position', direction: 'asc' as const }],
    size: CATEGORIES_SIZE,
  };
  const rules = {
    ...emptyQuery('taxrule'),
    filters: [{ attribute: 'id', scope: 'default' as const, value: { gt: 0 } }],
    size: TAX_RULES_SIZE,
  };
  const reduced = {
    ...emptyQuery('product'),
    filters: [{ attribute: 'discount', scope: 'default' as const, value: { gt: 0 } }],
    size: 0,
  };
  const [found, attributes, taxes, offers] = await Promise.all([
    searchUpstream(config, store, categories),
    attributesOf(config, store),
    searchUpstream(config, store, rules),
    searchUpstream(config, store, reduced),
  ]);
  const documents = needed(found).items as CategoryDocument[];
  return {
    tree: treeOf(documents),
    categories: new Map(documents.map((category) => [category.id, category])),
    attributes: new Map(attributes.map((attribute) => [attribute.attribute_id, attribute])),
    attributesByCode: new Map(attributes.map((attribute) => [attribute.attribute_code, attribute])),
    listFilters: listFilters(attributes),
    rules: needed(taxes).items as TaxRuleDocument[],
    hasOffers: offers.state !== 'ok' || offers.value.total > 0,
  };
}

/** Categories, attributes and tax rules of the retailer, asked once a minute and isolate. */
export async function referenceOf(config: UpstreamConfig, store: StoreView, now: number): Promise<Reference> {
  const key = `${config.url} ${store.storeCode}`;
  const last = kept.get(key);
  if (last && now - last.at < LIFE_MS) return last.value;
  try {
    const value = await read(config, store);
    kept.set(key, { at: now, value });
    return value;
  } catch (error) {
    if (last) return last.value;
    throw error;
  }
}

/** What prices and words of a page depend on. */
export const contextOf = (known: Reference, store: StoreView, now: number, groupId = 0): PageContext => ({
  rules: known.rules,
  attributes: known.attributesByCode,
  place: taxPlaceOf(store, groupId > 0 ? { groupId } : null),
  now,
  groupId,
  store,
});

/** A product with what its own document leaves to its categories and attributes. */
export const completed = (document: ProductDocument, known: Reference): ProductDocument =>
  completeProduct(document, known);
