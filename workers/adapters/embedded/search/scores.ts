import type { MadeFor } from '../../../../src/domain/search/leaning';
import { LEADING_UNITS, UNIT_WORDS } from '../../../../src/domain/search/measures';
import type { MeasureWish } from '../../../../src/domain/search/sizes';
import { apartWords } from '../../../../src/domain/search/text';
import type { PidQuery } from '../product-documents';
import { ALL, type Alternative, type Column, NAMING, type Phrase } from './alternatives';
import { FOLLOWING_TIER } from './candidates';
import type { SearchConfiguration } from './configuration';
import { fitsTable } from './fits';

/** Constants of BM25: how soon a word that comes again says nothing more, and how much a long text weighs less. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** A word that is in most products says next to nothing. */
const LEAST_RARITY = 1e-6;

/** What is evidence for a kind of thing is as rare as any, however many of it are sold. */
const VOTE_RARITY = 3.5;

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
const PLACES = { all: 'all', naming: 'naming', first: 'first', called: 'called', bare: 'bare' } as const;

/** As if it stood so often in a name, what that is `called` loses nothing by its length. */
const ALWAYS = 1e6;

/**
 * What a text loses by its length: the longer than others it is, the less a word of it says. Their average stands beside
 * each: whatever names a table again has the database plan all that it is made of once more.
 */
const DAMPING = `(${SATURATION} * (${1 - LENGTH_SHARE} + ${LENGTH_SHARE} * length / average))`;

/** What stands behind or before the number of a measure, as it is kept beside a product. */
const UNITS = JSON.stringify(UNIT_WORDS.map((unit) => apartWords([unit])));
const LEADING = JSON.stringify(LEADING_UNITS.map((unit) => apartWords([unit])));

/** Whether a number stands in the names of a product, and is not that of another measure. */
const IS_BARE = `instr(naming, text) AND NOT EXISTS (SELECT 1 FROM json_each('${UNITS}') AS unit WHERE instr(naming, text || unit.value))
  AND NOT EXISTS (SELECT 1 FROM json_each('${LEADING}') AS unit WHERE instr(naming, unit.value || text))`;

function placeOf({ kind }: Phrase, columns: readonly Column[]): keyof typeof PLACES {
  if (kind === 'first' || kind === 'called' || kind === 'bare') return PLACES[kind];
  return columns.includes('description') ? PLACES.all : PLACES.naming;
}

/** Words that a phrase is as common as the rarest of; of a beginning the words between two. */
const wordsOf = ({ words, kind }: Phrase): object =>
  kind === 'beginning' ? { from: words, to: `${words}\u{10ffff}` } : { words: [...new Set(words.split(' '))] };

/**
 * A phrase with all that is said of it and of the alternative it belongs to; `common` tells where it stands in the list
 * of how common phrases are.
 */
function asked(
  phrase: Phrase,
  { word, columns, weight, names, isPurpose, isVote }: Alternative,
  alternative: number,
  common: number,
) {
  return {
    word,
    alternative,
    names: isPurpose ? 0 : names,
    weight: weight * (SATURATION + 1),
    text: written(phrase),
    place: placeOf(phrase, columns),
    common,
    rarity: isVote ? VOTE_RARITY : null,
  };
}

/**
 * The table `phrases`: each with its rarity, how much it says, the more the fewer products of this version have it. One
 * of several words is taken to be as common as its rarest word. Products there are: numbers that were given from the
 * first to the last of the version, which two lookups tell. Phrases that nothing has are left out: each is tried on each
 * candidate.
 */
