import { inflections } from '../../../../src/domain/search/inflections';
import { soundOf } from '../../../../src/domain/search/sound';
import { editDistance, foldText, isStopWord } from '../../../../src/domain/search/text';
import { log, reasonOf } from '../../../http/log';
import { type CatalogueView, rowsOf } from '../catalogue-view';
import { lexiconKey } from '../served/edge';

/** Corrections tried for one misspelt word. */
const MAX_CORRECTIONS = 12;
/**
 * Words are only corrected from this length on, and from the second one on in as many letters as the configuration
 * allows.
 */
const CORRECTED_LENGTH = 3;
const FREELY_CORRECTED_LENGTH = 6;

const MAX_LEXICONS = 4;

/** How common a word is in a catalogue version: how many products it names, and how many names begin with it. */
export interface WordCounts {
  named: number;
  heads: number;
}

/** The words that name something in one catalogue version. */
export interface Lexicon {
  counts: ReadonlyMap<string, WordCounts>;
  /** Those that a misspelt one may mean, sorted. */
  words: readonly string[];
}

type Line = [term: string, named: number, heads: number];

const lexicons = new Map<number, Lexicon>();

const NO_OFFER = /^\d+$/;

const lexiconFrom = (lines: readonly Line[]): Lexicon => ({
  counts: new Map(lines.map(([term, named, heads]) => [term, { named, heads }])),
  words: lines
    .map(([term]) => term)
    .filter((term) => term.length >= CORRECTED_LENGTH && !NO_OFFER.test(term))
    .sort(),
});

const LINES = 'SELECT term, named, heads FROM lexicon WHERE version = ? AND named > 0';

/** Reads the words of a version: the rows of `lexiconText` and of `lexiconOf`. */
export const readLexicon = (db: D1Database, version: number): D1PreparedStatement => db.prepare(LINES).bind(version);

/** A word a line with its numbers, as KV keeps them. */
export const lexiconText = (rows: readonly { term: string; named: number; heads: number }[]): string =>
  rows.map(({ term, named, heads }) => `${term} ${named} ${heads}`).join('\n');

/** What was kept before words were counted has no numbers. */
function fromText(text: string): Lexicon {
  return lexiconFrom(
    text.split('\n').map((line): Line => {
      const [term = '', named, heads] = line.split(' ');
      return [term, Number(named ?? 1), Number(heads ?? 0)];
    }),
  );
}

async function readEdge({ env, store, version }: CatalogueView): Promise<Lexicon | null> {
  try {
    const words = await env.EDGE_KV.get(lexiconKey(store.storeCode, version));
    return words === null ? null : fromText(words);
  } catch (error) {
    log('warn', 'lexicon not read from KV', { store: store.storeCode, reason: reasonOf(error) });
    return null;
  }
}

async function readDatabase(view: CatalogueView): Promise<Lexicon> {
  const rows = await rowsOf<{ term: string; named: number; heads: number }>(view, readLexicon(view.db, view.version));
  return lexiconFrom(rows.map(({ term, named, heads }): Line => [term, named, heads]));
}

/**
 * The words of a version: held by the isolate for the few versions that are served, else out of KV, else read with one
 * wait more.
 */
export async function lexiconOf(view: CatalogueView): Promise<Lexicon> {
  const { version } = view;
  const known = lexicons.get(version);
  if (known) return known;
  const words = (await readEdge(view)) ?? (await readDatabase(view));
  const [oldest] = lexicons.keys();
  if (lexicons.size >= MAX_LEXICONS && oldest !== undefined) lexicons.delete(oldest);
  lexicons.set(version, words);
  return words;
}

