import type { SearchResult } from '../../../src/commerce/catalogue';
import { compactProduct } from '../../../src/contract/catalogue/compact';
import type { Entity } from '../../../src/domain/catalogue/document';
import type { StoreView } from '../../../src/domain/store-view';

type Item = SearchResult['items'][number];

const idOf = (source: object): string => {
  const { id, attribute_id, identifier } = source as Record<string, unknown>;
  return String(id ?? attribute_id ?? identifier ?? '');
};

/** As a search engine says that it stopped counting: `total` is the least there is, and grows while one pages. */
const cutShort = ({ isMore }: SearchResult): { terminated_early?: true } => (isMore ? { terminated_early: true } : {});

/** What a search engine of the family answers. */
export function standardAnswer(store: StoreView, entity: Entity, result: SearchResult, tookMs: number) {
  const hits = result.items.map((item: Item) => {
    const { _score = 0, ...source } = item;
    return { _index: `${store.storeCode}_${entity}`, _type: entity, _id: idOf(source), _score, _source: source };
  });
  return {
    took: tookMs,
    timed_out: false,
    ...cutShort(result),
    hits: { total: result.total, max_score: hits.reduce<number | null>((max, hit) => Math.max(max ?? 0, hit._score), null), hits },
    aggregations: result.aggregations,
    attribute_metadata: result.attributeMetadata,
  };
}

/** The short answer: documents with their score, product fields under short names. */
export const compactAnswer = (entity: Entity, result: SearchResult) => ({
  hits: result.items.map((item: Item) => ({ ...(entity === 'product' ? compactProduct(item as Record<string, unknown>) : item), _score: item._score ?? 0 })),
  total: result.total,
  ...cutShort(result),
  aggregations: result.aggregations,
  attribute_metadata: result.attributeMetadata,
});
