import { HIDDEN } from '../../../../src/domain/catalogue/availability';
import { fromDecimal } from '../../../../src/domain/money';
import type { AskedWord } from '../../../../src/domain/search/asked-words';
import { type Leaning, type MadeFor, narrowing } from '../../../../src/domain/search/leaning';
import type { MeasureWish } from '../../../../src/domain/search/sizes';
import { minimumShouldMatch } from '../../../../src/domain/search/text';
import { AVAILABLE_SKU } from '../catalogue/list-sql';
import type { PidQuery } from '../product-documents';
import { type Alternative, matchOf, NAMING } from './alternatives';
import { candidatesTables, type Fill, ofVersion, type Room, UNNAMED_TIER } from './candidates';
import { FAR_SCORE, MINIMUM_SCORE, type SearchConfiguration } from './configuration';
import { scoredTables } from './scores';

const MAX_TYPED_SKUS = 20;

/** What is looked for: the text as it was typed, its words, and the ways each of them may stand in a product. */
export interface Look {
  version: number;
  whole: string;
  words: readonly AskedWord[];
  found: readonly Alternative[];
  configuration: SearchConfiguration;
  room: Room;
  /** What follows where there is room: 'worth' also finds where nothing has enough of the words. */
  fill: Fill;
  /** Which way the price leans; null where nobody leans. */
  leaning: Pick<Leaning, 'price' | 'about'> | null;
  /** Folded words that a product comes later for if it is named so. */
  unwanted: readonly string[];
  /** Whom and where it is wanted for. */
  madeFor: readonly MadeFor[];
  /** What is wanted beside each other, each as the words its names begin with: they take turns. */
  sides: readonly (readonly string[])[];
  /** Whether these are kinds that serve a situation: each further one of a kind counts less, and they need not take turns. */
  isMixed?: boolean;
  /** By which measures it comes sooner. */
  wishes: readonly MeasureWish[];
  /** For people: what is sold out comes last, and what is for somebody else weighs less. */
  soldOutLast: boolean;
}

/** All of so many words, as bits. */
export const allOf = (words: number): number => 2 ** words - 1;

/**
 * Which of its words a look found together, as bits, of the table `source` of a list of its hits: all where one product
 * has them, else those of the first one; null where nothing. `all`: all of them.
 */
export const hadOf = (all: number): string =>
  `(SELECT had FROM source ORDER BY (had & ${all}) IS ${all} DESC, ord LIMIT 1)`;