/** Index of the first word that is not before `word`. */
function place(lexicon: readonly string[], word: string): number {
  let low = 0;
  let high = lexicon.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lexicon[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First letters of words that may sound alike at their beginning; an h is silent. */
const ALIKE = ['bvw', 'ckqszxp', 'gjxh', 'yli', 'ah', 'eh', 'ih', 'oh', 'uhw', 'fp'];

/** Words of one first letter by their sound, these by how long they are: what is a letter away is looked for in three. */
type Sounds = ReadonlyMap<number, ReadonlyMap<string, readonly string[]>>;

const sounds = new WeakMap<Lexicon, Map<string, Sounds>>();

/** The words of a lexicon that begin with a letter, by their sound: made when a word is first corrected that may sound so. */
function soundsOf(lexicon: Lexicon, letter: string): Sounds {
  const held = sounds.get(lexicon) ?? new Map<string, Sounds>();
  sounds.set(lexicon, held);
  const known = held.get(letter);
  if (known) return known;
  const own = lexicon.words.slice(place(lexicon.words, letter), place(lexicon.words, `${letter}\u{10ffff}`));
  const bySound = Map.groupBy(own, soundOf);
  const made: Sounds = new Map(
    [...Map.groupBy(bySound, ([sound]) => sound.length)].map(([length, some]) => [length, new Map(some)]),
  );
  held.set(letter, made);
  return made;
}

const lettersAlike = (word: string): string[] => [
  ...new Set([word[0] ?? '', ...ALIKE.filter((letters) => letters.includes(word[0] ?? '')).flatMap((one) => [...one])]),
];

/** Words of the same sound. */
function soundingSo(lexicon: Lexicon, word: string): string[] {
  const sound = soundOf(word);
  return lettersAlike(word).flatMap((letter) => soundsOf(lexicon, letter).get(sound.length)?.get(sound) ?? []);
}

/** Words this long are also told by a sound that is one letter away: refijerador. */
const LONG = 8;

/** From this many letters on, those that names begin with by a sound that is two letters away: refijeradr. */
const VERY_LONG = 10;

/** Words that names begin with whose sound is two letters away from that of a very long one. */
function soundingAlmost(lexicon: Lexicon, word: string): string[] {
  if (word.length < VERY_LONG) return [];
  const sound = soundOf(word);
  return [...soundsOf(lexicon, word[0] ?? '')]
    .filter(([length]) => Math.abs(length - sound.length) <= 2)
    .flatMap(([, words]) => [...words])
    .filter(([other]) => editDistance(sound, other, 2) === 2)
    .flatMap(([, words]) => words.filter((one) => (lexicon.counts.get(one)?.heads ?? 0) > 0))
    .slice(0, MAX_CORRECTIONS);
}

/** Words whose sound is one letter away from that of a long one. */
function soundingNearly(lexicon: Lexicon, word: string): string[] {
  if (word.length < LONG) return [];
  const sound = soundOf(word);
  const found: string[] = [];
  for (const letter of lettersAlike(word))
    for (const length of [sound.length - 1, sound.length, sound.length + 1])
      for (const [other, words] of soundsOf(lexicon, letter).get(length) ?? []) {
        if (other[0] === sound[0] && editDistance(sound, other, 1) === 1) found.push(...words);
        if (found.length >= MAX_CORRECTIONS) return found;
      }
  return found;
}

/** A word that is two of the lexicon written together, apart: sofacama. The first is one that names begin with. */
function apart({ words, counts }: Lexicon, word: string): string[] {
  for (let end = word.length - CORRECTED_LENGTH; end >= CORRECTED_LENGTH; end -= 1) {
    const [first, second] = [word.slice(0, end), word.slice(end)];
    if ((counts.get(first)?.heads ?? 0) > 0 && words[place(words, second)] === second) return [`${first} ${second}`];
  }
  return [];
}

/** Shorter ones are two words that only happen to make a third. */
const JOINED_LENGTH = 6;

/** A text with each two words together that are one in the lexicon, where one of them is none of it: micro ondas. */
export function joinedText({ counts }: Lexicon, text: string, locale: string): string {
  const isKnown = (word: string): boolean => counts.has(word) || inflections(word).some((form) => counts.has(form));
  const parts = text.trim().split(/\s+/);
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [first, second] = [foldText(parts[at] ?? ''), foldText(parts[at + 1] ?? '')];
    const whole = first + second;
    const isOne =
      second !== '' &&
      whole.length >= JOINED_LENGTH &&
      !isStopWord(first, locale) &&
      isKnown(whole) &&
      !(isKnown(first) && isKnown(second));
    joined.push(isOne ? `${parts[at]}${parts[at + 1]}` : (parts[at] ?? ''));
    if (isOne) at += 1;
  }
  return joined.length < parts.length ? joined.join(' ') : text;
}

/** From this many letters on a word may be the misspelt beginning of another. */
const BEGUN_LENGTH = 4;

/** Words of which the beginning sounds like a word that is not written to its end, what names most first: labad, lavadora. */
function begunSo({ words, counts }: Lexicon, word: string): string[] {
  if (word.length < BEGUN_LENGTH) return [];
  const sound = soundOf(word);
  const found = lettersAlike(word).flatMap((letter) =>
    words
      .slice(place(words, letter), place(words, `${letter}\u{10ffff}`))
      .filter((one) => one.length > word.length && soundOf(one.slice(0, word.length)) === sound),
  );
  return found
    .toSorted((one, other) => (counts.get(other)?.heads ?? 0) - (counts.get(one)?.heads ?? 0))
    .slice(0, MOST_BEGUN);
}

/** Words that a beginning may mean. */
const MOST_BEGUN = 4;

/** What words were corrected to: a search asks several times for each of its own. */
const corrected = new WeakMap<Lexicon, Map<string, readonly string[]>>();
const MOST_KEPT = 200;

/**
 * Words that a misspelt one may mean: those that sound the same and are only written otherwise; where there are none,
 * those in the fewest letters away, at most `fuzziness`, with the first `prefixLength` letters right; else those that
 * nearly sound so; else two that it writes together, those that begin to sound so, or,
 * where two letters are forgiven, a name's first word that far in sound.
 */
export function corrections(
  lexicon: Lexicon,
  word: string,
  fuzziness: number,
  prefixLength: number,
): readonly string[] {
  const key = `${word} ${fuzziness} ${prefixLength}`;
  const known = corrected.get(lexicon) ?? new Map<string, readonly string[]>();
  corrected.set(lexicon, known);
  const found = known.get(key) ?? correctedAnew(lexicon, word, fuzziness, prefixLength);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, found);
  return found;
}

