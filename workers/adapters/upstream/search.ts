import { z } from 'zod';
import type { EntityDocument, FilterClause, SearchQuery, SearchResult } from '../../../src/commerce/catalogue';
import { expandProduct } from '../../../src/contract/catalogue/compact';
import { parseDocument } from '../../../src/contract/documents';
import type { Outcome } from '../../../src/domain/cart/outcome';
import { isAttributeCode } from '../../../src/domain/catalogue/attributes';
import type { AttributeDocument, Entity } from '../../../src/domain/catalogue/document';
import { once } from '../../../src/domain/once';
import type { StoreView } from '../../../src/domain/store-view';
import { log } from '../../http/log';
import { RetailerFailed } from '../../http/retailer-failed';
import { callUpstream, type UpstreamConfig } from './http';

/** An answer of the search: hits inside hits with their source, or the compact list of documents. */
const answer = once(() => {
  const bucket = z.object({
    key: z.union([z.string(), z.number()]),
    doc_count: z.number(),
    from: z.number().optional(),
    to: z.number().optional(),
  });
  const aggregations = z.record(z.string(), z.object({ buckets: z.array(bucket) })).nullish();
  const total = z.union([z.number(), z.object({ value: z.number() }).transform(({ value }) => value)]);
  return z.union([
    z
      .object({
        hits: z.object({
          total,
          hits: z.array(z.object({ _source: z.record(z.string(), z.unknown()), _score: z.number().nullish() })),
        }),
        aggregations,
        attribute_metadata: z.array(z.record(z.string(), z.unknown())).nullish(),
      })
      .transform((found) => ({
        documents: found.hits.hits.map((hit) => ({ raw: hit._source, score: hit._score ?? 0 })),
        total: found.hits.total,
        aggregations: found.aggregations ?? {},
        attributes: found.attribute_metadata ?? [],
      })),
    z
      .object({
        hits: z.array(z.record(z.string(), z.unknown())),
        total,
        aggregations,
        attribute_metadata: z.array(z.record(z.string(), z.unknown())).nullish(),
      })
      .transform((found) => ({
        documents: found.hits.map(({ _score, ...raw }) => ({ raw, score: typeof _score === 'number' ? _score : 0 })),
        total: found.total,
        aggregations: found.aggregations ?? {},
        attributes: found.attribute_metadata ?? [],
      })),
  ]);
});

/** An alternative in the words of the layer: `or` null asks for no value, `nor` null for any. */
function alternativeValue({
  in: wanted,
  nin: unwanted,
  gt,
  gte,
  lt,
  lte,
}: FilterClause['value']): Record<string, unknown> {
  if (wanted) return wanted.includes(null) ? { nor: null } : { or: wanted };
  if (unwanted) return unwanted.includes(null) ? { or: null } : { nor: unwanted };
  return { orGt: gt, orGte: gte, orLt: lt, orLte: lte };
}

/** A retailer need not take a longer text: what counts is its first part. */
const MOST_CHARS = 255;

/** The request in the words of the search-query layer. */
function searchBody(query: SearchQuery): Record<string, unknown> {
  return {
    _searchText: query.text.slice(0, MOST_CHARS),
    _availableFilters: query.availableFilters.map(({ field, size }) => ({
      field,
      scope: 'catalog',
      options: size === undefined ? {} : { size },
    })),
    _appliedFilters: query.filters.map(({ attribute, scope, value, alternative }) => ({
      attribute,
      scope,
      value: alternative ? alternativeValue(value) : value,
    })),
    _appliedSort: query.sort.map(({ field, direction }) => ({ field, options: direction })),
    ...(query.groupId > 0 ? { groupId: query.groupId } : {}),
  };
}

/** Only compact answers name products by `nm`. */
const expanded = (entity: Entity, raw: Record<string, unknown>) =>
  entity === 'product' && 'nm' in raw ? expandProduct(raw) : raw;

/** Documents that cannot be read are left out and named in the log; one broken document does not hide the others. */
function readable(
  entity: Entity,
  documents: { raw: Record<string, unknown>; score: number }[],
  prefix: string,
): (EntityDocument & { _score?: number })[] {
  return documents.flatMap(({ raw, score }) => {
    const parsed = parseDocument(entity, expanded(entity, raw), { prefix });
    if (parsed.ok) return [{ ...parsed.value, _score: score }];
    log('warn', 'upstream document left out', { entity, reason: parsed.problem.message });
    return [];
  });
}

type Answered = z.infer<ReturnType<typeof answer>>;

/** Asks the retailer's search, for these fields of a document or all of them. */
async function askSearch(
  config: UpstreamConfig,
  store: StoreView,
  query: SearchQuery,
  fields: Record<string, string>,
): Promise<Outcome<Answered>> {
  const found = await callUpstream(config, store.storeCode, {
    method: 'POST',
    path: `catalog/${store.storeCode}/${query.entity}/_search`,
    query: { size: String(query.size), from: String(query.from), request_format: 'search-query', ...fields },
    body: searchBody(query),
    enveloped: false,
    reads: true,
  });
  if (found.state !== 'ok') return found;
  const parsed = answer().safeParse(found.value);
  return parsed.success
    ? { state: 'ok', value: parsed.data }
    : { state: 'unknown', reason: 'Unhandled error, wrong response format!' };
}

/**
 * Searches the retailer's catalogue. Whole documents are asked for, whatever fields are wanted: parts of one cannot be
 * checked. Size 0 only counts.
 */
export async function searchUpstream(
  config: UpstreamConfig,
  store: StoreView,
  query: SearchQuery,
): Promise<Outcome<SearchResult>> {
  const found = await askSearch(config, store, query, query.size === 0 ? { _source_exclude: '*' } : {});
  if (found.state !== 'ok') return found;
  const { documents, attributes, ...rest } = found.value;
  return {
    state: 'ok',
    value: {
      items: query.size === 0 ? [] : readable(query.entity, documents, store.prefix),
      total: rest.total,
      start: query.from,
      perPage: query.size,
      aggregations: rest.aggregations,
      attributeMetadata: readable(
        'attribute',
        attributes
          .filter(({ attribute_code: code }) => typeof code === 'string' && isAttributeCode(code))
          .map((raw) => ({ raw, score: 0 })),
        store.prefix,
      ) as AttributeDocument[],
    },
  };
}

/** A sku that a search found, and that of the product whose variant it is, where the retailer says so. */
export interface FoundSku {
  sku: string;
  parentSku: string | null;
}

const skuOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Searches for skus alone, the best first. */
export async function searchSkus(
  config: UpstreamConfig,
  store: StoreView,
  query: SearchQuery,
): Promise<Outcome<FoundSku[]>> {
  const found = await askSearch(config, store, query, { _source_include: 'sku,parentSku' });
  if (found.state !== 'ok') return found;
  const skus = found.value.documents.flatMap(({ raw }): FoundSku[] => {
    const sku = skuOf(raw.sku);
    return sku === null ? [] : [{ sku, parentSku: skuOf(raw.parentSku) }];
  });
  return { state: 'ok', value: skus.slice(0, query.size) };
}

/** The value of a search whose failure the caller cannot do without; throws so that a stale page is served instead. */
export function needed<T>(outcome: Outcome<T>): T {
  if (outcome.state === 'ok') return outcome.value;
  if (outcome.state === 'refused') throw new RetailerFailed(`the retailer refused: ${outcome.code}`, true);
  throw new RetailerFailed(`the retailer did not answer: ${outcome.reason}`);
}
