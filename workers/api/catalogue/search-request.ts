import { type SearchRequest, searchRequest } from '../../../src/contract/catalogue';
import { CATALOGUE_MESSAGES } from '../../../src/contract/catalogue/messages';
import { MESSAGES } from '../../../src/contract/messages';
import { fieldProblems } from '../../../src/contract/problems';
import { ok, type Result, refuse } from '../../../src/domain/result';

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