/** How many products of a list of hits are named by what was looked for, `most` at most. */
export const namedIn = (most: number): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM list WHERE ord % 2 = 0 LIMIT ${most}))`;

/** The place in such a list of the first product that barely fits, 0 where none is. */
export const FIRST_FAR =
  '(SELECT coalesce(min(CASE WHEN ord & 2 THEN place END), 0) FROM (SELECT ord, row_number() OVER (ORDER BY ord) AS place FROM list))';

const IS_FAR = `coalesce(score < best * CASE WHEN named THEN ${FAR_SCORE.named} ELSE ${FAR_SCORE.told} END, 0)`;

/** Types of what is no thing: installing a washing machine weighs less than the machine. */
const SERVICES = "'virtual', 'downloadable'";
const SERVICE_WEIGHT = 0.6;

/** Kinds of hits, the first before the others: the whole text is a sku, a word of it is one, the words are found. */
const BY_WHOLE_SKU = 0;
const BY_WORDS = 2;

/** Whether nothing of a product with its words scored can be had: a set is made of others. */
const SOLD_OUT = `homes.score IS NOT NULL AND NOT EXISTS (SELECT 1 FROM product_sku WHERE product_sku.pid = homes.pid AND ${AVAILABLE_SKU})
  AND NOT EXISTS (SELECT 1 FROM product WHERE product.pid = homes.pid AND product.type IN ('grouped', 'bundle'))`;

/** Answers a row if the whole text is a sku. */
export const wholeSku = ({ version, whole }: Pick<Look, 'version' | 'whole'>): PidQuery => ({
  sql: 'SELECT 1 FROM product_sku WHERE version = ? AND sku_key = ?',
  params: [version, whole],
});

/** Of the kinds that serve a situation each further product of one weighs so much of the one before it. */
const FURTHER_SHARE = 0.9;

/** What costs twice or half of what it should costs this share of its score. */
const ABOUT_SHARE = 0.5;

/** The score, by how well the price of a product suits: cheaper before what is as good, or near to what was said. */
function leanedScore(leaning: Look['leaning']): string {
  if (!leaning || (leaning.price === 0 && leaning.about === null)) return 'score';
  if (leaning.about === null) return `score * pow(max(gross, 1), ${leaning.price})`;
  return `score * pow(${ABOUT_SHARE}, abs(ln(max(gross, 1) / ${fromDecimal(leaning.about)}.0) / ln(2)))`;
}

/**
 * Answers pid, ord, score, kind, part (1: only some of the words name it), child, cut (whether there is more than there
 * is room for) and had (the words it has, as bits) of the
 * products that a look finds; ord is their order, even where the words that say what a thing is name it, with its second bit where it barely fits. A sku that was typed, or a variant's, leads
 * to its product: alone when it is the whole text, else before what the words find. What matches only as a variant that
 * stands in no list of its own counts for its product, and `child` is its sku: of several the best one's. What is named
 * by all words comes before what is by some, then the better score; things that are wanted beside each other take turns. Hits far below the best one are noise; what barely fits is marked in ord for people. Of many hits
 * only the first are scored: the rest come behind those of their part, in the order they were found in, and weigh as
 * little as the least. What is sold out stands behind them, where that is asked for. Each table is named once, as far as that goes: what names a table gets a copy of it, which takes
 * its time to prepare.
 */
export function hitsSource(look: Look): PidQuery {
  const {
    version,
    whole,
    words,
    found,
    configuration,
    room,
    fill,
    leaning,
    unwanted,
    wishes,
    madeFor,
    sides,
    isMixed = false,
    soldOutLast,
  } = look;
  const candidates = candidatesTables(version, found, room, fill);
  const { narrowed, others } = soldOutLast ? narrowing(words) : { narrowed: [], others: [] };
  const isVoted = fill === 'any';
  const least = fill === 'worth' || isVoted ? 1 : minimumShouldMatch(words.length);
  const scored = scoredTables(version, found, configuration, {
    narrowed: narrowed.filter((word) => !madeFor.some((made) => made.words.includes(word))),
    // Where nothing has all words, what is left out is said.
    others: fill === 'worth' || isVoted ? [] : others,
    madeFor: soldOutLast ? madeFor : [],
    unwanted,
    sides,
    wishes,
    // Of a sentence the first word is often a person, or what is done.
    thing: isVoted ? -1 : words.findIndex(({ isComplement, units }) => !isComplement && units.length === 0),
    words: isVoted ? 1 : words.length,
    naming: isVoted ? 1 : words.filter(({ isPurpose }) => !isPurpose).length,
    least,
    isFollowed: fill === 'beside' && room.following > 0 && words.length > 1,
    most: room.scored,
  });
  const leaned = leanedScore(leaning);
  const all = allOf(words.length);
  const inTurn = sides.length > 1;
  const mixed = `score IS NULL, CASE WHEN score IS NULL THEN place ELSE -(${leaned}) * CASE WHEN side IS NULL THEN 1 ELSE pow(${FURTHER_SHARE}, turn - 1) END END`;
  const kept = `part, ${isVoted ? '' : `had IS NOT ${all}, `}`;
  const better = `score IS NULL, CASE WHEN score IS NULL THEN place ELSE -(${leaned}) END`;
  // What else is said of things that take turns tells only among those of one kind.
  const [before, behind] = inTurn
    ? ['kind, sku, sold_out, unwanted', `${kept}${better}`]
    : [`kind, sku, sold_out, ${kept}unwanted`, better];
  const typed = [...new Set([whole, ...whole.split(/\s+/)])].slice(0, MAX_TYPED_SKUS);
  return {
    sql: `WITH ${candidates.sql},
      typed AS (SELECT pid, sku, sku_key, kind, max(kind = 'own') OVER same AS is_own, max(kind = 'child') OVER same AS is_child FROM product_sku
        WHERE version = ? AND sku_key IN (SELECT value FROM json_each(?)) WINDOW same AS (PARTITION BY sku_key)),
      leading AS MATERIALIZED (SELECT pid, min(kind) AS kind, max(sku_key = ?) AS whole, min(CASE WHEN kind = 'child' AND is_own THEN sku END) AS child FROM typed
        WHERE kind = 'child' OR NOT is_child GROUP BY pid),
      ${scored.sql},
      homes AS (SELECT coalesce(child.pid, candidates.pid) AS pid, max(score * CASE WHEN product.type IN (${SERVICES}) THEN ${isVoted ? 1 : SERVICE_WEIGHT} ELSE 1 END) AS score,
          min(coalesce(part, tier >= ${UNNAMED_TIER})) AS part, max(coalesce(named, tier < ${UNNAMED_TIER})) AS named, CASE WHEN count(child.sku) = count(*) THEN child.sku END AS child, min(place) AS place, max(place) AS last_place, max(had) AS had, max(coalesce(unwanted, 0)) AS unwanted, max(side) AS side, max(final_gross) AS gross
        FROM candidates LEFT JOIN scored ON scored.pid = candidates.pid
        LEFT JOIN product ON product.pid = CASE WHEN scored.pid IS NOT NULL OR candidates.visibility = ${HIDDEN} THEN candidates.pid END
        LEFT JOIN product_sku AS child ON product.visibility = ${HIDDEN} AND child.version = product.version AND child.sku = product.sku AND child.kind = 'child'
        WHERE (scored.pid IS NOT NULL OR place > ${room.scored}) GROUP BY 1),
      hits AS (SELECT *, max(score) OVER () AS best, min(score) OVER () AS least, min(kind) OVER () AS first_kind, max(last_place) OVER () > ${room.all} AS cut FROM (
        SELECT pid, CASE WHEN whole THEN ${BY_WHOLE_SKU} ELSE 1 END AS kind, kind AS sku, NULL AS score, 0 AS part, 1 AS named, child, pid AS place, 0 AS last_place, ${all} AS had, 0 AS unwanted, NULL AS side, 0 AS sold_out, 0 AS gross FROM leading
        UNION ALL SELECT pid, ${BY_WORDS}, '', score, part, named, child, place, last_place, had, unwanted, side, ${soldOutLast ? SOLD_OUT : '0'}, gross FROM homes
          WHERE pid NOT IN (SELECT pid FROM leading)))
      SELECT pid, 4 * row_number() OVER shown + 2 * ${soldOutLast ? IS_FAR : '0'} + NOT named AS ord, had,
        coalesce(score, CASE kind WHEN ${BY_WORDS} THEN least END, best * 2, 2) AS score, kind, part, named, child,
        kind = ${BY_WORDS} AND cut AS cut FROM ${inTurn ? `(SELECT *, side IS NULL AS is_apart, row_number() OVER (PARTITION BY ${before}, side ORDER BY ${behind}) AS turn FROM hits)` : 'hits'} WHERE CASE WHEN kind < ${BY_WORDS} THEN kind = first_kind
        ELSE first_kind > ${BY_WHOLE_SKU} AND place <= ${room.all} AND (score IS NULL OR cut OR score >= best * ${MINIMUM_SCORE}) END
      WINDOW shown AS (ORDER BY ${before}, ${isMixed ? mixed : `${inTurn ? 'is_apart, turn, side, ' : ''}${behind}`}, pid DESC)`,
    params: [...candidates.params, version, JSON.stringify(typed), whole, ...scored.params],
  };
}

/**
 * Words of an alternative that are in the lexicon if a product is named so, each as the first and the last of those
 * that will do; none where not all that names a product is searched.
 */
const termsOf = ({ phrases, columns }: Alternative): [from: string, to: string][] =>
  NAMING.every((column) => columns.includes(column))
    ? phrases.map(({ words, kind }) => [words, kind === 'beginning' ? `${words}\u{10ffff}` : words])
    : [];

/**
 * Answers the words, by index, that nothing in this catalogue has. Most are in its lexicon, which tells sooner than the
 * index.
 */
export function unknownWords(db: D1Database, version: number, certain: readonly Alternative[]): D1PreparedStatement {
  const inVersion = ofVersion(version);
  const words = certain
    .filter(({ word }) => word >= 0)
    .map((one) => ({ word: one.word, terms: termsOf(one), match: matchOf(one) }));
  return db
    .prepare(
      `SELECT query.value ->> 'word' AS word FROM json_each(?) AS query
       GROUP BY 1 HAVING NOT max(CASE
         WHEN EXISTS (SELECT 1 FROM json_each(query.value, '$.terms') AS known CROSS JOIN lexicon
           ON version = ? AND term >= known.value ->> 0 AND term <= known.value ->> 1 AND named > 0) THEN 1
         ELSE EXISTS (SELECT 1 FROM product_search WHERE product_search MATCH query.value ->> 'match' AND ${inVersion.sql}) END)`,
    )
    .bind(JSON.stringify(words), version, ...inVersion.params);
}
