import type { OtherNames, Synonyms } from './content-blocks';
import { grownOf } from './diminutives';
import { infinitives, inflections, isInfinitive } from './inflections';
import { isLeaningWord, withoutRoom } from './leaning';
import { AGES, isAmount, isCount, type Measure, measureAt, spacedMeasures } from './measures';
import { type Measures, NONE_KNOWN, nearestTo } from './near-measures';
import { numeralAt } from './numbers';
import { bareAgeAt, bareCountAt, isChild } from './persons';
import { phraseAt } from './phrases';
import { isIdle, isOccasion, isPerson, isPresent, namesNoThing, purposeAt, saysPurpose } from './purposes';
import { isSmallInSituation, isUrging, tellsSituation, wantsThing } from './situations';
import { isToldByPersons, namedByPersons } from './sizes';
import { foldText, isStopWord, tokens } from './text';
import { unwantedAt } from './unwanted';

/** Words of a query beyond this number are not looked at. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 64;
/** A longer text is not read to its end. */
const MAX_CHARS = 400;
/** Names write numbers up to this one in letters too: Comedor con Seis Sillas. */
const MOST_IN_LETTERS = 10;

/** One thing that is asked for: a word, a measure, or several words that have synonyms together. */
export interface AskedWord {
  /** Folded. */
  text: string;
  /** As it was typed, with its accents. */
  written: string;
  /** Ways in which a product may write it: folded words, or phrases of them. */
  forms: readonly string[];
  /** What is nearly the same: the number of a measure, where a product gives it no unit. */
  near: readonly string[];
  /** Of a measure: the measures of this catalogue in the same unit that come nearest, each in its ways of writing. */
  nearest: readonly (readonly string[])[];
  /** Of a measure: ways its unit is written. */
  units: readonly string[];
  /** Other words for it. */
  synonyms: readonly string[];
  /** What serves where nothing is called so. */
  similar: readonly string[];
  /** Whether it may be the beginning of a longer word, and misspelt. */
  isPlain: boolean;
  /** Whether it is what a thing does (que coma): things are named after it, and it is no misspelt name of one. */
  isDone: boolean;
  /** Whether a preposition stands before it, so that it says more of another thing: mueble para la tele. */
  isComplement: boolean;
  /** Whether it says what a thing is for or what it does, and not which of its kind it is. */
  isPurpose: boolean;
  /** Whether it stands behind what somebody is said to like or to do. */
  isLiked: boolean;
  /** Whether it says a purpose of a text that names no thing: what serves it is what is looked for. */
  isServed: boolean;
}

const PREPOSITIONS: ReadonlySet<string> = new Set([
  'de',
  'del',
  'para',
  'con',
  'en',
  'a',
  'al',
  'por',
  'mit',
  'fur',
  'di',
  'per',
  'da',
]);

const PURPOSES: ReadonlySet<string> = new Set(['para', 'por', 'fur', 'per']);

/** Where what is bought is used anyway: hacer ejercicio en casa. A casa para perro is a thing. */
const AT_HOME = /^(?:en|para)(?: (?:la|mi|tu|su|nuestra))? casa$/;

/** What stands behind it tells more of what was named before: licuadora que muela hielo. */
const RELATIVES: ReadonlySet<string> = new Set(['que', 'q', 'k']);

/** Behind que: what follows says how a thing has to be, and not what somebody likes. */
const SAYS_HOW = /^(?:no|se[ar]n?|teng|quep|sirv|cuest|cab|est[ea]n?|ven|teng|lleve|traig|pas)/;

const othersOf = (forms: readonly string[], others: Synonyms): string[] => [
  ...new Set(forms.flatMap((form) => others.get(form) ?? [])),
];

type Told = Omit<AskedWord, 'written' | 'isComplement' | 'isPurpose' | 'isLiked' | 'isServed'>;

const ofMeasure = ({ text, forms, number, value, unit, units, same }: Measure, measures: Measures): Told => ({
  text,
  forms,
  near: AGES.includes(unit) ? [] : [number],
  nearest: nearestTo(measures, unit, value),
  units,
  synonyms: same,
  similar: [],
  isPlain: false,
  isDone: false,
});

const ofPhrase = (text: string, { same, similar }: OtherNames): Told => ({
  text,
  forms: [text],
  near: [],
  nearest: [],
  units: [],
  synonyms: othersOf([text], same),
  similar: othersOf([text], similar),
  isPlain: false,
  isDone: false,
});

