import type { AskedWord } from '../../../../src/domain/search/asked-words';
import { tokens } from '../../../../src/domain/search/text';
import type { SearchConfiguration } from './configuration';
import { corrections, type Lexicon } from './lexicon';

const PREFIX_LENGTH = 2;
const SYNONYM_WEIGHT = 0.9;
const NEAR_WEIGHT = 0.5;
const CORRECTION_WEIGHT = 0.6;
/** A longer text is not looked for word for word. */
const MOST_TOGETHER = 12;

/** Stand among the words of a query without being one: all of them one after another, and the first as the first word of a name. */
const WHOLE_TEXT = -1;
const HEAD = -2;

/** One way a word of the query may stand in a product: an FTS5 expression without the shopper's own text outside quotes. */
export interface Alternative {
  /** Index of the word; below 0 for what only weighs. */
  word: number;
  match: string;
  /** What the score is multiplied with; 0 where it only counts that it is there. */
  weight: number;
  /** 1 where a product that has it is named so, 0 where it may only mention it. */
  names: 0 | 1;
}

// Words hold letters and digits only, so quotes cannot be left.
const phrase = (words: string): string => `"${words}"`;
const beginning = (word: string): string[] => (word.length >= PREFIX_LENGTH ? [`"${word}"*`] : []);

type Column = keyof SearchConfiguration['boosts'];
const NAMING: readonly Column[] = ['name', 'keywords', 'category', 'sku'];
const ALL: readonly Column[] = [...NAMING, 'description'];

/** Makes expressions of phrases, any of which will do, in columns that have a boost. */
const expressions =
  ({ boosts }: SearchConfiguration) =>
  (phrases: readonly string[], columns: readonly Column[]): string =>
    `{${columns.filter((column) => boosts[column] > 0).join(' ')}} : (${[...new Set(phrases)].join(' OR ')})`;

/**
 * Each word as it is: itself in another number, as a beginning, its synonyms. What a name begins with says what a thing is (Mueble de TV is no TV),
 * and what has the whole text word for word is meant by it: both weigh more.
 */
export function certainAlternatives(words: readonly AskedWord[], text: string, configuration: SearchConfiguration): Alternative[] {
  const any = expressions(configuration);
  const isAlone = words.length === 1;
  const each = words.flatMap(({ text: typed, forms, near, synonyms: others, isPlain }, word): Alternative[] => {
    const synonyms = configuration.synonyms ? others.map(phrase) : [];
    const own = [...forms.map(phrase), ...(isPlain && synonyms.length === 0 ? beginning(typed) : [])];
    return [
      { word, match: any(own, ALL), weight: 1, names: 0 },
      ...(isAlone ? [] : [{ word, match: any(own, NAMING), weight: 0, names: 1 as const }]),
      ...(synonyms.length > 0 ? [{ word, match: any(synonyms, NAMING), weight: SYNONYM_WEIGHT, names: 1 as const }] : []),
      ...(near.length > 0 ? [{ word, match: any(near.map(phrase), NAMING), weight: NEAR_WEIGHT, names: 0 as const }] : []),
    ];
  });
  const [first] = words;
  const heads = first ? [...first.forms, ...(configuration.synonyms ? first.synonyms : [])].map((one) => `^${phrase(one)}`) : [];
  const written = phrase(tokens(text).slice(0, MOST_TOGETHER).join(' '));
  return [
    ...each,
    ...(heads.length > 0 ? [{ word: HEAD, match: any(heads, ['name']), weight: 1, names: 0 as const }] : []),
    ...(isAlone ? [] : [{ word: WHOLE_TEXT, match: any([written], NAMING), weight: 1, names: 0 as const }]),
  ];
}

/** A misspelt word, by index, and the words it may mean, the likeliest first. */
export interface Correction {
  word: number;
  meant: string[];
}

/** What each of these words (by index) may be a misspelling of. */
export const correctionsOf = (words: readonly AskedWord[], wrong: readonly number[], lexicon: Lexicon, configuration: SearchConfiguration): Correction[] =>
  wrong.flatMap((word) => {
    const { text = '', isPlain = false } = words[word] ?? {};
    const meant = isPlain ? corrections(lexicon, text, configuration.fuzziness, configuration.prefixLength) : [];
    return meant.length > 0 ? [{ word, meant }] : [];
  });

/** The words that corrections mean, as alternatives. */
export function correctedAlternatives(corrected: readonly Correction[], configuration: SearchConfiguration): Alternative[] {
  const any = expressions(configuration);
  return corrected.flatMap(({ word, meant }): Alternative[] => [
    { word, match: any(meant.map(phrase), ALL), weight: CORRECTION_WEIGHT, names: 0 },
    { word, match: any(meant.map(phrase), NAMING), weight: 0, names: 1 },
    ...(word === 0
      ? [
          {
            word: HEAD,
            match: any(
              meant.map((one) => `^${phrase(one)}`),
              ['name'],
            ),
            weight: CORRECTION_WEIGHT,
            names: 0 as const,
          },
        ]
      : []),
  ]);
}
