import type { SearchParams } from '../../../src/contract/catalogue';
import { CATALOGUE_MESSAGES } from '../../../src/contract/catalogue/messages';
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
