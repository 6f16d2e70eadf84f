import { minimumShouldMatch } from '../../../../src/domain/search-text';
import type { ReadDatabase } from '../gathered';
import type { Session } from '../session';
import { MINIMUM_SCORE, type SearchConfiguration } from './configuration';
import { lexiconOf } from './lexicon';
import { type Alternative, certainAlternatives, correctedAlternatives, queryWords } from './match';

/** Hits of one search; as many as a list can page through. */
const MAX_HITS = 10_000;

const MAX_TYPED_SKUS = 20;

export interface Hit {
  pid: number;
  score: number;
}

function scoreStatement(db: ReadDatabase, found: readonly Alternative[], words: number, { boosts }: SearchConfiguration): D1PreparedStatement {
  const { name, keywords, category, description, sku } = boosts;
  return db
    .prepare(
      `WITH found AS MATERIALIZED (
         SELECT product_search.rowid AS pid, query.value ->> 'word' AS word,
           -bm25(product_search, 0, ?2, ?3, ?4, ?5, ?6) * (query.value ->> 'weight') AS score
         FROM json_each(?1) AS query JOIN product_search ON product_search MATCH query.value ->> 'match'),
       words AS (SELECT pid, max(score) AS score FROM found GROUP BY pid, word)
       SELECT pid, sum(score) AS score FROM words GROUP BY pid HAVING count(*) >= ?7 ORDER BY score DESC, pid DESC LIMIT ?8`,
    )
    .bind(JSON.stringify(found), name, keywords, category, description, sku, minimumShouldMatch(words), MAX_HITS);
}

interface SkuRow {
  pid: number;
  sku_key: string;
  kind: 'own' | 'child';
}

/** Products whose sku, or whose variant's sku, was typed: as the whole text, or as one of its words. A variant leads to its product. */
function skuHits(rows: readonly SkuRow[], whole: string): { whole: number[]; part: number[] } {
  const variants = new Set(rows.filter((row) => row.kind === 'child').map((row) => row.sku_key));
  const leading = rows.filter((row) => row.kind === 'child' || !variants.has(row.sku_key));
  const pids = (some: readonly SkuRow[]): number[] => [...new Set(some.map((row) => row.pid))];
  return { whole: pids(leading.filter((row) => row.sku_key === whole)), part: pids(leading) };
}

/** What the database says of a text before it is searched: skus in it, and the words (by index) nothing in this catalogue has. */
async function lookUp(session: Session, whole: string, certain: readonly Alternative[]): Promise<{ skus: SkuRow[]; unknown: number[] }> {
  const typed = [...new Set([whole, ...whole.split(/\s+/)])].slice(0, MAX_TYPED_SKUS);
  const [skus, unknown] = await session.db.batch([
    session.db
      .prepare('SELECT pid, sku_key, kind FROM product_sku WHERE version = ? AND sku_key IN (SELECT value FROM json_each(?)) ORDER BY kind, pid')
      .bind(session.version, JSON.stringify(typed)),
    session.db
      .prepare(
        `SELECT query.value ->> 'word' AS word FROM json_each(?) AS query
         WHERE NOT EXISTS (SELECT 1 FROM product_search WHERE product_search MATCH query.value ->> 'match')`,
      )
      .bind(JSON.stringify(certain)),
  ]);
  return { skus: (skus?.results ?? []) as unknown as SkuRow[], unknown: ((unknown?.results ?? []) as { word: number }[]).map((row) => row.word) };
}

/** Products that have enough of the words. Words nobody has are corrected; when nothing has enough words, all of them are. */
async function wordHits(
  session: Session,
  words: readonly string[],
  certain: readonly Alternative[],
  unknown: readonly number[],
  configuration: SearchConfiguration,
): Promise<Hit[]> {
  const { db, version } = session;
  const run = async (wrong: readonly number[]): Promise<Hit[]> => {
    const corrected = wrong.length > 0 ? correctedAlternatives(words, wrong, await lexiconOf(db, version), configuration, version) : [];
    return (await scoreStatement(db, [...certain, ...corrected], words.length, configuration).all<Hit>()).results;
  };
  const hits = await run(unknown);
  const best = hits.length > 0 || unknown.length === words.length ? hits : await run([...words.keys()]);
  const least = (best[0]?.score ?? 0) * MINIMUM_SCORE;
  return best.filter((hit) => hit.score >= least);
}

/** Products that a text finds, the most relevant first. A whole sku finds that product alone. */
export async function searchHits(session: Session, text: string, configuration: SearchConfiguration): Promise<Hit[]> {
  const words = queryWords(text);
  if (words.length === 0 || session.version === 0) return [];
  const whole = text.trim().toLowerCase();
  const certain = certainAlternatives(words, configuration, session.version);
  const { skus, unknown } = await lookUp(session, whole, certain);
  const typed = skuHits(skus, whole);
  if (typed.whole.length > 0) return typed.whole.map((pid) => ({ pid, score: 1 }));
  const hits = await wordHits(session, words, certain, unknown, configuration);
  const best = hits[0]?.score ?? 1;
  return [...typed.part.map((pid) => ({ pid, score: best * 2 })), ...hits.filter((hit) => !typed.part.includes(hit.pid))];
}
