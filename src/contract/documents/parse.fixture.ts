import { type DocumentKind, type Documents, parseDocument, reasonOf } from '.';

/** What a document is read as; one that is refused fails the test. */
export function parse<K extends DocumentKind>(kind: K, raw: unknown): Documents[K] {
  const result = parseDocument(kind, raw);
  if (!result.ok) throw new Error(reasonOf(result.problem));
  return result.value;
}
