import { HIDDEN } from '../../../../src/domain/catalogue/availability';
import type { AskedWord } from '../../../../src/domain/search/asked-words';
import type { PidQuery } from '../product-documents';
import { anyCandidate, anyWithAll, candidatesTables, ofVersion, type Room, UNNAMED_TIER } from './candidates';
import { MINIMUM_SCORE, type SearchConfiguration } from './configuration';
import { type Alternative, matchOf, NAMING } from './match';
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
}

/**
 * What a look finds. Without working out any score: `tally` answers a row if something has enough of its words, `all`
 * if it has all of several, `whole` if its whole text is a sku.
 */
export interface Hits extends PidQuery {
  tally: PidQuery;
  /** null where one word is looked for. */
  all: PidQuery | null;
  whole: PidQuery;
}

/** Types of what is no thing: installing a washing machine weighs less than the machine. */
const SERVICES = "'virtual', 'downloadable'";
const SERVICE_WEIGHT = 0.6;

/** Kinds of hits, the first before the others: the whole text is a sku, a word of it is one, the words are found. */
const BY_WHOLE_SKU = 0;
const BY_WORDS = 2;

/**
 * Answers pid, ord, score, kind, part (1: only some of the words name it), child and cut (whether there is more than
 * there is room for) of the products that a look finds; ord is their order. A sku that was typed, or a variant's, leads
 * to its product: alone when it is the whole text, else before what the words find. What matches only as a variant that
 * stands in no list of its own counts for its product, and `child` is its sku: of several the best one's. What is named
 * by all words comes before what is by some, then the better score. Hits far below the best one are noise. Of many hits
 * only the first are scored: the rest come behind those of their part, in the order they were found in, and weigh as
 * little as the least. Each table is named once, as far as that goes: what names a table gets a copy of it, which takes
 * its time to prepare.
 */
export function hitsSource(look: Look): Hits {
  const { version, whole, words, found, configuration, room } = look;
  const candidates = candidatesTables(version, found, room);
  const scored = scoredTables(found, words.length, configuration, room.scored);
  const typed = [...new Set([whole, ...whole.split(/\s+/)])].slice(0, MAX_TYPED_SKUS);
  return {
    sql: `WITH ${candidates.sql},
      typed AS (SELECT pid, sku, sku_key, kind, max(kind = 'own') OVER same AS is_own, max(kind = 'child') OVER same AS is_child FROM product_sku
        WHERE version = ? AND sku_key IN (SELECT value FROM json_each(?)) WINDOW same AS (PARTITION BY sku_key)),
      leading AS MATERIALIZED (SELECT pid, min(kind) AS kind, max(sku_key = ?) AS whole, min(CASE WHEN kind = 'child' AND is_own THEN sku END) AS child FROM typed
        WHERE kind = 'child' OR NOT is_child GROUP BY pid),
      ${scored.sql},
      homes AS (SELECT coalesce(child.pid, candidates.pid) AS pid, max(score * CASE WHEN product.type IN (${SERVICES}) THEN ${SERVICE_WEIGHT} ELSE 1 END) AS score,
          min(coalesce(part, tier >= ${UNNAMED_TIER})) AS part, CASE WHEN count(child.sku) = count(*) THEN child.sku END AS child, min(place) AS place, max(place) AS last_place
        FROM candidates LEFT JOIN scored ON scored.pid = candidates.pid
        LEFT JOIN product ON product.pid = CASE WHEN scored.pid IS NOT NULL OR candidates.visibility = ${HIDDEN} THEN candidates.pid END
        LEFT JOIN product_sku AS child ON product.visibility = ${HIDDEN} AND child.version = product.version AND child.sku = product.sku AND child.kind = 'child'
        WHERE (scored.pid IS NOT NULL OR place > ${room.scored}) GROUP BY 1),
      hits AS (SELECT *, max(score) OVER () AS best, min(score) OVER () AS least, min(kind) OVER () AS first_kind, max(last_place) OVER () > ${room.all} AS cut FROM (
        SELECT pid, CASE WHEN whole THEN ${BY_WHOLE_SKU} ELSE 1 END AS kind, kind AS sku, NULL AS score, 0 AS part, child, pid AS place, 0 AS last_place FROM leading
        UNION ALL SELECT pid, ${BY_WORDS}, '', score, part, child, place, last_place FROM homes WHERE pid NOT IN (SELECT pid FROM leading)))
      SELECT pid, row_number() OVER (ORDER BY kind, sku, part, score IS NULL, CASE WHEN score IS NULL THEN place ELSE -score END, pid DESC) AS ord,
        coalesce(score, CASE kind WHEN ${BY_WORDS} THEN least END, best * 2, 2) AS score, kind, part, child,
        kind = ${BY_WORDS} AND cut AS cut FROM hits WHERE CASE WHEN kind < ${BY_WORDS} THEN kind = first_kind
        ELSE first_kind > ${BY_WHOLE_SKU} AND place <= ${room.all} AND (score IS NULL OR cut OR score >= best * ${MINIMUM_SCORE}) END`,
    params: [...candidates.params, version, JSON.stringify(typed), whole, ...scored.params],
    tally: anyCandidate(version, found),
    all: words.length > 1 ? anyWithAll(version, found) : null,
    whole: { sql: 'SELECT 1 FROM product_sku WHERE version = ? AND sku_key = ?', params: [version, whole] },
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
           ON version = ? AND term >= known.value ->> 0 AND term <= known.value ->> 1) THEN 1
         ELSE EXISTS (SELECT 1 FROM product_search WHERE product_search MATCH query.value ->> 'match' AND ${inVersion.sql}) END)`,
    )
    .bind(JSON.stringify(words), version, ...inVersion.params);
}