function correctedAnew(lexicon: Lexicon, word: string, fuzziness: number, prefixLength: number): string[] {
  if (word.length < CORRECTED_LENGTH) return [];
  const same = soundingSo(lexicon, word);
  if (same.length > 0) return same.filter((one) => one !== word).slice(0, MAX_CORRECTIONS);
  const most = word.length < FREELY_CORRECTED_LENGTH ? Math.min(1, fuzziness) : fuzziness;
  const prefix = word.slice(0, prefixLength);
  const near: string[][] = Array.from({ length: most + 1 }, () => []);
  for (let at = place(lexicon.words, prefix); at < lexicon.words.length; at += 1) {
    const candidate = lexicon.words[at] ?? '';
    if (!candidate.startsWith(prefix)) break;
    if (Math.abs(candidate.length - word.length) > most) continue;
    near[editDistance(word, candidate, most)]?.push(candidate);
  }
  const nearest = near.slice(1).find((words) => words.length > 0);
  if (nearest) return nearest.slice(0, MAX_CORRECTIONS);
  const sounding = soundingNearly(lexicon, word);
  if (sounding.length > 0) return sounding.slice(0, MAX_CORRECTIONS);
  const two = apart(lexicon, word);
  if (two.length > 0) return two;
  const begun = begunSo(lexicon, word);
  return begun.length > 0 || fuzziness < 2 ? begun : soundingAlmost(lexicon, word);
}

/** Endings of verbs and numbers; what is left of a word is what things are named after: exprimir, exprimidor. */
const ENDING = /(?:[ai]d[oa]s?|cion|ciones|ar|er|ir|ando|iendo|[ae]n|es|[aeos])$/;
const STEM_LENGTH = 5;
const MAX_RELATED = 8;

/** Words that name things after what a word says, those that name most first. */
export function related({ words, counts }: Lexicon, word: string): string[] {
  const stem = word.replace(ENDING, '');
  if (stem.length < STEM_LENGTH) return [];
  const found: string[] = [];
  for (let at = place(words, stem); words[at]?.startsWith(stem); at += 1) found.push(words[at] ?? '');
  const named = (one: string) => counts.get(one)?.named ?? 0;
  return found
    .filter((one) => one !== word)
    .sort((a, b) => named(b) - named(a))
    .slice(0, MAX_RELATED);
}
