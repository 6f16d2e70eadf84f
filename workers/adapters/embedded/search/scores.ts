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

/** Most phrases of one statement: each is an expression of its own. */
const MOST_PHRASES = 120;

/** A text in SQL. Phrases are letters, digits and blanks; a quote would still be safe. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A phrase as it stands in a column of product_words. */
function written({ words, kind }: Phrase): string {
  const text = apartWords(words.split(' '));
  return kind === 'beginning' ? text.slice(0, -1) : text;
}

const stands = (phrase: Phrase, column: string): string => `instr(${column}, ${quoted(written(phrase))}) ${phrase.kind === 'first' ? '= 1' : '> 0'}`;

/**
 * How often a phrase stands in columns, each time as much as its column weighs: what the columns lose in length without the phrase. Kept short,
 * because a statement holds 25,000 steps at most.
 */
function frequency(phrase: Phrase, columns: readonly Column[], boosts: SearchConfiguration['boosts']): string {
  if (phrase.kind === 'first') return sum(columns.map((column) => `${boosts[column]} * (${stands(phrase, column)})`));
  const text = written(phrase);
  const rest = sum(columns.map((column) => `${boosts[column]} * length(replace(${column}, ${quoted(text)}, ''))`));
  return `(${columns.includes('description') ? 'length_all' : 'length_naming'} - ${rest}) / ${text.length}`;
}

const sum = (terms: readonly string[]): string => (terms.length === 0 ? '0' : `(${terms.join(' + ')})`);
const most = (terms: readonly string[]): string => (terms.length > 1 ? `max(${terms.join(', ')})` : (terms[0] ?? '0'));

const lengthOf = (columns: readonly Column[], boosts: SearchConfiguration['boosts']): string =>
  sum(columns.map((column) => `${boosts[column]} * length(${column})`));

const keyOf = ({ kind, words }: Phrase): string => `${kind} ${words}`;

/**
 * The table `rarity` with one row, `doc`: how much each phrase says, the more the fewer products have it, as a JSON list. A phrase of several words
 * is taken to be as common as its rarest word.
 */
function rarityTable(phrases: readonly Phrase[]): PidQuery {
  const asked = phrases.map(({ words, kind }) =>
    kind === 'beginning' ? { from: words, to: `${words}\u{10ffff}` } : { words: [...new Set(words.split(' '))] },
  );
  return {
    sql: `rarity AS MATERIALIZED (SELECT json_group_array(value) AS doc FROM (
      SELECT max(${LEAST_RARITY}, ln(max(products - n + 0.5, 0.5) / (n + 0.5))) AS value FROM (
        SELECT (SELECT max(pid) FROM product) AS products, CASE WHEN asked.value ->> 'from' IS NULL
          THEN (SELECT CASE WHEN count(*) < json_array_length(asked.value, '$.words') THEN 0 ELSE min(doc) END
            FROM json_each(asked.value, '$.words') AS word CROSS JOIN search_term ON term = word.value)
          ELSE (SELECT coalesce(sum(doc), 0) FROM (SELECT doc FROM search_term WHERE term >= asked.value ->> 'from' AND term < asked.value ->> 'to' LIMIT ${MOST_BEGINNINGS})) END AS n
        FROM json_each(?) AS asked ORDER BY asked.key)))`,
    params: [JSON.stringify(asked)],
  };
}

/** The phrases of alternatives, as many as a statement has room for. */
function bounded(found: readonly Alternative[]): Alternative[] {
  let room = MOST_PHRASES;
  return found.map((one) => {
    const phrases = one.phrases.slice(0, room);
    room -= phrases.length;
    return { ...one, phrases };
  });
}

function scoreOf({ phrases, columns, weight }: Alternative, boosts: SearchConfiguration['boosts'], places: ReadonlyMap<string, number>): string {
  const each = phrases.map((phrase) => {
    return `(SELECT doc ->> '$[${places.get(keyOf(phrase))}]' FROM rarity) * (1 - damping / (damping + ${frequency(phrase, columns, boosts)}))`;
  });
  return `${weight * (SATURATION + 1)} * ${sum(each)}`;
}

const standsInNaming = ({ phrases }: Alternative): string => phrases.map((phrase) => stands(phrase, 'naming')).join(' OR ') || '0';

/**
 * Tables behind those of `candidates`, the last of which is `scored`: pid, score and part (1: only some of the words name it) of the candidates that
 * have enough of the words. BM25 over the words that are kept beside each product: nothing is read of products that are no candidates. One whose
 * words are not kept, of an import before they were, comes last.
 */
export function scoredTables(found: readonly Alternative[], words: number, { boosts }: SearchConfiguration): PidQuery {
  const weighing = bounded(found);
  const phrases = [...new Map(weighing.flatMap((one) => one.phrases).map((phrase) => [keyOf(phrase), phrase])).values()];
  const places = new Map(phrases.map((phrase, place) => [keyOf(phrase), place]));
  const rarity = rarityTable(phrases);
  const naming = NAMING.filter((column) => boosts[column] > 0);
  const groups = [...Map.groupBy(weighing, ({ word }) => word)].map(([word, alternatives]) => {
    const scores = alternatives.filter(({ weight }) => weight > 0).map((one) => scoreOf(one, boosts, places));
    const naming = alternatives.filter(({ names }) => names === 1).map((one) => `(${standsInNaming(one)})`);
    return { word, score: most(scores), names: naming.length > 0 ? `(${naming.join(' OR ')})` : '0' };
  });
  const asked = groups.filter(({ word }) => word >= 0);
  const nameOf = (index: number): string => `w${index}`;
  const columns = groups.map(({ score }, index) => `${score} AS ${nameOf(index)}`);
  const present = sum(groups.flatMap(({ word }, index) => (word >= 0 ? [`(${nameOf(index)} > 0)`] : [])));
  const part = words > 1 ? `${sum(asked.map(({ names }) => names))} < ${words}` : '0';
  return {
    sql: `${rarity.sql},
    average AS MATERIALIZED (SELECT avg(words) AS words FROM product_words WHERE pid IN (SELECT pid FROM candidates)),
    texts AS MATERIALIZED (SELECT candidates.pid, name, keywords, category, description, sku, ${naming.join(' || ')} AS naming,
      ${lengthOf(naming, boosts)} AS length_naming, ${lengthOf(
        ALL.filter((column) => boosts[column] > 0),
        boosts,
      )} AS length_all, ${SATURATION} * (${1 - LENGTH_SHARE} + ${LENGTH_SHARE} * words / (SELECT words FROM average)) AS damping
      FROM candidates LEFT JOIN product_words ON product_words.pid = candidates.pid),
    weighed AS MATERIALIZED (SELECT pid, ${[...columns, `${part} AS part`].join(', ')} FROM texts),
    scored AS MATERIALIZED (SELECT pid, coalesce(${sum(groups.map((_, index) => nameOf(index)))}, ${LEAST_RARITY}) AS score, coalesce(part, 1) AS part FROM weighed
      WHERE coalesce(${present} >= ${minimumShouldMatch(words)}, 1))`,
    params: rarity.params,
  };
}