const PHRASES = `commonness AS MATERIALIZED (SELECT asked.key AS common, CASE WHEN asked.value ->> 'from' IS NULL
    THEN (SELECT CASE WHEN count(*) < json_array_length(asked.value, '$.words') THEN NULL ELSE min(products) END
      FROM json_each(asked.value, '$.words') AS word CROSS JOIN lexicon ON version = ? AND term = word.value)
    ELSE (SELECT nullif(sum(products), 0) FROM (SELECT products FROM lexicon WHERE version = ? AND term >= asked.value ->> 'from' AND term < asked.value ->> 'to' LIMIT ${MOST_BEGINNINGS})) END AS n
    FROM json_each(?) AS asked),
  phrases AS MATERIALIZED (SELECT value ->> 'word' AS word, value ->> 'alternative' AS alternative, value ->> 'names' AS names, value ->> 'weight' AS weight,
    value ->> 'text' AS text, value ->> 'place' AS place, coalesce(value ->> 'rarity', max(${LEAST_RARITY}, ln(max(products - n + 0.5, 0.5) / (n + 0.5)))) AS rarity
  FROM (SELECT asked.value AS value, n, (SELECT max(pid) FROM product WHERE version = ?) - (SELECT min(pid) FROM product WHERE version = ?) + 1 AS products
    FROM json_each(?) AS asked CROSS JOIN commonness ON commonness.common = asked.value ->> 'common' WHERE n IS NOT NULL))`;

/** How words are scored: how many there are, how many of them a product must have, and of how many products. */
export interface Scoring {
  /** Words of a name or a category for which a product weighs less. */
  narrowed: readonly string[];
  /** Words of what names a product that say it is for somebody else: it barely fits. */
  others: readonly string[];
  /** Whom and where it is wanted for: what has none of the words in its name, keywords or category weighs less. */
  madeFor: readonly MadeFor[];
  /** Words of what names a product for which it comes behind those as good. */
  unwanted: readonly string[];
  /** What is wanted beside each other, each as the words its names begin with: the first that a product is called is its side. */
  sides: readonly (readonly string[])[];
  /** Measures by which a product weighs more or less. */
  wishes: readonly MeasureWish[];
  /** Which word says what thing these are measures of; -1 where none does. */
  thing: number;
  words: number;
  /** Of them those that have to name a product that is named by the text. */
  naming: number;
  least: number;
  /** Those that follow the products with all words need not have so many. */
  isFollowed: boolean;
  most: number;
}

/** What is for somebody or somewhere else than was asked for weighs so much of what is not. */
const NARROWED_SHARE = 0.8;

/** Whether a product is named by one of the words bound here, as they are kept beside it. */
const IS_UNWANTED = `EXISTS (SELECT 1 FROM json_each(?) AS word WHERE instr(name || keywords, word.value))`;

/** The side of a product whose name begins with one of the words bound here; null where it is of none. */
const SIDE = `(SELECT min(side.value ->> 'side') FROM json_each(?) AS side WHERE instr(name, side.value ->> 'text') = 1)`;

const sideRows = (sides: Scoring['sides']): string =>
  JSON.stringify(sides.flatMap((words, side) => words.map((word) => ({ side, text: apartWords(word.split(' ')) }))));

/** What only has the measure of something else that was asked for weighs so much of what may have it. */
const MEASURED_ALONE = 0.2;

/** What fits only others weighs so much of what fits. */
const OTHERS_SHARE = 0.1;

const shareOf = (words: readonly string[], text: string, share: number, without = 1): string =>
  words.length === 0
    ? '1'
    : `CASE WHEN ${words.map((word) => `instr(${text}, '${apartWords([word])}')`).join(' OR ')} THEN ${share} ELSE ${without} END`;

/** How well the measures of a product of the table `words` suit; of what lacks the thing that was asked for they say nothing. */
const fitOf = (thing: number): string => {
  const factor = 'coalesce((SELECT factor FROM fits WHERE fits.pid = words.pid), 1)';
  return thing < 0 ? factor : `CASE WHEN max(word = ${thing}) THEN ${factor} ELSE ${MEASURED_ALONE} END`;
};

const NAMED_BY = 'name || keywords || category';

const narrowOf = ({ narrowed, others, madeFor }: Scoring): string =>
  [
    shareOf(narrowed, 'name || category', NARROWED_SHARE),
    ...(others.length === 0 ? [] : [shareOf(others, NAMED_BY, OTHERS_SHARE)]),
    ...madeFor.map(({ words, share }) => shareOf(words, NAMED_BY, 1, share)),
  ].join(' * ');

/**
 * Tables behind those of `candidates`, the last of which is `scored`: pid, score, side, part (1: only some of the words name
 * it), named (1: all of them do) and had (the words it has, as bits) of the first candidates that have enough of the words. BM25 over the words that are kept beside each
 * product: nothing is read of products that are no candidates. How often a phrase stands in columns, each time as much
 * as its column weighs, is what they lose in length without it. A product whose words are not kept, of an import before
 * they were, comes last.
 */
