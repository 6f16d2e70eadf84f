import { inflections } from '../../../../src/domain/search/inflections';
import { soundOf } from '../../../../src/domain/search/sound';
import { editDistance } from '../../../../src/domain/search/text';
import { CORRECTED_LENGTH, type Lexicon } from './lexicon';

/** Corrections tried for one misspelt word. */
const MAX_CORRECTIONS = 12;
/** From this length on a word is corrected in as many letters as the configuration allows, before in one. */
const FREELY_CORRECTED_LENGTH = 6;

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

const isWord = ({ words }: Lexicon, word: string): boolean => words[place(words, word)] === word;

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

/** Words of the same sound; at the beginning a j may be heard where an h stands: jamaca. */
export function soundingSo(lexicon: Lexicon, word: string): string[] {
  const so = (sound: string): string[] =>
    lettersAlike(word).flatMap((letter) => soundsOf(lexicon, letter).get(sound.length)?.get(sound) ?? []);
  const sound = soundOf(word);
  const same = so(sound);
  return same.length > 0 || !/^j[aeiou]/.test(sound) ? same : so(sound.slice(1)).filter((one) => one.startsWith('h'));
}

/** Words this long are also told by a sound that is one letter away: refijerador; shorter ones where it is left out of a thing: kaftera. */
const LONG = 8;
const QUITE_LONG = 6;

/** From this many letters on, those that names begin with by a sound that is two letters away: refijeradr. */
const VERY_LONG = 10;

