import type { CategoryNode } from '../../../../src/domain/catalogue/product';
import type { OtherNames } from '../../../../src/domain/search/content-blocks';
import { inflections, isInfinitive } from '../../../../src/domain/search/inflections';
import { soundOf } from '../../../../src/domain/search/sound';
import { foldText, isStopWord, tokens } from '../../../../src/domain/search/text';
import { thingsOf } from '../../../../src/domain/search/things';
import { CORRECTED_LENGTH, type Lexicon } from './lexicon';
import { isHead, lettersAway, parted, soundingAlmost, soundingNearly, soundingSo } from './near-words';

/** What a text may mean by words that are misspelt: words of the catalogue's names, and other names of things. */
export interface Spellings {
  lexicon: Lexicon;
  names: OtherNames;
  tree: CategoryNode[];
}

/** Shorter names are too near to too many words. */
const NAME_LENGTH = 4;

/** By the categories of a version, which goes with its other names. */
const known = new WeakMap<readonly CategoryNode[], { names: OtherNames; lexicon: Lexicon }>();

/**
 * Other names of things as the words of a catalogue are kept: each is a thing. What for is none, and nothing is taken
 * for it: who sews does not cook.
 */
function namesOf({ names, tree }: Omit<Spellings, 'lexicon'>): Lexicon {
  const held = known.get(tree);
  if (held?.names === names) return held.lexicon;
  const terms = [names.same, names.similar].flatMap((some) => [...some.keys()]);
  const own = new Set(
    [...terms, ...thingsOf(tree)].filter((term) => /^\p{L}+$/u.test(term) && term.length >= NAME_LENGTH),
  );
  const lexicon: Lexicon = {
    words: [...own].sort(),
    counts: new Map([...own].map((word) => [word, { named: 1, heads: 1 }])),
  };
  known.set(tree, { names, lexicon });
  return lexicon;
}

const isKnownIn = ({ counts }: Lexicon, word: string): boolean =>
  counts.has(word) || inflections(word).some((form) => counts.has(form));

/** Whether a word is spelt right, as it says what for. */
const isPurpose = (word: string, { names }: Spellings): boolean =>
  [word, ...inflections(word)].some((form) => names.purposes.has(form));

/** Of words that one may mean the one it does: they are forms of one word, or one of them alone is a thing. null else. */
function oneOf(found: readonly string[], word: string, lexicon: Lexicon, locale: string): string | null {
  const telling = found.filter(
    (one) => !isStopWord(one, locale) && !(isInfinitive(word) && isInfinitive(one) && soundOf(word) !== soundOf(one)),
  );
  const heads = telling.filter((one) => isHead(lexicon, one));
  const [first, ...others] = heads.length > 0 ? heads : telling;
  if (first === undefined) return null;
  const forms = new Set([first, ...inflections(first)]);
  const isOne = others.every((one) => forms.has(one) || inflections(one).includes(first));
  const sameNumber = [first, ...others].find((one) => one.endsWith('s') === word.endsWith('s'));
  return isOne ? (sameNumber ?? first) : null;
}

/** A text with each two words together that are one other name of a thing, and none each: lava manos. */
export function joinedNames(text: string, spellings: Omit<Spellings, 'lexicon'>): string {
  const { counts } = namesOf(spellings);
  const words = tokens(text);
  const isOne = (at: number): boolean => {
    const [first = '', second = ''] = words.slice(at, at + 2);
    return counts.has(first + second) && second !== '' && !counts.has(first) && !counts.has(second);
  };
  if (!words.some((_, at) => isOne(at))) return text;
  return words
    .map((word, at) => (isOne(at) ? word : `${word} `))
    .join('')
    .trim();
}

/** Letters of other names are only corrected in words this long: a vestido is no vestidor. */
const LONG_NAME = 8;

type Near = readonly [
  find: (lexicon: Lexicon, word: string, things: ReadonlySet<string>) => readonly string[],
  isSafe: boolean,
];

/** Ways a word may be meant, the likeliest first: among the words of names, then among other names of things. */
const NEAR: readonly Near[] = [
  [soundingSo, true],
  [(lexicon, word, things) => lettersAway(lexicon, word, { fuzziness: 1, prefixLength: 1, things }), false],
  [soundingNearly, false],
  [soundingAlmost, false],
];