const ofPurpose = (text: string, { purposes }: OtherNames): Told => ({
  text,
  forms: [text, ...inflections(text)],
  near: [],
  nearest: [],
  units: [],
  synonyms: othersOf([text], purposes),
  similar: [],
  isPlain: false,
  isDone: false,
});

/** A word, whose small one is the thing too: mesita is a mesa, and what is called mesita comes after it. */
function ofWord(text: string, isDone: boolean, { same, similar }: OtherNames, isLiteral: boolean): Told {
  const grown = isLiteral ? [] : grownOf(text);
  const own = [text, ...inflections(text)];
  const forms = [
    ...(grown.length > 0 ? [...grown, ...inflections(grown[0] ?? '')] : own),
    ...(isDone ? infinitives(text) : []),
  ];
  const known = grown.length > 0 ? [...own, ...forms] : forms;
  return {
    text,
    forms: [...new Set(forms)],
    near: [],
    nearest: [],
    units: [],
    synonyms: [...othersOf(known, same), ...(grown.length > 0 ? own : [])],
    similar: othersOf(known, similar),
    isPlain: !/^\d+$/.test(text),
    isDone,
  };
}

/** A number without a unit, in figures as in letters: monitor de veintisiete. */
const ofNumber = (value: number, letters: string): Told => ({
  text: String(value),
  forms: [...new Set([String(value), letters])],
  near: [],
  nearest: [],
  units: [],
  synonyms: [],
  similar: [],
  isPlain: false,
  isDone: false,
});

/** A number in several words or beyond those that names write in letters; null where the words from `at` on say none. */
function numberAt(words: readonly string[], at: number): { told: Told; end: number } | null {
  const number = /^\d/.test(words[at] ?? '') ? null : numeralAt(words, at);
  return number && number.value > MOST_IN_LETTERS
    ? { told: ofNumber(number.value, words.slice(at, number.end).join(' ')), end: number.end }
    : null;
}

/** How many persons or years, as if they had been said: para dos, niño de 12. */
function personsAt(words: readonly string[], at: number): Measure | null {
  const age = bareAgeAt(words, at);
  const count = age ?? bareCountAt(words, at);
  const measure = count && measureAt([String(count.value), age ? 'anos' : 'personas'], 0);
  return count && measure ? { ...measure, written: words.slice(at, count.end).join(' '), end: count.end } : null;
}

/** The words of a text as they were typed, one for each of its folded ones; these where they cannot be told apart. */
function writtenWords(text: string, folded: readonly string[]): readonly string[] {
  const typed = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return typed.length === folded.length && typed.every((word, index) => foldText(word) === folded[index])
    ? typed
    : folded;
}

/** Whether the words from `at` on begin with how many are wanted: 4 sillas, 2 burós. */
const beginsWithCount = (words: readonly string[], at: number, measure: Measure | null): boolean =>
  measure ? isCount(measure) : isAmount(words[at] ?? '') && /^\p{L}{3}/u.test(words[at + 1] ?? '');

/** What somebody does with themselves, wherever they are: sentarme en el patio. */
const REFLEXIVE = /^(?:sent|acost|recost|apoy)ar(?:me|se|nos)$/;

const isOfPerson = ({ text }: AskedWord): boolean => isPerson(text) || isPresent(text.split(' ')[0] ?? '');

/**
 * Where a purpose is served, whom it is for and that something is done say nothing more; where it is said what somebody
 * likes, that is what is looked for: mi abuelita que le gustan las plantas.
 */
function withoutIdle(words: readonly AskedWord[]): AskedWord[] {
  const served = words.filter(({ isServed }) => isServed);
  // Whom something is for, and what is done in any place, says less than what for.
  const isLess = ({ text }: AskedWord): boolean => isChild(text) || REFLEXIVE.test(text);
  const isOnlyLess = served.every(isLess);
  if (served.length > 0)
    return words.filter((word) =>
      word.isServed ? isOnlyLess || !isLess(word) : !(isIdle(word.text) || isPresent(word.text.split(' ')[0] ?? '')),
    );
  const [first] = words;
  const liked = words.filter((word) => !isOfPerson(word));
  return first && isOfPerson(first) && liked.some(({ isLiked }) => isLiked) ? liked : [...words];
}

/** For how many or how old somebody is says of some things how large they should be: no name says it. */
function withoutPersons(words: readonly AskedWord[]): AskedWord[] {
  const left = words.filter((word) => !isToldByPersons(words, word));
  return (left.length > 0 ? left : words).map((word) => ({
    ...word,
    synonyms: [...word.synonyms, ...namedByPersons(words, word)],
  }));
}