/** Words that names begin with whose sound is two letters away from that of a very long one. */
export function soundingAlmost(lexicon: Lexicon, word: string): string[] {
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
export function soundingNearly(lexicon: Lexicon, word: string): string[] {
  if (word.length < QUITE_LONG) return [];
  const sound = soundOf(word);
  const found: string[] = [];
  for (const letter of lettersAlike(word))
    for (const length of [sound.length - 1, sound.length, sound.length + 1])
      for (const [other, words] of soundsOf(lexicon, letter).get(length) ?? []) {
        if (other[0] === sound[0] && editDistance(sound, other, 1) === 1)
          found.push(...words.filter((one) => word.length >= LONG || (length > sound.length && isHead(lexicon, one))));
        if (found.length >= MAX_CORRECTIONS) return found;
      }
  return found;
}

/** Whether names begin with a word, in whatever number: it is a thing. */
export const isHead = ({ counts }: Lexicon, word: string): boolean =>
  [word, ...inflections(word)].some((form) => (counts.get(form)?.heads ?? 0) > 0);

/** Small words between two that are written together: bolsadedormir. */
const BETWEEN = ['', 'de', 'con', 'para', 'en'];

/** Shorter parts of a word are not told by their sound. */
const HEARD_LENGTH = 4;

/**
 * The words that one is made of which writes two of the lexicon together: sofacama, kamamatrimonial. The first is one
 * that names begin with; none where it is no such word.
 */
export function parted(lexicon: Lexicon, word: string): string[] {
  const heard = (part: string): string | undefined => {
    if (part.length < CORRECTED_LENGTH) return undefined;
    if (isWord(lexicon, part)) return part;
    return part.length < HEARD_LENGTH ? undefined : soundingSo(lexicon, part)[0];
  };
  for (let end = word.length - CORRECTED_LENGTH; end >= CORRECTED_LENGTH; end -= 1) {
    const first = heard(word.slice(0, end));
    if (first === undefined || !isHead(lexicon, first)) continue;
    for (const small of BETWEEN) {
      const rest = word.slice(end);
      const second = rest.startsWith(small) ? heard(rest.slice(small.length)) : undefined;
      if (second !== undefined) return [first, ...(small === '' ? [] : [small]), second];
    }
  }
  return [];
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

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWELS = /^[aeiou]$/;

/** Whether a finger may have met one letter for the other, or an ear. */
function areNear(one: string, other: string): boolean {
  if (VOWELS.test(one) && VOWELS.test(other)) return true;
  const [row, otherRow] = [one, other].map((letter) => KEYS.findIndex((keys) => keys.includes(letter))) as [
    number,
    number,
  ];
  const [at, otherAt] = [KEYS[row]?.indexOf(one) ?? 0, KEYS[otherRow]?.indexOf(other) ?? 0];
  return Math.abs(row - otherRow) <= 1 && Math.abs(at - otherAt) <= 1;
}

/**
 * Whether a word that names what is wanted may be a slip for another: that is a thing itself, and in a short
 * word no letter stands for one that is far from it: huevos are no huecos, and a sopa is no sofá.
 */
function mayBeSlip(lexicon: Lexicon, word: string, meant: string, things: ReadonlySet<string>): boolean {
  if (!isHead(lexicon, meant) && !things.has(meant)) return false;
  const at = [...word].findIndex((letter, index) => letter !== meant[index]);
  const isSwap = word[at] === meant[at + 1] && word[at + 1] === meant[at];
  if (word.length >= FREELY_CORRECTED_LENGTH || word.length !== meant.length || isSwap) return true;
  return areNear(word[at] ?? '', meant[at] ?? '');
}

/** How freely a word is corrected. */
export interface Freedom {
  /** Most letters in which it may differ. */
  fuzziness: number;
  /** Letters at its start that must be right. */
  prefixLength: number;
  /** Where it names what is wanted, other things than names begin with; null where it may say anything. */
  things: ReadonlySet<string> | null;
}

/** Words in the fewest letters away. */
export function lettersAway(lexicon: Lexicon, word: string, { fuzziness, prefixLength, things }: Freedom): string[] {
  const most = word.length < FREELY_CORRECTED_LENGTH ? Math.min(1, fuzziness) : fuzziness;
  const prefix = word.slice(0, prefixLength);
  const near: string[][] = Array.from({ length: most + 1 }, () => []);
  for (let at = place(lexicon.words, prefix); at < lexicon.words.length; at += 1) {
    const candidate = lexicon.words[at] ?? '';
    if (!candidate.startsWith(prefix)) break;
    if (Math.abs(candidate.length - word.length) > most) continue;
    near[editDistance(word, candidate, most)]?.push(candidate);
  }
  const [, one = [], two = []] = near;
  if (things === null || word.length >= VERY_LONG) return one.length > 0 ? one : two;
  const slips = word.length < LONG ? one.filter((meant) => mayBeSlip(lexicon, word, meant, things)) : one;
  // Two letters are left out in haste; a camisa is no cama with two too many.
  return slips.length > 0 || one.length > 0
    ? slips
    : two.filter((meant) => meant.length > word.length && mayBeSlip(lexicon, word, meant, things));
}

/** What words were corrected to: a search asks several times for each of its own. */
const corrected = new WeakMap<Lexicon, Map<string, readonly string[]>>();
const MOST_KEPT = 200;

/**
 * Words that a misspelt one may mean: those that sound the same and are only written otherwise; where there are none,
 * those in the fewest letters away; else those that nearly sound so; else two that it writes together, those that begin
 * to sound so, or a thing that far in sound.
 */
export function corrections(lexicon: Lexicon, word: string, freedom: Freedom): readonly string[] {
  const key = `${word} ${freedom.fuzziness} ${freedom.prefixLength} ${freedom.things === null}`;
  const known = corrected.get(lexicon) ?? new Map<string, readonly string[]>();
  corrected.set(lexicon, known);
  const found = known.get(key) ?? correctedAnew(lexicon, word, freedom);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, found);
  return found;
}

function correctedAnew(lexicon: Lexicon, word: string, freedom: Freedom): string[] {
  if (word.length < CORRECTED_LENGTH) return [];
  const same = soundingSo(lexicon, word);
  if (same.length > 0) return same.filter((one) => one !== word).slice(0, MAX_CORRECTIONS);
  const nearest = lettersAway(lexicon, word, freedom);
  if (nearest.length > 0) return nearest.slice(0, MAX_CORRECTIONS);
  const sounding = soundingNearly(lexicon, word);
  if (sounding.length > 0) return sounding.slice(0, MAX_CORRECTIONS);
  const two = parted(lexicon, word);
  if (two.length > 0) return [two.join(' ')];
  const begun = begunSo(lexicon, word);
  return begun.length > 0 || freedom.fuzziness < 2 ? begun : soundingAlmost(lexicon, word);
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
