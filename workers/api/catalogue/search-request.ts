import { type SearchParams, type SearchRequest, searchRequest } from '../../../src/contract/catalogue';
import { CATALOGUE_MESSAGES } from '../../../src/contract/catalogue/messages';
import { MESSAGES } from '../../../src/contract/messages';
import { fieldProblems } from '../../../src/contract/problems';
import type { Entity } from '../../../src/domain/catalogue/document';
import { type FieldProblem, ok, type Result, refuse } from '../../../src/domain/result';

/** Most a search may cost: documents times fields. 250 whole products, or 999 of ten fields. */
const MAX_COST = 10_000;
/** What a whole product counts, and what a single field counts at most. */
const WHOLE_DOCUMENT = 40;
/** Fields that hold lists of objects or long text. */
const LARGE_FIELDS = new Set([
  'configurable_children',
  'configurable_options',
  'bundle_options',
  'product_links',
  'custom_options',
  'media_gallery',
  'description',
  'category',
]);
const LARGE_FIELD = 20;
/** Products an answer holds at most, whatever size was asked for. */
const MOST_PRODUCTS = 999;

const costOfField = (pattern: string): number => {
  if (pattern.includes('*')) return WHOLE_DOCUMENT;
  return LARGE_FIELDS.has(pattern) ? LARGE_FIELD : 1;
};

function costOfDocument({ _source_include: include, _source_exclude: exclude }: SearchParams): number {
  if (exclude?.includes('*')) return 0;
  if (!include || include.length === 0) return WHOLE_DOCUMENT;
  const fields = [...new Set(include)].reduce((sum, pattern) => sum + costOfField(pattern), 0);
  return Math.min(WHOLE_DOCUMENT, fields);
}

/**
 * Refuses a search of products that asks for more than an answer may hold, by what was asked and not by what there is,
 * so that a client's query does not begin to fail when the catalogue grows. 422 names the limit, in `meta` too:
 * `maxSize` is the size these fields may be asked with.
 */
export function checkCost(entity: Entity, query: SearchParams): Result<null> {
  if (entity !== 'product') return ok(null);
  const each = costOfDocument(query);
  const cost = Math.min(query.size, MOST_PRODUCTS) * each;
  if (cost <= MAX_COST) return ok(null);
  const maxSize = Math.floor(MAX_COST / each);
  const field: FieldProblem = { field: 'size', rule: 'cost', message: CATALOGUE_MESSAGES.searchCost };
  return refuse(422, CATALOGUE_MESSAGES.searchCost, { fields: [field], detail: { cost, maxCost: MAX_COST, maxSize } });
}

/** The request of a GET: JSON that old clients encode once or twice; null when it is neither. */
function decoded(text: string): unknown {
  for (const candidate of [() => text, () => decodeURIComponent(text)]) {
    try {
      return JSON.parse(candidate());
    } catch {
      // the other encoding may be meant
    }
  }
  return null;
}

/** What only a search engine's own language has. */
const RAW_DSL = [
  'query',
  'post_filter',
  'aggs',
  'aggregations',
  'bool',
  'match_all',
  'knn',
  'suggest',
  'script_fields',
  'rescore',
];
const isLayerField = (name: string): boolean => name.startsWith('_') || name === 'groupId' || name === 'groupToken';

/**
 * A body in a search engine's own language, or of something else that is not the layer's: answering it as no filter at
 * all would match everything.
 */
function isForeign(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  const names = Object.keys(raw);
  return names.some((name) => RAW_DSL.includes(name)) || (names.length > 0 && !names.some(isLayerField));
}

/** The layer's own builder writes null, or nothing, for a part that is empty. */
const filledIn = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? Object.fromEntries(Object.entries(raw).filter(([, part]) => part !== null))
    : raw;

/** The search request of a call's body, or of its `request` parameter; missing is a search for everything. */
export function readSearchRequest(given: unknown): Result<SearchRequest> {
  const raw = typeof given === 'string' ? decoded(given) : (given ?? {});
  if (raw === null)
    return refuse(400, MESSAGES.malformedJson, {
      fields: [{ field: 'request', rule: 'json', message: MESSAGES.malformedJson }],
    });
  if (isForeign(raw)) return refuse(400, CATALOGUE_MESSAGES.searchFormat);
  const parsed = searchRequest().safeParse(filledIn(raw), { reportInput: true });
  return parsed.success ? ok(parsed.data) : refuse(422, MESSAGES.invalid, { fields: fieldProblems(parsed.error) });
}
