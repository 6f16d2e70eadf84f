import { minimumShouldMatch } from '../../../../src/domain/search/text';
import type { PidQuery } from '../product-documents';
import { type Alternative, matchOf } from './match';

/** How many products are scored at most: those with all words, and with fewer as many as there is room for beside them. */
export interface Room {
  all: number;
  some: number;
}

/** For a page of results, which shows further ones. */
export const PAGE_ROOM: Room = { all: 1000, some: 200 };
/** For what is offered while somebody types. */
export const SUGGESTED_ROOM: Room = { all: 150, some: 150 };

/** Ways of leaving words out beyond which fewer may be left out: each is an expression of its own. */
const MOST_WAYS = 50;

/** The choices of `size` of these, each in their order. */
function choices<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((one, index) => choices(all.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}

const every = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' AND ');
const some = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' OR ');

/** Expressions for products with enough of these words: all of them, all of them in the name, as many as must be there, where fewer will do, and the first. */
function tiers(words: readonly string[]): { all: string; named: string; enough: string | null; first: string } {
  const all = every(words);
  let least = minimumShouldMatch(words.length);
  while (least < words.length && choices(words, least).length > MOST_WAYS) least += 1;
  return { all, named: `{name} : (${all})`, enough: least < words.length ? some(choices(words, least).map(every)) : null, first: words[0] ?? all };
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
    found.filter(({ word }) => word >= 0),
    ({ word }) => word,
  );
  return [...byWord.values()].map((alternatives) => some(alternatives.map(matchOf)));
}

/** Answers a row if a product that is not disabled has enough of the words. */
export function anyCandidate(version: number, found: readonly Alternative[]): PidQuery {
  const inVersion = ofVersion(version);
  const { all, enough } = tiers(wordsOf(found));
  return {
    sql: `SELECT 1 FROM product_search WHERE product_search MATCH ? AND ${inVersion.sql}
      AND EXISTS (SELECT 1 FROM product INDEXED BY product_list WHERE product.version = ? AND product.pid = product_search.rowid AND product.status IN (0, 1))`,
    params: [enough ?? all, ...inVersion.params, version],
  };
}

/** Tables for a statement that begins with them: `candidates` answers pid. */
export interface Candidates extends PidQuery {
  /** Whether more products have all of the words than are scored. */
  cut: string;
}

/**
 * The products that have enough words of a query, as far as there is room to score them. A common word is in every tenth product, so reading stops
 * at the room: of those with all words the ones with all in the name go first, then the others with all, then those with the first word and enough
 * others, which says what a thing is, then the rest; the newest of a kind first.
 */
export function candidatesTables(version: number, found: readonly Alternative[], room: Room): Candidates {
  const inVersion = ofVersion(version);
  const { all, named, enough, first } = tiers(wordsOf(found));
  const left = (...names: string[]): string => `max(0, ${room.some}${names.map((name) => ` - (SELECT count(*) FROM ${name})`).join('')})`;
  const newest = `SELECT rowid AS pid FROM product_search WHERE product_search MATCH ? AND ${inVersion.sql} ORDER BY rowid DESC LIMIT`;
  const cut = `(SELECT count(*) FROM with_all) >= ${room.all}`;
  const tables = [
    { name: 'with_all', match: all, most: `${room.all}` },
    { name: 'named', match: named, most: `CASE WHEN ${cut} THEN ${room.all} ELSE 0 END` },
    ...(enough === null
      ? []
      : [
          { name: 'with_first', match: `((${first}) AND (${enough})) NOT (${all})`, most: left('with_all') },
          { name: 'with_some', match: `(${enough}) NOT (${first})`, most: left('with_all', 'with_first') },
        ]),
  ];
  return {
    sql: `${tables.map(({ name, most }) => `${name} AS MATERIALIZED (${newest} ${most})`).join(', ')},
      candidates AS (SELECT * FROM (SELECT pid FROM named UNION ALL SELECT pid FROM with_all WHERE pid NOT IN (SELECT pid FROM named) LIMIT ${room.all})
        ${enough === null ? '' : 'UNION ALL SELECT pid FROM with_first UNION ALL SELECT pid FROM with_some'})`,
    params: tables.flatMap(({ match }) => [match, ...inVersion.params]),
    cut,
  };
}
