import { HIDDEN } from '../../../../src/domain/catalogue/visibility';
import type { AskedWord } from '../../../../src/domain/search/asked-words';
import type { PidQuery } from '../product-documents';
import { anyCandidate, candidatesTables, ofVersion, type Room } from './candidates';
import { MINIMUM_SCORE, type SearchConfiguration } from './configuration';
import { type Alternative, matchOf } from './match';
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

/** What a look finds, and how much that is without working out any score. */
export interface Hits extends PidQuery {
  tally: PidQuery;
}

/** Types of what is no thing: installing a washing machine weighs less than the machine. */
const SERVICES = "'virtual', 'downloadable'";
const SERVICE_WEIGHT = 0.6;

/** Kinds of hits, the first before the others: the whole text is a sku, a word of it is one, the words are found. */
const BY_WHOLE_SKU = 0;
const BY_WORDS = 2;

/**
 * Answers pid, ord, score, kind, part (1: only some of the words name it), child and cut (whether there is more than could be scored) of the
 * products that a look finds, in their order. A sku that was typed, or a variant's, leads to its product: alone when it is the whole text, else
 * before what the words find. What matches only as a variant that stands in no list of its own counts for its product, and `child` is its sku: of
 * several the best one's. What is named by all words comes before what is by some, then the better score. Hits far below the best one are noise.
 */
export function hitsSource(look: Look): Hits {
  const { version, whole, words, found, configuration, room } = look;
  const candidates = candidatesTables(version, found, room);
  const scored = scoredTables(found, words.length, configuration);
  const typed = [...new Set([whole, ...whole.split(/\s+/)])].slice(0, MAX_TYPED_SKUS);
  return {
    sql: `WITH ${candidates.sql},
      typed AS (SELECT pid, sku, sku_key, kind FROM product_sku WHERE version = ? AND sku_key IN (SELECT value FROM json_each(?))),
      leading AS MATERIALIZED (SELECT pid, min(kind) AS kind, max(sku_key = ?) AS whole, min(CASE WHEN kind = 'child' AND sku_key IN (SELECT sku_key FROM typed WHERE kind = 'own') THEN sku END) AS child FROM typed
        WHERE kind = 'child' OR sku_key NOT IN (SELECT sku_key FROM typed WHERE kind = 'child') GROUP BY pid),
      ${scored.sql},
      homes AS MATERIALIZED (SELECT coalesce(child.pid, scored.pid) AS pid, max(score * CASE WHEN product.type IN (${SERVICES}) THEN ${SERVICE_WEIGHT} ELSE 1 END) AS score, min(part) AS part, CASE WHEN count(child.sku) = count(*) THEN child.sku END AS child
        FROM scored CROSS JOIN product ON product.pid = scored.pid AND product.status IN (0, 1)
        LEFT JOIN product_sku AS child ON product.visibility = ${HIDDEN} AND child.version = product.version AND child.sku = product.sku AND child.kind = 'child' GROUP BY 1),
      best AS (SELECT max(score) AS score FROM homes),
      hits AS (
        SELECT pid, CASE WHEN whole THEN ${BY_WHOLE_SKU} ELSE 1 END AS kind, kind AS sku, coalesce((SELECT score FROM best), 1) * 2 AS score, 0 AS part, child FROM leading
          WHERE whole OR NOT EXISTS (SELECT 1 FROM leading WHERE whole)
        UNION ALL SELECT pid, ${BY_WORDS}, '', score, part, child FROM homes WHERE score >= (SELECT score FROM best) * ${MINIMUM_SCORE}
          AND NOT EXISTS (SELECT 1 FROM leading WHERE whole) AND pid NOT IN (SELECT pid FROM leading))
      SELECT pid, row_number() OVER (ORDER BY kind, sku, part, CASE kind WHEN ${BY_WORDS} THEN -score ELSE pid END, pid DESC) AS ord, score, kind, part, child,
        ${candidates.cut} AND NOT EXISTS (SELECT 1 FROM homes WHERE score < (SELECT score FROM best) * ${MINIMUM_SCORE}) AS cut FROM hits ORDER BY ord`,
    params: [...candidates.params, version, JSON.stringify(typed), whole, ...scored.params],
    tally: tallyOf(look),
  };
}

/** Answers whether a look has hits by its words, and whether its whole text is a sku. */
function tallyOf({ version, whole, found }: Look): PidQuery {
  const any = anyCandidate(version, found);
  return {
    sql: `SELECT EXISTS (${any.sql}) AS words, EXISTS (SELECT 1 FROM product_sku WHERE version = ? AND sku_key = ?) AS whole`,
    params: [...any.params, version, whole],
  };
}

export const hitsCount = (db: D1Database, { tally }: Hits): D1PreparedStatement => db.prepare(tally.sql).bind(...tally.params);

/** Answers the words, by index, that nothing in this catalogue has. */
export function unknownWords(db: D1Database, version: number, certain: readonly Alternative[]): D1PreparedStatement {
  const inVersion = ofVersion(version);
  return db
    .prepare(
      `SELECT query.value ->> 'word' AS word FROM json_each(?) AS query
       WHERE word >= 0
       GROUP BY 1 HAVING NOT max(EXISTS (SELECT 1 FROM product_search WHERE product_search MATCH query.value ->> 'match' AND ${inVersion.sql}))`,
    )
    .bind(JSON.stringify(certain.map((one) => ({ word: one.word, match: matchOf(one) }))), ...inVersion.params);
}
