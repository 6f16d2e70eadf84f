import type { SearchQuery } from '../../../src/commerce/catalogue';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import type { Card, ListingQuery } from '../../../src/domain/catalogue/product';
import type { UpstreamConfig } from './http';
import type { ProductReader } from './product-reader';
import { type FoundSku, needed, searchSkus } from './search';

/** How long a retailer may take over a live search (spec 0 §9). */
const SEARCH_TIMEOUT_MS = 1000;

/**
 * The products of these skus in their order; a variant is written as its product under the variant's sku. What is not
 * among them is left out.
 */
export function inOrder(found: readonly FoundSku[], documents: readonly ProductDocument[]): ProductDocument[] {
  const bySku = new Map(documents.map((document) => [document.sku, document]));
  const byChild = new Map(
    documents.flatMap((document) => document.configurable_children.map(({ sku }) => [sku, document] as const)),
  );
  return found.flatMap(({ sku, parentSku }): ProductDocument[] => {
    const parent = parentSku === null || parentSku === sku ? undefined : bySku.get(parentSku);
    const document = parent ?? bySku.get(sku) ?? byChild.get(sku);
    if (!document) return [];
    return [document.sku === sku ? document : ({ ...document, sku, parentSku: document.sku } as ProductDocument)];
  });
}

/** A retailer whose calls end, as failures, when the time of a live search that begins now is over. */
export const inSearchTime = (config: UpstreamConfig): UpstreamConfig => ({
  ...config,
  deadline: Math.min(config.deadline ?? Number.POSITIVE_INFINITY, Date.now() + SEARCH_TIMEOUT_MS),
});

/**
 * A live search: skus first, then their products, put into the order of the skus and shown with the variants that these
 * filters choose. Throws where a call fails.
 */
export async function liveSearch(
  config: UpstreamConfig,
  reader: ProductReader,
  query: SearchQuery,
  filters: ListingQuery['filters'],
): Promise<Card[]> {
  const found = needed(await searchSkus(config, reader.store, query));
  const documents = await reader.by(
    'sku',
    found.flatMap(({ sku, parentSku }) => (parentSku === null ? [sku] : [sku, parentSku])),
  );
  const known = new Set([
    ...documents.map(({ sku }) => sku),
    ...documents.flatMap(({ configurable_children: children }) => children.map(({ sku }) => sku)),
  ]);
  const missing = found.map(({ sku }) => sku).filter((sku) => !known.has(sku));
  const parents = await reader.by('configurable_children.sku', missing);
  return reader.foundCards(inOrder(found, [...documents, ...parents]), filters);
}
