import { HIDDEN } from '../../../../src/domain/catalogue/availability';
import { MOST_COUNTED } from '../../../../src/domain/catalogue/listing/listing';
import { minimumShouldMatch } from '../../../../src/domain/search/text';
import type { PidQuery } from '../product-documents';
import { type Alternative, headOf, matchOf, NAMING, type Phrase, some } from './alternatives';

/** How many products a search looks at. */
export interface Room {
  /** With all words. */
  all: number;
  /** With fewer of them, beside those with all. */
  some: number;
  /** That the first word names, where fewer have all words. */
  following: number;
  /** Whose score is worked out. */
  scored: number;
}

/** For a page of results, which shows further ones. */
export const PAGE_ROOM: Room = { all: MOST_COUNTED, some: 80, following: 5, scored: 250 };
/** For what is offered while somebody types: as many as may be asked for. */
export const SUGGESTED_ROOM: Room = { all: 50, some: 50, following: 0, scored: 50 };

/** Ways of leaving words out beyond which fewer may be left out: each is an expression of its own. */
const MOST_WAYS = 50;

/** The choices of `size` of these, each in their order. */
function choices<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((one, index) => choices(all.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}

/** Of so many words: all but one, about half of them, two. The database puts no more than five queries together. */
const stepsOf = (words: number): number[] =>
  [...new Set([words - 1, Math.ceil(words / 2), 2])].filter((size) => size > 1 && size < words);

const every = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' AND ');
const without = (part: string, other: string): string => `(${part}) NOT (${other})`;

/**
 * At least so many of these words; the index walks each word of an expression anew, so none is named more often than it
 * must be.
 */
const atLeast = (words: readonly string[], least: number): string => some(choices(words, least).map(every));

/** How many of these words a product must have. */
function leastOf(words: readonly string[]): number {
  let least = minimumShouldMatch(words.length);
  while (least < words.length && choices(words, least).length > MOST_WAYS) least += 1;
  return least;
}

/**
 * Whether a row of product_search is of a version: between its first and its last product, and not of an import that
 * ran beside it.
 */
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

/** Products of a version that are sold and match an expression, the newest first: pid and visibility. */
const NEWEST = `SELECT product_search.rowid AS pid, visibility
  FROM product_search CROSS JOIN product INDEXED BY product_list ON product.version = ? AND product.pid = product_search.rowid
  WHERE product_search MATCH ? AND status IN (0, 1)
    AND product_search.rowid BETWEEN (SELECT min(pid) FROM product WHERE version = ?) AND (SELECT max(pid) FROM product WHERE version = ?)
  ORDER BY product_search.rowid DESC LIMIT`;

const newest = (version: number, match: string, most: number): PidQuery => ({
  sql: `${NEWEST} ${most}`,
  params: [version, match, version, version],
});

/**
 * The rows of these, one after another with their place among them as tier, until there are `most`: those behind are
 * not looked for any more.
 */
function inTurn(sources: readonly PidQuery[], first: number, most: string): PidQuery {
  return {
    sql: `${sources.map(({ sql }, index) => `SELECT pid, visibility, ${first + index} AS tier FROM (${sql})`).join(' UNION ALL ')} LIMIT ${most}`,
    params: sources.flatMap(({ params }) => params),
  };
}

/** Answers pid of those of the newest `most` products that all of the words name which are shown as themselves. */
export function namedCandidates(version: number, found: readonly Alternative[], most: number): PidQuery {
  const all = every(wordsOf(found.filter(({ names }) => names === 1)));
  const { sql, params } = newest(version, `{${NAMING.join(' ')}} : (${all})`, most);
  return { sql: `SELECT pid FROM (${sql}) WHERE visibility <> ${HIDDEN}`, params };
}

/**
 * Answers pid of products that all words of one of these name, wherever they stand: of the newest `begun` whose name
 * begins with the first word (isBegun 1), then of the newest `most`. One may be among both. isHidden is 1 for those that
 * are not shown as themselves.
 */
export function calledCandidates(
  version: number,
  things: readonly (readonly string[])[],
  begun: number,
  most: number,
): PidQuery {
  const named = (words: string, kind: Phrase['kind'], columns = NAMING) =>
    matchOf({ phrases: [{ words, kind }], columns });
  const parts = [
    newest(
      version,
      some(
        things.map(([first = '', ...others]) =>
          every([named(first, 'first', ['name']), ...others.map((word) => named(word, 'anywhere'))]),
        ),
      ),
      begun,
    ),
    newest(version, some(things.map((words) => every(words.map((word) => named(word, 'anywhere'))))), most),
  ];
  return {
    sql: parts
      .map(({ sql }, at) => `SELECT pid, visibility = ${HIDDEN} AS isHidden, ${1 - at} AS isBegun FROM (${sql})`)
      .join(' UNION ALL '),
    params: parts.flatMap(({ params }) => params),
  };
}

/** Tiers from this one on are not named by all words. */
export const UNNAMED_TIER = 3;
const FEWER_TIER = UNNAMED_TIER + 1;

/**
 * Products with all of these words, those that are named best first. One word alone also says what a name should begin
 * with.
 */
function tiersOf(version: number, words: readonly string[], head: string, most: number): PidQuery[] {
  const all = every(words);
  const [named, naming] = [['name'], NAMING].map((columns) => `{${columns.join(' ')}} : (${all})`) as [string, string];
  const tiers = words.length === 1 ? [head, without(named, head)] : [named];
  return [...tiers, without(naming, named), without(all, naming)].map((match) => newest(version, match, most));
}