export function scoredTables(
  version: number,
  found: readonly Alternative[],
  { boosts }: SearchConfiguration,
  scoring: Scoring,
): PidQuery {
  const { unwanted, sides, wishes, thing, words, naming: wanted, least, isFollowed, most } = scoring;
  const searched = (columns: readonly Column[]): Column[] => columns.filter((column) => boosts[column] > 0);
  const [all, naming] = [searched(ALL), searched(NAMING)];
  const without = (column: Column): string => `replace(${column}, text, '')`;
  const common = new Map<string, number>();
  const commonOf = (phrase: Phrase): number => {
    const key = JSON.stringify(wordsOf(phrase));
    const place = common.get(key) ?? common.size;
    common.set(key, place);
    return place;
  };
  const fit = wishes.length > 0 ? fitsTable(wishes) : null;
  const rows = found
    .flatMap((one, alternative) => one.phrases.map((phrase) => ({ phrase, one, alternative })))
    .slice(0, MOST_PHRASES)
    .map(({ phrase, one, alternative }) => asked(phrase, one, alternative, commonOf(phrase)));
  return {
    sql: `${PHRASES},
      texts AS MATERIALIZED (SELECT candidates.pid, name, keywords, category, description, sku, ${naming.join(' || ')} AS naming, ${all.join(' || ')} AS everything,
        ${narrowOf(scoring)} AS narrow, ${unwanted.length > 0 ? IS_UNWANTED : '0'} AS unwanted, ${sides.length > 0 ? SIDE : 'NULL'} AS side, ${lengthOf(naming, boosts, String)} AS length_naming, ${lengthOf(all, boosts, String)} AS length_all,
        words AS length, avg(words) OVER () AS average, tier
        FROM candidates LEFT JOIN product_words ON product_words.pid = candidates.pid WHERE place <= ${most}),
      found AS (SELECT pid, word, tier, unwanted, side, max(CASE WHEN names THEN coalesce(instr(naming, text) > 0, 0) ELSE 0 END) AS names,
        coalesce(weight * narrow * sum(rarity * (1 - ${DAMPING} / (${DAMPING} + CASE place WHEN '${PLACES.first}' THEN ${boosts.name} WHEN '${PLACES.called}' THEN ${ALWAYS} WHEN '${PLACES.all}'
          THEN (length_all - ${lengthOf(all, boosts, without)}) / length(text) ELSE (length_naming - ${lengthOf(naming, boosts, without)}) / length(text) END))), ${LEAST_RARITY}) AS score
        FROM texts CROSS JOIN phrases
        WHERE coalesce(CASE place WHEN '${PLACES.first}' THEN instr(name, text) = 1 WHEN '${PLACES.called}' THEN instr(name, text) = 1 WHEN '${PLACES.all}' THEN instr(everything, text)
          WHEN '${PLACES.bare}' THEN ${IS_BARE} ELSE instr(naming, text) END, 1)
        GROUP BY pid, alternative),
      words AS (SELECT pid, word, tier, unwanted, side, max(score) AS score, max(names) AS names FROM found GROUP BY pid, word),
      ${fit ? `${fit.sql},` : ''}
      scored AS MATERIALIZED (SELECT pid, sum(score)${fit ? ` * ${fitOf(thing)}` : ''} AS score, max(unwanted) AS unwanted, max(side) AS side, ${words > 1 ? `sum(names) < ${wanted}` : '0'} AS part, sum(names) >= ${wanted} AS named,
          sum(CASE WHEN word >= 0 THEN 1 << word ELSE 0 END) AS had FROM words GROUP BY pid HAVING sum(word >= 0) >= ${least} ${isFollowed ? `OR tier = ${FOLLOWING_TIER}` : ''})`,
    params: [
      version,
      version,
      `[${[...common.keys()].join(',')}]`,
      version,
      version,
      JSON.stringify(rows),
      ...(unwanted.length > 0 ? [JSON.stringify(unwanted.map((word) => apartWords([word])))] : []),
      ...(sides.length > 0 ? [sideRows(sides)] : []),
      ...(fit?.params ?? []),
    ],
  };
}