/** What a shopper asks for, each thing once: words that say nothing, and those that only lean, are left out unless there are no others. Literally a word is no small one of another, and nothing is unwanted. */
export function askedWords(
  text: string,
  locale: string,
  names: OtherNames,
  measures: Measures = NONE_KNOWN,
  isLiteral = false,
): AskedWord[] {
  const whole = spacedMeasures(text.slice(0, MAX_CHARS));
  const roomless = withoutRoom(whole);
  const short = tokens(roomless).length > 0 ? roomless : whole;
  const all = tokens(short);
  const typed = writtenWords(short, all);
  const isGiven = all.some(isPresent);
  const kept = all.flatMap((word, index) =>
    word.length <= MAX_WORD_LENGTH && !(isGiven && isOccasion(word)) ? [index] : [],
  );
  const words = kept.map((index) => all[index] ?? '');
  const isAtHome = (at: number): boolean =>
    words[at] === 'casa' && [1, 2].some((back) => AT_HOME.test(words.slice(Math.max(0, at - back), at + 1).join(' ')));
  const isSituation = tellsSituation(words);
  const isSilent = (word: string): boolean =>
    isStopWord(word, locale) || isLeaningWord(word) || (isSituation && isSmallInSituation(word));
  const isServed =
    namesNoThing(words, names.purposes, locale) ||
    (isSituation && !wantsThing(words, names.purposes, locale) && saysPurpose(words, names.purposes, locale));
  const telling = words.some((word, at) => !isSilent(word) && !isAtHome(at));
  const asked = new Map<string, AskedWord>();
  const urging = new Set<string>();
  for (
    let at = 0, before = '', isTold = false, isDone = false, isRelative = false;
    at < words.length && asked.size < MAX_WORDS;
  ) {
    const word = words[at] ?? '';
    const found = measureAt(words, at) ?? personsAt(words, at);
    const isCounted = asked.size === 0 && beginsWithCount(words, at, found);
    const measure = isCounted ? null : found;
    const number = measure || isCounted ? null : numberAt(words, at);
    const purpose = measure || number || !isServed ? null : purposeAt(words, at, names.purposes, locale);
    const phrase =
      measure || number || purpose || isCounted ? null : phraseAt(words, at, [names.same, names.similar], locale);
    const not = isLiteral ? null : unwantedAt(words, at, locale);
    const unwanted = not && (asked.size > 0 || not.end < words.length) ? not : null;
    const end = measure?.end ?? number?.end ?? purpose?.end ?? phrase?.end ?? at + 1;
    const isTelling =
      !unwanted && (measure || number || purpose || phrase || !telling || !(isSilent(word) || isAtHome(at)));
    if (isTelling && !isCounted) {
      const told = measure
        ? ofMeasure(measure, measures)
        : number
          ? number.told
          : purpose
            ? ofPurpose(purpose.text, names)
            : phrase
              ? ofPhrase(phrase.text, names)
              : ofWord(word, isDone, names, isLiteral);
      const written =
        measure?.written ??
        kept
          .slice(at, end)
          .map((index) => typed[index])
          .join(' ');
      if (!asked.has(told.text))
        asked.set(told.text, {
          ...told,
          written,
          isComplement: purpose === null && (isServed || isTold || PREPOSITIONS.has(before)),
          isPurpose: purpose === null && (isTold || PURPOSES.has(before)),
          isLiked: isRelative,
          isServed: purpose !== null,
        });
      if (words.slice(Math.max(0, at - 2), at).some(isUrging)) urging.add(told.text);
      // What stands behind is what it is done to, and not what is wanted: para decorar la sala.
      isTold ||= before === 'para' && isInfinitive(word);
      before = '';
    } else if (PREPOSITIONS.has(word)) before = word;
    else if (RELATIVES.has(word) && asked.size > 0) isTold = true;
    isRelative ||= RELATIVES.has(word) && asked.size > 0 && !SAYS_HOW.test(words[at + 1] ?? '');
    isDone = RELATIVES.has(word) || (isDone && isSilent(word));
    at = unwanted?.end ?? end;
  }
  const urged = [...asked.values()].filter(({ text: one }) => urging.has(one));
  return withoutPersons(withoutIdle([...new Set([...urged, ...asked.values()])]));
}
