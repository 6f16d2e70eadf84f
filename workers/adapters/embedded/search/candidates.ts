import { minimumShouldMatch } from '../../../../src/domain/search/text';
import type { PidQuery } from '../product-documents';
import type { Alternative } from './match';

/** Products whose score is worked out; a list of hits that is longer says so. */
export const MOST_CANDIDATES = 1000;

/** Ways of leaving words out beyond which fewer may be left out: each is an expression of its own. */
const MOST_WAYS = 50;

/** The choices of `size` of these, each in their order. */
function choices<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((one, index) => choices(all.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}

const every = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' AND ');
const some = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' OR ');

/** Expressions for products with enough of these words, the better ones first: all of them in the name, all of them, as many as must be there. */
function tiers(words: readonly string[]): string[] {
  const all = every(words);
  let least = minimumShouldMatch(words.length);
  while (least < words.length && choices(words, least).length > MOST_WAYS) least += 1;
  const enough = least < words.length ? [some(choices(words, least).map(every))] : [];
  return [`{name} : (${all})`, all, ...enough];
}

/** Whether a row of product_search is of a version: between its first and its last product, and not of an import that ran beside it. */
export const ofVersion = (version: number): PidQuery => ({
  sql: `rowid BETWEEN (SELECT min(pid) FROM product WHERE version = ?) AND (SELECT max(pid) FROM product WHERE version = ?)
    AND EXISTS (SELECT 1 FROM product INDEXED BY product_list WHERE product.version = ? AND product.pid = product_search.rowid)`,
  params: [version, version, version],
});

/** Each word of a query as one expression: any of the ways it may stand in a product. */
function wordsOf(found: readonly Alternative[]): string[] {
  const byWord = Map.groupBy(
    found.filter(({ word, weight }) => word >= 0 && weight > 0),
    ({ word }) => word,
  );
  return [...byWord.values()].map((alternatives) => some(alternatives.map(({ match }) => match)));
}

/** Answers a row if a product that is not disabled has enough of the words. */
export function anyCandidate(version: number, found: readonly Alternative[]): PidQuery {
  const inVersion = ofVersion(version);
  return {
    sql: `SELECT 1 FROM product_search WHERE product_search MATCH ? AND ${inVersion.sql}
      AND EXISTS (SELECT 1 FROM product INDEXED BY product_list WHERE product.version = ? AND product.pid = product_search.rowid AND product.status IN (0, 1))`,
    params: [tiers(wordsOf(found)).at(-1), ...inVersion.params, version],
  };
}

/**
 * Answers pid of the products that have enough words of a query, as far as their score is worked out. Scoring reads each of them, and a common
 * word is in every tenth product: of more than there is room for, those with all words in the name go first, then those with all words, the
 * newest of a kind first.
 */
export function candidatesQuery(version: number, found: readonly Alternative[]): PidQuery {
  const inVersion = ofVersion(version);
  const each = tiers(wordsOf(found)).map((expression, tier) => ({
    sql: `SELECT * FROM (SELECT rowid AS pid, ${tier} AS tier FROM product_search WHERE product_search MATCH ? AND ${inVersion.sql} ORDER BY rowid DESC LIMIT ${MOST_CANDIDATES})`,
    params: [expression, ...inVersion.params],
  }));
  return {
    sql: `SELECT pid FROM (SELECT pid, min(tier) AS tier FROM (${each.map(({ sql }) => sql).join(' UNION ALL ')}) GROUP BY pid) ORDER BY tier, pid DESC LIMIT ${MOST_CANDIDATES}`,
    params: each.flatMap(({ params }) => params),
  };
}
