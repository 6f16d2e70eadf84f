import type { SearchConfiguration } from './configuration';

/** Shorter ones begin too much else. */
const PREFIX_LENGTH = 2;

/** Numbers below 0 stand among the words of a query without being one. All of its words, one after another. */
export const WHOLE_TEXT = -1;
/** The first word, as the first of a name. */
export const HEAD = -2;
/** What is nearest to a measure, in the same unit. */
export const NEARLY = -3;
/** What is called as large as somebody wants it, or not as they do not. */
export const SIZED = -4;
/** What serves an aim among the things of its kind, or is made for children where one is spoken of. */
export const AIMED = -5;
/** What is said to be wanted, among what serves a sentence. */
export const WANTED = -6;
/** A colour near to one that was asked for: one number further down for each, MOST_BESIDE at the most. */
export const COLOURED = -10;
/** A word of a name of several, as it was asked for, so that what has it comes before other names: numbered likewise. */
export const OWN = -20;
export const MOST_BESIDE = 5;

export type Column = keyof SearchConfiguration['boosts'];

/**
 * Words one after another: anywhere, as the beginning of a longer word, as the first of a column, as what a name begins
 * with that counts the same however long the name is, or a number that has no unit beside it.
 */
export interface Phrase {
  words: string;
  kind: 'anywhere' | 'beginning' | 'first' | 'called' | 'bare';
}

/** One way a word of the query may stand in a product: any of these phrases in any of these columns. */
export interface Alternative {
  /** Index of the word; below 0 for what only weighs. */
  word: number;
  phrases: readonly Phrase[];
  columns: readonly Column[];
  /** What the score is multiplied with. */
  weight: number;
  /** 1 where a product that has it in another column than its description is named so. */
  names: 0 | 1;
  /** What a thing is for need not name it. */
  isPurpose?: true;
  /** Whether the word says only what a thing is like: what has nothing else of a text is not shown. */
  isQuality?: true;
  /** Whether it counts the same however many products have it: things that many words of a sentence lead to come first. */
  isVote?: true;
}

export const phrase = (words: string): Phrase => ({ words, kind: 'anywhere' });
export const first = (words: string): Phrase => ({ words, kind: 'first' });
export const called = (words: string): Phrase => ({ words, kind: 'called' });
export const bare = (words: string): Phrase => ({ words, kind: 'bare' });
export const beginning = (word: string): Phrase[] =>
  word.length >= PREFIX_LENGTH ? [{ words: word, kind: 'beginning' }] : [];

// Words hold letters and digits only, so quotes cannot be left.
const EXPRESSIONS: Record<Phrase['kind'], (words: string) => string> = {
  anywhere: (words) => `"${words}"`,
  beginning: (words) => `"${words}"*`,
  first: (words) => `^"${words}"`,
  called: (words) => `^"${words}"`,
  // The index does not tell what stands beside it: that is looked at where the words are scored.
  bare: (words) => `"${words}"`,
};

/** Any of these FTS5 expressions. */
export const some = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' OR ');

/** What a beginning finds is not looked for by itself: the index walks each expression anew. */
function fewest(phrases: readonly Phrase[]): Phrase[] {
  const beginnings = phrases.filter(({ kind }) => kind === 'beginning');
  return phrases.filter(
    (phrase) => phrase.kind !== 'anywhere' || !beginnings.some(({ words }) => phrase.words.startsWith(words)),
  );
}

const anyOf = (phrases: readonly Phrase[]): string =>
  [...new Set(phrases.map(({ words, kind }) => EXPRESSIONS[kind](words)))].join(' OR ');

/** The FTS5 expression of an alternative, without the shopper's own text outside quotes. */
export const matchOf = ({ phrases, columns }: Pick<Alternative, 'phrases' | 'columns'>): string =>
  `{${columns.join(' ')}} : (${anyOf(fewest(phrases))})`;

/** The FTS5 expression for names that begin with the first word. */
export const headOf = (found: readonly Alternative[]): string =>
  some(found.filter(({ word }) => word === HEAD).map(matchOf));

export const NAMING: readonly Column[] = ['name', 'keywords', 'category', 'sku'];
export const ALL: readonly Column[] = [...NAMING, 'description'];

export const NO_QUALITIES: ReadonlySet<string> = new Set();

/** Phrases, any of which will do, in columns that have a boost. */
export const within =
  ({ boosts }: SearchConfiguration) =>
  (phrases: readonly Phrase[], columns: readonly Column[]): Pick<Alternative, 'phrases' | 'columns'> => ({
    phrases,
    columns: columns.filter((column) => boosts[column] > 0),
  });
