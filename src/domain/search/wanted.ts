import { isPlace } from './evidence';
import { isInfinitive } from './inflections';
import { isLeaningWord } from './leaning';
import { isAmount } from './measures';
import { isChild, isPerson } from './persons';
import { soundOf } from './sound';

const ofAll = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Folded verbs behind which stands what somebody wants to have. */
const WISHES = ofAll(
  'quiero quisiera quisieramos queremos quiere quieren necesito necesita necesitan necesitamos ocupo ocupa ocupan ocupamos',
  'busco busca buscan buscamos buscando compro requiero deseo falta faltan urge urgen venden manejan',
);

const SOUNDS: ReadonlySet<string> = new Set([...WISHES].map(soundOf));

/** Whether a folded word is such a verb, however it is written: nececito, kiero. */
const isWish = (word: string): boolean => SOUNDS.has(soundOf(word));

/** Whether a folded word is such a verb, misspelt, and so names no thing. */
export const isMisspeltWish = (word: string): boolean => isWish(word) && !WISHES.has(word);

/** What is done with whatever is wanted: le quiero regalar una lavadora. */
const WITH_ANY =
  /^(?:compr|regal|consegu|encontr|adquir|cambi|renov|estren|rent|alquil|tener|pedir|llev|dar)(?:[aei]r)?(?:l[ao]s?|les?|me|nos|se|te)?$/;

/** What may stand between that and the thing. What somebody has already, mi tele, is not wanted. */
const BETWEEN =
  /^(?:un|una|unos|unas|uno|el|la|los|las|otr[oa]s?|algun[oa]?s?|es[oa]s?|est[oa]s?|buen[oa]?s?|mejor(?:es)?|bonit[oa]s?|nuev[oa]s?|lind[oa]s?|le|les|me|nos|muy|bien|mas|como|tipo|par|juego)$/;

const REFUSING = /^(?:no|ni|sin)$/;
const CLITIC = /^(?:me|te|se|le|les|nos|lo|la)$/;
const MOST_BETWEEN = 5;

/** Where the verb stands by which the word at `at` is wanted; null where none says so. */
function wishBefore(words: readonly string[], at: number): number | null {
  for (let before = at - 1; before >= Math.max(0, at - MOST_BETWEEN); before -= 1) {
    const word = words[before] ?? '';
    if (isWish(word)) {
      const [last = '', first = ''] = [words[before - 1], words[before - 2]];
      return REFUSING.test(last) || (CLITIC.test(last) && REFUSING.test(first)) ? null : before;
    }
    // Una de esas sillas is a chair; una de metal is told by what of.
    const isOfSome = word === 'de' && /^(?:es[oa]s|l[oa]s)$/.test(words[before + 1] ?? '');
    if (!isOfSome && !BETWEEN.test(word) && !WITH_ANY.test(word) && !isLeaningWord(word) && !isAmount(word))
      return null;
  }
  return null;
}

/** What stands for a thing that was named before. */
const PRONOUN = /^(?:un[oa]s?|otr[oa]s?)$/;

/** A text begins with what is wanted where nothing but these stands before it: un sillón que no sea de tela. */
const BEGINNING = /^(?:hola|buen[oa]s|dias|tardes|noches|un|una|unos|unas)$/;
const begins = (words: readonly string[], at: number): boolean =>
  /^un(?:[oa]s|a)?$/.test(words[at - 1] ?? '') && words.slice(0, at).every((word) => BEGINNING.test(word));

/** Whether the folded word at `at` is what somebody says to want: quiero una cama, le quiero regalar la sala, un sillón que. */
export const isWantedAt = (words: readonly string[], at: number): boolean =>
  !PRONOUN.test(words[at] ?? '') &&
  !isAmount(words[at] ?? '') &&
  !isInfinitive(words[at] ?? '') &&
  (begins(words, at) || wishBefore(words, at) !== null);

/** What such a word is told by, so that no thing follows it: una que traiga base, otro de verdad. */
const TELLING = /^(?:que|q|k|con|sin|de|del|mas|menos|para|pa|bien|muy|y|pero|ya|igual)$/;

/** The gender in which a word stands for a thing named before the words at `at`, quiero una que traiga su base; null where none does. */
export function standsForAt(words: readonly string[], at: number): 'm' | 'f' | null {
  const word = words[at] ?? '';
  const next = words[at + 1];
  const isAlone = next === undefined || TELLING.test(next);
  if (!PRONOUN.test(word) || !isAlone || wishBefore(words, at) === null) return null;
  return /as?$/.test(word) ? 'f' : 'm';
}

/** Whether a folded noun may be of this gender, as far as its end tells. */
const mayBeOf = (gender: 'm' | 'f', noun: string): boolean => {
  const end = noun.replace(/s$/, '').at(-1);
  return gender === 'f' ? end !== 'o' : end !== 'a';
};

/** What stands for a thing is the last that was named, of its gender; else the last word that may be a thing. */
export function meantBefore<T extends { text: string; isNamed: boolean; isServed: boolean; units: readonly string[] }>(
  gender: 'm' | 'f',
  asked: readonly T[],
): T | undefined {
  const may = asked.filter(
    ({ text, isServed, units }) =>
      !isServed &&
      units.length === 0 &&
      !isPlace(text) &&
      !isPerson(text) &&
      !isChild(text) &&
      !isInfinitive(text) &&
      !PRONOUN.test(text) &&
      mayBeOf(gender, text),
  );
  return may.findLast(({ isNamed }) => isNamed) ?? may.at(-1);
}