/** The word that a misspelt one means; null where none or several may be meant. */
function respelling(word: string, locale: string, spellings: Spellings, ways = NEAR): string | null {
  if (word.length < CORRECTED_LENGTH || isPurpose(word, spellings)) return null;
  const names = namesOf(spellings);
  const things = thingsOf(spellings.tree);
  for (const [find, isSafe] of ways)
    for (const lexicon of [spellings.lexicon, names]) {
      if (lexicon === names && !isSafe && word.length < LONG_NAME) continue;
      const found = find(lexicon, word, things);
      if (found.length > 0) return oneOf(found, word, lexicon, locale);
    }
  return null;
}

const BY_SOUND = NEAR.slice(0, 1);

/** Shorter ones are two words that only happen to make a third. */
const JOINED_LENGTH = 6;
/** A word may be written in so many. */
const MOST_PARTS = 3;

interface Part {
  written: string;
  /** Its letters, folded; '' where it is more than a word. */
  word: string;
}

const partsOf = (text: string): Part[] =>
  text
    .trim()
    .split(/\s+/)
    .map((written) => {
      const words = tokens(written);
      return { written, word: words.length === 1 && !/\d/.test(words[0] ?? '') ? (words[0] ?? '') : '' };
    });

/** The thing that some words together are, as it is spelt; null where they are none. */
function joinedAs(parts: readonly Part[], locale: string, spellings: Spellings): string | null {
  const words = parts.map(({ word }) => word);
  const whole = words.join('');
  // In another number is no other word: azotea es.
  if (words.includes('') || whole.length < JOINED_LENGTH || inflections(words[0] ?? '').includes(whole)) return null;
  const { lexicon } = spellings;
  const names = namesOf(spellings);
  const isThing = (word: string): boolean => isHead(lexicon, word) || isKnownIn(names, word);
  const isKnown = (word: string): boolean =>
    isKnownIn(lexicon, word) || isKnownIn(names, word) || isPurpose(word, spellings);
  const isSmall = (word: string): boolean => isStopWord(word, locale);
  const isSaid = (word: string): boolean => isKnown(word) || isSmall(word);
  const [first = '', ...others] = words;
  if (others.some(isThing) || ((isThing(first) || isSmall(first)) && others.every(isSaid))) return null;
  if (isThing(whole) || (isKnown(whole) && !words.every(isKnown))) return whole;
  // A small word may begin another, la ptop, and is the end of none.
  if (others.some(isSmall) || words.every(isSaid)) return null;
  const heard = respelling(whole, locale, spellings, isSmall(first) ? BY_SOUND : NEAR);
  return heard !== null && isThing(heard) ? heard : null;
}

/** What the parts from `at` on are together, as many of them as may be; null where they are no thing. */
function joinedAt(parts: readonly Part[], at: number, locale: string, spellings: Spellings) {
  for (let count = Math.min(MOST_PARTS, parts.length - at); count > 1; count -= 1) {
    const text = joinedAs(parts.slice(at, at + count), locale, spellings);
    if (text !== null) return { text, parts: count };
  }
  return null;
}

const NO_PART: Part = { written: '', word: '' };

/**
 * A text as it was meant: words that it writes in two together, words that it writes together apart, and each of those
 * that nothing has (`unknown`, folded) as the one word it may be. It stays as it is where several may be meant.
 * `isHeard`: only as a word that sounds the same, where much is said that names nothing.
 */
export function respeltText(
  text: string,
  unknown: ReadonlySet<string>,
  locale: string,
  spellings: Spellings,
  isHeard = false,
): string {
  const parts = partsOf(text);
  const respelt: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const { word, written } = parts[at] ?? NO_PART;
    const isUnknown = unknown.has(word);
    const heard = isUnknown ? respelling(word, locale, spellings, BY_SOUND) : null;
    const joined = heard === null ? joinedAt(parts, at, locale, spellings) : null;
    const isFree = isUnknown && !isHeard;
    const meant = joined?.text ?? heard ?? (isFree ? respelling(word, locale, spellings) : null);
    const apart = isFree && meant === null ? parted(spellings.lexicon, word) : [];
    respelt.push(meant ?? (apart.length > 0 ? apart.join(' ') : written));
    at += joined?.parts ?? 1;
  }
  const whole = respelt.join(' ');
  return foldText(whole) === foldText(text.trim().replace(/\s+/g, ' ')) ? text : whole;
}
