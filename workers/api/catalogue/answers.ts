import type { SearchResult } from '../../../src/commerce/catalogue';
import { compactProduct } from '../../../src/contract/catalogue/compact';
import type { Entity } from '../../../src/domain/catalogue/document';
import { priceLabel } from '../../../src/domain/catalogue/listing/price-ranges';
import type { StoreView } from '../../../src/domain/store-view';

type Item = SearchResult['items'][number];

const idOf = (source: object): string => {
  const { id, attribute_id, identifier } = source as Record<string, unknown>;
  return String(id ?? attribute_id ?? identifier ?? '');
};

/** As a search engine says that it stopped counting: `total` is the least there is, and grows while one pages. */
const cutShort = ({ isMore }: SearchResult): { terminated_early?: true } => (isMore ? { terminated_early: true } : {});

const PRICES = 'agg_range_price';

/**
 * Counts with the labels of price ranges, which are those of the specification: '< $500', '$500 - $2,000', '> $10,000'.
 */
function labelled({ i18n }: StoreView, { aggregations }: SearchResult) {
  const ranges = aggregations[PRICES];
  if (!ranges) return aggregations;
  const buckets = ranges.buckets.map((bucket) => {
    const [from, to] = [bucket.from ?? 0, bucket.to ?? null];
    return { ...bucket, label: priceLabel({ from, to }, i18n.currencySign) };
  });
  return { ...aggregations, [PRICES]: { buckets } };
}

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
    hits: {
      total: result.total,
      max_score: hits.reduce<number | null>((max, hit) => Math.max(max ?? 0, hit._score), null),
      hits,
    },
    aggregations: labelled(store, result),
    attribute_metadata: result.attributeMetadata,
  };
}

/** The short answer: documents with their score, product fields under short names. */
export const compactAnswer = (store: StoreView, entity: Entity, result: SearchResult) => ({
  hits: result.items.map((item: Item) => ({
    ...(entity === 'product' ? compactProduct(item as Record<string, unknown>) : item),
    _score: item._score ?? 0,
  })),
  total: result.total,
  ...cutShort(result),
  aggregations: labelled(store, result),
  attribute_metadata: result.attributeMetadata,
});
