import { type Document, type Index, listOf } from './documents.ts';

interface Clause {
  attribute: string;
  value: unknown;
  scope?: string;
}

export interface SearchRequest {
  _searchText?: string;
  _availableFilters?: { field: string; options?: { size?: number } }[];
  _appliedFilters?: Clause[];
  _appliedSort?: { field: string; options: unknown }[];
}

const DEFAULT_BUCKETS = 10;
const WORDS_THAT_MUST_MATCH = 0.75;

const text = (value: unknown): string => String(value ?? '').toLowerCase();
const folded = (value: unknown): string => text(value).normalize('NFD').replace(/\p{M}/gu, '');
const words = (value: unknown): string[] =>
  folded(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every value at a dotted path, through arrays; a comma list is several values. */
function valuesAt(document: Document, path: string): unknown[] {
  let found: unknown[] = [document];
  for (const key of path.split('.')) {
    found = found
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .flatMap((value) => (value && typeof value === 'object' ? [(value as Document)[key]] : []));
  }
  return found
    .flat()
    .flatMap((value) =>
      typeof value === 'string' && /^\d+(,\d+)+$/.test(value) ? value.split(',') : value == null ? [] : [value],
    );
}

function matches(document: Document, { attribute, value }: Clause): boolean {
  const values = valuesAt(document, attribute);
  const terms = (list: unknown[]) => values.some((candidate) => list.map(text).includes(text(candidate)));
  if (value === null || typeof value !== 'object') return terms([value]);
  if (Array.isArray(value)) return terms(value);
  const rule = value as Document;
  if ('eq' in rule) return terms([rule.eq].flat());
  if ('in' in rule) return terms([rule.in].flat());
  if ('neq' in rule) return !terms([rule.neq].flat());
  if ('nin' in rule) return !terms([rule.nin].flat());
  const holds = (bound: unknown, compare: (limit: number) => boolean) => bound === undefined || compare(Number(bound));
  return values
    .map(Number)
    .some(
      (candidate) =>
        holds(rule.gt, (limit) => candidate > limit) &&
        holds(rule.gte, (limit) => candidate >= limit) &&
        holds(rule.lt, (limit) => candidate < limit) &&
        holds(rule.lte, (limit) => candidate <= limit),
    );
}

/** A value chosen in a list: on the product itself, or among the options of a configurable one. */
const hasChosen = (document: Document, clause: Clause): boolean =>
  matches(document, clause) ||
  (document.type_id === 'configurable' && matches(document, { ...clause, attribute: `${clause.attribute}_options` }));

function isFoundBy(document: Document, typed: string): boolean {
  if (
    text(document.sku) === text(typed) ||
    listOf(document.configurable_children).some((child) => text(child.sku) === text(typed))
  )
    return true;
  const own = new Set(
    [document.name, document.keywords, ...listOf(document.category).map((category) => category.name)].flatMap(words),
  );
  const wanted = words(typed);
  return (
    wanted.filter((word) => own.has(word)).length >= Math.max(1, Math.floor(wanted.length * WORDS_THAT_MUST_MATCH))
  );
}

function terms(documents: Document[], field: string, size: number): Document {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const value of new Set(valuesAt(document, field).map(String))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const buckets = [...counts].map(([key, doc_count]) => ({
    key: Number.isNaN(Number(key)) ? key : Number(key),
    doc_count,
  }));
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: 0,
    buckets: buckets.toSorted((a, b) => b.doc_count - a.doc_count).slice(0, size),
  };
}

function sorted(documents: Document[], { field, options }: { field: string; options: unknown }): Document[] {
  const direction =
    text(typeof options === 'string' ? options : (options as Document | undefined)?.order) === 'desc' ? -1 : 1;
  return documents.toSorted((a, b) => {
    const [left, right] = [valuesAt(a, field)[0], valuesAt(b, field)[0]];
    const order =
      Number.isFinite(Number(left)) && Number.isFinite(Number(right))
        ? Number(left) - Number(right)
        : text(left).localeCompare(text(right));
    return order * direction;
  });
}

/** Answers a search as the family does: text, sort and aggregations are dropped when no filter is applied. */
export function search(index: Index, entity: string, request: SearchRequest, from: number, size: number) {
  const filters = request._appliedFilters ?? [];
  const asked = filters.length > 0 ? request : {};
  const typed = (asked._searchText ?? '').trim();
  let found = listOf(index[entity]).filter((document) =>
    filters.every((clause) => (clause.scope === 'catalog' ? hasChosen(document, clause) : matches(document, clause))),
  );
  if (typed) found = found.filter((document) => isFoundBy(document, typed));
  for (const sort of [...(asked._appliedSort ?? [])].reverse()) found = sorted(found, sort);
  const aggregations: Document = {};
  for (const { field, options } of asked._availableFilters ?? []) {
    for (const name of [field, `${field}_options`])
      aggregations[`agg_terms_${name}`] = terms(found, name, options?.size ?? DEFAULT_BUCKETS);
  }
  return { total: found.length, documents: found.slice(from, from + size), aggregations };
}

/** The document of one exact url_path or identifier, as a hit. */
export function mapUrl(index: Index, url: string): Document | null {
  for (const entity of ['product', 'category', 'cms_page']) {
    const hit = listOf(index[entity]).find((document) => document.url_path === url || document.identifier === url);
    if (hit) return { _index: `peer_${entity}`, _type: entity, _id: String(hit.id), _score: 0, _source: hit };
  }
  return null;
}
