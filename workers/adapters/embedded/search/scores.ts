import { apartWords, minimumShouldMatch } from '../../../../src/domain/search/text';
import type { PidQuery } from '../product-documents';
import type { SearchConfiguration } from './configuration';
import { ALL, type Alternative, type Column, NAMING, type Phrase } from './match';

/** Constants of BM25: how soon a word that comes again says nothing more, and how much a long text weighs less. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** A word that is in most products says next to nothing. */
const LEAST_RARITY = 1e-6;

/** Words that begin alike of which it is looked how common they are. */
const MOST_BEGINNINGS = 50;

/** Phrases that are weighed at most: each is tried on each candidate. */
const MOST_PHRASES = 120;

/** A phrase as it stands in a column of product_words. */
function written({ words, kind }: Phrase): string {
  const text = apartWords(words.split(' '));
  return kind === 'beginning' ? text.slice(0, -1) : text;
}

const sum = (terms: readonly string[]): string => (terms.length === 0 ? '0' : `(${terms.join(' + ')})`);

type Boosts = SearchConfiguration['boosts'];

const lengthOf = (columns: readonly Column[], boosts: Boosts, text: (column: Column) => string): string =>
  sum(columns.map((column) => `${boosts[column]} * length(${text(column)})`));

/** Which columns a phrase is looked for in, as the statement tells them apart. */
const PLACES = { all: 'all', naming: 'naming', first: 'first' } as const;

/** Words that a phrase is as common as the rarest of; of a beginning the words between two. */
const wordsOf = ({ words, kind }: Phrase): object =>
  kind === 'beginning' ? { from: words, to: `${words}\u{10ffff}` } : { words: [...new Set(words.split(' '))] };

/**
 * A phrase with all that is said of it and of the alternative it belongs to; `common` tells where it stands in the list
 * of how common phrases are.
 */
function asked(phrase: Phrase, { word, columns, weight, names }: Alternative, alternative: number, common: number) {
  return {
    word,
    alternative,
    names,
    weight: weight * (SATURATION + 1),
    text: written(phrase),
    place: phrase.kind === 'first' ? PLACES.first : columns.includes('description') ? PLACES.all : PLACES.naming,
    common,
  };
}

/**
 * The table `phrases`: each with its rarity, how much it says, the more the fewer products have it. One of several
 * words is taken to be as common as its rarest word. Products there are: numbers that were given since the oldest that
 * is kept, which two lookups tell. How common a word is takes as long to tell as it is common: each is looked up once.
 */
const PHRASES = `commonness AS MATERIALIZED (SELECT asked.key AS common, CASE WHEN asked.value ->> 'from' IS NULL
    THEN (SELECT CASE WHEN count(*) < json_array_length(asked.value, '$.words') THEN 0 ELSE min(doc) END
      FROM json_each(asked.value, '$.words') AS word CROSS JOIN search_term ON term = word.value)
    ELSE (SELECT coalesce(sum(doc), 0) FROM (SELECT doc FROM search_term WHERE term >= asked.value ->> 'from' AND term < asked.value ->> 'to' LIMIT ${MOST_BEGINNINGS})) END AS n
    FROM json_each(?) AS asked),
  phrases AS MATERIALIZED (SELECT value ->> 'word' AS word, value ->> 'alternative' AS alternative, value ->> 'names' AS names, value ->> 'weight' AS weight,
    value ->> 'text' AS text, value ->> 'place' AS place, max(${LEAST_RARITY}, ln(max(products - n + 0.5, 0.5) / (n + 0.5))) AS rarity
  FROM (SELECT asked.value AS value, n, (SELECT max(pid) FROM product) - (SELECT min(pid) FROM product) + 1 AS products
    FROM json_each(?) AS asked CROSS JOIN commonness ON commonness.common = asked.value ->> 'common'))`;

/**
 * Tables behind those of `candidates`, the last of which is `scored`: pid, score and part (1: only some of the words
 * name it) of the first `most` candidates that have enough of the words. BM25 over the words that are kept beside each
 * product: nothing is read of products that are no candidates. How often a phrase stands in columns, each time as much
 * as its column weighs, is what they lose in length without it. A product whose words are not kept, of an import before
 * they were, comes last.
 */
export function scoredTables(
  found: readonly Alternative[],
  words: number,
  { boosts }: SearchConfiguration,
  most: number,
): PidQuery {
  const searched = (columns: readonly Column[]): Column[] => columns.filter((column) => boosts[column] > 0);
  const [all, naming] = [searched(ALL), searched(NAMING)];
  const without = (column: Column): string => `replace(${column}, text, '')`;
  const common = new Map<string, number>();
  const placeOf = (phrase: Phrase): number => {
    const key = JSON.stringify(wordsOf(phrase));
    const place = common.get(key) ?? common.size;
    common.set(key, place);
    return place;
  };
  const rows = found
    .flatMap((one, alternative) => one.phrases.map((phrase) => ({ phrase, one, alternative })))
    .slice(0, MOST_PHRASES)
    .map(({ phrase, one, alternative }) => asked(phrase, one, alternative, placeOf(phrase)));
  return {
    sql: `${PHRASES},
      texts AS MATERIALIZED (SELECT candidates.pid, name, keywords, category, description, sku, ${naming.join(' || ')} AS naming, ${all.join(' || ')} AS everything,
        ${lengthOf(naming, boosts, String)} AS length_naming, ${lengthOf(all, boosts, String)} AS length_all,
        ${SATURATION} * (${1 - LENGTH_SHARE} + ${LENGTH_SHARE} * words / avg(words) OVER ()) AS damping
        FROM candidates LEFT JOIN product_words ON product_words.pid = candidates.pid WHERE place <= ${most}),
      found AS (SELECT pid, word, max(CASE WHEN names THEN coalesce(instr(naming, text) > 0, 0) ELSE 0 END) AS names,
        coalesce(weight * sum(rarity * (1 - damping / (damping + CASE place WHEN '${PLACES.first}' THEN ${boosts.name} WHEN '${PLACES.all}'
          THEN (length_all - ${lengthOf(all, boosts, without)}) / length(text) ELSE (length_naming - ${lengthOf(naming, boosts, without)}) / length(text) END))), ${LEAST_RARITY}) AS score
        FROM texts CROSS JOIN phrases
        WHERE coalesce(CASE place WHEN '${PLACES.first}' THEN instr(name, text) = 1 WHEN '${PLACES.all}' THEN instr(everything, text) ELSE instr(naming, text) END, 1)
        GROUP BY pid, alternative),
      words AS (SELECT pid, word, max(score) AS score, max(names) AS names FROM found GROUP BY pid, word),
      scored AS MATERIALIZED (SELECT pid, sum(score) AS score, ${words > 1 ? `sum(names) < ${words}` : '0'} AS part FROM words GROUP BY pid
        HAVING sum(word >= 0) >= ${minimumShouldMatch(words)})`,
    params: [`[${[...common.keys()].join(',')}]`, JSON.stringify(rows)],
  };
}
