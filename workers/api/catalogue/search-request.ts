import { type SearchRequest, searchRequest } from '../../../src/contract/catalogue/calls';
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

/** The search request of a call's body, or of its `request` parameter; missing is a search for everything. */
export function readSearchRequest(given: unknown): Result<SearchRequest> {
  const raw = typeof given === 'string' ? decoded(given) : (given ?? {});
  if (raw === null) return refuse(400, MESSAGES.malformedJson, { fields: [{ field: 'request', rule: 'json', message: MESSAGES.malformedJson }] });
  const parsed = searchRequest().safeParse(raw, { reportInput: true });
  return parsed.success ? ok(parsed.data) : refuse(422, MESSAGES.invalid, { fields: fieldProblems(parsed.error) });
}