/**
 * Which products with only some of the words follow: 'enough' three quarters of them, those with the first word before
 * others; 'beside' the same where there are some with all of the words, and then those that the first word names, where
 * they are few; 'worth' as many as may be with the first one, the words standing in the order of what they are worth.
 */
export type Fill = 'enough' | 'beside' | 'worth' | 'any';

/** Expressions for products that have not all of these words, the better first; `telling` are those that are no quality. */
function fewerOf(words: readonly string[], telling: readonly string[], fill: Fill): string[] {
  const [first = '', ...others] = words;
  if (fill === 'worth') {
    const kept = stepsOf(words.length).map((size) => every(words.slice(0, size)));
    const ways = [...kept, ...(words.length > 2 ? [every([first, some(others)])] : []), first];
    return ways.map((way, index) => without(way, ways[index - 1] ?? every(words)));
  }
  const least = leastOf(words);
  if (least >= words.length) return [];
  const withFirst = least > 1 ? `(${first}) AND (${atLeast(others, least - 1)})` : first;
  const named = others.filter((one) => telling.includes(one));
  const withoutFirst =
    named.length < others.length ? every([atLeast(others, least), some(named)]) : atLeast(others, least);
  return [without(withFirst, every(others)), ...(named.length > 0 ? [without(withoutFirst, first)] : [])];
}

/** The products that follow the few which have all words. */
const FOLLOWING = 'with_first';
export const FOLLOWING_TIER = 20;

/** Of these as many as make the products with all words so many, where there are some. */
function following({ sql, params }: PidQuery, isFewer: boolean, most: number): PidQuery {
  const before = `count(*) ${isFewer ? '+ (SELECT count(*) FROM with_fewer)' : ''}`;
  const others = isFewer ? 'WHERE pid NOT IN (SELECT pid FROM with_fewer)' : '';
  return {
    sql: `SELECT pid, visibility, ${FOLLOWING_TIER} FROM (${sql}) ${others}
      LIMIT (SELECT CASE WHEN count(*) > 0 THEN max(0, ${most} - (${before})) ELSE 0 END FROM with_all)`,
    params,
  };
}

/**
 * Tables for a statement that begins with them. The last, `candidates`, has the products with enough words of a query,
 * as far as there is room and one more: pid, visibility, tier and place. A common word is in every tenth product, so
 * the index is left as soon as there is no more room. Of those with all words the ones come first that are named by
 * them all in the name (of one word: the names it begins before others), then by what else names them; of several words
 * only where more are found than are scored. Those with fewer words follow, as `fill` says. The newest of a tier come first.
 */
export function candidatesTables(
  version: number,
  found: readonly Alternative[],
  room: Room,
  fill: Fill = 'enough',
): PidQuery {
  const words = fill === 'any' ? [some(found.filter(({ word }) => word >= 0).map(matchOf))] : wordsOf(found);
  const most = room.all + 1;
  const tiers = fill === 'any' ? [newest(version, words[0] ?? '', most)] : tiersOf(version, words, headOf(found), most);
  const numbered = 'pid, visibility, tier, row_number() OVER (ORDER BY tier, pid DESC) AS place';
  if (words.length === 1) {
    const all = inTurn(tiers, UNNAMED_TIER + 1 - tiers.length, `${most}`);
    return { sql: `candidates AS MATERIALIZED (SELECT ${numbered} FROM (${all.sql}))`, params: all.params };
  }
  const all = newest(version, every(words), most);
  const qualities = new Set(found.flatMap(({ word, isQuality }) => (isQuality ? [word] : [])));
  const left = `max(0, ${room.some} - count(*))`;
  const inTiers = inTurn(
    tiers,
    UNNAMED_TIER + 1 - tiers.length,
    `(SELECT CASE WHEN count(*) > ${room.scored} THEN ${most} ELSE 0 END FROM with_all)`,
  );
  const telling = wordsOf(found.filter(({ word }) => !qualities.has(word)));
  const fewer = fewerOf(words, telling, fill).map((match) => newest(version, match, room.some));
  const withFewer =
    fewer.length > 0
      ? inTurn(
          fewer,
          FEWER_TIER,
          `(SELECT ${fill === 'beside' ? `CASE WHEN count(*) > 0 THEN ${left} ELSE 0 END` : left} FROM with_all)`,
        )
      : null;
  const [head = ''] = telling.length > 0 ? telling : words;
  const isFollowed = fill === 'beside' && room.following > 0;
  const named = newest(version, without(`{${NAMING.join(' ')}} : (${head})`, every(words)), room.some);
  const follow = isFollowed ? following(named, withFewer !== null, room.following) : null;
  return {
    sql: `with_all AS MATERIALIZED (SELECT pid, visibility, count(*) OVER () AS number FROM (${all.sql})), in_tiers AS (${inTiers.sql}),
      ${withFewer ? `with_fewer AS MATERIALIZED (${withFewer.sql}),` : ''} ${follow ? `${FOLLOWING} AS MATERIALIZED (${follow.sql}),` : ''} candidates AS MATERIALIZED (SELECT ${numbered} FROM (
        SELECT * FROM in_tiers UNION ALL SELECT pid, visibility, ${UNNAMED_TIER} FROM with_all WHERE number <= ${room.scored}
        ${withFewer ? 'UNION ALL SELECT * FROM with_fewer' : ''} ${follow ? `UNION ALL SELECT * FROM ${FOLLOWING}` : ''}))`,
    params: [...all.params, ...inTiers.params, ...(withFewer?.params ?? []), ...(follow?.params ?? [])],
  };
}
