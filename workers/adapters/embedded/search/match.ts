import { tokens } from '../../../../src/domain/search-text';
import type { SearchConfiguration } from './configuration';
import { corrections, type Lexicon } from './lexicon';
import { synonymsOf } from './synonyms';

/** Words of a query beyond this number are not looked at. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 64;
const PREFIX_LENGTH = 2;
const CORRECTION_WEIGHT = 0.6;

/** One way a word of the query may stand in a product: an FTS5 expression without the shopper's own text outside quotes. */
export interface Alternative {
  word: number;
  match: string;
  weight: number;
}

/** Folded words of what a shopper typed, each once. */
export const queryWords = (text: string): string[] => [...new Set(tokens(text))].filter((word) => word.length <= MAX_WORD_LENGTH).slice(0, MAX_WORDS);

/** Singular forms of a Spanish plural: sillas → silla, sillones → sillon. */
const singulars = (word: string): string[] =>
  word.endsWith('es') && word.length > 4 ? [word.slice(0, -2), word.slice(0, -1)] : word.endsWith('s') && word.length > 3 ? [word.slice(0, -1)] : [];

// Words hold letters and digits only, so quotes cannot be left.
const phrase = (word: string): string => `"${word}"`;
const beginning = (word: string): string => (word.length >= PREFIX_LENGTH ? `"${word}"*` : `"${word}"`);

const expression = (phrases: readonly string[], { boosts }: SearchConfiguration): string => {
  const columns = Object.entries(boosts).flatMap(([column, boost]) => (boost > 0 ? [column] : []));
  return `{${columns.join(' ')}} : (${[...new Set(phrases)].join(' OR ')})`;
};

/** Each word as it is: itself or a beginning, its singular, its synonyms. */
export const certainAlternatives = (words: readonly string[], configuration: SearchConfiguration): Alternative[] =>
  words.map((text, word) => {
    const synonyms = configuration.synonyms ? [text, ...singulars(text)].flatMap(synonymsOf) : [];
    return { word, match: expression([beginning(text), ...[...singulars(text), ...synonyms].map(phrase)], configuration), weight: 1 };
  });

/** The words each of these words (by index) may be a misspelling of. */
export const correctedAlternatives = (
  words: readonly string[],
  wrong: readonly number[],
  lexicon: Lexicon,
  configuration: SearchConfiguration,
): Alternative[] =>
  wrong.flatMap((word) => {
    const meant = corrections(lexicon, words[word] ?? '', configuration.fuzziness, configuration.prefixLength);
    return meant.length > 0 ? [{ word, match: expression(meant.map(phrase), configuration), weight: CORRECTION_WEIGHT }] : [];
  });
